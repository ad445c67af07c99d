import type { Rule } from '@conjure/engine';
import { describe, expect, test } from 'vitest';
import { account, amiss, detail, type GameRulebook, problems, table, unasserted } from '../rulebook.ts';

const rule = (id: string): Rule => ({ id, title: `Title ${id}`, text: `Text ${id}`, source: 'book', kind: 'seed' });
const spoken = (...ids: string[]) => Object.fromEntries(ids.map((id) => [id, rule(id)]));

/** Two rules, one of them refused by, with code, tests and words for both in two languages. */
const whole: GameRulebook = {
  game: 'chess',
  rules: [rule('1.1'), rule('R2')],
  texts: {
    en: { rules: spoken('1.1', 'R2'), words: { 'refusal.R2': 'No.' } },
    fr: { rules: spoken('1.1', 'R2'), words: { 'refusal.R2': 'Non.' } },
  },
  files: [
    { file: 'games/chess/rules/move.ts', source: "// how to move [1.1]\nif (x) refusal('R2');" },
    {
      file: 'games/chess/test/move.test.ts',
      source: "test('[1.1] [R2] a move', () => expect(s.refuses(x)).toBe('R2'));",
    },
  ],
};
const wrongWith = (change: Partial<GameRulebook>) => problems(account({ ...whole, ...change }));
const withFile = (file: string, source: string) => wrongWith({ files: [...whole.files, { file, source }] });

describe('a whole book', () => {
  test('has no problems', () => {
    expect(wrongWith({})).toEqual([]);
  });

  test('knows of every rule where it is cited and who can say it', () => {
    const [move, refused] = account(whole).rules;
    expect(move.code).toEqual([{ id: '1.1', file: 'games/chess/rules/move.ts', line: 1, how: 'comment' }]);
    expect(move.tests).toMatchObject([{ file: 'games/chess/test/move.test.ts', line: 1, title: '[1.1] [R2] a move' }]);
    expect(move).toMatchObject({ languages: ['en', 'fr'], refusals: null });
    expect(refused.refusals).toEqual(['en', 'fr']);
    expect(refused.sentences).toMatchObject([
      { key: 'R2', tests: [{ file: 'games/chess/test/move.test.ts', line: 1 }] },
    ]);
  });
});

describe('a problem is', () => {
  test('a rule that no title of a test cites', () => {
    expect(wrongWith({ files: whole.files.slice(0, 1) })).toEqual([
      '1.1 (Title 1.1): no test cites it in its title',
      'R2 (Title R2): no test cites it in its title',
      "R2 (Title R2): no test asserts its refusal 'R2', games/chess/rules/move.ts:2",
    ]);
  });

  test('an id in code, in a title or in a comment of a test that the catalogue does not have', () => {
    expect(withFile('games/chess/view.ts', '\n// [1.2]')).toEqual([
      'games/chess/view.ts:2: cites 1.2, which is not in the catalogue',
    ]);
    expect(withFile('games/chess/test/b.test.ts', "test('[T9] odd', () => {}); // [B1]")).toEqual([
      'games/chess/test/b.test.ts:1: cites T9, which is not in the catalogue',
      'games/chess/test/b.test.ts:1: cites B1, which is not in the catalogue',
    ]);
  });

  test('an id by name that the catalogue does not have, if it has any of that letter', () => {
    expect(withFile('games/chess/view.ts', "const rule = 'R7';")).toEqual([
      'games/chess/view.ts:1: cites R7, which is not in the catalogue',
    ]);
    expect(withFile('games/chess/view.ts', "const square = 'B7';")).toEqual([]);
  });

  test('a refusal by a rule that the catalogue does not have', () => {
    expect(withFile('games/chess/rules/b.ts', "refusal('R3');")).toEqual([
      'games/chess/rules/b.ts:1: refuses by R3, which is not in the catalogue',
    ]);
  });

  test('a rule without words in a language: not there, or without a title or a text', () => {
    const { en } = whole.texts;
    const fr = { ...whole.texts.fr, rules: { '1.1': { title: 'Titre', text: '' } } };
    expect(wrongWith({ texts: { en, fr } })).toEqual([
      '1.1 (Title 1.1): no words in fr',
      'R2 (Title R2): no words in fr',
    ]);
  });

  test('a refusal without words in a language', () => {
    const { en, fr } = whole.texts;
    expect(wrongWith({ texts: { en, fr: { ...fr, words: {} } } })).toEqual([
      'R2 (Title R2): no words for its refusal in fr',
    ]);
  });

  test('a reason of a refusal without a sentence of its own', () => {
    const files = [
      { file: 'games/chess/rules/move.ts', source: "// [1.1]\nrefusal('R2', {}, x ? 'far' : 'near');" },
      ...whole.files.slice(1),
    ];
    const { en, fr } = whole.texts;
    const words = { 'refusal.R2.far': 'Too far.', 'refusal.R2.near': 'Too near.' };
    const missing = (texts: GameRulebook['texts']) => amiss(account({ ...whole, files, texts }));
    expect(missing({ en: { ...en, words }, fr: { ...fr, words } })).toEqual([]);
    expect(missing({ en: { ...en, words }, fr })).toEqual(['R2 (Title R2): no words for its refusal in fr']);
  });

  test('a refusal whose text is but a choice between sentences; one with a choice in it says one thing', () => {
    const saying = (text: string) => {
      const [en, fr] = [whole.texts.en, whole.texts.fr].map(({ rules }) => ({ rules, words: { 'refusal.R2': text } }));
      return wrongWith({ texts: { en, fr } });
    };
    expect(saying('{far, select, yes {It is too far.} other {It is {who}, and near.}}')).toEqual([
      "R2 (Title R2): its refusal 'R2' has several sentences, name a reason for each",
    ]);
    expect(saying('{n, select, one {Somebody} other {They}} cannot go {far, select, yes {far} other {on}}')).toEqual(
      [],
    );
  });

  test('a reason of a refusal that no test asserts, each with where the code gives it', () => {
    const asserted = (refusals: string, expected: string) =>
      unasserted(
        account({
          ...whole,
          files: [
            { file: 'games/chess/rules/move.ts', source: refusals },
            { file: 'games/chess/test/move.test.ts', source: `test('[R2]', () => { ${expected} });` },
          ],
        }),
      );
    const far = "refusal('R2', {}, x ? 'far' : 'near');\nrefusal('R2', {}, 'far');";
    const untested = (key: string, ...lines: number[]) =>
      `R2 (Title R2): no test asserts its refusal '${key}', ${lines.map((line) => `games/chess/rules/move.ts:${line}`).join(', ')}`;
    expect(asserted(far, "expect(s.why(x)).toBe('R2.near')")).toEqual([untested('R2.far', 1, 2)]);
    expect(asserted(far, "expect(s.refuses(x)).toBe('R2')")).toEqual([
      untested('R2.far', 1, 2),
      untested('R2.near', 1),
    ]);
    expect(asserted(far, "expect([s.why(x), s.why(y)]).toEqual(['R2.near', 'R2.far'])")).toEqual([]);
    // One of them without a reason: whoever is told the rule alone may have met the other.
    const plain = "refusal('R2', {}, x ? 'far' : undefined);";
    const both = (asking: string) => `expect(s.why(x)).toBe('R2.far'); expect(s.${asking}(y)).toBe('R2')`;
    expect(asserted(plain, both('refuses'))).toEqual([untested('R2', 1)]);
    expect(asserted(plain, both('why'))).toEqual([]);
  });
});

test('the table has a line for every rule, and a sum', () => {
  expect(table(account(whole)).split('\n')).toEqual([
    'rule  kind  code  tests  words  title',
    '1.1   seed  1     1      all    Title 1.1',
    'R2    seed  1     1      all    Title R2',
    'chess: 2 rules, 0 without a test, words in en fr',
  ]);
});

test('one rule in detail', () => {
  const [, refused] = account(whole).rules;
  expect(detail(refused)).toContain('games/chess/rules/move.ts:2 (refusal)');
  expect(detail(refused)).toContain('games/chess/test/move.test.ts:1 [1.1] [R2] a move');
  expect(detail(refused)).toContain("tests of its refusal 'R2': games/chess/test/move.test.ts:1");
  expect(detail({ ...refused, code: [] })).toContain('code:\n  none of its own');
});
