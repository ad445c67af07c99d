import { diceFrom, pick, type Question, seeded } from '@conjure/engine';
import { actionCandidates, isMoving, type Position, readyArmies, spinCandidates } from '@conjure/sorcery';
import type { ActionAnswer, SorceryView } from '@conjure/sorcery/view';
import type { QuestionContext } from '../face.ts';

/** How many answers are drawn where they cannot be listed. */
const DRAWN = 3;

const found = new WeakMap<Question, readonly unknown[]>();

/** Good answers where not all of them can be listed: those that bots choose from. */
export function goodAnswers(asked: QuestionContext): readonly unknown[] {
  if (asked.options) return asked.options;
  const { question } = asked;
  const known = found.get(question) ?? listFor(asked);
  found.set(question, known);
  return known;
}

function listFor({ question, seat, match, view }: QuestionContext): readonly unknown[] {
  const at = match.table as Position;
  if (question.kind === 'army') return readyArmies(at.content, (view as SorceryView).options).map(({ army }) => army);
  if (question.kind === 'action') return placesFirst(at, actionCandidates(at));
  if (question.kind === 'spin') {
    const { no, moverNo } = question.facts as { no: number; moverNo: number };
    return spinCandidates(at, no, moverNo);
  }
  const dice = diceFrom(seeded(`samples ${match.open?.id}`));
  return Array.from({ length: DRAWN }, () => pick(question, seat, dice));
}

/** A move says more of its kind than a turn on the spot. */
function placesFirst({ state }: Position, answers: readonly ActionAnswer[]): ActionAnswer[] {
  const isTurn = (answer: ActionAnswer) =>
    'path' in answer && answer.path !== undefined && !isMoving(state.base[answer.figure], answer.path);
  return [...answers.filter((answer) => !isTurn(answer)), ...answers.filter(isTurn)];
}
