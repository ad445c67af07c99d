import { phrase } from '@conjure/engine';
import { expect, test } from 'vitest';
import { sampleFacts, speaker } from '../index.ts';

const russian = {
  'mage.nero': 'Неро',
  'mage.tessa': 'Тесса',
  'mage#gender': 'm',
  'mage.tessa#gender': 'f',
  draws: '{by} берёт {n, plural, one {# карту} few {# карты} other {# карт}}.',
  fell: '{by_gender, select, f {{by} пала} pl {{by} пали} other {{by} пал}}{how, select, none {} other {: {how}}}.',
};
const said = (key: keyof typeof russian, facts = {}) => {
  const say = speaker('ru', russian);
  return [...new Set(sampleFacts(russian[key], facts, russian).map((one) => say(phrase(key, one))))];
};
const nero = phrase('mage.nero');

test('a text is filled with what was heard, and with every number that its language tells apart', () => {
  expect(said('draws', { by: nero, n: 3 })).toEqual([
    'Неро берёт 0 карт.',
    'Неро берёт 1 карту.',
    'Неро берёт 2 карты.',
    'Неро берёт 5 карт.',
    'Неро берёт 21 карту.',
  ]);
});

test('with names of each gender and several at once, and with every choice', () => {
  expect(said('fell', { by: nero, how: 'огонь' })).toEqual([
    'Неро пал: огонь.',
    'Неро пал.',
    'Тесса пала: огонь.',
    'Тесса пала.',
    'Неро и Неро пали: огонь.',
    'Неро и Неро пали.',
  ]);
});

test('what was never heard is filled with the name of its gap', () => {
  expect(said('draws')[0]).toBe('‹by› берёт 0 карт.');
});
