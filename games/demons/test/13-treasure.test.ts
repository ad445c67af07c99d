import { judge } from '@conjure/engine';
import { describe, expect, test } from 'vitest';
import { HERE, NORTH } from './field.ts';
import { NOBODY, only, setUp, type TestMatch } from './table.ts';

const D = (spirit: number) => ({ do: 'power', spirit, power: 'D' });
const seize = (box: string, spirit: number) => ({ do: 'seize', box, spirit });
const boxOf = (s: TestMatch, name: string) => s.view(null).boxes.find(({ box }) => box === name);

/** A magician in Vagharshapat, hex 1307, whose treasure (4 / 15) a spirit has found. */
const there = (spirits: number[], finder = 62, more: object = {}) =>
  setUp({
    phase: 'use',
    magicians: [{ hex: '1307', spirits }, { hex: '0110' }],
    mortals: NOBODY,
    boxes: { 43: { is: 'found', counter: finder, by: 0 } },
    ...more,
  });

describe('finding', () => {
  const searching = (spirits: number[], more: object = {}) =>
    setUp({ phase: 'use', magicians: [{ hex: HERE, spirits }], mortals: NOBODY, ...more });

  test('[13.0c] two dice point to a box; the searcher leaves the display and lies on it as its finder', () => {
    const s = searching([62, 10]);
    const events = s.answer(0, D(62), 4, 3);
    expect(only(events, 'boxRolled')).toMatchObject([{ by: 0, spirit: 62, dice: [4, 3], box: '43', hex: '1307' }]);
    expect(boxOf(s, '43')).toMatchObject({ is: 'found', counter: 62, by: 0, site: 'Vagharshapat' });
    expect(s.magician(0).held).toEqual([10]);
    expect(s.state().out).toEqual([]);
  });

  test('[R62] the first die is the row, the second the column', () => {
    const s = searching([62, 10]);
    s.answer(0, D(62), 3, 4);
    expect(boxOf(s, '34')).toMatchObject({ is: 'found', site: 'Aghtamar landing' });
    expect(boxOf(s, '43')).toMatchObject({ is: 'hidden' });
  });

  test('[13.0b] any number of spirits with D may search in one phase, and only those with D', () => {
    const s = searching([62, 58, 3, 10]);
    s.answer(0, D(62), 1, 1);
    s.answer(0, D(58), 2, 2);
    s.answer(0, D(3), 3, 3);
    expect(['11', '22', '33'].map((box) => boxOf(s, box)?.counter)).toEqual([62, 58, 3]);
    expect(s.why(0, D(10))).toBe('12.3');
  });

  test('[13.0a] a spirit finds one treasure or seizes one, not both', () => {
    const s = there([62, 10], 70);
    s.answer(0, D(62), 4, 4);
    expect(s.why(0, seize('43', 62))).toBe('13.0d.foreign');
    expect(s.why(0, D(62))).toBe('R49.grid');
    const seized = there([62, 10], 70);
    seized.answer(0, seize('43', 62), 1);
    expect(seized.why(0, D(62))).toBe('R49.grid');
  });

  test('[13.2] [R62] a box once discovered is rolled again, until the dice show another', () => {
    const s = searching([62, 10], {
      boxes: { 43: { is: 'found', counter: 58, by: 0 }, 11: { is: 'owned', counter: 66, by: 0 }, 12: { is: 'closed' } },
    });
    const events = s.answer(0, D(62), 4, 3, 1, 1, 1, 2, 6, 5);
    expect(only(events, 'boxRolled')).toMatchObject([{ dice: [6, 5], box: '65' }]);
    expect(boxOf(s, '43')?.counter).toBe(58);
  });

  test('[R62] when all thirty-six have been discovered, D may not be used', () => {
    const all = [1, 2, 3, 4, 5, 6].flatMap((row) => [1, 2, 3, 4, 5, 6].map((column) => `${row}${column}`));
    const closed = (boxes: string[]) => Object.fromEntries(boxes.map((box) => [box, { is: 'closed' }]));
    expect(searching([62], { boxes: closed(all) }).why(0, D(62))).toBe('R62');
    const last = searching([62, 10], { boxes: closed(all.slice(0, 35)) });
    expect(last.odds(0, D(62)).outcomes).toHaveLength(1);
    last.answer(0, D(62), 6, 6);
    expect(boxOf(last, '66')?.is).toBe('found');
  });
});

describe('seizing', () => {
  test('[13.0d] he must be in the hex of a discovered treasure', () => {
    const s = there([48, 10]);
    expect(s.allows(0, seize('43', 48))).toBe(true);
    expect(s.why(0, seize('44', 48))).toBe('13.0d.hidden'); // undiscovered, and elsewhere
    expect(
      there([48], 62, { magicians: [{ hex: '1306', spirits: [48] }, { hex: '0110' }] }).why(0, seize('43', 48)),
    ).toBe('13.0d.away');
    expect(there([48], 62, { boxes: {} }).why(0, seize('43', 48))).toBe('13.0d.hidden');
    expect(s.why(0, seize('43', 2))).toBe('13.0d.foreign'); // not his spirit
  });

  test('[13.0e] [13.1] priority is the number alone: the lower goes before, whatever its rank or strength', () => {
    const s = there([45, 30, 32], 31); // found by Foras
    expect(s.allows(0, seize('43', 30))).toBe(true); // Forneus, a Marquis of 3
    expect(s.why(0, seize('43', 45))).toBe('13.1'); // Vine, a King of 6
    expect(s.why(0, seize('43', 32))).toBe('13.1'); // Asmoday, a Duke of 8
  });

  test('[13.0f] one die at or below the first number of the box obtains it', () => {
    const chance = (box: string, hex: string) => {
      const s = setUp({
        phase: 'use',
        magicians: [{ hex, spirits: [10] }],
        mortals: NOBODY,
        boxes: { [box]: { is: 'found', counter: 62, by: 0 } },
      });
      const won = s.odds(0, seize(box, 10)).outcomes.flatMap(({ events }) => only(events, 'seized'));
      expect(won).toHaveLength(6);
      return won.filter(({ success }) => success).map(({ die }) => die);
    };
    expect(chance('25', '1309')).toEqual([1]);
    expect(chance('33', '1106')).toEqual([1, 2]);
    expect(chance('22', '1410')).toEqual([1, 2, 3, 4]);
    expect(chance('61', '0506')).toEqual([1, 2, 3, 4, 5]);
  });

  test('[13.0g] [R64] a failed attempt may be made again, but not in the same turn', () => {
    const s = there([48, 10, 11]);
    const failed = s.answer(0, seize('43', 48), 5);
    expect(only(failed, 'seized')).toMatchObject([{ die: 5, needed: 4, success: false }]);
    expect(boxOf(s, '43')).toMatchObject({ is: 'found', counter: 62 });
    expect(s.why(0, seize('43', 10))).toBe('R64');
    s.answer(0, { do: 'done' });
    s.answer(1, { do: 'wait' });
    s.answer(0, { do: 'wait' });
    s.answer(0, seize('43', 10), 4);
    expect(boxOf(s, '43')).toMatchObject({ is: 'owned', by: 0, counter: 10 });
  });

  test('[R64] the limit is per treasure: he who tried one and went on by T may try another', () => {
    const tried = (box: string) =>
      there([48, 10], 62, { used: { kind: 'powers', tortured: [], done: false, tried: [box] } });
    expect(tried('11').allows(0, seize('43', 48))).toBe(true);
    expect(tried('43').why(0, seize('43', 48))).toBe('R64');
  });

  test('[R64] seizing is for the demon-use phase, not for the first', () => {
    const s = there([48], 62, { phase: 'first' });
    expect(s.why(0, seize('43', 48))).toBe('3.0f');
    s.answer(0, { do: 'wait' });
    expect(judge(s.match, 0, seize('43', 48))).toEqual({ done: true });
  });

  test('[13.0h] the second number of the box is its value in thousands', () => {
    const s = there([48, 10]);
    expect(s.view(0).magicians[0].net).toBe(0);
    s.answer(0, seize('43', 48), 4);
    expect(s.view(0).magicians[0]).toMatchObject({ treasures: ['43'], net: 15 });
  });

  test('[13.1a] [R65] the released spirit’s counter lies on the box in the finder’s place', () => {
    const s = there([48, 10]);
    s.answer(0, seize('43', 48), 1);
    expect(boxOf(s, '43')).toMatchObject({ is: 'owned', by: 0, counter: 48 });
    expect(s.state().out).toEqual([62]);
  });

  test('[R65] the spirit is gone whether or not the roll succeeds, and needs no letter', () => {
    for (const [die, out] of [
      [1, [62]],
      [6, [50]],
    ] as const) {
      const s = there([50, 10]); // Furcas has no power at all
      s.answer(0, seize('43', 50), die);
      expect(s.magician(0).held).toEqual([10]);
      expect(s.state().out).toEqual(out);
    }
  });

  test('[R63] anyone in the hex may seize, whoever’s spirit was the finder', () => {
    const s = there([48, 10], 62, { boxes: { 43: { is: 'found', counter: 62, by: 1 } } });
    s.answer(0, seize('43', 48), 2);
    expect(boxOf(s, '43')).toMatchObject({ is: 'owned', by: 0 });
    expect(there([66], 62, { boxes: { 43: { is: 'found', counter: 62, by: 1 } } }).why(0, seize('43', 66))).toBe(
      '13.1',
    );
  });

  test('[R66] what number 1 has found nobody can seize; only G has it', () => {
    const everybody = Array.from({ length: 71 }, (_, i) => i + 2);
    const s = there(everybody, 1);
    for (const spirit of everybody) expect(s.allows(0, seize('43', spirit))).toBe(false);
    expect(s.why(0, seize('43', 2))).toBe('13.1');
    s.answer(0, { do: 'power', spirit: 26, power: 'G', item: '43' });
    expect(boxOf(s, '43')).toMatchObject({ is: 'owned', by: 0 });
    expect(there([2], 3).allows(0, seize('43', 2))).toBe(true);
  });

  test('[13.0c] [R62] [13.1] [13.0f] [R64] [R65] worked example 8: find and seize', () => {
    const berengar = () => {
      const s = setUp({
        phase: 'use',
        acts: 1,
        magicians: [{ hex: '0110' }, { hex: '1308', spirits: [62, 48, 66] }],
        mortals: NOBODY,
      });
      s.answer(1, D(62), 4, 3);
      expect(boxOf(s, '43')).toMatchObject({ hex: '1307', seize: 4, value: 15, counter: 62, by: 1 });
      s.answer(1, { do: 'done' });
      s.answer(0, { do: 'wait' });
      s.answer(1, { do: 'move', to: '1307' });
      expect(s.why(1, seize('43', 66))).toBe('13.1');
      return s;
    };
    const lucky = berengar();
    lucky.answer(1, seize('43', 48), 4);
    expect(lucky.view(1).magicians[1]).toMatchObject({ treasures: ['43'], net: 15, spirits: [66] });
    const unlucky = berengar();
    unlucky.answer(1, seize('43', 48), 5);
    expect(unlucky.view(1).magicians[1]).toMatchObject({ treasures: [], spirits: [66] });
    expect(unlucky.state().used.tried).toHaveLength(1);
  });
});

describe('owning', () => {
  const traders = (more: object = {}, where = NORTH) =>
    setUp({
      phase: 'use',
      magicians: [
        { hex: HERE, treasures: ['43', '11'], ring: true, ...more },
        { hex: where, treasures: ['31'] },
      ],
      mortals: NOBODY,
    });

  test('[R67] [R113] magicians in adjacent hexes trade treasures by agreement; the record changes, the box stays closed', () => {
    const s = traders({ spirits: [62, 10] });
    s.answer(0, { do: 'trade', magician: 1 });
    expect(s.why(0, { give: ['31'], take: [] })).toBe('R67.give'); // not his to give
    expect(s.why(0, { give: [], take: ['12'] })).toBe('R67.take');
    s.answer(0, { give: ['43'], take: ['31'] });
    expect([s.asks(), s.asked()]).toEqual(['consent', [1]]);
    const events = s.answer(1, { accept: true });
    expect(only(events, 'traded')).toMatchObject([{ by: 0, to: 1, give: ['43'], take: ['31'] }]);
    expect(s.view(null).magicians.map(({ treasures }) => treasures)).toEqual([['11', '31'], ['43']]);
    // The dice pass over it still.
    expect(only(s.answer(0, D(62), 4, 3, 3, 1, 6, 6), 'boxRolled')).toMatchObject([{ box: '66' }]);
  });

  test('[R67] nothing changes hands without the other’s word', () => {
    const s = traders();
    s.answer(0, { do: 'trade', magician: 1 });
    s.answer(0, { give: [], take: ['31'] });
    expect(only(s.answer(1, { accept: false }), 'declined')).toEqual([{ type: 'declined', by: 1, from: 0 }]);
    expect(s.view(null).magicians.map(({ treasures }) => treasures)).toEqual([['11', '43'], ['31']]);
  });

  test('[R67] whoever has declined is not asked again in the same phase', () => {
    const s = traders({ spirits: [10] });
    s.answer(0, { do: 'trade', magician: 1 });
    s.answer(0, { give: [], take: ['31'] });
    s.answer(1, { accept: false });
    expect(s.why(0, { do: 'trade', magician: 1 })).toBe('R67.declined');
    const other = traders({ spirits: [10] });
    other.answer(0, { do: 'trade', magician: 1 });
    other.answer(0, { give: ['11'], take: [] });
    other.answer(1, { accept: true });
    expect(other.allows(0, { do: 'trade', magician: 1 })).toBe(true);
  });

  test('[R67] to back out with nothing given or asked is not being declined: he may be asked again, and he alone', () => {
    const s = traders({ spirits: [10] });
    s.answer(0, { do: 'trade', magician: 1 });
    expect(only(s.answer(0, { give: [], take: [] }), 'declined')).toEqual([]);
    expect([s.asks(), s.asked()]).toEqual(['use', [0]]);
    expect(s.options(0)).toContainEqual({ do: 'trade', magician: 1 });
    s.answer(0, { do: 'trade', magician: 1 });
    s.answer(0, { give: ['11'], take: [] });
    s.answer(1, { accept: false });
    expect(s.why(0, { do: 'trade', magician: 1 })).toBe('R67.declined');
  });

  test('[R67] not over a distance, not with oneself, and not spirits', () => {
    const far = traders({ spirits: [10] }, '2212');
    expect(far.why(0, { do: 'trade', magician: 1 })).toBe('R67.apart');
    expect(far.why(0, { do: 'trade', magician: 0 })).toBe('R67.self');
    const near = traders({ spirits: [10] });
    near.answer(0, { do: 'trade', magician: 1 });
    expect(judge(near.match, 0, { give: ['10'], take: [] })).toHaveProperty('fault');
    expect(judge(near.match, 0, { give: ['ring'], take: [] })).toEqual({ done: true });
  });

  test('[R113] a treasure paid to a mortal keeps its marker, and cannot be found or seized again', () => {
    const s = setUp({
      turn: 2,
      phase: 'torture',
      magicians: [{ captor: { mortal: 'emir-of-tabriz' } }, { hex: '1307', spirits: [10, 62] }],
      mortals: { ...NOBODY, 'emir-of-tabriz': { hex: '1914' } },
      boxes: { 43: { is: 'owned', counter: 48, by: 0 } },
    });
    s.answer(0, { give: '43' });
    expect(boxOf(s, '43')).toMatchObject({ is: 'hoard', counter: 48, mortal: 'emir-of-tabriz' });
    s.answer(0, { do: 'wait' });
    s.answer(1, { do: 'wait' });
    expect(s.why(1, seize('43', 10))).toBe('13.0d.owned');
    expect(only(s.answer(1, D(62), 4, 3, 1, 1), 'boxRolled')).toMatchObject([{ box: '11' }]);
  });

  test('[R68] treasures of the dead leave the game with their markers: death by curses', () => {
    const s = setUp({
      magicians: [{ hex: HERE, wounds: 3 }, { hex: '0110' }],
      mortals: NOBODY,
      boxes: { 43: { is: 'owned', counter: 48, by: 0 }, 11: { is: 'owned', counter: 2, by: 1 } },
    });
    const events = s.answer(0, { do: 'conjure', rank: 'King' }, 1);
    expect(only(events, 'died')).toHaveLength(1);
    expect(boxOf(s, '43')).toMatchObject({ is: 'closed', counter: null });
    expect(boxOf(s, '11')).toMatchObject({ is: 'owned', by: 1 });
    expect(s.state().out).toContain(48);
  });

  test('[R68] death by torture', () => {
    const s = setUp({
      turn: 2,
      phase: 'torture',
      magicians: [{ captor: { mortal: 'abbot' }, wounds: 3 }, { hex: '0110' }],
      mortals: { ...NOBODY, abbot: { hex: '1910' } },
      boxes: { 43: { is: 'owned', counter: 48, by: 0 } },
    });
    s.answer(0, { give: null }, 4);
    expect(s.magician(0).status).toBe('dead');
    expect(boxOf(s, '43')).toMatchObject({ is: 'closed' });
    expect(s.state().out).toContain(48);
  });

  test('[R98] boxes found by one who dies or leaves are closed; boxes found by others are not', () => {
    const boxes = { 43: { is: 'found', counter: 62, by: 0 }, 44: { is: 'found', counter: 58, by: 1 } };
    const dying = setUp({
      magicians: [
        { hex: HERE, wounds: 3 },
        { hex: '1307', spirits: [10] },
      ],
      mortals: NOBODY,
      boxes,
    });
    const leaving = setUp({ magicians: [{ hex: '2216' }, { hex: '1307', spirits: [10] }], mortals: NOBODY, boxes });
    dying.answer(0, { do: 'conjure', rank: 'King' }, 1);
    leaving.answer(0, { do: 'leave' });
    for (const s of [dying, leaving]) {
      expect(boxOf(s, '43')?.is).toBe('closed');
      expect(boxOf(s, '44')?.is).toBe('found');
      expect(s.state().out).toContain(62);
      s.answer(1, { do: 'wait' });
      expect(s.why(1, seize('43', 10))).toBe('13.0d.closed');
    }
  });

  test('[R98] what the departed carried away cannot be stolen', () => {
    const s = setUp({
      phase: 'use',
      acts: 1,
      magicians: [
        { status: 'departed', fate: 'left', treasures: ['43'] },
        { hex: HERE, spirits: [26] },
        { hex: '0110', treasures: ['11'] },
      ],
      mortals: NOBODY,
    });
    expect(s.why(1, { do: 'power', spirit: 26, power: 'G', item: '43' })).toBe('R98');
    expect(s.allows(1, { do: 'power', spirit: 26, power: 'G', item: '11' })).toBe(true);
  });

  test('[R100] loose treasure is taken by whoever is in its hex in his demon-use phase, without roll or spirit', () => {
    const loose = { boxes: { 43: { is: 'loose', hex: HERE } }, ring: { is: 'loose', hex: HERE } };
    const s = setUp({
      phase: 'use',
      magicians: [{ hex: HERE }, { hex: NORTH, spirits: [10] }],
      mortals: NOBODY,
      ...loose,
    });
    const events = s.answer(0, { do: 'pickUp' });
    expect(only(events, 'pickedUp')).toMatchObject([{ by: 0, items: ['43', 'ring'], hex: HERE }]);
    expect(s.view(0).magicians[0]).toMatchObject({ treasures: ['43'], ring: true });
    const beside = setUp({
      phase: 'use',
      acts: 1,
      magicians: [{ hex: '0110' }, { hex: NORTH, spirits: [10] }],
      mortals: NOBODY,
      ...loose,
    });
    expect(beside.why(1, { do: 'pickUp' })).toBe('R100');
  });

  test('[R100] a living mortal’s hoard is never loose, even in its empty base', () => {
    const s = setUp({
      phase: 'use',
      magicians: [{ hex: '2206', spirits: [10] }],
      mortals: { ...NOBODY, 'wali-of-partav': { hex: HERE, hoard: ['43'] } },
    });
    expect(s.why(0, { do: 'pickUp' })).toBe('R100');
  });
});
