import { once, oneOf, type Refusal, refusal, type Seat } from '@conjure/engine';
import { type Content, mortalNamed } from '../../content.ts';
import { RANKS } from '../../data.ts';
import type { DemonsTable, Position } from '../../state.ts';
import { magicianPhrase, mortalPhrase, rankPhrase, spiritPhrase } from '../phrases.ts';
import { mortalId, present, refreshFound } from '../places.ts';
import { isLent, ownSpirits, rankAt, show, without } from '../spirits.ts';
import type { PowerRule, Target } from './power.ts';

/** Spirits on another's display that nobody has seen, by rank: one of them is taken blind. [R48] [R107] */
function unseen(at: Position, owner: Seat, rank: number): number[] {
  const { known } = at.state.magicians[owner];
  return ownSpirits(at, owner).filter((spirit) => !known.includes(spirit) && rankAt(at, spirit) === rank);
}

const mortalTargets = once(({ mortals }: Content): Target[] => mortals.map(({ id }) => ({ mortal: id })));

function spiritTargets(at: Position, seat: Seat): Target[] {
  return at.state.magicians.flatMap((m, magician) => {
    if (magician === seat || !present(m)) return [];
    const ranks = RANKS.filter((_, rank) => unseen(at, magician, rank).length > 0).map((rank) => ({ magician, rank }));
    // In the order in which they were shown: that of the display tells when they were drawn.
    const own = ownSpirits(at, magician);
    const seen = m.known.filter((spirit) => own.includes(spirit)).map((lure) => ({ magician, lure }));
    return [...ranks, ...seen];
  });
}

function refuseMortal(at: Position, seat: Seat, id: string): Refusal | null {
  const mortal = mortalNamed(at.content, id);
  const facts = { mortal: mortalPhrase(at, mortal) };
  if (at.state.mortals[mortal].status === 'gone') return refusal('12.3F', facts, 'gone');
  return at.state.magicians[seat].familiars.includes(mortal) ? refusal('R56', facts, 'obeys') : null;
}

function refuseSpirit(at: Position, seat: Seat, { magician, rank, lure }: Target): Refusal | null {
  const owner = magician as number;
  const m = at.state.magicians[owner];
  if (owner === seat) return refusal('12.3F', {}, 'self');
  if (!m || !present(m)) return refusal('12.3F', {}, 'away');
  if (rank === undefined && lure === undefined) return refusal('12.3F', {}, 'spirit');
  const facts = { magician: magicianPhrase(at, owner) };
  if (m.reconciled) return refusal('R58', facts, 'protected');
  if (lure !== undefined) {
    // Only names that everybody has seen: a guess must not tell whether it was right. [R48]
    const spirit = lure as number;
    if (m.known.includes(spirit) && ownSpirits(at, owner).includes(spirit)) return null;
    const named = { ...facts, spirit: spiritPhrase(at, spirit) };
    return refusal('R48', named, isLent(at, owner, spirit) ? 'lent' : 'unseen');
  }
  const called = RANKS.indexOf(rank as (typeof RANKS)[number]);
  return unseen(at, owner, called).length > 0 ? null : refusal('12.3F', { ...facts, rank: rankPhrase(called) }, 'rank');
}

/** Gives any one mortal, or any one spirit of another magician, into the user's hand for a turn. [12.3F] [R2] [R56] [R107] */
export const familiars: PowerRule = {
  letter: 'F',
  target: ({ mortal, magician, spirit }) => ({ mortal, magician, rank: oneOf(...RANKS), lure: spirit }),
  targets: (at, seat) => [...mortalTargets(at.content), ...spiritTargets(at, seat)],
  refuse(at, seat, target) {
    const { mortal, magician, rank, lure } = target;
    if (mortal === undefined && magician === undefined) return refusal('12.3F', {}, 'unnamed');
    const ofMagician = magician !== undefined || rank !== undefined || lure !== undefined;
    const isTooMuch = (mortal !== undefined && ofMagician) || (rank !== undefined && lure !== undefined);
    if (isTooMuch) return refusal('12.3F', {}, 'surplus');
    return mortal === undefined ? refuseSpirit(at, seat, target) : refuseMortal(at, seat, mortal as string);
  },
  apply(t, seat, target) {
    if (target.mortal !== undefined) command(t, seat, mortalNamed(t.content, target.mortal as string));
    else lure(t, seat, target);
  },
};

function command(t: DemonsTable, seat: Seat, mortal: number): void {
  for (const m of t.state.magicians) m.familiars = without(m.familiars, mortal);
  t.state.magicians[seat].familiars.push(mortal);
  t.tell({ type: 'familiar', by: seat, mortal: mortalId(t, mortal) });
  refreshFound(t);
}

/** The spirit is shown and serves him; its box is kept for it. [R107] */
function lure(t: DemonsTable, seat: Seat, { magician, rank, lure: known }: Target): void {
  const owner = magician as number;
  const spirit =
    known === undefined
      ? t.take('familiar', unseen(t, owner, RANKS.indexOf(rank as (typeof RANKS)[number])), () => null)
      : (known as number);
  show(t, spirit);
  t.state.magicians[seat].borrowed.push({ spirit, owner });
  t.tell({ type: 'lured', by: seat, owner, spirit });
}
