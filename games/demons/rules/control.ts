import { ask, type Dice, type Question, type Refusal, refusal, type Script, type Seat, toOne } from '@conjure/engine';
import { displayBoxes, rankName } from '../content.ts';
import type { DemonsTable, Position } from '../state.ts';
import { magicianPhrase, spiritPhrase } from './phrases.ts';
import { answers } from './shapes.ts';
import { highest, isBorrowed, isLent, ownSpirits, rankAt, release, without } from './spirits.ts';
import { listable, subsets } from './subsets.ts';

/**
 * Whether these spirits fit the display: for the controller's rank and each lower one in turn, the spirits of that rank or
 * higher are no more than the boxes from the controller's rank to it. [15.1a] [15.2] [R45] [R94]
 */
export function fits(at: Position, spirits: readonly number[]): boolean {
  if (spirits.length < 2) return true;
  const boxes = displayBoxes(at.content, at.state.options);
  const counts = new Array<number>(boxes.length).fill(0);
  let top = boxes.length;
  for (const spirit of spirits) {
    const rank = rankAt(at, spirit);
    counts[rank]++;
    if (rank < top) top = rank;
  }
  let held = 0;
  let room = 0;
  for (let rank = top; rank < boxes.length; rank++) {
    held += counts[rank];
    room += boxes[rank];
    if (held > room) return false;
  }
  return true;
}

/** Brings a magician's spirits within his display. [15.0b] [R46] [R47] */
export function fit(t: DemonsTable, seat: Seat): Script | 'rest' {
  if (!fits(t, t.state.magicians[seat].held)) return letGo(t, seat);
  nameController(t, seat);
  return 'rest';
}

/** He names the spirits that are too many. [15.3] */
function* letGo(t: DemonsTable, seat: Seat): Script {
  const { release: gone } = yield* ask(fitQuestion(t, seat));
  for (const spirit of gone) release(t, seat, spirit, 'fit');
  nameController(t, seat);
}

/** Keeps the controlling spirit if it is still of the highest rank, else names another. [15.1] [R93] */
function nameController(t: DemonsTable, seat: Seat): void {
  const m = t.state.magicians[seat];
  const best = highest(t, m.held);
  if (best === 0) m.controlling = 0;
  else if (!m.held.includes(m.controlling) || rankAt(t, m.controlling) !== rankAt(t, best)) {
    m.controlling = best;
    t.tell({ type: 'controls', by: seat, rank: rankName(rankAt(t, best)) });
  }
}

/** What he may let go: his own; those lent to others only where they alone are too many. [R93] [R107] */
function releasable(at: Position, seat: Seat): readonly number[] {
  const { held } = at.state.magicians[seat];
  const own = ownSpirits(at, seat);
  const lent = held.filter((spirit) => !own.includes(spirit));
  return fits(at, lent) ? own : held;
}

function fitQuestion(t: DemonsTable, seat: Seat): Question<{ release: number[] }> {
  const { held } = t.state.magicians[seat];
  const own = releasable(t, seat);
  const { order, cursor, phase } = t.state;
  // What is drawn in the first phase is settled when that phase is over.
  const ownTurn = order[cursor] === seat && (phase === 'first' || phase === 'effects' || phase === 'use');
  const kept = (gone: readonly number[]) => held.filter((spirit) => !gone.includes(spirit));
  const needless = (gone: readonly number[]) => gone.find((spirit) => fits(t, kept(without(gone, spirit))));
  return toOne({
    kind: 'fit',
    rule: '15.2',
    seat,
    secret: true,
    facts: { magician: magicianPhrase(t, seat) },
    shape: answers(t.content).fit,
    ...(listable(own.length) ? { candidates: () => fewestFirst(own).map((gone) => ({ release: gone })) } : {}),
    refuse({ release: gone }) {
      const foreign = gone.find((spirit) => !own.includes(spirit));
      if (foreign !== undefined) return refuseLettingGo(t, seat, foreign);
      if (!fits(t, kept(gone))) return refusal('15.2', { spirits: kept(gone).length });
      // Letting go of more than must go is a matter of will, and that is for one's own turn. [R93]
      const extra = ownTurn ? undefined : needless(gone);
      return extra === undefined ? null : refusal('R93', { spirit: spiritPhrase(t, extra) }, 'needless');
    },
    sample: (dice) => ({ release: sampleFit(t, dice, held, own) }),
  });
}

/** Why a spirit is not his to let go. [R93] [R107] */
export function refuseLettingGo(at: Position, seat: Seat, spirit: number): Refusal {
  const facts = { spirit: spiritPhrase(at, spirit) };
  if (isBorrowed(at, seat, spirit)) return refusal('R107', facts, 'borrowed');
  return refusal('R93', facts, isLent(at, seat, spirit) ? 'lent' : 'foreign');
}

const fewestFirst = (spirits: readonly number[]): number[][] => subsets(spirits, 1).sort((a, b) => a.length - b.length);

/** Lets random spirits go until the rest fits, then takes back what need not have gone. */
function sampleFit(at: Position, dice: Dice, held: readonly number[], own: readonly number[]): number[] {
  const loose = dice.shuffle('pick', [...own]);
  const gone: number[] = [];
  let kept = [...held];
  while (!fits(at, kept)) {
    const spirit = loose[gone.length];
    gone.push(spirit);
    kept = without(kept, spirit);
  }
  for (const spirit of [...gone]) {
    if (!fits(at, [...kept, spirit])) continue;
    kept.push(spirit);
    gone.splice(gone.indexOf(spirit), 1);
  }
  return gone;
}
