import {
  ask,
  type Dice,
  next,
  type Question,
  type Refusal,
  refusal,
  type Script,
  type Seat,
  toOne,
} from '@conjure/engine';
import { conjurationNumber, isFriendly, isUnfriendly, rankName, shieldLadder } from '../content.ts';
import type { DemonsTable, Position } from '../state.ts';
import { checkDeath } from './ends.ts';
import { rankPhrase, spiritPhrase } from './phrases.ts';
import { hexName, hexOfMagician, terrainAt } from './places.ts';
import { answers } from './shapes.ts';
import { friendlySpirits, highest, isBorrowed, release } from './spirits.ts';
import { listable, sampleSubset, subsets } from './subsets.ts';
import { hasRing } from './treasures.ts';

const DUKE = 2;
const EARL = 4;

/** Why this rank cannot be called here and now. [9.1] [9.2] [R92] */
export function refuseRank(at: Position, seat: Seat, rank: number): Refusal | null {
  const facts = { rank: rankPhrase(rank), hex: hexName(at, hexOfMagician(at, seat)) };
  if (at.state.piles[rank].length === 0) return refusal('R92', facts);
  const terrain = terrainAt(at, hexOfMagician(at, seat)); // a captive counts as in his captor's hex [R41]
  if (rank === EARL && !terrain.includes('forest')) return refusal('9.1', facts); // [R43]
  if (rank === DUKE && !(terrain.length === 1 && terrain[0] === 'open')) return refusal('9.2', facts); // [R42] [R43]
  return null;
}

/** The number at shield and rank, and what captivity takes off it. [9.0d] [16.8] [16.8a] [R40] */
function conjuringModifier(at: Position, seat: Seat, rank: number): { modifier: number; penalty: number } {
  const m = at.state.magicians[seat];
  const { captivePenalty, captivePenaltyPerMark } = at.content.data.tables.conjuration;
  const shield = shieldLadder(at.content, at.state.options)[m.shield].name;
  const penalty = m.status === 'captive' ? captivePenalty + captivePenaltyPerMark * (m.wounds + m.curses) : 0;
  return { modifier: conjurationNumber(at.content, shield, rank), penalty };
}

/** One die, for one rank. [9.0a] [9.0c] */
export function conjure(t: DemonsTable, seat: Seat, rank: number): void {
  const { modifier, penalty } = conjuringModifier(t, seat, rank);
  const die = t.dice.d6('conjure');
  const number = die + modifier + penalty;
  t.tell({ type: 'conjured', by: seat, rank: rankName(rank), die, modifier, penalty, number });
  if (number > 0)
    next(t, { do: 'turnOver', seat, rank, number }, { do: 'fit', seat }); // [9.0e]
  else if (number < 0) next(t, { do: 'avert', seat, curses: -number }); // [9.0f]; 0 does nothing [R37]
}

/** Counters are turned over one by one, no more than are left. [9.3] [R91] */
export function turnOver(t: DemonsTable, seat: Seat, rank: number, number: number): void {
  const { state, content } = t;
  const m = state.magicians[seat];
  const pile = state.piles[rank];
  for (let left = Math.min(number, pile.length); left > 0; left--) {
    const public_ = (counter: number) => counter === 0 || (isUnfriendly(content, counter) && !hasRing(t, seat));
    const counter = t.draw(pile, (c) => (public_(c) ? null : [seat]));
    if (counter === 0) {
      state.ring = { is: 'owned', owner: seat }; // [11.0c]
      t.tell({ type: 'ringFound', by: seat });
    } else if (public_(counter)) {
      state.out.push(counter); // [10.0e] [10.0f]
      t.tell({ type: 'dud', by: seat, spirit: counter });
    } else {
      m.held.push(counter); // [9.0b] [11.0b]
      t.whisper(
        [seat],
        { type: 'turned', by: seat, rank: rankName(rank), spirit: counter },
        { type: 'turnedUnseen', by: seat, rank: rankName(rank) },
      );
    }
  }
  m.controlling = m.controlling === 0 ? highest(t, m.held) : m.controlling;
}

/** When curses strike, each friendly spirit released stops one of them. [9.0g] [R39] */
export function* avert(t: DemonsTable, seat: Seat, curses: number): Script {
  const m = t.state.magicians[seat];
  const friends = friendlySpirits(t, seat);
  const { release: sent } = friends.length > 0 ? yield* ask(avertQuestion(t, seat, curses, friends)) : { release: [] };
  if (sent.length > 0) next(t, { do: 'fit', seat }); // [R47]
  for (const spirit of sent) release(t, seat, spirit, 'curse');
  m.curses += curses - sent.length;
  t.tell({ type: 'cursed', by: seat, curses: curses - sent.length, averted: sent.length });
  checkDeath(t, seat, 'curses'); // [9.4] [9.4a]
}

function avertQuestion(
  t: DemonsTable,
  seat: Seat,
  curses: number,
  friends: readonly number[],
): Question<{ release: number[] }> {
  return toOne({
    kind: 'avert',
    rule: '9.0g',
    seat,
    facts: { curses },
    shape: answers(t.content).avert,
    ...(listable(friends.length)
      ? { candidates: () => subsets(friends, 0, curses).map((sent) => ({ release: sent })) }
      : {}),
    refuse({ release: sent }) {
      const wrong = sent.find((spirit) => !friends.includes(spirit));
      if (wrong !== undefined) return refuseFriend(t, seat, wrong);
      return sent.length > curses ? refusal('9.0g', { curses }, 'tooMany') : null;
    },
    sample: (dice: Dice) => ({ release: sampleSubset(dice, friends, 0, curses) }),
  });
}

/** What keeps a spirit from stopping a curse: it is had by F, or not friendly, or not his. */
function refuseFriend(at: Position, seat: Seat, spirit: number): Refusal {
  const facts = { spirit: spiritPhrase(at, spirit) };
  if (isBorrowed(at, seat, spirit)) return refusal('R107', facts, 'borrowed');
  if (!at.state.magicians[seat].held.includes(spirit)) return refusal('9.0g', facts, 'foreign');
  return isFriendly(at.content, spirit) ? refusal('9.0g', facts, 'lent') : refusal('10.0b', facts, 'unfriendly');
}

/** Why a spirit cannot lift a curse in the demon-use phase. [10.0b] [R39] */
export function refuseLift(at: Position, seat: Seat, spirit: number): Refusal | null {
  const facts = { spirit: spiritPhrase(at, spirit) };
  if (!friendlySpirits(at, seat).includes(spirit)) {
    if (isBorrowed(at, seat, spirit)) return refusal('R107', facts, 'borrowed');
    if (!at.state.magicians[seat].held.includes(spirit)) return refusal('10.0b', facts, 'foreign');
    return refusal('10.0b', facts, isFriendly(at.content, spirit) ? 'lent' : 'unfriendly');
  }
  return at.state.magicians[seat].curses > 0 ? null : refusal('R39', facts); // wounds are not affected
}

export function lift(t: DemonsTable, seat: Seat, spirit: number): void {
  release(t, seat, spirit, 'curse');
  t.state.magicians[seat].curses--;
  t.tell({ type: 'lifted', by: seat, spirit });
}
