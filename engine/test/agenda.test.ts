import { describe, expect, expectTypeOf, test } from 'vitest';
import { changeNext, type Handlers, handle, type MatterOf, next, rest, type Step, takeNext } from '../kernel/agenda.ts';
import { optionsOf, refusal } from '../kernel/question.ts';
import { whole } from '../kernel/shape.ts';
import { alone, askThen, toOne } from '../kernel/to-one.ts';

/** The chores of a small household. */
type Chore =
  | { readonly do: 'sweep' | 'mop'; readonly room: string }
  | { readonly do: 'cook'; readonly dishes: number }
  | { readonly do: 'nap' };

interface Household {
  state: { agenda: Chore[]; done: string[] };
}

const household = (...agenda: Chore[]): Household => ({ state: { agenda, done: [] } });

const HANDLERS: Handlers<Household, Chore> = {
  sweep: (t, { room }) => rest(t.state.done.push(`sweep ${room}`)),
  // Mopping comes after sweeping, and then one rests.
  mop(t, { room }) {
    next(t, { do: 'sweep', room }, { do: 'nap' });
    return 'rest';
  },
  cook: (t, { dishes }) =>
    askThen(
      toOne({
        kind: 'cook',
        rule: 'C1',
        seat: 2,
        shape: whole(),
        candidates: () => [1, 2, 3],
        refuse: (n) => (n > dishes ? refusal('C2', { dishes }) : null),
      }),
      (n) => t.state.done.push(`cook ${n}`),
    ),
  nap: (t) => rest(t.state.done.push('nap')),
};

function stepOf(t: Household): Step {
  return handle(HANDLERS, t, takeNext(t));
}

describe('the agenda', () => {
  test('matters are taken in the order in which they were put there, the newest first', () => {
    const t = household({ do: 'nap' });
    next(t, { do: 'sweep', room: 'hall' }, { do: 'cook', dishes: 2 });
    next(t, { do: 'sweep', room: 'attic' });
    const taken = Array.from({ length: 4 }, () => takeNext(t));
    expect(taken).toEqual([
      { do: 'sweep', room: 'attic' },
      { do: 'sweep', room: 'hall' },
      { do: 'cook', dishes: 2 },
      { do: 'nap' },
    ]);
    expect(t.state.agenda).toEqual([]);
  });

  test('it is plain data in the state, the next matter last', () => {
    const t = household();
    next(t, { do: 'sweep', room: 'hall' }, { do: 'nap' });
    expect(JSON.parse(JSON.stringify(t.state.agenda))).toEqual([{ do: 'nap' }, { do: 'sweep', room: 'hall' }]);
    next(t);
    expect(t.state.agenda).toHaveLength(2);
  });

  test('one that has run out is a fault of the game', () => {
    expect(() => takeNext(household())).toThrow('nothing is left to do');
  });

  test('each matter goes to the handler that it names, which may put others before all that wait', () => {
    const t = household({ do: 'nap' }, { do: 'mop', room: 'hall' });
    for (let i = 0; i < 4; i++) expect(stepOf(t)).toBe('rest');
    expect(t.state).toEqual({ agenda: [], done: ['sweep hall', 'nap', 'nap'] });
  });

  test('a handler that asks is a script; nothing happens before the answer', () => {
    const t = household({ do: 'cook', dishes: 2 });
    const script = stepOf(t);
    if (script === 'rest') throw new Error('somebody is asked');
    const { value: question } = script.next();
    expect(question).toMatchObject({ kind: 'cook', rule: 'C1', seats: [2], how: 'one' });
    expect(t.state.done).toEqual([]);
    expect(script.next(2).done).toBe(true);
    expect(t.state.done).toEqual(['cook 2']);
  });

  test('a handler is handed the matters that it names and no others', () => {
    expectTypeOf<MatterOf<Chore, 'mop'>>().toEqualTypeOf<{ readonly do: 'sweep' | 'mop'; readonly room: string }>();
    expectTypeOf<MatterOf<Chore, 'cook'>>().toEqualTypeOf<{ readonly do: 'cook'; readonly dishes: number }>();
    // @ts-expect-error a nap has no room
    HANDLERS satisfies Handlers<Household, Exclude<Chore, { do: 'nap' }> | { readonly do: 'doze' }>;
    // @ts-expect-error only what the game knows is put on its agenda
    expect(() => stepOf(household({ do: 'doze' }))).toThrow();
  });
});

describe('changeNext', () => {
  const waiting = (): Household =>
    household({ do: 'cook', dishes: 1 }, { do: 'cook', dishes: 2 }, { do: 'cook', dishes: 3 }, { do: 'nap' });

  test('changes the next matter of the kind that fits, where it stands', () => {
    const t = waiting();
    const isSmall = ({ dishes }: { dishes: number }) => dishes < 3;
    expect(changeNext(t, 'cook', isSmall, (cook) => ({ ...cook, dishes: cook.dishes * 10 }))).toBe(true);
    expect(t.state.agenda).toEqual([
      { do: 'cook', dishes: 1 },
      { do: 'cook', dishes: 20 },
      { do: 'cook', dishes: 3 },
      { do: 'nap' },
    ]);
  });

  test('or takes it off the agenda', () => {
    const t = waiting();
    const drop = () =>
      changeNext(
        t,
        'cook',
        () => true,
        () => null,
      );
    expect(drop()).toBe(true);
    expect(t.state.agenda).toEqual([{ do: 'cook', dishes: 1 }, { do: 'cook', dishes: 2 }, { do: 'nap' }]);
    expect([drop(), drop(), drop()]).toEqual([true, true, false]);
    expect(t.state.agenda).toEqual([{ do: 'nap' }]);
  });

  test('says so where none fits, and changes nothing', () => {
    const t = waiting();
    const change = ({ room }: { room: string }): Chore => ({ do: 'mop', room });
    expect(changeNext(t, 'sweep', () => true, change)).toBe(false);
    expect(
      changeNext(
        t,
        'cook',
        ({ dishes }) => dishes > 3,
        () => null,
      ),
    ).toBe(false);
    expect(t.state).toEqual(waiting().state);
  });
});

describe('a question to one seat', () => {
  const common = { kind: 'number', rule: 'N1', seat: 1, shape: whole(), refuse: () => null };

  test('goes to that seat alone, whose list is made once', () => {
    expect(toOne(common)).toMatchObject({ seats: [1], how: 'one' });
    expect(toOne(common).seats).toBe(alone(1));
    expect(alone(7)).toEqual([7]);
  });

  test('options that were found already are the candidates, and need no judging', () => {
    const question = toOne({ ...common, options: [4, 5], refuse: () => refusal('N2') });
    expect(optionsOf(question, 1)).toEqual([4, 5]);
    expect(optionsOf(toOne({ ...common, candidates: () => [4, 5], refuse: () => refusal('N2') }), 1)).toEqual([]);
    expect(optionsOf(toOne(common), 1)).toBeNull();
  });

  test('loses nothing that it was given', () => {
    const given = {
      facts: { n: 1 },
      own: { n: 2 },
      data: () => ({ n: 3 }),
      ownData: () => ({ n: 4 }),
      secret: true,
      secretly: () => true,
      candidates: () => [1],
      allLegal: true as const,
      wishes: () => [2],
      normal: (n: number) => n,
      aside: [3],
      about: () => null,
      sample: () => 1,
    };
    expect(toOne({ ...common, ...given })).toEqual({ ...given, ...common, seat: undefined, seats: [1], how: 'one' });
  });

  test('all of them have one form, whatever they say', () => {
    expect(Object.keys(toOne(common))).toEqual(Object.keys(toOne({ ...common, facts: { n: 1 }, options: [1] })));
  });
});
