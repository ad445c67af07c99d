import { expect, test } from 'vitest';
import { actionCandidates } from '../rules/act.ts';
import { setUp } from './table.ts';

/** Whether browsing is among the actions worth giving to a reader with such a bookmark. */
const offered = (spell: string, tokens: number): boolean => {
  const s = setUp({
    figures: {
      reader: { is: 'censer_acolyte', at: [10_000, 5_000], tokens },
      idle: { is: 'ossuary_guard', at: [3_000, 3_000] },
    },
    books: [{ book: 'archmages_tome', of: 'reader', stack: [spell, 'true_eye'] }],
  });
  return actionCandidates(s.match.table).some((answer) => answer.do === 'browse');
};

test.each([
  ['ember_lance', [false, false, false]],
  ['wingsong', [true, true, true]],
  ['mana_well', [true, true, false]],
])('[S34] [S35] [S37] from %s with no, one or two tokens browsing is offered: %j', (spell, wanted) => {
  expect([0, 1, 2].map((tokens) => offered(spell, tokens))).toEqual(wanted);
});
