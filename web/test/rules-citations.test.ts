import { describe, expect, test } from 'vitest';
import { citing, parts, pieces } from '../rules/citations.ts';

const cites = citing(['5.5', '5.5a', '14.0a', '14.0b', '12.3', '12.3E', 'R2', 'R20']);
const links = (text: string) => pieces(text, cites).flatMap(({ text, rule }) => (rule ? [[text, rule]] : []));

describe('numbers of rules in a text', () => {
  test('in brackets, bare, at the end of a sentence', () => {
    expect(links('As in [5.5], R20 and 5.5a. See 12.3.')).toEqual([
      ['[5.5]', '5.5'],
      ['R20', 'R20'],
      ['5.5a', '5.5a'],
      ['12.3', '12.3'],
    ]);
    expect(links('Решение R2: 12.3E')).toEqual([
      ['R2', 'R2'],
      ['12.3E', '12.3E'],
    ]);
  });

  test('brackets go with the number, also where they hold several', () => {
    expect(links('as printed [R2, R20].')).toEqual([
      ['[R2', 'R2'],
      ['R20]', 'R20'],
    ]);
  });

  test('a section leads to its first statement, unless it is one', () => {
    expect(links('[14.0]')).toEqual([['[14.0]', '14.0a']]);
    expect(links('[12.3]')).toEqual([['[12.3]', '12.3']]);
  });

  test('other numbers are left alone', () => {
    expect(links('20.000 ducats, 1 in 6, hex 0205, 5.55, 15.5, AR20, 25.5a')).toEqual([]);
  });

  test('nothing of the text is lost', () => {
    expect(pieces('See [5.5a] now', cites)).toEqual([
      { text: 'See ', from: 0 },
      { text: '[5.5a]', from: 4, rule: '5.5a' },
      { text: ' now', from: 10 },
    ]);
    expect(pieces('', cites)).toEqual([]);
  });

  test('a mark may end within a citation, which stays one', () => {
    const marks = [
      [0, 6],
      [11, 14],
    ] as const;
    expect(pieces('See [5.5a] now', cites).map((piece) => parts(piece, marks))).toEqual([
      [{ text: 'See ', marked: true }],
      [
        { text: '[5', marked: true },
        { text: '.5a]', marked: false },
      ],
      [
        { text: ' ', marked: false },
        { text: 'now', marked: true },
      ],
    ]);
  });
});
