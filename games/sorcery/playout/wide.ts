import type { Dice, Seat } from '@conjure/engine';
import { openUses } from '../rules/act.ts';
import type { ActionAnswer, MoveAnswer } from '../rules/answers.ts';
import { USES } from '../rules/uses/index.ts';
import type { Position } from '../state.ts';
import { watch } from './places.ts';
import { sightOf } from './sight.ts';

/** Where to go has many answers, what else to do few: so many of the one are looked at for one of the other. */
const OF_MOVES = 4;
const MOVES: ReadonlySet<string> = new Set(['move', 'doubleTime', 'quickness']);
/** Of so many moves one looks elsewhere than at the foe that matters most. */
const ELSEWHERE = 4;

/**
 * Up to so many actions, figure by figure and use by use: contact points, objectives, firing spots, and steps all around within reach, at
 * double time, for a surge or a charge, in formation. Half of what is worth doing is where to go, and nobody thinks of all such places.
 */
export function wideActs(at: Position, seat: Seat, many: number, dice: Dice): ActionAnswer[] {
  const s = sightOf(at, seat);
  const ways = s.own.flatMap((figure) =>
    openUses(at, figure).flatMap((use) =>
      Array.from({ length: MOVES.has(use) ? OF_MOVES : 1 }, () => ({ figure, use })),
    ),
  );
  const found: ActionAnswer[] = [];
  for (let tries = 0; ways.length > 0 && tries < many; tries++) {
    const { figure, use } = ways[tries % ways.length];
    const answer = USES[use].sample(s, figure, dice) as ActionAnswer | null;
    if (!answer) continue;
    found.push(MOVES.has(use) && tries % ELSEWHERE > 0 ? facing(answer as MoveAnswer) : answer);
  }
  return found;

  function facing(move: MoveAnswer): MoveAnswer {
    const end = move.path.at(-1) ?? s.state.base[move.figure];
    return { ...move, facing: watch(s, move.figure, end) };
  }
}
