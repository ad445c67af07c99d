import type { Seat } from '@conjure/engine';
import { evocationOf, isMage, ROSE } from '../board.ts';
import { cardNamed } from '../content.ts';
import type { CubeAnswer, RemoveAnswer } from '../rules/answers.ts';
import { countsOn, sheetOf } from '../rules/cubes.ts';
import { freeOnCard, guardianOf } from '../rules/models.ts';
import { mageName, modelNamed } from '../rules/names.ts';
import { cardWorths, schoolWorths } from '../spell-worth.ts';
import type { Position } from '../state.ts';
import { evocationWorth } from './harm.ts';

/** What these cards are worth together. */
export function cardsWorth({ content }: Position, cards: readonly string[]): number {
  const worths = cardWorths(content);
  return cards.reduce((sum, id) => sum + worths[cardNamed(content, id)], 0);
}

/** What these schools teach; naming several of them brings more to choose from. */
export function schoolsWorth({ content }: Position, schools: readonly string[]): number {
  const worths = schoolWorths(content);
  return schools.reduce((sum, id) => sum + worths[content.schools.indexOf(id)], 0) + 0.1 * new Set(schools).size;
}

/** How near a quest is, and what it pays. */
export function questWorth({ state, content }: Position, seat: Seat, id: string): number {
  const quest = content.quests.findIndex((one) => one.id === id);
  const { power, need } = content.quests[quest];
  const at = state.quests[seat].indexOf(quest);
  return power + (at < 0 ? 0 : (2 * state.progress[seat][2 * at]) / need);
}

/** Cubes of whoever leads on the sheet are taken first, those on a card last: they pay nobody. [B77] [F40] */
export function cubeWorth(at: Position, model: Seat, answer: CubeAnswer): number {
  if (answer.do === 'stop') return 0;
  if (answer.from === 'card' || !isMage(model)) return 1;
  const counts = countsOn(sheetOf(at, model));
  const owner =
    answer.whose === 'rose' ? ROSE : at.state.mage.findIndex((_, seat) => mageName(at, seat) === answer.whose);
  return 1 + counts[owner];
}

/** The familiar takes what it can without falling, so that it stands between its mage and the next blow. [F31] */
export function shareWorth(at: Position, seat: Seat, share: number): number {
  return -Math.abs(share - (freeOnCard(at, guardianOf(at, seat)) - 1));
}

/** The weakest makes room, if it is weak enough. [R42] */
export const removalWorth = (at: Position, answer: RemoveAnswer): number =>
  answer.do === 'decline' ? 0 : 0.5 - evocationWorth(at, evocationOf(modelNamed(at, answer.model)));
