import { type Result, ranking, type Seat } from '@conjure/engine';
import { OWNERS, ROSE } from '../board.ts';
import type { FinalPrize } from '../events.ts';
import type { LodgeTable, Position, State } from '../state.ts';
import { orderFrom } from './crown.ts';
import { ownerName } from './names.ts';
import { changePower } from './power.ts';
import { shares } from './ranking.ts';

export function trophiesOf({ trophies, seats }: State, owner: number): number {
  let sum = 0;
  for (let victim = 0; victim < seats; victim++) sum += trophies[owner * seats + victim];
  return sum;
}

/** Quests, Trophies, activation tokens and the Crown. [B87] */
export function finish(t: LodgeTable): void {
  const { state, content } = t;
  const { constants } = content;
  const owners = Array.from({ length: OWNERS }, (_, owner) => owner);
  const quests = owners.map((owner) => state.solved[owner]?.length ?? 0);
  const trophies = owners.map((owner) => trophiesOf(state, owner));
  const byQuests = shares(quests, { prizes: constants.finalQuestPoints, sole: 0, constants });
  const byTrophies = shares(trophies, { prizes: constants.finalTrophyPoints, sole: 0, constants });
  const prizes: FinalPrize[] = [];
  state.phase = 'over';
  for (const owner of owners) {
    if (owner >= state.seats && owner !== ROSE) continue;
    const tokens = state.tokens[owner] * constants.finalActivationToken;
    const crown = state.crown === owner ? constants.finalCrown : 0;
    changePower(t, owner, byQuests[owner] + byTrophies[owner] + tokens + crown, 'final');
    const power = state.power[owner];
    prizes.push({ who: ownerName(owner), quests: byQuests[owner], trophies: byTrophies[owner], tokens, crown, power });
  }
  t.tell({ type: 'finalScored', prizes });
  t.tell({ type: 'gameOver', winner: winner(t) ?? 'rose' });
}

/** The mage with the most Power; ties by solved quests, Trophies, play order. The Rose must have more to win. [B88] [B89] */
function winner({ state }: Position): Seat | null {
  const order = orderFrom(state);
  const best = [
    (seat: Seat) => state.power[seat],
    (seat: Seat) => state.solved[seat].length,
    (seat: Seat) => trophiesOf(state, seat),
  ].reduce((left, score) => ranking(left, score)[0], order);
  return state.power[ROSE] > state.power[best[0]] ? null : best[0];
}

export function result(at: Position): Result | null {
  const { state } = at;
  if (state.phase !== 'over') return null;
  const won = winner(at);
  const seats = Array.from({ length: state.seats }, (_, seat) => seat);
  return {
    winners: won === null ? [] : [won],
    scores: seats.map((seat) => state.power[seat]),
    reason: won === null ? 'rose' : 'mage',
    fates: seats.map((seat) => (seat === won ? 'won' : won === null ? 'beaten' : 'lost')),
  };
}
