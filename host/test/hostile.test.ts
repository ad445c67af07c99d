import { type Dice, diceFrom, seeded } from '@conjure/engine';
import { expect, test } from 'vitest';
import { bot, choose, one, person, playOn, stateOf, testHost } from '../testing/test-host.ts';

const ODD: readonly unknown[] = [
  null,
  undefined,
  true,
  -1,
  0,
  2.5,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  1e308,
  10n,
  '',
  'x'.repeat(300),
  '__proto__',
  'constructor',
  [],
  [[]],
  {},
  new Map([['a', 1]]),
  new Date(0),
  () => 1,
  Symbol('odd'),
  JSON.parse('{"__proto__": {"seat": 0}}'),
  JSON.parse(`${'['.repeat(2000)}${']'.repeat(2000)}`),
  Object.assign(Object.create(null), { do: 'list' }),
  new Array(3),
  {
    get seat() {
      throw new Error('a trap');
    },
  },
];

const circle: Record<string, unknown> = { do: 'list' };
circle.id = circle;

const among = <T>(dice: Dice, list: readonly T[]): T => list[dice.index('among', list.length)];

/** One place of a copy, changed. */
function spoil(dice: Dice, message: object): unknown {
  const copy = structuredClone(message) as Record<string, unknown>;
  let at = copy;
  for (;;) {
    const key = among(dice, Object.keys(at));
    const inner = at[key];
    if (key !== undefined && typeof inner === 'object' && inner !== null && Object.keys(inner).length > 0) {
      if (dice.index('deeper', 3) > 0) {
        at = inner as Record<string, unknown>;
        continue;
      }
    }
    const how = dice.index('how', 4);
    if (how === 0) delete at[key];
    else if (how === 1) at[among(dice, ['x', 'seat', 'do', 'match', 'id'])] = among(dice, ODD);
    else at[key] = among(dice, ODD);
    return copy;
  }
}

test('whatever comes in, it is answered and never thrown back, and the match can be played on', async () => {
  const complaints: unknown[] = [];
  const at = testHost({ complain: (trouble) => complaints.push(trouble) });
  const opening = { do: 'open', game: 'demons', seats: [person, person, bot], seed: 'hostile' };
  const { match } = one(await at.tell('a', opening), 'opened');
  await playOn(at, match, { 0: 'a', 1: 'a' }, 'hostile', 15);
  const { record } = one(await at.tell('a', { do: 'export', match }), 'record');
  const turn = stateOf(at, 'a', match, 0).asked?.seats[0] ?? 0;
  const decision = choose(stateOf(at, 'a', match, turn), 'hostile');
  const sound = [
    { do: 'games' },
    { do: 'list', id: 1 },
    { ...opening, options: { turnLimit: 40 }, scenario: { magicians: [{ hex: '0705' }, {}, {}] }, practice: true },
    { do: 'import', record, seats: opening.seats },
    decision,
    { ...decision, do: 'explain' },
    { ...decision, do: 'odds' },
    { do: 'hint', match, seat: turn, level: 'random' },
    { do: 'undo', match, seat: turn },
    { do: 'consent', match, seat: 1 - turn, agree: false },
    { do: 'redo', match, seat: turn },
    { do: 'history', match, viewer: 0, step: 4 },
    { do: 'fork', match, viewer: 0, step: 4 },
    { do: 'pace', match, ms: 10, paused: false },
    { do: 'continue', match, seats: [0] },
    { do: 'export', match },
  ];
  const dice = diceFrom(seeded('hostile'));
  for (const odd of [...ODD, circle]) expect((await at.tell('m', odd as object))[0].is).toMatch(/error|stored/);
  for (let i = 0; i < 1500; i++) {
    const message = spoil(dice, among(dice, sound));
    // One who is at the table, and one who is not.
    const reply = await at.tell(dice.index('who', 4) > 0 ? 'a' : 'm', message as object);
    expect(reply.length, JSON.stringify(i)).toBeGreaterThan(0);
  }
  expect(complaints).toEqual([]);
  expect(({} as { seat?: unknown }).seat).toBeUndefined();
  await at.tell('a', { do: 'consent', match, seat: 1 - turn, agree: false });
  await at.tell('a', { do: 'pace', match, ms: 0, paused: false });
  await at.tell('a', { do: 'continue', match });
  const { step } = stateOf(at, 'a', match, 0);
  const after = await playOn(at, match, { 0: 'a', 1: 'a' }, 'on', step + 5);
  expect(after.step).toBeGreaterThanOrEqual(step + 5);
});
