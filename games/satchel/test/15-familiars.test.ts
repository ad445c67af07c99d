import { describe, expect, test } from 'vitest';
import { familiar, NEXT_ROUND, only, PASS, place, roll, setUp, setUpExactly, type TestMatch } from './table.ts';

describe('at home', () => {
  test('[F1] every hero has one Satchel, the sorcerer the only Chest', () => {
    const { places, seats } = setUpExactly(undefined, { seats: 5 }).view();
    const tiles = places.filter(({ kind }) => kind === 'satchel' || kind === 'chest');
    expect(tiles.map(({ owner }) => owner)).toEqual([1, 2, 3, 4, 0]);
    expect(tiles[0].place).toBe(`satchel:${seats[1].id}`);
  });

  test('[F1] nobody has the Satchel of a hero who does not play', () => {
    const s = setUp({ seats: { green: { dice: '*--' } } });
    expect(s.why('green', place(1, 'satchel:brown', 1))).toBe('B13.none');
  });

  test('[F2] one familiar lies on every Satchel, two on the Chest, and in no die slot', () => {
    const s = setUpExactly(undefined, { seats: 5 });
    expect(s.view().seats.map(({ familiars }) => familiars.length)).toEqual([2, 1, 1, 1, 1]);
    expect(s.on('chest')).toEqual([null, null]);
  });

  test('[F3] all start inactive, so none can be played', () => {
    const s = setUpExactly(undefined, { seats: 5 });
    expect(
      s
        .view()
        .seats.flatMap(({ familiars }) => familiars)
        .every(({ is }) => is === 'asleep'),
    ).toBe(true);
    s.does('sorcerer', roll(1));
    expect(s.why('sorcerer', familiar('S1', 1))).toBe('F14.away');
  });

  test.each(['green', 'blue', 'white', 'sorcerer'])(
    '[F4] the same rules for all: woken, played, home again (%s)',
    (who) => {
      const [loc, home] = who === 'sorcerer' ? ['S1', 'chest'] : ['H1', `satchel:${who}`];
      const s = setUp({ seats: { [who]: { dice: who === 'sorcerer' ? '**---' : '**-' } } });
      s.place(who, 1, home, 1);
      s.place(who, 2, home, 2);
      s.familiar(who, loc, 1);
      expect(s.why(who, familiar(loc, 2))).toBe('F14.away');
      s.recover(who, loc, 1);
      expect(s.why(who, familiar(loc, 1))).toBe('F14.away');
    },
  );
});

describe('waking', () => {
  test('[F5] two slots, each for a die that shows Star and nothing else', () => {
    const s = setUp({ seats: { green: { dice: '*FB' }, sorcerer: { dice: '*B---' } } });
    expect(s.there('satchel:green')?.slots.map(({ symbol }) => symbol)).toEqual(['star', 'star']);
    expect(s.why('green', place(2, 'satchel:green', 1))).toBe('B17');
    expect(s.allows('green', place(1, 'satchel:green', 2))).toBe(true);
    s.turn('sorcerer');
    expect(s.why('sorcerer', place(2, 'chest', 1))).toBe('B17');
    expect(s.allows('sorcerer', place(1, 'chest', 1))).toBe(true);
  });

  test('[F6] [F7] two Stars wake it, one does not; it stays at home until it is played', () => {
    const s = setUp({ seats: { green: { dice: '**-' } } });
    s.place('green', 1, 'satchel:green', 1);
    expect(s.is('thistle')).toBe('asleep');
    expect(s.why('green', familiar('H1', 1))).toBe('F14.away');
    const told = s.place('green', 2, 'satchel:green', 2);
    expect(only(told, 'activated')).toMatchObject([{ by: 1, familiar: 'thistle' }]);
    expect(s.is('thistle')).toBe('awake');
    expect(s.on('satchel:green')).toEqual([null, null]);
  });

  test('[F8] it may be kept through any number of windows and does not expire', () => {
    const s = setUp({ seats: { green: { familiars: ['awake'] } } });
    for (let i = 0; i < 20; i++) s.does(s.view().seats[s.view().beat?.window ?? 0].id, PASS);
    expect(s.is('thistle')).toBe('awake');
    s.turn('green').familiar('green', 'H1', 2);
  });

  test('[F9] while its familiar is away a Satchel takes no Star, and the Chest none while both are', () => {
    const s = setUp({
      board: { H1: ['thistle'], S1: ['soot', 'cinder'] },
      seats: { green: { dice: '*--' }, sorcerer: { dice: '*----' } },
    });
    s.turn('blue').roll('blue', [1], '*');
    expect(s.why('blue', place(1, 'satchel:green', 1))).toBe('F9');
    expect(s.allows('blue', place(1, 'satchel:white', 1))).toBe(true);
    s.turn('sorcerer');
    expect(s.why('sorcerer', place(1, 'chest', 1))).toBe('F9');
  });

  test('[F10] [F11] each completion of the Chest wakes one; both may be awake and out together', () => {
    const s = setUp({
      board: { chest: ['sorcerer 1'] },
      seats: { sorcerer: { dice: '***--', familiars: ['awake', 'asleep'] } },
    });
    s.place('sorcerer', 2, 'chest', 2);
    expect([s.is('soot'), s.is('cinder')]).toEqual(['awake', 'awake']);
    s.familiar('sorcerer', 'S2', 1);
    s.familiar('sorcerer', 'S2', 2);
    expect(s.on('S2')).toEqual(['soot', 'cinder', null, null]);
    expect(s.why('sorcerer', familiar('S2', 3))).toBe('F14.away');
  });

  test('[F12] one place and two colours hold for a Satchel, and a Star may be taken back', () => {
    const s = setUp({
      board: { 'satchel:green': ['blue 1'] },
      seats: { blue: { dice: '*B-' }, white: { dice: '*--' } },
    });
    expect(s.why('blue', place(2, 'H1', 1))).toBe('B15');
    s.recover('blue', 'satchel:green', 1);
    expect([s.is('thistle'), s.dice('blue')]).toEqual(['asleep', '-B-']);
    s.place('blue', 2, 'H1', 1);
    expect(s.turn('white').allows('white', place(1, 'satchel:green', 1))).toBe(true);
  });

  test('[F13] the Stars may be anybody’s, and its owner’s familiar wakes', () => {
    const s = setUp({ board: { 'satchel:green': ['blue 1'] }, seats: { blue: { dice: '**-' } } });
    const told = s.place('blue', 2, 'satchel:green', 2);
    expect(only(told, 'activated')).toMatchObject([{ by: 1, familiar: 'thistle' }]);
    expect(s.is('ripple')).toBe('asleep');
    s.turn('blue');
    expect(s.why('blue', familiar('H1', 1))).toBe('F14.away');
  });
});

describe('playing', () => {
  test('[F14] only its owner plays it, and only an active one', () => {
    const s = setUp({ seats: { green: { familiars: ['awake'] }, blue: { dice: '---' } } });
    expect(s.allows('green', familiar('H1', 1))).toBe(true);
    s.turn('blue');
    expect(s.why('blue', familiar('H1', 1))).toBe('F14.away');
  });

  test('[F15] it fills an empty slot as a die would, and may complete the place', () => {
    const s = setUp({ board: { H1: ['green 1', 'green 2'] }, seats: { green: { dice: 'BS-', familiars: ['awake'] } } });
    expect(s.why('green', familiar('H1', 1))).toBe('B13.taken');
    expect(s.why('green', familiar('S1', 1))).toBe('B14');
    const told = s.familiar('green', 'H1', 3);
    expect(told.map(({ type }) => type)).toEqual(['familiarPlayed', 'completed', 'loreGained', 'cardOpened']);
  });

  test('[F16] it is bound to the place of its owner’s dice, and they to its', () => {
    const s = setUp({ board: { H1: ['green 1'] }, seats: { green: { dice: 'BS-', familiars: ['awake'] } } });
    expect(s.why('green', familiar('H2', 1))).toBe('B15');
    s.recover('green', 'H1', 1);
    s.familiar('green', 'H2', 1);
    expect(s.why('green', place(2, 'H1', 2))).toBe('B15');
    s.place('green', 2, 'H2', 2);
  });

  test('[F17] any symbol, never a Star slot', () => {
    const s = setUp({
      row: { H1: 'O35' },
      wyrm: 3,
      seats: { green: { familiars: ['awake'] }, blue: { hexed: 'key' } },
    });
    for (const slot of [1, 2, 3]) expect(s.allows('green', familiar('H1', slot))).toBe(true);
    for (const [loc, slot] of [
      ['H1', 4],
      ['satchel:green', 1],
      ['wyrm', 1],
      ['remedy:blue:hex', 1],
    ] as const)
      expect(s.why('green', familiar(loc, slot))).toBe('F17');
    expect(s.allows('green', familiar('remedy:blue:hex', 2))).toBe(true);
  });

  test('[F18] it counts as its owner’s colour, even alone', () => {
    const s = setUp({
      board: { H2: ['thistle', 'blue 1'] },
      seats: { white: { dice: 'F--' }, blue: { dice: 'S--' }, green: { dice: 'F--' } },
    });
    expect(s.why('white', place(1, 'H2', 3))).toBe('B16');
    expect(s.turn('green').allows('green', place(1, 'H2', 3))).toBe(true);
  });
});

describe('coming home', () => {
  const home = (s: TestMatch) => expect(s.is('thistle')).toBe('asleep');
  const out = { board: { H2: ['thistle'] } };

  test('[F19] whatever takes it off its slot, it is home and inactive: taken back, completed, swept', () => {
    const back = setUp({ ...out, seats: { green: { dice: '---' } } });
    back.recover('green', 'H2', 1);
    home(back);
    const done = setUp({ board: { H1: ['thistle', 'green 1'] }, seats: { green: { dice: 'SF-' } } });
    done.place('green', 2, 'H1', 3);
    home(done);
    const swept = setUp({
      board: { ...out.board, S2: ['sorcerer 1', 'sorcerer 2', 'sorcerer 3'] },
      seats: { sorcerer: { dice: 'BBSF-' } },
    });
    swept.place('sorcerer', 4, 'S2', 4);
    home(swept);
  });

  test('[F19] thrown off by the Wyrm, freed with a cured remedy, at the end of the round', () => {
    const wyrm = setUp({
      wyrm: 1,
      board: { ...out.board, S3: ['sorcerer 1', 'sorcerer 2', 'sorcerer 3'] },
      seats: { sorcerer: { dice: 'BBSK-' } },
    });
    wyrm.place('sorcerer', 4, 'S3', 4);
    home(wyrm);
    const remedy = setUp({
      row: { H1: 'O38' },
      board: { H1: ['blue 2', 'blue 3', 'white 1'], 'remedy:blue:wound': ['thistle'] },
      seats: { white: { dice: 'FT-' }, blue: { dice: 'xSS' } },
    });
    remedy.place('white', 2, 'H1', 4);
    home(remedy);
    const over = setUp({
      ordeals: ['O02'],
      board: { H1: ['blue 1', 'blue 2'], ...out.board },
      seats: { blue: { dice: 'BSF' } },
    });
    over.place('blue', 3, 'H1', 3);
    over.does('blue', NEXT_ROUND);
    home(over);
  });

  test('[F20] it can be woken again and again', () => {
    const s = setUp({ seats: { green: { dice: '**-' } } });
    for (let i = 0; i < 3; i++) {
      s.place('green', 1, 'satchel:green', 1);
      s.place('green', 2, 'satchel:green', 2);
      expect(s.is('thistle')).toBe('awake');
      s.familiar('green', 'H1', 1);
      s.recover('green', 'H1', 1);
      s.turn('blue').turn('green').roll('green', [1, 2], '**');
    }
    expect(s.view().tally).toMatchObject({ wokenByHeroes: 3, playedByHeroes: 3 });
  });

  test('[F21] from one card to another it does not move: it must go home and be woken again', () => {
    const s = setUp({ ...out, seats: { green: { dice: '---' } } });
    expect(s.why('green', familiar('H1', 1))).toBe('F14.away');
    s.recover('green', 'H2', 1);
    expect(s.why('green', familiar('H1', 1))).toBe('F14.away');
  });

  test('[F22] taking it back rolls nothing and changes no die', () => {
    const s = setUp({ board: { H2: ['thistle', 'green 1'] }, seats: { green: { dice: 'SBK' } } });
    const told = s.recover('green', 'H2', 1);
    expect(told.map(({ type }) => type)).toEqual(['recovered']);
    expect(s.dice('green')).toBe('.BK');
    expect(s.match.answers.at(-1)?.bar).toBeNull();
  });
});
