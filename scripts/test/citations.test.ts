import { describe, expect, test } from 'vitest';
import { citationsIn, dataCitationsIn, looksLikeId, testCitationsIn } from '../citations.ts';

test.each(['5.5', '5.5a', '12.3B', '16.10', 'R33', 'R119', 'T5', 'B2', 'S9a'])('%s looks like a rule', (id) => {
  expect(looksLikeId(id)).toBe(true);
});

test.each(['5', '43', '0705', 'R', 'X5', 'R1234', '5.5ab', '1.2.3', 'v5.5', 'emir'])('%s does not', (text) => {
  expect(looksLikeId(text)).toBe(false);
});

describe('code', () => {
  const cited = (source: string, file = 'games/demons/rules/combat.ts') =>
    citationsIn(file, source).map(({ id, line, how }) => `${id} ${line} ${how}`);

  test('comments cite in brackets, several at once too, each on its own line', () => {
    expect(cited('// why [5.5a] [R33]\n/**\n * More. [4.4a, T5]\n */\nlet x = 1; // [B2]')).toEqual([
      '5.5a 1 comment',
      'R33 1 comment',
      '4.4a 3 comment',
      'T5 3 comment',
      'B2 5 comment',
    ]);
  });

  test('a range cites all that is in it, ends included', () => {
    expect(cited('// [B9–B11] [R1, S3–S4] [B2–S4]')).toEqual(
      ['B9', 'B10', 'B11', 'R1', 'S3', 'S4'].map((id) => `${id} 1 comment`),
    );
  });

  test('an index, a span that is none of ids, a bare number or a bracket that holds something else cites nothing', () => {
    expect(cited('let R1 = 0; let T5 = [R1]; T5[R1]; // 5.5a, [0] [i] [see 5.5] [5.0a - 5.0d]')).toEqual([]);
  });

  test('refusals, direct, chosen or handed on', () => {
    expect(cited("refusal('5.5a');\nrefusal(x ? 'R33' : '7.6', { hex });\nconst r = { rule: 'R55', enemy };")).toEqual([
      '5.5a 1 refusal',
      'R33 2 refusal',
      '7.6 2 refusal',
      'R55 3 refusal',
    ]);
  });

  test('reasons, one or several, and where one may be missing', () => {
    const reasons = (source: string) =>
      citationsIn('games/demons/rules/combat.ts', source).map((citation) => citation.reasons);
    expect(reasons("refusal('R115', { who }, 'paid');")).toEqual([['paid']]);
    expect(reasons("refusal('R115', {}, paid ? 'paid' : lent ? 'lent' : undefined);")).toEqual([
      ['paid', 'lent', undefined],
    ]);
    expect(reasons("refusal('R115', { of: 'R2' });")).toEqual([undefined, undefined]);
  });

  test('the rule of a question refuses nothing', () => {
    expect(cited("ask({ kind: 'evade', rule: '6.0g', refuse: () => refusal('R25') });")).toEqual([
      '6.0g 1 name',
      'R25 1 refusal',
    ]);
    expect(cited("ask({ kind: 'keep', rule: drawn ? 'B98' : 'B36', seat });")).toEqual(['B98 1 name', 'B36 1 name']);
  });

  test('outside the rules a rule is only named', () => {
    expect(cited("export const RULES = { moved: '5.0d' };", 'games/demons/event-rules.ts')).toEqual(['5.0d 1 name']);
  });
});

describe('tests', () => {
  const cited = (source: string) => {
    const { titles, comments } = testCitationsIn('games/demons/test/combat.test.ts', source);
    return { titles: titles.map(({ id, line }) => `${id} ${line}`), comments: comments.map(({ id }) => id) };
  };

  test('titles of tests and of groups cite, of tables and templates too', () => {
    const source = [
      "describe('fights [7.0]', () => {",
      "  test('[7.6] [R32] he must defend', () => {});",
      "  it.each([1, 2])('[8.3, T3] die %i', () => {});",
      `  test.only(\`[8.1] \${name}\`, () => {});`,
      '});',
    ].join('\n');
    expect(cited(source)).toEqual({ titles: ['7.0 1', '7.6 2', 'R32 2', '8.3 3', 'T3 3', '8.1 4'], comments: [] });
  });

  test('what does not run, or is no title, proves nothing', () => {
    const source = [
      "test.skip('[7.6] later', () => {});",
      "test.todo('[7.7]');",
      "describe.skip('off', () => { test('[7.8] inside', () => {}); });",
      "expect(s.refuses(0, x), '[7.5]').toBe('7.5');",
      "test('no rule', () => {}); // [8.2]",
    ].join('\n');
    expect(cited(source)).toEqual({ titles: [], comments: ['8.2'] });
  });
});

test('a file that cannot be parsed is not passed over', () => {
  expect(() => citationsIn('games/demons/rules/a.ts', 'let {')).toThrow('games/demons/rules/a.ts');
});

describe('data', () => {
  const cited = (source: string) =>
    dataCitationsIn('games/demons/data/map.json', source).map(({ id, line, how }) => `${id} ${line} ${how}`);

  test('texts cite in brackets; a list of rules and the rule of a part cite, too', () => {
    const lines = [
      '{"provenance": "The map. Basis: [2.1, B4].",',
      ' "rules": ["B1", "B2"],',
      ' "parts": [{"rule": "T6"}]}',
    ];
    expect(cited(lines.join('\n'))).toEqual(['2.1 1 data', 'B4 1 data', 'B1 2 data', 'B2 2 data', 'T6 3 data']);
  });

  test('numbers in a list cite nothing', () => {
    expect(cited('{"sizes": [5.5, 2.1], "rule": "strict"}')).toEqual([]);
  });
});
