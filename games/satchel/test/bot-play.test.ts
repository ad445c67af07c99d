import { accept, create, fork, type Match, type Options, optionsOf, waitingFor } from '@conjure/engine';
import { describe, expect, test } from 'vitest';
import { satchel } from '../game.ts';
import type { Stamped } from '../rules/commands.ts';

const { bot } = satchel;
const LEVELS = bot?.levels ?? [];
const never = () => {
  throw new Error('its bots draw from what they see');
};
const noDice = { index: never, d6: never } as never;

/** A command but for its time, its fields in one order, so that equal ones read the same. */
const untimed = ({ at: _at, ...command }: Stamped): string =>
  JSON.stringify(Object.entries(command).sort(([a], [b]) => (a < b ? -1 : 1)));

/** A match between bots of all levels; every answer must be among the options. Whoever is asked may interrupt. */
function playOut(seed: number, seats: number, options: Options): { match: Match; windows: number; spoken: number } {
  const made = create(satchel, { seats, seed: `bot ${seed}`, options });
  if ('fault' in made) throw new Error(JSON.stringify(made.fault));
  const match = fork(made.match, true);
  let windows = 0;
  let spoken = 0;
  while (match.open) {
    const asked = waitingFor(match as Match);
    const { question } = match.open;
    // Interrupters first: they have their say before the owner of the window goes on. In the live clock the soonest.
    const said = asked
      .map((seat) => ({ seat, answer: answerOf(seat) }))
      .reverse()
      .filter(({ answer }) => answer !== undefined);
    const [{ seat, answer }] = said.sort((a, b) => (a.answer?.at ?? 0) - (b.answer?.at ?? 0));
    if (answer === undefined) throw new Error('nobody has an answer');
    expect(question.shape.check(answer, 'answer') ?? question.refuse(answer, seat), JSON.stringify(answer)).toBeNull();
    const offered = (optionsOf(question, seat) ?? []) as Stamped[];
    expect(offered.map(untimed)).toContain(untimed(answer));
    if (answer.do === 'pass') windows++;
    accept(match as Match, seat, answer);
    if (++spoken > 20_000) throw new Error('there is no end to it');
  }
  return { match: match as Match, windows, spoken };

  function answerOf(seat: number): Stamped | undefined {
    const level = LEVELS[(seed + seat) % LEVELS.length];
    return bot?.answer(satchel.view(match.table, seat), seat, level, noDice) as Stamped | undefined;
  }
}

const SCENARIOS = ['TR1', 'TR2', 'SC1', 'SC2', 'SC3', 'SC4'];
const SWITCHES: Options[] = [
  {},
  { familiars: 'off' },
  { homeCountsColour: true, gustHitsTiles: false },
  { fillNeedsInactive: false, familiarAnytime: false },
];

describe('[B72] no answer of a bot is ever refused, and every match comes to its end', () => {
  test.each(SCENARIOS)('%s by the beat clock', (scenario) => {
    let windows = 0;
    for (let seed = 0; seed < 12; seed++) {
      const options = { scenario, ...SWITCHES[seed % SWITCHES.length], roundsToWin: 1 + (seed % 2) };
      windows += playOut(seed, 3 + (seed % 3), options).windows;
    }
    expect(windows).toBeGreaterThan(500);
  });

  test.each(SCENARIOS)('%s by the live clock', (scenario) => {
    for (let seed = 0; seed < 6; seed++) {
      const { match } = playOut(seed, 3 + (seed % 3), { scenario, clock: 'live', ...SWITCHES[seed % SWITCHES.length] });
      expect(match.over).toBe(true);
    }
  });

  test('the same match again', () => {
    const again = () => JSON.stringify(playOut(7, 4, { scenario: 'SC4' }).match.table.state);
    expect(again()).toBe(again());
  });
});
