import { give, LONGEST_WAIT, play, record, replay } from '@conjure/engine';
import { describe, expect, test } from 'vitest';
import { ownData } from '../data.ts';
import { satchel } from '../game.ts';
import { NEXT_ROUND, only, PASS, place, roll, setUp, setUpExactly, type TestMatch } from './table.ts';

const LIVE = { clock: 'live' };
const at = (command: object, stamp: number) => ({ ...command, at: stamp });
const running = (more: Parameters<typeof setUp>[0] = {}, options = {}): TestMatch =>
  setUp({ seats: { green: { dice: 'BSF' }, blue: { dice: 'BBB' } }, ...more }, { options: { ...LIVE, ...options } });

describe('live', () => {
  test('[B58] all other rules are the same', () => {
    const s = running({ board: { H1: ['green 1'] } });
    expect(s.asks()).toBe('live');
    expect(s.why('green', place(2, 'H2', 2))).toBe('B15');
    expect(s.why('blue', place(1, 'H1', 1))).toBe('B13.taken');
    s.place('green', 2, 'H1', 2);
    s.place('green', 3, 'H1', 3);
    expect(s.card('H1')).toBe('O02');
  });

  test('[B59] commands apply in the order in which they come, each on what the one before left', () => {
    const s = running();
    s.does('blue', at(place(1, 'H1', 1), 300));
    expect(s.why('green', at(place(1, 'H1', 1), 300))).toBe('B13.taken');
    s.does('green', at(place(1, 'H2', 1), 301));
    expect(s.view().live?.now).toBe(301);
  });

  test('[B59] a stamp is whole and never runs backwards', () => {
    const s = running({ live: { now: 500 } });
    for (const wrong of [499, 500.5, -1, undefined])
      expect(give(s.match, 1, { ...roll(1), at: wrong })).toHaveProperty('fault.place', 'answer.at');
    expect(give(s.match, 1, at(roll(1), 500))).toEqual({ done: true });
  });

  test('[B59] a stamp lies at most thirty days after the last one, so that somebody can always come after', () => {
    const s = running({ live: { now: 500 } });
    const latest = 500 + LONGEST_WAIT;
    for (const wrong of [latest + 1, Number.MAX_SAFE_INTEGER])
      expect(give(s.match, 1, at(roll(1), wrong))).toHaveProperty('fault.place', 'answer.at');
    expect(give(s.match, 1, at(roll(1), latest))).toEqual({ done: true });
    // It has dawned, but the clock goes on.
    expect(give(s.match, 2, at(roll(1), latest + 1))).toHaveProperty('refused.rule', 'B55');
  });

  test('[B59] the record holds the stamps, and a replay comes to the same place', () => {
    const s = setUpExactly(undefined, { options: LIVE });
    s.does('sorcerer', at(roll(1, 2, 3), 1200));
    s.does('sorcerer', at(roll(4), 1900));
    const again = replay(satchel, record(play(s.match)));
    expect(again).toMatchObject({ disagrees: null });
    if ('play' in again) expect(again.play.match.table.state).toEqual(s.state());
  });

  test('[B10] before the sorcerer’s first roll he alone is asked', () => {
    const s = setUpExactly(undefined, { options: LIVE });
    expect(s.asked()).toEqual(['sorcerer']);
    expect(s.why('sorcerer', place(1, 'S1', 1))).toBe('B10');
    expect(s.why('sorcerer', PASS)).toBe('B10');
    expect(s.why('green', roll(1))).toBe('B10');
    s.does('sorcerer', at(roll(1), 40));
    expect(s.asked()).toHaveLength(4);
  });

  test('[B10] [B64] nor is there a clock to stop: a pause is refused to everybody, and is not offered', () => {
    const s = setUpExactly(undefined, { options: LIVE });
    for (const who of ['sorcerer', 'green', 'white']) expect(s.why(who, at({ do: 'pause' }, 0))).toBe('B10');
    expect(s.match.open?.question.aside).toEqual([]);
    s.does('sorcerer', at(roll(1), 40));
    expect(s.match.open?.question.aside).toEqual([{ do: 'pause', at: 40 }]);
  });
});

describe('cooldown', () => {
  test('[B62] the next roll of a seat is refused until the cooldown is over; to the millisecond', () => {
    const s = running();
    s.does('green', at(roll(1), 1000));
    expect(s.why('green', at(roll(2), 1699))).toBe('B62');
    s.does('blue', at(roll(1), 1699));
    s.does('green', at(roll(2), 1700));
  });

  test.each([400, 700, 1000, 1500, 2500])('[B62] the table may choose %i ms', (rollCooldownMs) => {
    const s = running({}, { rollCooldownMs });
    s.does('green', at(roll(1), 10));
    expect(s.why('green', at(roll(1), 9 + rollCooldownMs))).toBe('B62');
    expect(s.allows('green', roll(1))).toBe(false);
    s.does('green', at(roll(1), 10 + rollCooldownMs));
  });

  test('[B62] [R25] a refused roll does not begin it again', () => {
    const s = running();
    s.does('green', at(roll(1), 1000));
    s.why('green', at(roll(1), 1600));
    s.does('green', at(roll(1), 1700));
  });

  test('[B63] nothing else has its time, and nobody has turns', () => {
    const s = running();
    s.does('green', at(roll(1), 5), 'B');
    s.does('green', at(place(1, 'H1', 1), 5));
    s.does('blue', at(place(1, 'H2', 1), 5));
    s.does('green', at({ do: 'recoverAll' }, 5));
    expect(s.asked().sort()).toEqual(['blue', 'green', 'sorcerer', 'white']);
  });

  test('[B63] rolls are offered for the moment when they will be allowed', () => {
    const s = running();
    s.does('green', at(roll(1), 1000));
    const stamps = (who: string) =>
      new Set(s.options(who).flatMap((command) => (command.do === 'roll' ? [command.at] : [])));
    expect([...stamps('green')]).toEqual([1700]);
    expect([...stamps('blue')]).toEqual([1000]);
  });

  test('[B69] nobody passes', () => {
    expect(running().why('green', PASS)).toBe('B69');
  });
});

describe('pause', () => {
  test('[B64] while the clock is stopped everything is refused', () => {
    const s = running();
    s.does('blue', at({ do: 'pause' }, 100));
    expect(s.asks()).toBe('paused');
    for (const command of [roll(1), place(1, 'H1', 1), { do: 'recoverAll' }, PASS, { do: 'pause' }])
      expect(s.why('green', command)).toBe('B64.stopped');
  });

  test('[B64] it goes on when everybody has agreed, not before', () => {
    const s = running();
    expect(s.why('green', { do: 'resume' })).toBe('B64.running');
    s.does('blue', at({ do: 'pause' }, 100));
    for (const who of ['sorcerer', 'green', 'white']) {
      s.does(who, at({ do: 'resume' }, 900));
      expect(s.asked()).not.toContain(who);
      expect(s.asks()).toBe('paused');
      expect(s.why(who, at({ do: 'resume' }, 900))).toBe('B64.agreed');
      expect(s.why(who, at(roll(1), 900))).toBe('B64.stopped');
    }
    expect(only(s.does('blue', at({ do: 'resume' }, 1100)), 'resumed')).toHaveLength(1);
    expect(s.asks()).toBe('live');
  });

  test('[B64] cooldowns stand still', () => {
    const s = running();
    s.does('green', at(roll(1), 1000));
    s.does('blue', at({ do: 'pause' }, 1300));
    for (const who of ['sorcerer', 'green', 'blue', 'white']) s.does(who, at({ do: 'resume' }, 9300));
    expect(s.why('green', at(roll(1), 9699))).toBe('B62');
    s.does('green', at(roll(1), 9700));
  });

  test('[B64] stopping the clock is for persons and is not offered to whoever plays from the list', () => {
    const s = running();
    expect(s.options('green').some((command) => command.do === 'pause')).toBe(false);
    expect(s.allows('green', { do: 'pause' })).toBe(true);
  });
});

describe('time', () => {
  const dawn = 15 * 60_000;

  test('[B81] the first command stamped 15 minutes after the starting roll is not applied: dawn', () => {
    const s = running({ live: { now: 2000, startedAt: 2000 } });
    const told = s.does('green', at(place(1, 'H1', 1), 2000 + dawn));
    expect(told.map(({ type }) => type)).toEqual(['roundWon']);
    expect(told).toMatchObject([{ cause: 'dawn', ms: dawn }]);
    expect(s.on('H1')).toEqual([null, null, null]);
  });

  test('[B81] one millisecond before it is; and time that stood still does not count', () => {
    const s = running({ live: { now: 2000, startedAt: 2000 } });
    s.does('green', at(place(1, 'H1', 1), 1999 + dawn));
    expect(s.on('H1')[0]).toBe('green 1');
    const paused = running({ live: { now: 9000, lost: 5000, startedAt: 2000 } });
    paused.does('green', at(place(1, 'H1', 1), 6999 + dawn));
    expect(paused.view().phase).toBe('running');
  });

  test('[B81] where the table plays without dawn it never comes', () => {
    const s = running({}, { dawn: false });
    s.does('green', at(place(1, 'H1', 1), 10 * dawn));
    expect(s.view().phase).toBe('running');
  });

  test('[B57] the next round has a clock of its own', () => {
    const s = running({ ordeals: ['O02'], board: { H1: ['green 1', 'green 2'] }, live: { now: 70_000 } });
    s.does('green', at(place(3, 'H1', 3), 80_000));
    expect(s.why('green', at(roll(1), 80_000))).toBe('B55');
    s.does('green', NEXT_ROUND);
    s.does('sorcerer', at(roll(1), 5));
    expect(s.view().live).toMatchObject({ now: 5, startedAt: 5 });
  });

  test('[B65] a bot’s pace, at its fastest, is slower than the usual cooldown', () => {
    const { botPaceMs, rollCooldownMs } = ownData.setup.clocks.live;
    expect(botPaceMs).toEqual({ easy: 2500, normal: 1800, hard: 1200 });
    expect(botPaceMs.hard * 0.85).toBeGreaterThan(rollCooldownMs.default);
  });
});
