import { describe, expect, test } from 'vitest';
import { indexed, type SearchEntry, search } from '../rules/search.ts';
import { refusalsBy } from '../rules/table-words.ts';

const rules: readonly SearchEntry[] = [
  { id: '5.5', title: 'Pinning', text: 'A unit next to an enemy must stop.' },
  { id: '5.5a', title: 'Épinglé', text: 'Une unité voisine d’un ennemi s’arrête.' },
  { id: '6.0g', title: 'Straße', text: 'Der Fluß trägt keine Größe.' },
  { id: '12.3', title: 'Ещё раз', text: 'Всё по правилу [5.5].' },
  { id: 'R20', title: 'Everyone pins', text: 'An enemy of any kind; see R2.' },
];

const found = (query: string) => search(rules.map(indexed), query);
const ids = (query: string) => found(query).map(({ entry }) => entry.id);
/** What is marked, read off the text itself. */
const marked = (query: string, id: string, part: 'id' | 'title' | 'text') => {
  const hit = found(query).find(({ entry }) => entry.id === id);
  return hit?.marks[part].map(([from, to]) => hit.entry[part].slice(from, to));
};

describe('search in the rules', () => {
  test('everything, where nothing is asked', () => {
    expect(ids('')).toEqual(['5.5', '5.5a', '6.0g', '12.3', 'R20']);
    expect(ids('   ')).toHaveLength(5);
    expect(marked('', '5.5', 'title')).toEqual([]);
  });

  test('by number: from its head, and where it is cited', () => {
    expect(ids('5.5')).toEqual(['5.5', '5.5a', '12.3']);
    expect(ids('[5.5a]')).toEqual(['5.5a']);
    expect(ids('r2')).toEqual(['R20']);
    expect(ids('0g')).toEqual([]);
    expect(marked('5.5', '5.5a', 'id')).toEqual(['5.5']);
    expect(marked('5.5', '12.3', 'text')).toEqual(['5.5']);
  });

  test('without case and accents, on either side', () => {
    expect(ids('EPINGLE')).toEqual(['5.5a']);
    expect(ids('épin')).toEqual(['5.5a']);
    expect(ids('ЕЩЕ')).toEqual(['12.3']);
    expect(ids('grosse')).toEqual(['6.0g']);
    expect(ids("d'un")).toEqual(['5.5a']);
  });

  test('marks stand on the text as it is written', () => {
    expect(marked('epingle', '5.5a', 'title')).toEqual(['Épinglé']);
    expect(marked('unite', '5.5a', 'text')).toEqual(['unité']);
    expect(marked('flus', '6.0g', 'text')).toEqual(['Fluß']);
    expect(marked('strasse', '6.0g', 'title')).toEqual(['Straße']);
  });

  test('a letter and an accent of its own are one', () => {
    const [hit] = search([indexed({ id: '1', title: 'e\u0301te\u0301', text: '' })], 'ete');
    expect(hit.marks.title).toEqual([[0, 5]]);
  });

  test('every word must be there, in any order', () => {
    expect(ids('enemy stop')).toEqual(['5.5']);
    expect(ids('pin enemy')).toEqual(['5.5', 'R20']);
    expect(ids('enemy nowhere')).toEqual([]);
  });

  test('marks that touch are one', () => {
    expect(marked('pinn innin', '5.5', 'title')).toEqual(['Pinnin']);
  });
});

describe('words of the table', () => {
  const words = {
    'refusal.5.5': '{who} is pinned',
    'refusal.5.5.river': 'stays {n, plural, one {one turn} other {# turns}} on this bank, as {name_the} does',
    'refusal.5.5a': 'another',
    'question.first': 'what now?',
  };

  test('are found though the rule itself says it otherwise', () => {
    const [rule] = rules;
    const entries = [indexed(rule), indexed({ ...rule, id: '7', also: refusalsBy('5.5', words) })];
    expect(search(entries, 'bank').map(({ entry }) => entry.id)).toEqual(['7']);
    expect(search(entries, 'enemy bank')[0].marks.text).toHaveLength(1);
  });

  test('are those of this rule, without what is to be filled in', () => {
    const said = refusalsBy('5.5', words);
    expect(said.replaceAll(/\s+/g, ' ').trim()).toBe('is pinned stays one turn # turns on this bank, as does');
    expect(refusalsBy('6', words)).toBe('');
  });
});
