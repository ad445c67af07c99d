import type { Phrase } from '@conjure/engine';
import type { Barred, Choice } from '@conjure/host';
import { describe, expect, test } from 'vitest';
import { groupRefusals, groupsOf, matching, titleOf } from '../table/ask/grouping.ts';

const choice = (key: string, said: string): Choice => ({ answer: said, label: { key, or: said } });
const many = (key: string, count: number, said: (i: number) => string): Choice[] =>
  Array.from({ length: count }, (_, i) => choice(key, said(i)));
const say = ({ or }: Phrase) => or ?? '';

describe('the list of choices', () => {
  test('a short one stays as it is', () => {
    const choices = [choice('wait', 'Wait'), ...many('walk', 5, (i) => `Walk to ${i}`)];
    expect(groupsOf(choices, say)).toEqual([{ key: '', title: '', choices }]);
  });

  test('a long one is sorted by kinds, each where its first stands', () => {
    const choices = [
      choice('wait', 'Wait'),
      choice('leave', 'Leave the map'),
      ...many('walk', 6, (i) => `Walk to ${i}`),
      choice('raise', 'Raise the shield'),
      ...many('conjure', 5, (i) => `Conjure, rank ${i}`),
    ];
    expect(groupsOf(choices, say).map((group) => [group.title, group.choices.length])).toEqual([
      ['', 2],
      ['Walk to …', 6],
      ['', 1],
      ['Conjure, rank …', 5],
    ]);
  });

  test('every choice is in one group, whatever their number', () => {
    const choices = [...many('walk', 40, (i) => `Walk to ${i}`), ...many('power', 3, (i) => `${i}: search`)];
    const groups = groupsOf(choices, say);
    expect(groups.flatMap((group) => group.choices).toSorted()).toEqual(choices.toSorted());
    expect(new Set(groups.map(({ key }) => key)).size).toBe(groups.length);
  });

  test('a title is what all labels begin with, or the first of them', () => {
    expect(titleOf(['Amy: command the Abbot', 'Amy: command the Bishop'])).toBe('Amy: command the …');
    expect(titleOf(['Amy', 'Ose and Caim'])).toBe('Amy …');
    expect(titleOf(['Let go: Amy', 'Let go: Ose'])).toBe('Let go …');
  });

  test('a search wants all its words, in any case and order', () => {
    const choices = [choice('a', 'Walk to Ani'), choice('b', 'Walk to Van'), choice('c', 'Wait')];
    expect(matching(choices, ' VAN walk', say)).toEqual([choices[1]]);
    expect(matching(choices, '  ', say)).toEqual(choices);
    expect(matching(choices, 'Tiflis', say)).toEqual([]);
  });

  test('what the same rule forbids for the same reason is told once', () => {
    const barred = (said: string, rule: string, hex: string): Barred => ({
      ...choice('x', said),
      refused: { rule, facts: { hex } },
    });
    const bans = groupRefusals([barred('a', '9.1', '0101'), barred('b', '9.2', '0101'), barred('c', '9.1', '0101')]);
    expect(bans.map(({ refused, choices }) => [refused.rule, choices.length])).toEqual([
      ['9.1', 2],
      ['9.2', 1],
    ]);
  });
});
