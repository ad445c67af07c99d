import { allBoxes, GAMES } from '@conjure/shelf';
import { LANGUAGES } from '@conjure/words';
import { describe, expect, test } from 'vitest';
import { where } from '../protocol/test/set-ups.ts';
import { talk } from '../protocol/test/talk.ts';

const ALL =
  'games, rules, shapes, new, open, answer, explain, odds, view, dice, fork, undo, redo, record, replay, scenario';

describe('a line', () => {
  test('that is not JSON, or not an object, has no id to answer to', () => {
    const { send } = talk();
    for (const line of ['', 'hello', '{"id":1,', '[1]', '7', 'null', '"x"']) {
      const reply = send(line);
      expect(reply.id).toBeNull();
      expect(reply.error?.what).toMatch(/^[A-Z].*\.$/s);
    }
  });

  test('may be a million bytes long and no longer', () => {
    const { send } = talk();
    const long = (length: number) => `{"id":1,"do":"games"}${' '.repeat(length - 21)}`;
    expect(send(long(1_000_000)).error).toBeUndefined();
    expect(send(long(1_000_001))).toMatchObject({ id: null, error: { where: 'the line' } });
  });

  test('keeps its id, whether a number or a text; another kind of id is refused', () => {
    const { ask } = talk();
    for (const id of [0, -3, 'a', 'ü'.repeat(200)]) expect(ask({ id, do: 'games' }).id).toBe(id);
    for (const id of [1.5, null, [1], { a: 1 }, true, 'x'.repeat(201)])
      expect(ask({ id, do: 'games' })).toMatchObject({ id: null, error: { where: 'id' } });
    expect(talk().send('{"do":"games"}')).toMatchObject({ id: null, games: GAMES.map((id) => ({ id })) });
  });

  test('that asks for something else is told what there is', () => {
    const { ask } = talk();
    for (const name of ['nonsense', 'constructor', '__proto__', 7, null, undefined]) {
      const { error } = ask({ do: name });
      expect(error?.where).toBe('do');
      expect(error?.expected).toContain(ALL);
    }
  });

  test('with a field too many, too deep or by a dangerous name is told where', () => {
    const { ask, send } = talk();
    expect(ask({ do: 'games', match: 'm1' }).error).toMatchObject({ where: 'match', got: 'an unknown field' });
    expect(send('{"id":9,"do":"new","scenario":{"__proto__":{"turn":3}}}')).toMatchObject({
      id: 9,
      error: { where: 'scenario.__proto__' },
    });
    expect(send(`{"id":9,"do":"games","x":${'['.repeat(5000)}${']'.repeat(5000)}}`)).toMatchObject({
      id: 9,
      error: { where: 'the request' },
    });
  });
});

describe('games and rules', () => {
  test('a game says its seats, its options and how many rules it has', async () => {
    const games = talk().ask({ do: 'games' }).games as { title: string; options: object[] }[];
    const boxes = await allBoxes();
    expect(games).toMatchObject(
      boxes.map(({ game: { id, seats, rules, options } }) => ({
        id,
        seats,
        rules: rules.length,
        options: options.map(({ name, values }) => ({ name, values })),
      })),
    );
    for (const { title } of games) expect(title).toMatch(/^[A-Z]/);
    expect(games[0].options).toContainEqual({
      name: 'magiciansPin',
      values: [true, false],
      default: true,
      rule: 'R20',
    });
  });

  test('the catalogue has every rule, in the language that is asked for', async () => {
    const { ask } = talk();
    const rulesIn = (game: string, lang?: string) =>
      ask({ do: 'rules', game, lang }).rules as { id: string; title: string; text: string }[];
    for (const { game } of await allBoxes())
      for (const lang of LANGUAGES) {
        const listed = rulesIn(game.id, lang);
        expect(listed.map(({ id }) => id)).toEqual(game.rules.map(({ id }) => id));
        for (const { title, text } of listed) expect([title, text]).not.toContain('');
      }
    expect(rulesIn('demons', 'fr')[0]).toMatchObject({ id: '1.0', title: 'Sujet et joueurs', kind: 'seed' });
  });

  test('unknown games and languages are errors', () => {
    const { ask } = talk();
    expect(ask({ do: 'rules', game: 'chess' }).error).toMatchObject({
      where: 'game',
      expected: `one of ${GAMES.join(', ')}`,
    });
    expect(where(ask({ do: 'rules' }))).toBe('game');
    expect(where(ask({ do: 'rules', game: 'demons', lang: 'tlh' }))).toBe('lang');
    expect(where(ask({ do: 'games', lang: 'EN' }))).toBe('lang');
  });
});

describe('new', () => {
  const wanted = { do: 'new', game: 'demons', seats: 2, seed: 7 };

  test('begins a match under a name of its own, and says what happened and what is asked', () => {
    const { ask } = talk();
    const first = ask(wanted);
    expect(first).toMatchObject({ match: 'm1', events: [{ type: 'ordered' }], open: [{ kind: 'shield', how: 'one' }] });
    expect(first.open[0].options).toHaveLength(4);
    expect(ask(wanted)).toMatchObject({ match: 'm2', events: first.events });
  });

  test('a number and the same digits as a text are the same seed', () => {
    const { ask } = talk();
    expect(ask({ ...wanted, seed: '7' }).events).toEqual(ask(wanted).events);
  });

  test('says what is wrong with what is wanted, and begins nothing', () => {
    const { ask, session } = talk();
    const wrong = (change: object) => where(ask({ ...wanted, ...change }));
    expect(wrong({ game: 'chess' })).toBe('game');
    expect(wrong({ seats: 5 })).toBe('seats');
    expect(wrong({ seats: 1.5 })).toBe('seats');
    expect(wrong({ seed: undefined })).toBe('seed');
    expect(wrong({ seed: 1e300 })).toBe('seed');
    expect(wrong({ seed: 'x'.repeat(201) })).toBe('seed');
    expect(wrong({ options: { turnLimit: 41 } })).toBe('options.turnLimit');
    expect(wrong({ options: { speed: 1 } })).toBe('options.speed');
    expect(wrong({ options: [] })).toBe('options');
    expect(wrong({ scenario: { magicians: [{ hex: '0101' }] } })).toBe('scenario.magicians[0].hex');
    expect(wrong({ scenario: 7 })).toBe('scenario');
    expect(wrong({ dice: [7] })).toBe('dice[0]');
    expect(wrong({ dice: new Array(10_001).fill(1) })).toBe('dice');
    expect(session.plays.size).toBe(0);
    expect(ask(wanted).match).toBe('m1');
  });

  test('stops at the limit of matches until one is closed, and gives no name twice', () => {
    const { ask } = talk({ matchLimit: 2 });
    ask(wanted);
    ask(wanted);
    expect(ask(wanted).error).toMatchObject({ where: 'the session', expected: 'at most 2 matches' });
    expect(where(ask({ do: 'fork', match: 'm1' }))).toBe('the session');
    expect(ask({ do: 'close', match: 'm1' })).toMatchObject({ closed: 'm1' });
    expect(ask(wanted).match).toBe('m3');
    expect(ask({ do: 'open', match: 'm1' }).error).toMatchObject({ where: 'match', expected: 'one of m2, m3' });
  });
});
