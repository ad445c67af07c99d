import { type Dice, type MatchSetup, optionsOf, pick, type Seat, waitingFor } from '@conjure/engine';
import { diceOf, matchOf, playOut } from '@conjure/engine/testing/playing';
import { sorcery } from '../game.ts';
import { squaredDistance } from '../geometry/point.ts';
import type { SorceryOptions } from '../options.ts';
import { openUses, refuseAction } from '../rules/act.ts';
import type { ActionAnswer } from '../rules/answers.ts';
import { figuresOf } from '../rules/figures.ts';
import { USES } from '../rules/uses/index.ts';
import { FIELD, type Position } from '../state.ts';
import { randomArmy } from './random-army.ts';
import { rareScenario } from './rare-scenario.ts';
import type { SorceryMatch } from './table.ts';

/** What somebody who wants something to happen does last. */
const DULL = new Set(['decline', 'pass', 'done', 'giveUp', 'concede', 'end']);
/** Uses of an action that only change places. */
const MOVES = new Set(['move', 'doubleTime', 'quickness', 'formation', 'nimble']);

/** Spells and blows before moves, each kind of them as likely as any other. */
function eagerAction(at: Position, dice: Dice): ActionAnswer | null {
  const ways = figuresOf(at.state, at.state.active).flatMap((figure) =>
    openUses(at, figure).map((name) => ({ figure, name })),
  );
  const lively = ways.filter(({ name }) => !MOVES.has(name));
  const among = dice.index('dull', 4) > 0 ? lively : ways;
  const names = [...new Set(among.map(({ name }) => name))];
  while (names.length > 0) {
    const [name] = names.splice(dice.index('use', names.length), 1);
    const able = among.filter((way) => way.name === name);
    const { figure } = able[dice.index('figure', able.length)];
    const answer = MOVES.has(name) ? towardsFoe(at, figure, name, dice) : sampled(at, figure, name, dice);
    if (answer && refuseAction(at, answer) === null) return answer;
  }
  return null;
}

const sampled = (at: Position, figure: number, name: string, dice: Dice): ActionAnswer | null =>
  USES[name].sample(at, figure, dice) as ActionAnswer | null;

/** Of some moves the one that comes nearest to a foe, so that armies meet. */
function towardsFoe(at: Position, figure: number, name: string, dice: Dice): ActionAnswer | null {
  const { state } = at;
  const foes = state.base.filter((_, f) => state.where[f] === FIELD && state.owner[f] !== state.owner[figure]);
  const far = (answer: ActionAnswer): number => {
    const path = 'path' in answer ? (answer.path ?? []) : [];
    const end = path.length > 0 ? path[path.length - 1] : state.base[figure];
    return Math.min(...foes.map((foe) => squaredDistance(foe, end)));
  };
  const some = Array.from({ length: 5 }, () => sampled(at, figure, name, dice)).filter((answer) => answer !== null);
  return some.sort((a, b) => far(a) - far(b))[0] ?? null;
}

/** An answer at random among those that do something, with an army that holds what is preferred. */
export function eager(
  { open, table }: SorceryMatch,
  seat: Seat,
  dice: Dice,
  preferred: ReadonlySet<string> = new Set(),
): unknown {
  if (!open) return null;
  const { question } = open;
  if (question.kind === 'army' && dice.index('ready', 5) > 0)
    return randomArmy(sorcery.content.data, table.state.options as SorceryOptions, dice, preferred);
  if (question.kind === 'action') {
    const answer = eagerAction(table, dice);
    if (answer) return answer;
  }
  const options = question.sample ? null : optionsOf(question, seat);
  if (!options) return pick(question, seat, dice);
  const lively = options.filter((option) => !DULL.has(String((option as { do?: string }).do)));
  const among = lively.length > 0 && dice.index('dull', 8) > 0 ? lively : options;
  return among[dice.index('option', among.length)];
}

/**
 * A match among such players, whose armies hold what is preferred; `look` is called at every decision with the answer that is
 * about to be given, and at the end.
 */
export function playEagerly(
  wanted: MatchSetup,
  look: (match: SorceryMatch, answer: unknown) => void,
  preferred: ReadonlySet<string> = new Set(),
): SorceryMatch {
  const match = matchOf(sorcery, wanted);
  const dice = diceOf(`eager ${wanted.seed}`);
  const choose = () => {
    const [seat] = waitingFor(match);
    return [seat, eager(match, seat, dice, preferred)] as const;
  };
  playOut(match, choose, look);
  return match;
}

/** What fuzzing begins with now and then. */
export const scenario = rareScenario;
