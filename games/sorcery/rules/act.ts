import { type Dice, next, type Refusal, refusal, type Step, toOne } from '@conjure/engine';
import { NONE, type Position, type SorceryTable } from '../state.ts';
import { type ActionAnswer, actionShape, END, type UseAnswer } from './answers.ts';
import { askOrConcede } from './ask.ts';
import { concede } from './ending.ts';
import { figuresOf } from './figures.ts';
import { refuseGiving } from './giving.ts';
import { rollsFury } from './subfactions/fury.ts';
import { beginPhase } from './turn.ts';
import { USES } from './uses/index.ts';
import { refuseNimble } from './uses/nimble.ts';
import type { Use } from './uses/use.ts';

const NAMES = Object.keys(USES);

/** The active player gives an action, or ends the phase. [B43] */
export function act(t: SorceryTable): Step {
  const { state } = t;
  if (!canDoAnything(t)) return finishActing(t);
  const question = toOne<ActionAnswer>({
    kind: 'action',
    rule: 'B43',
    seat: state.active,
    facts: { actions: state.actions },
    shape: actionShape,
    refuse: (answer) => refuseAction(t, answer),
    sample: (dice) => sampleAction(t, dice),
  });
  return askOrConcede(question, (answer) => {
    if (answer.do === 'end') finishActing(t);
    else if (answer.do === 'concede') concede(t, state.active);
    else give(t, answer);
  });
}

function finishActing(t: SorceryTable): Step {
  beginPhase(t, 'end');
  next(t, { do: 'end', step: 1 });
  return 'rest';
}

/** Nobody is asked who could only end the phase. */
function canDoAnything(at: Position): boolean {
  const { state } = at;
  return figuresOf(state, state.active).some(
    (f) =>
      refuseNimble(at, f) === null ||
      (refuseGiving(at, f, 'move', state.wielder.includes(f)) === null && (state.actions > 0 || isFreeFor(at, f))),
  );
}

/** Something that takes none of the player's actions. [B50] [S66] */
const isFreeFor = (at: Position, figure: number): boolean =>
  at.state.acted[figure] > 0 ? at.state.options.tranceFree : USES.quickness.open(at, figure);

/**
 * Whether this action is one of the player's. The second one of a trance is, even a Quickness move, unless the switch makes
 * every trance free. [B29] [B50] [S0] [S66] [R65]
 */
export const costs = ({ state }: Position, { kind, free }: Use, figure: number): boolean =>
  kind !== 'none' && state.acted[figure] > 0 ? !state.options.tranceFree : !free;

/** A Storm Druids warrior names the use of a combat action before its die: by the use `fury`. [S63] [R86] */
const mustRollFirst = (at: Position, { kind }: Use, figure: number): boolean =>
  (kind === 'close' || kind === 'ranged') && rollsFury(at, figure);

export function refuseAction(at: Position, answer: ActionAnswer): Refusal | null {
  if (answer.do === 'end' || answer.do === 'concede') return null;
  const use = USES[answer.do];
  const first = use.takesTokenFirst?.(at, answer) ?? false;
  const refused = refuseGiving(at, answer.figure, use.kind, first);
  if (refused) return refused;
  if (at.state.actions === 0 && costs(at, use, answer.figure)) return refusal('B29', {});
  // What cannot be done at all is the real reason, not that a die comes first.
  const wrong = use.refuse(at, answer);
  return wrong || !mustRollFirst(at, use, answer.figure) ? wrong : refusal('R86', { figure: answer.figure }, 'first');
}

/** Gives the action: it is on the agenda when the use begins, with its end below it. [B45] [B47] */
function give(t: SorceryTable, answer: UseAnswer): void {
  const { state } = t;
  const { figure } = answer;
  const use = USES[answer.do];
  next(t, { do: 'act' });
  if (use.kind === 'none') {
    use.begin(t, answer);
    return;
  }
  if (costs(t, use, figure)) state.actions--;
  const figures = answer.do === 'formation' ? answer.members.map((member) => member.figure) : [figure];
  const trance = state.acted[figure] > 0;
  for (const f of figures) state.acted[f]++;
  state.halted = false;
  state.fury = 0;
  state.lent = NONE;
  next(t, { do: 'actionEnds', figures, trance, pushes: true });
  use.begin(t, answer);
}

/** Uses that this figure may be given now, before any geometry. */
export function openUses(at: Position, figure: number): string[] {
  const { state } = at;
  return NAMES.filter((name) => {
    const use = USES[name];
    if (refuseGiving(at, figure, use.kind, use.takesTokenFirst !== undefined)) return false;
    if (mustRollFirst(at, use, figure)) return false;
    return (state.actions > 0 || !costs(at, use, figure)) && use.open(at, figure);
  });
}

/** All good answers of this question: what bots choose from. */
export function actionCandidates(at: Position): ActionAnswer[] {
  const answers: ActionAnswer[] = [END];
  for (const figure of figuresOf(at.state, at.state.active))
    for (const name of openUses(at, figure)) answers.push(...(USES[name].candidates(at, figure) as ActionAnswer[]));
  return answers.filter((answer) => refuseAction(at, answer) === null);
}

/** First the figure, or the end of the phase, then the use, then one of its answers, each alike. */
function sampleAction(at: Position, dice: Dice): ActionAnswer {
  const figures = figuresOf(at.state, at.state.active);
  while (figures.length > 0) {
    const i = dice.index('sample', figures.length + 1);
    if (i === figures.length) return END;
    const answer = sampleFor(at, figures[i], dice);
    if (answer) return answer;
    figures[i] = figures[figures.length - 1];
    figures.length--;
  }
  return END;
}

function sampleFor(at: Position, figure: number, dice: Dice): ActionAnswer | null {
  const uses = openUses(at, figure);
  while (uses.length > 0) {
    const i = dice.index('sample', uses.length);
    const answer = USES[uses[i]].sample(at, figure, dice);
    if (answer) return answer as ActionAnswer;
    uses[i] = uses[uses.length - 1];
    uses.length--;
  }
  return null;
}
