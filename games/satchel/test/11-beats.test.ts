import { describe, expect, test } from 'vitest';
import { familiar, learn, only, PASS, place, RECOVER_ALL, recover, roll, setUp, setUpExactly } from './table.ts';

describe('beats', () => {
  test('[B58] the beat clock is the usual one: windows in order, one seat at a time', () => {
    const s = setUpExactly(undefined);
    expect(s.view()).toMatchObject({ live: null, beat: { beat: 1, window: 0 } });
    expect(s.asks()).toBe('window');
  });

  test('[B66] every beat all seats get one window each, in an order shuffled anew and known to all', () => {
    const s = setUp({ seats: { sorcerer: { dice: '-----' } } });
    const orders = new Set<string>();
    for (let beat = 2; beat < 30; beat++) {
      s.turn('white');
      while (s.view().beat?.beat !== beat) s.does(s.view().seats[s.view().beat?.window ?? 0].id, PASS);
      const order = s.view().beat?.order ?? [];
      expect([...order].sort()).toEqual([0, 1, 2, 3]);
      orders.add(order.join());
    }
    expect(orders.size).toBeGreaterThan(10);
  });

  test('[B66] the odds of a pass count every order of the next beat', () => {
    const s = setUp({ window: 'white' });
    const { outcomes, complete } = s.odds('white', PASS);
    expect(complete).toBe(true);
    expect(outcomes).toHaveLength(24);
    expect(outcomes[0].p).toBeCloseTo(1 / 24);
  });

  test('[B66] a test may script the orders to come', () => {
    const s = setUp({ window: 'white', coming: [['blue', 'sorcerer', 'white', 'green']] });
    expect(only(s.does('white', PASS), 'beatOpened')).toMatchObject([{ beat: 2, order: [2, 0, 3, 1] }]);
    expect(s.view().beat?.window).toBe(2);
  });

  test('[B67] in beat 1 the sorcerer comes first and must roll; the heroes follow in any order', () => {
    const orders = Array.from(
      { length: 30 },
      (_, i) => setUpExactly(undefined, { seed: `${i}` }).view().beat?.order ?? [],
    );
    expect(orders.every(([first]) => first === 0)).toBe(true);
    expect(new Set(orders.map((order) => order.join())).size).toBe(6);
    const s = setUpExactly(undefined);
    expect(s.why('sorcerer', PASS)).toBe('B67');
    s.does('sorcerer', roll(3));
    expect(s.allows('sorcerer', PASS)).toBe(true);
  });

  test('[B68] one roll in a window, and any number of other commands before and after it', () => {
    const s = setUp({ seats: { green: { dice: 'B--' } } });
    s.place('green', 1, 'H1', 1);
    s.recover('green', 'H1', 1);
    s.roll('green', [1, 2], 'BS');
    expect(s.why('green', roll(3))).toBe('B68');
    s.place('green', 1, 'H1', 1);
    s.place('green', 2, 'H1', 2);
    expect(s.options('green').some((command) => command.do === 'roll')).toBe(false);
  });

  test('[B69] a window ends by its owner’s pass only; then the next one opens with a fresh roll', () => {
    const s = setUp({ seats: { green: { dice: '---' } } });
    s.roll('green', [1], 'B');
    expect(s.view().beat).toMatchObject({ window: 1, rolled: true });
    expect(only(s.does('green', PASS), 'windowOpened')).toMatchObject([{ by: 2 }]);
    expect(s.view().beat).toMatchObject({ window: 2, rolled: false });
    expect(s.allows('blue', roll(1))).toBe(true);
  });

  test('[B69] or with the round', () => {
    const s = setUp({ ordeals: ['O02'], board: { H1: ['green 1', 'green 2'] }, seats: { green: { dice: 'BSF' } } });
    s.place('green', 3, 'H1', 3);
    expect(s.asks()).toBe('round');
    expect(s.why('green', PASS)).toBe('B55');
  });

  test('[B70] outside one’s window everything is refused but an active familiar', () => {
    const s = setUp({
      lore: 4,
      board: { H1: ['blue 1'] },
      seats: { green: { dice: '---' }, blue: { dice: 'BS-', familiars: ['awake'] } },
    });
    expect(s.asked()).toEqual(['green', 'blue']);
    for (const command of [roll(3), place(2, 'H1', 2), recover('H1', 1), RECOVER_ALL, learn('blade'), PASS])
      expect(s.why('blue', command)).toBe('B70.familiar');
    expect(s.allows('blue', familiar('H1', 2))).toBe(true);
    expect(s.options('blue').every((command) => command.do === 'familiar')).toBe(true);
  });

  test('[B70] who has nothing to play is not asked at all', () => {
    const s = setUp({ seats: { green: { dice: '---' }, blue: { dice: 'BSK' } } });
    expect(s.asked()).toEqual(['green']);
  });

  test('[B70] [B82] and hears whose window it is if he speaks all the same', () => {
    const s = setUp({ seats: { green: { dice: '---' }, blue: { dice: 'BSK' } } });
    for (const command of [roll(3), place(1, 'H1', 1), PASS]) expect(s.why('blue', command)).toBe('B70.familiar');
    expect(s.why('blue', familiar('H1', 1))).toBe('F14.away');
    expect(s.why('green', { do: 'nextRound' })).toBe('B57');
    expect(s.why('blue', { do: 'nextRound' })).toBe('B57');
  });
});

describe('familiars between windows', () => {
  const out = { green: { dice: '---' }, blue: { dice: 'K--', familiars: ['awake' as const] } };

  test('[R9] [F8] an active familiar may be played in another’s window, or kept', () => {
    const s = setUp({ seats: out });
    s.familiar('blue', 'H2', 1);
    expect(s.is('ripple')).toBe('out');
    const kept = setUp({ seats: out });
    for (let i = 0; i < 12; i++) kept.does(kept.view().seats[kept.view().beat?.window ?? 0].id, PASS);
    expect(kept.is('ripple')).toBe('awake');
  });

  test('[R9] [B70] with the switch off, he is told to wait, not that a familiar could be played', () => {
    const told = (familiarAnytime: boolean) =>
      setUp({ seats: { green: { dice: '---' } } }, { options: { familiarAnytime } }).why('blue', PASS);
    expect([told(true), told(false)]).toEqual(['B70.familiar', 'B70.wait']);
    // Nor where nobody has a familiar.
    const without = setUpExactly(undefined, { seats: 3, options: { scenario: 'TR1' } });
    without.roll('sorcerer', [1], 'B');
    const idle = without.view().seats.flatMap(({ id }) => (without.asked().includes(id) ? [] : [id]));
    expect(idle.map((id) => without.why(id, PASS))).toEqual(['B70.wait', 'B70.wait']);
  });

  test('[R9] with the switch off, in one’s own window only', () => {
    const s = setUp({ seats: out }, { options: { familiarAnytime: false } });
    expect(s.asked()).toEqual(['green']);
    s.turn('blue').familiar('blue', 'H2', 1);
    expect(s.is('ripple')).toBe('out');
  });

  test('[R9] the sorcerer’s, too', () => {
    const s = setUp({ seats: { green: { dice: '---' }, sorcerer: { familiars: ['awake', 'asleep'] } } });
    expect(s.asked()).toEqual(['green', 'sorcerer']);
    s.familiar('sorcerer', 'S1', 1);
    expect(s.on('S1')[0]).toBe('soot');
  });

  test('[R24] it takes effect at once, completion included, and the same window goes on with its roll as it was', () => {
    const board = { H1: ['green 1', 'green 2'] };
    const seats = { green: { dice: 'BS-' }, blue: { familiars: ['awake' as const] } };
    const s = setUp({ board, seats });
    s.familiar('blue', 'H1', 3);
    expect(s.card('H1')).toBe('O02');
    expect(s.view().beat).toMatchObject({ window: 1, rolled: false });
    s.roll('green', [1], 'S');
    const used = setUp({ board, seats, rolled: true });
    used.familiar('blue', 'H1', 3);
    expect(used.view().beat).toMatchObject({ window: 1, rolled: true });
    expect(used.why('green', roll(1))).toBe('B68');
  });
});

describe('refusals', () => {
  test('[B60] a refused command changes nothing and has one reason', () => {
    const s = setUp({ seats: { green: { dice: 'B--' } } });
    const given = s.match.answers.length;
    s.why('green', place(1, 'H1', 2));
    expect(s.match.answers).toHaveLength(given);
    s.place('green', 1, 'H1', 1);
    expect(s.match.answers).toHaveLength(given + 1);
  });

  test('[B61] the first check that fails names the reason', () => {
    const s = setUp({
      wyrm: 2,
      board: { H1: ['blue 1', 'white 1'], H3: ['green 1'] },
      seats: {
        green: { dice: 'S-B', hexed: 'blade', familiars: ['asleep'] },
        blue: { dice: 'B--' },
        white: { dice: 'S--' },
      },
    });
    const reasons: [object, string][] = [
      [roll(), 'B11.none'],
      [roll(9, 1), 'B3'],
      [roll(1), 'B11.placed'],
      [place(9, 'H1', 9), 'B3'],
      [place(1, 'S1', 9), 'B12.placed'],
      [place(2, 'S1', 9), 'B12.unrolled'],
      [familiar('H1', 9), 'F14.away'],
      [place(3, 'S1', 9), 'B13.none'],
      [place(3, 'S1', 1), 'B14'],
      [place(3, 'H2', 1), 'B38'],
      [place(3, 'H1', 1), 'B13.taken'],
      [place(3, 'H1', 3), 'B15'],
      [place(3, 'H3', 2), 'B17'],
      [recover('H1', 9), 'B13.none'],
      [recover('H1', 3), 'B21.empty'],
      [recover('H1', 1), 'R16'],
    ];
    for (const [command, why] of reasons) expect(s.why('green', command)).toBe(why);
    s.recover('green', 'H3', 1);
    expect(s.why('green', place(3, 'H1', 3))).toBe('B16');
  });

  test('[B61] hexed comes before not matching, and a Satchel without a sleeper before one place', () => {
    const s = setUp({
      board: { H3: ['green 1'] },
      seats: { green: { dice: 'S*B', hexed: 'blade', familiars: ['awake'] }, blue: { dice: 'B--' } },
    });
    expect(s.why('green', place(2, 'satchel:green', 1))).toBe('F9');
    expect(s.why('green', place(2, 'satchel:blue', 1))).toBe('B15');
    s.recover('green', 'H3', 1);
    expect(s.why('green', place(2, 'H1', 1))).toBe('B44');
    expect(s.why('green', place(3, 'H1', 1))).toBe('B44');
    expect(s.why('green', place(3, 'H1', 2))).toBe('B17');
  });

  test('[B61] [B82] whose window it is comes before whether the roll is used, and that before the dice', () => {
    const s = setUp({ rolled: true, seats: { green: { dice: '---' }, blue: { familiars: ['awake'] } } });
    expect(s.why('blue', roll(9))).toBe('B70.familiar');
    expect(s.why('green', roll(9))).toBe('B68');
    s.does('green', PASS);
    expect(s.why('blue', roll(9))).toBe('B3');
  });
});
