import type { Event, Result } from '@conjure/engine';
import type { Chair } from '@conjure/host';
import { LANGUAGES } from '@conjure/words';
import { describe, expect, test } from 'vitest';
import { ending as inDemons } from '../games/demons/ending.ts';
import { ending as inLodge } from '../games/lodge/ending.ts';
import { MARKS } from '../games/marks.ts';
import { ending as inSatchel } from '../games/satchel/ending.ts';
import { ending as inSorcery } from '../games/sorcery/ending.ts';
import { type Ended, levelOf, ownSeat, readEnded, withEnded } from '../yours/ended.ts';
import { endedFrom } from '../yours/ending.ts';
import { isCounted, wasTakenBack } from '../yours/record.ts';
import { curvePath, marksOf, statisticsOf } from '../yours/statistics.ts';

const ended = (match: string, more: Partial<Ended> = {}): Ended => ({
  ...{ match, game: 'demons', at: 1, level: 'alone', won: true, said: { key: match }, worth: 1, points: 1, length: 10 },
  marks: [],
  ...more,
});
const result = (winners: number[], scores: (number | null)[]): Result => ({ winners, scores, reason: '', fates: [] });
const me: Chair = { who: 'person' };
const bot = (level: string): Chair => ({ who: 'bot', level });

describe('one’s own matches', () => {
  test('are kept once each, in the order of their ends, and read back but for what is not ours', () => {
    const kept = withEnded(
      withEnded(withEnded([], ended('b', { at: 5 })), ended('a', { at: 2 })),
      ended('b', { at: 9 }),
    );
    expect(kept.map(({ match, at }) => [match, at])).toEqual([
      ['a', 2],
      ['b', 5],
    ]);
    expect(readEnded([...kept, null, 3, {}, { ...ended('c'), worth: 'x' }])).toEqual(kept);
    expect(readEnded({})).toEqual([]);
  });

  test('are those with one person at them', () => {
    expect([[me], [bot('novice'), me], [me, me], [bot('novice')]].map(ownSeat)).toEqual([0, 1, null, null]);
    expect(levelOf([me])).toBe('alone');
    expect(levelOf([me, bot('adept'), bot('adept')])).toBe('adept');
    expect(levelOf([me, bot('adept'), bot('novice')])).toBe('mixed');
  });

  test('count from the beginning of the game, and earn a mark where nothing was taken back', () => {
    expect([isCounted({}), isCounted({ scenario: {} })]).toEqual([true, false]);
    expect([wasTakenBack({ log: [] }), wasTakenBack({ log: [{ undo: 1, by: 0 }] })]).toEqual([false, true]);
    const over = {
      ...{ match: 'm', game: 'demons', at: 7, chairs: [me], takenBack: false, story: [] },
      state: { view: {}, result: result([0], [40]), viewer: 0 },
    };
    const endingOf = () => ({ phrase: { key: 'k' }, worth: 4, points: 40, length: 9, marks: ['riches'] });
    expect(endedFrom(over, endingOf)).toEqual(
      ended('m', { at: 7, said: { key: 'k' }, worth: 4, points: 40, length: 9, marks: ['riches'] }),
    );
    expect(endedFrom({ ...over, takenBack: true }, endingOf)?.marks).toEqual([]);
    expect(endedFrom({ ...over, chairs: [me, me] }, endingOf)).toBeNull();
  });

  test('come to numbers by game and level', () => {
    const matches = [
      ended('a', { worth: 5, points: 5, length: 30 }),
      ended('b', { worth: 9, points: 9, length: 10 }),
      ended('c', { worth: -3, points: 0, length: 20, won: false }),
      ended('d', { game: 'lodge', level: 'adept' }),
    ];
    const [demons, lodge, ...rest] = statisticsOf(matches);
    expect(rest).toEqual([]);
    expect(demons).toEqual({
      ...{ game: 'demons', level: 'alone', played: 3, won: 2, best: matches[1], middle: matches[0], usual: 20 },
      curve: [5, 9, 0],
    });
    expect(lodge).toMatchObject({ game: 'lodge', level: 'adept', played: 1 });
    const many = Array.from({ length: 30 }, (_, i) => ended(`${i}`, { points: i }));
    expect(statisticsOf(many)[0].curve).toEqual(many.slice(10).map(({ points }) => points));
  });

  test('a curve goes up where the points do, and stays in its frame', () => {
    expect(curvePath([0, 5, 10], 100, 20)).toBe('M0 20L50 10L100 0');
    expect(curvePath([7], 100, 20)).toBe('M0 10H100');
    expect(curvePath([3, 3], 100, 20)).toBe('M0 0L100 0');
  });
});

describe('marks', () => {
  const texts = import.meta.glob<{ [key: string]: string }>('../text/*/shelf.json', { eager: true, import: 'default' });

  test('are sixteen, each with the first match that earned it', () => {
    const marks = marksOf([ended('a'), ended('b', { marks: ['ring'] }), ended('c', { marks: ['ring', 'riches'] })]);
    expect(marks).toHaveLength(16);
    expect(marks.filter(({ by }) => by).map(({ id, by }) => [id, by?.match])).toEqual([
      ['riches', 'c'],
      ['ring', 'b'],
    ]);
  });

  test.each(LANGUAGES)('have their words in %s', (lang) => {
    for (const [game, marks] of Object.entries(MARKS))
      for (const id of Object.keys(marks))
        expect(texts[`../text/${lang}/shelf.json`]).toHaveProperty([`mark.${game}.${id}`]);
  });

  /** What a match earns at the least of what each mark asks for, and a little short of it. */
  const demons = (net: number | null, events: object[] = [], ring = false) =>
    inDemons({
      ...{ view: { turn: 9, magicians: [{ wounds: 0, curses: 0, ring }] }, result: result([0], [net]), seat: 0 },
      events: events as Event[],
    }).marks;
  test('of Demons', () => {
    const least = MARKS.demons.riches / 1000;
    expect(demons(least)).toEqual(['riches']);
    expect(demons(least - 1)).toEqual([]);
    expect([demons(1, [], true), demons(null, [], true)]).toEqual([['ring'], []]);
    const fight = { type: 'committed', by: 0 };
    expect(demons(1, [fight])).toEqual(['unbroken']);
    expect(demons(1, [fight, { type: 'released', by: 0, why: 'combat' }])).toEqual([]);
    expect(demons(1, [fight, { type: 'released', by: 0, why: 'power' }])).toEqual(['unbroken']);
    expect([demons(1, [{ type: 'freed', by: 0 }]), demons(1, [{ type: 'freed', by: 1 }])]).toEqual([['dungeon'], []]);
  });

  const lodge = (power: number, events: object[], won = true) =>
    inLodge({
      view: {
        round: 2,
        rose: { power: 10 },
        seats: [
          { seat: 0, power },
          { seat: 1, power: 3 },
        ],
      },
      ...{ result: result([won ? 0 : 1], [power, 3]), seat: 0, events: events as Event[] },
    }).marks;
  test('of the Lodge', () => {
    const round = { type: 'roundBegan' };
    const fell = { type: 'defeated', seat: 0 };
    expect(lodge(10 + MARKS.lodge.above, [round, fell])).toEqual(['above']);
    expect(lodge(9 + MARKS.lodge.above, [round])).toEqual(['upright']);
    const room = { type: 'roomDestroyed', prizes: [{ who: 0, points: 2 }] };
    expect(lodge(5, [round, fell, room, room, room])).toEqual(['rooms']);
    expect(lodge(5, [round, fell, room, room, round, room])).toEqual([]);
    const quest = { type: 'questSolved', by: 0 };
    expect(lodge(5, [round, quest, round, quest], false)).toEqual(['quests']);
    expect(lodge(5, [round, quest, round], false)).toEqual([]);
  });

  const figure = (owner: number, where = 'field') => ({ owner, where });
  const sorcery = (more: object, events: object[] = []) =>
    inSorcery({
      view: {
        ...{ round: 8, options: { buildTotal: 200 }, objectives: [{ holder: 1 }], books: [] },
        seats: [
          { seat: 0, objectives: 2, lost: 10 },
          { seat: 1, objectives: 1, lost: 90 },
        ],
        figures: [figure(0), figure(0, 'fallen'), figure(1)],
        ...more,
      },
      ...{ result: result([0], [2, 1]), seat: 0, events: events as Event[] },
    }).marks;
  test('of Sorcery', () => {
    expect(sorcery({})).toEqual([]);
    expect(sorcery({ objectives: [{ holder: 0 }, { holder: 0 }] })).toEqual(['flags']);
    expect(sorcery({ figures: [figure(0), figure(1, 'fallen')] })).toEqual(['whole']);
    const counter = { type: 'counterTried', by: 0, worked: true };
    expect(sorcery({}, [counter, counter, counter])).toEqual(['counters']);
    expect(sorcery({}, [counter, counter, { ...counter, worked: false }, { ...counter, by: 2 }])).toEqual([]);
    const books = [
      { wielder: 0, capacity: 3 },
      { wielder: 2, capacity: 5 },
    ];
    expect(sorcery({ books, options: { buildTotal: 100 } })).toEqual(['primer']);
    expect(sorcery({ books })).toEqual([]);
  });

  const satchel = (events: object[], { seat = 0, clock = 'beat' } = {}) =>
    inSatchel({
      view: { won: { heroes: 1, sorcerer: 1 }, options: { clock }, seats: [{ side: 'sorcerer' }, { side: 'heroes' }] },
      ...{ result: result([0, 1], [1, 1]), seat, events: events as Event[] },
    }).marks;
  test('of Satchel', () => {
    const won = (side: string, beats: number) => ({ type: 'roundWon', side, beats });
    const least = MARKS.satchel.swift;
    expect(satchel([won('sorcerer', least)])).toEqual(['swift']);
    expect(satchel([won('sorcerer', least + 1), won('heroes', least)])).toEqual([]);
    const [beat, played] = [{ type: 'beatOpened' }, { type: 'familiarPlayed', by: 0 }];
    expect(satchel([beat, played, played])).toEqual(['pair']);
    expect(satchel([beat, played, beat, played])).toEqual([]);
    const home = { type: 'wyrmMoved', from: 3, to: 0 };
    expect([satchel([home], { seat: 1 }), satchel([home])]).toEqual([['wyrm'], []]);
    expect(satchel([won('heroes', 0)], { seat: 1, clock: 'live' })).toEqual(['live']);
  });
});
