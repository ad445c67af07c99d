import type { Phrase } from '@conjure/engine';
import type { Step } from '../scripted.ts';
import { wordsIn } from '../setup/words.ts';

export const t = wordsIn('en', 'demons');
export const say = ({ key, facts }: Phrase): string => t(key, facts);

/** How a person would most likely give an answer: on the board, by picking things, or in the list. */
export type Way =
  | { by: 'board'; hex: string }
  | { by: 'rank'; rank: string }
  | { by: 'picking'; things: readonly string[] }
  | { by: 'list' };

const AT_BOARD = ['place', 'first', 'evade', 'emerge'];

export function wayOf({ asked, choice }: Step): Way {
  const answer = choice.answer as { [field: string]: unknown };
  const hex = answer.to ?? answer.hex;
  const isOnBoard = AT_BOARD.includes(asked.kind) || answer.do === 'attack';
  if (typeof hex === 'string' && isOnBoard) return { by: 'board', hex };
  if (answer.do === 'conjure') return { by: 'rank', rank: t(`rank.${answer.rank}`) };
  const spirits = answer.with ?? answer.release;
  if (Array.isArray(spirits)) return { by: 'picking', things: spirits.map((number) => t(`spirit.${number}`)) };
  return { by: 'list' };
}
