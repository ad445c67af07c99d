import type { Dice, Seat } from '@conjure/engine';
import { CELL, type Room, SLOTS } from '../board.ts';
import type { Half } from '../content.ts';
import type { SetAnswer } from '../rules/answers.ts';
import { enemiesWithin, familiarOf, mageOf } from '../rules/models.ts';
import { spellWorths } from '../spell-worth.ts';
import type { Position } from '../state.ts';
import { effectWorth } from './gains.ts';
import { roomsIn } from './reach.ts';
import { type Sight, sightOf } from './sight.ts';

/** Where the mage may stand when he casts: here, or a step away; out of his Cell by its exits. */
function standsOf(at: Position, seat: Seat): Room[] {
  const { state, content } = at;
  const from = state.at[seat] === CELL ? content.board.exits[state.seats][state.cell[seat]] : [state.at[seat]];
  return [...new Set(from.flatMap((room) => roomsIn(at, room, 1)))];
}

/** Half of what a spell is worth anywhere, and half of what it would be worth from where he may stand. */
const HERE = 0.5;

/** How much a mage has to fear: enemies near, and a life bar that fills. */
function threat(at: Position, seat: Seat): number {
  const { state } = at;
  const near = state.at[seat] === CELL ? 1 : enemiesWithin(at, seat, state.at[seat], 2).length;
  const full = state.wounds[seat] / mageOf(at, seat).health;
  return Math.min(1, 0.25 + 0.15 * near) * (0.7 + full);
}

/** By what a trap or a protection waits for: how likely it is to come, if he has much to fear. */
const COMES = {
  damageIncoming: 1,
  damaged: 0.8,
  enemyEnters: 0.7,
  enemyCasts: 0.9,
  enemyActivatesRoom: 0.7,
  wouldBeDefeated: 0,
};

/** Their worth anywhere reckons with waiting in vain already; here it is known how much there is to fear. */
const SURE = 1.6;

/** What a half is worth in a slot this round. */
function slotWorth(s: Sight, half: Half, anywhere: number, stands: readonly Room[]): number {
  if (half.trigger === 'wouldBeDefeated') {
    const full = s.state.wounds[s.by] / mageOf(s, s.by).health;
    return familiarOf(s, s.by) >= 0 ? 0 : 2 * full ** 2;
  }
  if (half.trigger) return anywhere * SURE * COMES[half.trigger] * threat(s, s.by);
  let best = 0;
  for (const room of stands) best = Math.max(best, effectWorth(s, half.effect, room));
  return (1 - HERE) * anywhere + HERE * best;
}

/** Spells for the slots: those worth most, one of them Quick; chance has its say, so that no two plans need be the same. [B27] */
export function plan(at: Position, seat: Seat, dice: Dice): SetAnswer {
  const { state, content } = at;
  const s = sightOf(at, seat);
  const stands = standsOf(at, seat);
  const worths = spellWorths(content);
  const wanted = state.hand[seat].map((card) => {
    const [a, b] = content.cards[card].halves.map(
      (half, i) => slotWorth(s, half, worths[card][i], stands) * (0.7 + dice.index('playout', 60) / 100),
    );
    return { card, half: a >= b ? 0 : 1, worth: Math.max(a, b) };
  });
  wanted.sort((one, other) => other.worth - one.worth);
  const chosen = wanted.slice(0, Math.min(content.constants.setMax, wanted.length));
  const answer: SetAnswer = {};
  // The Quick one is any of them: it can be cast beside a numbered one in the same turn. [B33]
  const quick = chosen.length > 1 ? dice.index('playout', chosen.length) : -1;
  let slot = 0;
  chosen.forEach(({ card, half }, i) => {
    answer[i === quick ? 'Q' : SLOTS[slot++]] = `${content.cards[card].id}/${half === 0 ? 'a' : 'b'}`;
  });
  return answer;
}
