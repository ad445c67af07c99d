import { diceFrom, type Options, type OwnBot, seeded } from '@conjure/engine';
import { describe, expect, test } from 'vitest';
import { chance } from '../bot/chance.ts';
import { sightOf } from '../bot/sight.ts';
import { satchel } from '../game.ts';
import type { SatchelView } from '../view.ts';
import { learn, PASS, place, RECOVER_ALL, roll, setUp, type TestMatch } from './table.ts';

const bot = satchel.bot as OwnBot<SatchelView>;
const dice = diceFrom(seeded('any'));

const seatOf = (s: TestMatch, who: string): number => s.view().seats.findIndex(({ id }) => id === who);
/** What a bot of that level answers there. */
const answer = (s: TestMatch, who: string, level = 'hard'): unknown =>
  bot.answer(s.view(), seatOf(s, who), level, dice);

/** What it answers one after another until its window is over. */
function action(s: TestMatch, who: string, level = 'hard'): unknown[] {
  const given: unknown[] = [];
  while (given.length < 20) {
    const next = answer(s, who, level) as { do: string };
    given.push(next);
    if (next.do === 'pass') break;
    s.does(who, next);
  }
  return given;
}

describe('[B72] the reference bots act by the same commands', () => {
  test('dice that complete a card are laid from the left, and the window is over', () => {
    const s = setUp({ rolled: true, seats: { green: { dice: 'FSB' } } });
    expect(action(s, 'green')).toEqual([place(3, 'H1', 1), place(2, 'H1', 2), place(1, 'H1', 3), PASS]);
    expect(s.card('H1')).toBe('O02');
  });

  test('[B18] a Star stands for the emblem where no die shows it', () => {
    const s = setUp({ rolled: true, seats: { green: { dice: '*SB' } } });
    expect(action(s, 'green')).toEqual([place(3, 'H1', 1), place(2, 'H1', 2), place(1, 'H1', 3), PASS]);
  });

  test('[F15] [B38] the familiar finishes what the dice leave open; under the Wyrm nothing is laid', () => {
    const s = setUp({ wyrm: 1, rolled: true, seats: { green: { dice: 'BSF', familiars: ['awake'] } } });
    const laid = [place(1, 'H2', 1), place(2, 'H2', 2), place(3, 'H2', 3)];
    expect(action(s, 'green')).toEqual([...laid, { do: 'familiar', loc: 'H2', slot: 4 }, PASS]);
    expect(s.card('H2')).toBe('O02');
  });

  test('[F15] with his last die laid a hero lays his familiar beside it, though more is left open', () => {
    const s = setUp({
      rolled: true,
      board: { H3: ['green 1', 'green 2', null, null, null] },
      seats: { green: { dice: 'SSF', familiars: ['awake'] } },
    });
    expect(action(s, 'green')).toEqual([place(3, 'H3', 3), { do: 'familiar', loc: 'H3', slot: 4 }, PASS]);
  });

  test('[B21] a place that promises little is left by him who is quick, and kept by him who is stubborn', () => {
    const s = () => setUp({ board: { H3: ['green 1'] }, seats: { green: { dice: 'S--' } } });
    expect(answer(s(), 'green')).toEqual(RECOVER_ALL);
    expect(answer(s(), 'green', 'easy')).toEqual(roll(2, 3));
    const left = s();
    left.does('green', RECOVER_ALL);
    expect(answer(left, 'green')).toEqual(roll(1, 2, 3));
  });

  test('[B52] a hero learns what is nobody’s emblem, once', () => {
    const s = setUp({ lore: 8, seats: { green: {} } });
    expect(answer(s, 'green')).toEqual(learn('blade'));
    s.does('green', learn('blade'));
    expect(answer(s, 'green')).toEqual(roll(1, 2, 3));
    expect(answer(setUp({ lore: 3, seats: { green: {} } }), 'green')).toEqual(roll(1, 2, 3));
  });

  test('[B44] a hexed symbol is not laid', () => {
    const s = setUp({ rolled: true, seats: { green: { dice: 'BSF', hexed: 'shield' } } });
    expect(action(s, 'green')).not.toContainEqual(place(2, 'H1', 2));
  });

  test('[B46] a hurt die is not rolled', () => {
    expect(answer(setUp({ seats: { green: { dice: 'x--' } } }), 'green')).toEqual(roll(2, 3));
  });

  test('[B10] [B67] the sorcerer opens the round with all his dice', () => {
    const s = setUp({ phase: 'waiting' });
    expect(answer(s, 'sorcerer', 'easy')).toEqual(roll(1, 2, 3, 4, 5));
  });

  test('[B57] whoever is asked between rounds goes on', () => {
    const s = setUp({ ordeals: ['O02'], rolled: true, seats: { green: { dice: 'BSF' } } });
    for (const command of [place(1, 'H1', 1), place(2, 'H1', 2), place(3, 'H1', 3)]) s.does('green', command);
    expect(answer(s, 'blue')).toEqual({ do: 'nextRound' });
  });
});

describe('[B28] the last piece of a spell is aimed', () => {
  test('[B30] a Gust where most is lost: a familiar counts more than a die', () => {
    const s = setUp({
      row: { H1: 'O16' },
      rolled: true,
      board: { H1: ['green 1', 'green 2'], H2: ['blue 1', 'ripple'], S2: ['sorcerer 1', 'sorcerer 2', 'sorcerer 3'] },
      seats: { sorcerer: { dice: 'BBSF-' }, green: { dice: 'FK-' }, blue: { dice: 'B--' } },
    });
    expect(answer(s, 'sorcerer')).toEqual({ ...place(4, 'S2', 4), aim: 'H2' });
  });

  test('[B44] a hex at him who has most loose dice', () => {
    const s = setUp({
      row: { S1: 'X01' },
      rolled: true,
      board: { H2: ['green 1'], S1: ['sorcerer 1', 'sorcerer 2', 'sorcerer 3'] },
      seats: { sorcerer: { dice: 'BBFK-' }, green: { dice: 'B--' }, blue: { hexed: 'boot' } },
    });
    expect(answer(s, 'sorcerer')).toEqual({ ...place(4, 'S1', 4), aim: 'white' });
  });

  test('[B46] a wound at him who is hexed; else at him who has fewest', () => {
    const wounding = (blue: object) =>
      setUp({
        row: { S1: 'V01' },
        rolled: true,
        board: { H2: ['white 1'], S1: ['sorcerer 1', 'sorcerer 2', 'sorcerer 3', 'sorcerer 4'] },
        seats: { sorcerer: { dice: 'BBFKT' }, white: { dice: 'B--' }, blue },
      });
    expect(answer(wounding({ hexed: 'boot' }), 'sorcerer')).toEqual({ ...place(5, 'S1', 5), aim: 'blue' });
    expect(answer(wounding({}), 'sorcerer')).toEqual({ ...place(5, 'S1', 5), aim: 'white' });
  });
});

describe('[R9] a familiar outside its owner’s window', () => {
  const waiting = (green: object, over: object = {}) =>
    setUp({
      window: 'sorcerer',
      board: { H2: ['green 1', 'green 2', 'green 3'] },
      seats: { sorcerer: {}, green: { dice: 'BSF', familiars: ['awake'], ...green } },
      ...over,
    });

  test('a hard bot completes what waits for nothing else; the others wait for their window', () => {
    expect(answer(waiting({}), 'green')).toEqual({ do: 'familiar', loc: 'H2', slot: 4 });
    expect(answer(waiting({}), 'green', 'normal')).toBeUndefined();
    expect(answer(waiting({ familiars: ['asleep'] }), 'green')).toBeUndefined();
  });

  test('with a die still loose it waits, unless that wins the round', () => {
    const loose = { board: { H1: ['green 1', 'green 2'] } };
    expect(answer(waiting({ dice: 'BS-' }, loose), 'green')).toBeUndefined();
    expect(answer(waiting({ dice: 'BS-' }, { ...loose, ordeals: ['O02'] }), 'green')).toEqual({
      do: 'familiar',
      loc: 'H1',
      slot: 3,
    });
  });
});

describe('chance is the window’s', () => {
  test('the draws of a window are the same for every command in it, and others in the next', () => {
    const s = setUp({ seats: { green: {} } });
    const draw = (who = 'green') => chance(sightOf(s.view(), seatOf(s, who)), 'idle');
    const before = draw();
    s.roll('green', [1, 2, 3], 'KKK');
    expect(draw()).toBe(before);
    expect(draw('blue')).not.toBe(before);
  });

  test('a bot idles about as often as its level says', () => {
    const idle = (level: string) => {
      let passed = 0;
      for (let beat = 2; beat < 1002; beat++)
        if ((answer(setUp({ beat, seats: { green: {} } }), 'green', level) as { do: string }).do === 'pass') passed++;
      return passed / 1000;
    };
    expect(idle('hard')).toBe(0);
    expect(Math.abs(idle('normal') - 0.12)).toBeLessThan(0.035);
    expect(Math.abs(idle('easy') - 0.3)).toBeLessThan(0.05);
  });
});

describe('[B65] by the live clock', () => {
  const live: { options: Options } = { options: { clock: 'live' } };

  test('what follows from a roll comes at once, the next action at the bot’s pace', () => {
    const s = setUp({ seats: {} }, live);
    s.roll('green', [1, 2, 3], 'FSB');
    const { now } = s.state();
    for (const command of [place(3, 'H1', 1), place(2, 'H1', 2), place(1, 'H1', 3)]) {
      expect(answer(s, 'green')).toEqual({ ...command, at: now });
      s.does('green', answer(s, 'green') as object);
    }
    const next = answer(s, 'green') as { at: number };
    expect(next).toEqual({ ...roll(1, 2, 3), at: next.at });
    expect(Math.abs(next.at - now - 1200)).toBeLessThanOrEqual(180);
  });

  test('once its hands rest it looks up at its next action only, whatever would fit meanwhile', () => {
    const at = (now: number) =>
      setUp({ seats: { green: { dice: 'B--' } }, live: { now, rolledAt: { green: 30_000 } } }, live);
    expect(answer(at(30_000), 'green')).toMatchObject({ do: 'place', die: 1, at: 30_000 });
    const later = answer(at(30_900), 'green') as { at: number };
    expect(later).toMatchObject(roll(1, 2, 3));
    expect(Math.abs(later.at - 31_200)).toBeLessThanOrEqual(180);
  });

  test('dice that come back after an action wait for the next one', () => {
    const now = 32_000;
    const s = setUp({ seats: { green: { dice: '---' } }, live: { now, rolledAt: { green: 30_000 } } }, live);
    const next = answer(s, 'green') as { at: number };
    expect(next.at).toBeGreaterThan(now);
    expect(next.at).toBeLessThanOrEqual(30_000 + 2 * 1380);
  });

  test('nobody begins on the dot, and other cards begin at another time', () => {
    const first = (S1: string) =>
      answer(setUp({ seats: {}, phase: 'waiting', row: { S1 } }, live), 'sorcerer') as { at: number };
    expect(first('P01').at).not.toBe(first('P06').at);
    expect(first('P01').at).toBeLessThanOrEqual(1200);
  });

  test('[B62] however quick, it waits for the cooldown', () => {
    const s = setUp({ seats: {} }, { options: { clock: 'live', rollCooldownMs: 2500 } });
    s.roll('green', [1, 2, 3], 'KKK');
    for (let laid = 0; laid < 3 && s.dice('green').includes('K'); laid++) {
      const next = answer(s, 'green') as { do: string };
      if (next.do !== 'place') break;
      s.does('green', next);
    }
    expect((answer(s, 'green') as { at: number }).at).toBe(s.state().now + 2500);
  });

  test('[B64] it agrees to go on after a pause', () => {
    const s = setUp({ seats: {} }, live);
    s.does('green', { do: 'pause', at: s.state().now });
    expect(answer(s, 'blue')).toEqual({ do: 'resume', at: s.state().now });
  });
});
