import { eventsFor } from '@conjure/engine';
import { describe, expect, test } from 'vitest';
import type { DemonsEvent } from '../events.ts';
import { box, DONE, FURCAS, power, using, WAIT } from './actions.ts';
import { HERE, NORTH } from './field.ts';
import { NOBODY, only, setUp, type TestMatch } from './table.ts';

/** What one viewer hears of an answer. */
function hears(s: TestMatch, viewer: number | null, act: () => void): DemonsEvent[] {
  const told = s.match.story.length;
  act();
  return eventsFor(s.match.story.slice(told), viewer);
}

describe('names of held spirits', () => {
  /** Alaric holds a Duke, a President and a Marquis; nobody has seen which. */
  const holding = (spirits: number[], more: object = {}) =>
    setUp({
      turn: 2,
      magicians: [
        { hex: HERE, spirits, ...more },
        { hex: NORTH, spirits: [9] },
      ],
      mortals: { ...NOBODY, abbot: {} },
    });

  test('[15.1] [R48] others see how many and of what ranks, and nothing else that depends on the names', () => {
    const one = holding([15, 5, 14]);
    const other = holding([16, 31, 66]);
    for (const viewer of [1, null]) {
      expect(one.view(viewer)).toEqual(other.view(viewer));
      expect(one.view(viewer).magicians[0]).toMatchObject({ spirits: [], controlling: null });
      expect(one.view(viewer).magicians[0].ranks).toEqual({ Duke: 1, Marquis: 1, President: 1 });
    }
  });

  test('[15.1] [R48] their owner sees them, and which one controls', () => {
    expect(holding([15, 5, 14]).view(0).magicians[0]).toMatchObject({ spirits: [5, 14, 15], controlling: 15 });
  });

  test('[R48] nor does the story of a quiet turn tell them apart', () => {
    const quiet = (spirits: number[]) => {
      const s = holding(spirits);
      return hears(s, 1, () => {
        s.answer(0, WAIT);
        s.answer(0, DONE);
      });
    };
    expect(quiet([15, 5, 14])).toEqual(quiet([16, 31, 66]));
  });

  test('[15.1] [R48] naming another controlling spirit is nobody’s business: others hear nothing, and the answer is secret', () => {
    const s = using([{ hex: HERE, spirits: [15, 16] }, { hex: NORTH }]);
    expect(s.match.open?.question.secret).toBe(true);
    const before = s.view(1);
    expect(hears(s, 1, () => s.answer(0, { do: 'control', spirit: 16 }))).toEqual([]);
    expect(s.view(1)).toEqual(before);
    expect(s.view(0).magicians[0].controlling).toBe(16);
  });

  test('[R48] a wrong guess at a name is refused like a right one', () => {
    const s = using([
      { hex: HERE, spirits: [52] },
      { hex: NORTH, spirits: [9] },
    ]);
    const guess = (lure: number) => power(52, 'F', { magician: 1, lure });
    expect(s.why(0, guess(9))).toBe(s.why(0, guess(13)));
  });

  test('[R48] [R106] whom the display forces out is named when it goes, not before', () => {
    const s = setUp({
      turn: 2,
      phase: 'use',
      magicians: [{ hex: HERE, spirits: [15, 16, 18] }, { hex: NORTH }],
      mortals: NOBODY,
    });
    s.answer(0, DONE);
    expect([s.asks(), s.match.open?.question.secret]).toEqual(['fit', true]);
    expect(JSON.stringify(s.match.open?.question.facts)).not.toContain('spirit.');
    const told = hears(s, 1, () => s.answer(0, { release: [16] }));
    expect(only(told, 'released')).toMatchObject([{ by: 0, spirit: 16, why: 'fit' }]);
    expect(s.view(1).magicians[0]).toMatchObject({ spirits: [], ranks: { Duke: 2 } });
  });
});

describe('the piles', () => {
  const piled = (dukes: (number | 'ring')[]) =>
    setUp({
      turn: 2,
      magicians: [{ hex: HERE, shield: 'Gold' }, { hex: '0306' }],
      mortals: NOBODY,
      piles: { Duke: dukes },
    });

  test('[2.3] their sizes are public, their order nobody’s', () => {
    const one = piled([15, 16, 'ring', 6]);
    const other = piled(['ring', 6, 16, 15]);
    for (const viewer of [0, 1, null]) {
      expect(one.view(viewer)).toEqual(other.view(viewer));
      expect(one.view(viewer).piles.Duke).toBe(25);
    }
  });

  test('[R106] [R48] of what is drawn all see duds and the Ring; spirits only he who draws them', () => {
    const drawn = (viewer: number | null) => {
      const s = piled([15, 6, 'ring', 28]);
      return { s, events: hears(s, viewer, () => s.answer(0, { do: 'conjure', rank: 'Duke' }, 4)) };
    };
    const own = drawn(0);
    expect(only(own.events, 'turned').map(({ spirit }) => spirit)).toEqual([15, 28]);
    for (const viewer of [1, null]) {
      const { s, events } = drawn(viewer);
      expect(only(events, 'turned')).toEqual([]);
      expect(only(events, 'turnedUnseen')).toHaveLength(2);
      expect(only(events, 'dud')).toMatchObject([{ by: 0, spirit: 6 }]);
      expect(only(events, 'ringFound')).toMatchObject([{ by: 0 }]);
      const seen = s.view(viewer);
      expect(seen.out).toEqual([6]);
      expect(seen.ring).toEqual({ is: 'owned', by: 0 });
      expect(seen.magicians[0]).toMatchObject({ spirits: [], ranks: { Duke: 2 }, ring: true });
    }
  });
});

describe('what is shown, at that moment', () => {
  test('[R106] spirits committed; a survivor is turned down, but has been seen', () => {
    const s = using([{ hex: HERE, spirits: [2, 15, FURCAS] }, { hex: '0306' }], { abbot: { hex: NORTH } });
    s.answer(0, { do: 'attack', hex: NORTH });
    const told = hears(s, 1, () => s.answer(0, { with: [2] }, 6)); // friendly, and wins
    expect(only(told, 'committed')).toMatchObject([{ by: 0, spirits: [2], role: 'attack' }]);
    expect(s.view(1).magicians[0]).toMatchObject({ spirits: [2], ranks: { Duke: 2, Knight: 1 } });
  });

  test('[R106] defenders too, before the die', () => {
    const s = setUp({
      turn: 2,
      phase: 'victims',
      magicians: [{ hex: HERE, found: true, spirits: [9, 15] }, { hex: '0306' }],
      mortals: { ...NOBODY, abbot: { hex: NORTH } },
    });
    const told = hears(s, 1, () => s.answer(0, { with: [9] }, 3));
    expect(told.slice(0, 2).map((event) => event.type)).toEqual(['committed', 'fought']);
    expect(s.view(1).out).toEqual([9]);
  });

  test('[R106] a spirit that uses a power, goes to the grid, or is released', () => {
    const s = using([{ hex: HERE, spirits: [1, 62, 15, FURCAS] }, { hex: '0306' }]);
    const used = hears(s, 1, () => s.answer(0, power(1, 'I')));
    expect(only(used, 'used')).toMatchObject([{ by: 0, spirit: 1, power: 'I' }]);
    const sent = hears(s, 1, () => s.answer(0, power(62, 'D'), 4, 3));
    expect(only(sent, 'boxRolled')).toMatchObject([{ by: 0, spirit: 62, box: '43' }]);
    const let_go = hears(s, 1, () => s.answer(0, { do: 'release', spirit: 15 }));
    expect(only(let_go, 'released')).toMatchObject([{ by: 0, spirit: 15 }]);
    expect(box(s, '43')?.counter).toBe(62);
    expect(s.view(1).out).toEqual([1, 15]);
  });

  test('[R106] [R107] a spirit had by F', () => {
    const s = using([{ hex: HERE, spirits: [52, FURCAS] }, { hex: '0306', spirits: [9] }, { hex: '0116' }]);
    const told = hears(s, 2, () => s.answer(0, power(52, 'F', { magician: 1, rank: 'King' })));
    expect(only(told, 'lured')).toMatchObject([{ by: 0, owner: 1, spirit: 9 }]);
    expect(s.view(2).magicians[1]).toMatchObject({ spirits: [9], lent: [9] });
  });
});

describe('what all may see', () => {
  test('[2.3] [16.3b] [16.9a] [R106] marks, shields, treasure, Ring, grid, captives, fleeing and found are the same for everybody', () => {
    const s = setUp({
      turn: 2,
      magicians: [
        { hex: HERE, found: true, wounds: 1, curses: 2, shield: 'Silver', treasures: ['22'], ring: true },
        { captor: { magician: 0 }, curses: 1 },
        { captor: { mortal: 'abbot' }, losesTurn: true },
      ],
      mortals: { ...NOBODY, abbot: { hoard: ['11'] }, mullah: { status: 'fleeing' }, 'emir-of-ani': { hex: NORTH } },
      boxes: { 43: { is: 'found', counter: 62, by: 2 } },
      out: [5],
    });
    const { viewer: _, ...spectator } = s.view(null);
    expect(spectator.magicians[0]).toMatchObject({ found: true, wounds: 1, curses: 2, shield: 'Silver', ring: true });
    expect(spectator.magicians[0]).toMatchObject({ treasures: ['22'], captives: [1] });
    expect(spectator.mortals.find(({ id }) => id === 'abbot')).toMatchObject({ captives: [2], hoard: ['11'] });
    expect(spectator.mortals.find(({ id }) => id === 'mullah')?.status).toBe('fleeing');
    expect(spectator.boxes.find((b) => b.box === '43')).toMatchObject({ is: 'found', counter: 62, by: 2 });
    expect(spectator.out).toEqual([5]);
    for (const viewer of [0, 1, 2]) expect(s.view(viewer)).toEqual({ ...spectator, viewer });
  });
});

describe('bids for the Ring', () => {
  test('[11.0f] are sealed until all are in, then shown together', () => {
    const s = setUp({
      turn: 2,
      phase: 'turn',
      magicians: [
        { hex: HERE, treasures: ['22'] },
        { hex: '0306', treasures: ['23', '11'] },
      ],
      mortals: { ...NOBODY, abbot: { hoard: ['ring'] } },
    });
    s.answer(0, { call: true });
    expect([s.asks(), s.asked()]).toEqual(['bid', [0, 1]]);
    const before = s.view(1);
    expect(hears(s, 1, () => s.answer(0, { treasures: ['22'] }))).toEqual([]);
    expect(s.view(1)).toEqual(before);
    expect(s.asked()).toEqual([1]);
    const told = hears(s, 0, () => s.answer(1, { treasures: ['23'] }));
    expect(only(told, 'bids')).toMatchObject([
      {
        bids: [
          { by: 0, items: ['22'], value: 13 },
          { by: 1, items: ['23'], value: 14 },
        ],
      },
    ]);
  });
});
