import { diceFrom, type Options, type OwnBot, seeded } from '@conjure/engine';
import { describe, expect, test } from 'vitest';
import { PEOPLE, PERSONS } from '../bot/people.ts';
import { satchel } from '../game.ts';
import type { SatchelView } from '../view.ts';
import { place, roll, setUp, type TestMatch } from './table.ts';

const bot = satchel.bot as OwnBot<SatchelView>;
const dice = diceFrom(seeded('any'));
const answer = (s: TestMatch, who: string, level: string): unknown =>
  bot.answer(
    s.view(),
    s.view().seats.findIndex(({ id }) => id === who),
    level,
    dice,
  );
const live: { options: Options } = { options: { clock: 'live' } };

const BEATS = 150;

/** How often something holds over many beats. */
function share(holds: (beat: number) => boolean): number {
  let n = 0;
  for (let beat = 2; beat < 2 + BEATS; beat++) if (holds(beat)) n++;
  return n / BEATS;
}

describe('levels for people err as people do', () => {
  test('a beginner often does not see what a Star stands for; a master does', () => {
    const starred = (beat: number) => setUp({ beat, rolled: true, seats: { green: { dice: '*SB' } } });
    const lays = (level: string) =>
      share((beat) => {
        const s = starred(beat);
        const laid: unknown[] = [];
        for (let i = 0; i < 3; i++) {
          const next = answer(s, 'green', level) as { do: string; die?: number };
          if (next.do !== 'place') break;
          laid.push(next.die);
          s.does('green', next);
        }
        return laid.includes(1);
      });
    expect(lays('master')).toBe(1);
    // Now and then the Star goes where a Star is asked for.
    expect(lays('beginner')).toBeLessThan(0.8);
  });

  test('a beginner often does not think of his familiar', () => {
    const finishing = (beat: number) =>
      setUp({
        beat,
        rolled: true,
        board: { H2: ['green 1', 'green 2', 'green 3'] },
        seats: { green: { dice: 'BSF', familiars: ['awake'] } },
      });
    const plays = (level: string) =>
      share((beat) => (answer(finishing(beat), 'green', level) as { do: string }).do === 'familiar');
    expect(plays('master')).toBe(1);
    expect(Math.abs(plays('beginner') - (1 - PERSONS.beginner.overlooks.familiars))).toBeLessThan(0.13);
  });

  test('from level to level they get quicker, and overlook less', () => {
    const persons = PEOPLE.map((name) => PERSONS[name]);
    for (const [i, person] of persons.slice(1).entries()) {
      expect(person.paceMs).toBeLessThan(persons[i].paceMs);
      expect(person.handMs).toBeLessThan(persons[i].handMs);
      expect(person.overlooks.stars).toBeLessThanOrEqual(persons[i].overlooks.stars);
      expect(person.overlooks.familiars).toBeLessThanOrEqual(persons[i].overlooks.familiars);
    }
  });
});

describe('[B65] a master by the live clock', () => {
  test('lays piece by piece, as hands do', () => {
    const s = setUp({ seats: {} }, live);
    s.roll('green', [1, 2, 3], 'FSB');
    const began = s.state().now;
    for (const [i, command] of [place(3, 'H1', 1), place(2, 'H1', 2), place(1, 'H1', 3)].entries()) {
      const at = began + (i + 1) * PERSONS.master.handMs;
      expect(answer(s, 'green', 'master')).toEqual({ ...command, at });
      s.does('green', { ...command, at });
    }
  });

  test('what others do meanwhile does not hold up his hands', () => {
    const s = setUp({ seats: {} }, live);
    s.roll('green', [1, 2, 3], 'FSB');
    const began = s.state().now;
    s.does('blue', { ...roll(1), at: began + 200 });
    expect(answer(s, 'green', 'master')).toEqual({ ...place(3, 'H1', 1), at: began + PERSONS.master.handMs });
  });

  /** Green's dice all lie on a card that his familiar would complete; he rolled a while ago, and his next action is to come. */
  const waiting = (rolledAt: number) =>
    setUp(
      {
        board: { H2: ['green 1', 'green 2', 'green 3'] },
        seats: { green: { dice: 'BSF', familiars: ['awake'] } },
        live: { now: rolledAt + 900, rolledAt: { green: rolledAt } },
      },
      live,
    );

  test('[R9] he plays his familiar when he has seen that it completes, and not at once', () => {
    const [least, most] = PERSONS.master.interrupts?.reactionMs ?? [0, 0];
    expect(least).toBeGreaterThanOrEqual(300);
    for (let i = 0; i < 100; i++) {
      const rolledAt = 20_000 + 37 * i;
      const said = answer(waiting(rolledAt), 'green', 'master') as { do: string; at: number };
      expect(said).toMatchObject({ do: 'familiar', loc: 'H2', slot: 4 });
      // His own next action may come sooner.
      expect(said.at).toBeGreaterThanOrEqual(Math.min(rolledAt + 900 + least, rolledAt + 0.85 * PERSONS.master.paceMs));
      expect(said.at).toBeLessThanOrEqual(rolledAt + 900 + most);
    }
  });
});

test('[R9] in another’s window a master sees most of what he could complete, an expert less, an adept nothing', () => {
  const sees = (level: string) =>
    share((beat) => {
      const s = setUp({
        beat,
        window: 'sorcerer',
        board: { H2: ['green 1', 'green 2', 'green 3'] },
        seats: { sorcerer: {}, green: { dice: 'BSF', familiars: ['awake'] } },
      });
      return answer(s, 'green', level) !== undefined;
    });
  expect(Math.abs(sees('master') - 0.9)).toBeLessThan(0.08);
  expect(Math.abs(sees('expert') - 0.6)).toBeLessThan(0.13);
  expect(sees('adept')).toBe(0);
});

describe('what ends the round is seen by those who are careful', () => {
  /** The heroes' last card but one is open on H1: two of green's dice and the familiar would complete it, a third lies elsewhere. */
  const nearly = (beat: number, more: object = {}, setting: { options?: Options } = {}) =>
    setUp(
      {
        beat,
        ordeals: ['O02'],
        board: { H3: [null, null, null, 'green 1'] },
        seats: { green: { dice: 'KSF', familiars: ['awake'] } },
        ...more,
      },
      setting,
    );
  /** The commands that a seat gives one after the other, and whether they have won the round. */
  const plays = (s: TestMatch, level: string): [commands: string[], won: boolean] => {
    const commands: string[] = [];
    for (let i = 0; i < 5 && s.view().phase === 'running'; i++) {
      const next = answer(s, 'green', level) as { do: string };
      if (next.do === 'pass' || next.do === 'roll') break;
      s.does('green', next);
      commands.push(next.do);
    }
    return [commands, s.view().phase !== 'running'];
  };
  const WON = [['recoverAll', 'place', 'place', 'familiar'], true];

  test('[B21] [B53] they take their pieces back for it, after their roll, too', () => {
    for (const level of ['expert', 'master'])
      for (let beat = 2; beat < 20; beat++)
        for (const rolled of [false, true]) expect(plays(nearly(beat, { rolled }), level), level).toEqual(WON);
    expect(plays(nearly(2, { rolled: true }), 'adept')[1]).toBe(false);
  });

  test('[B65] by the live clock, too, with their hands', () => {
    const live = { options: { clock: 'live' } };
    const more = { beat: undefined, live: { now: 30_000, rolledAt: { green: 29_700 } } };
    expect(plays(nearly(2, more, live), 'master')).toEqual(WON);
  });

  test('[R9] in another’s window they never miss it', () => {
    const s = (beat: number) =>
      setUp({
        beat,
        window: 'sorcerer',
        ordeals: ['O02'],
        board: { H2: ['green 1', 'green 2', 'green 3'] },
        seats: { sorcerer: {}, green: { dice: 'BSF', familiars: ['awake'] } },
      });
    for (const level of ['expert', 'master'])
      expect(share((beat) => (answer(s(beat), 'green', level) as { do: string } | undefined)?.do === 'familiar')).toBe(
        1,
      );
  });
});
