import { describe, expect, test } from 'vitest';
import { HERE, NORTH } from './field.ts';
import { NOBODY, only, setUp, story } from './table.ts';

describe('the Ring of Solomon', () => {
  test('[11.0a] it is one face-down counter, mixed among those of Duke rank', () => {
    const depths = new Set<number>();
    for (const seed of ['a', 'b', 'c', 'd']) {
      const { piles } = setUp({ magicians: [{ hex: HERE }] }, { seed }).state();
      expect(piles.map((pile) => pile.filter((counter) => counter === 0).length)).toEqual([0, 0, 1, 0, 0, 0, 0]);
      expect(piles[2]).toHaveLength(25);
      depths.add(piles[2].indexOf(0));
    }
    expect(depths.size).toBeGreaterThan(1);
  });

  test('[11.0b] its owner conjures unfriendly spirits and keeps them', () => {
    const s = setUp({
      magicians: [{ hex: HERE, shield: 'Gold', ring: true }],
      mortals: NOBODY,
      piles: { Marquis: [7, 43] },
    });
    const events = s.answer(0, { do: 'conjure', rank: 'Marquis' }, 2);
    expect(only(events, 'dud')).toEqual([]);
    expect(s.magician(0).held).toEqual([7, 43]);
  });

  test('[11.0c] he who draws it keeps it, turn after turn', () => {
    const s = setUp({
      magicians: [{ hex: HERE, shield: 'Gold' }],
      mortals: NOBODY,
      piles: { Duke: ['ring', 2], President: [39] },
    });
    const events = s.answer(0, { do: 'conjure', rank: 'Duke' }, 2);
    expect(only(events, 'ringFound')).toEqual([{ type: 'ringFound', by: 0 }]);
    expect(s.view(0)).toMatchObject({ ring: { is: 'owned', by: 0 }, magicians: [{ ring: true, spirits: [2] }] });
    s.answer(0, { do: 'done' });
    expect(s.state().turn).toBe(2);
    s.answer(0, { do: 'conjure', rank: 'President' }, 1); // 1 + 1: Malphas, who is unfriendly, and another
    expect(s.magician(0).held).toContain(39);
  });

  test('[11.0d] it passes from hand to hand as a treasure does: by trade', () => {
    const s = setUp({
      phase: 'use',
      magicians: [
        { hex: HERE, ring: true },
        { hex: NORTH, treasures: ['43'] },
      ],
      mortals: NOBODY,
    });
    s.answer(0, { do: 'trade', magician: 1 });
    s.answer(0, { give: ['ring'], take: ['43'] });
    s.answer(1, { accept: true });
    expect(s.view(0).ring).toEqual({ is: 'owned', by: 1 });
    expect(s.view(0).magicians.map(({ treasures }) => treasures)).toEqual([['43'], []]);
  });

  test('[11.0d] by the power G', () => {
    const s = setUp({
      phase: 'use',
      magicians: [
        { hex: HERE, spirits: [26] },
        { hex: '0110', ring: true },
      ],
      mortals: NOBODY,
    });
    s.answer(0, { do: 'power', spirit: 26, power: 'G', item: 'ring' });
    expect(s.view(0).ring).toEqual({ is: 'owned', by: 0 });
  });

  test('[11.0d] and it is lost as a treasure is: its owner dies', () => {
    const s = setUp({ magicians: [{ hex: HERE, ring: true, wounds: 3 }, { hex: '0110' }], mortals: NOBODY });
    s.answer(0, { do: 'conjure', rank: 'King' }, 1);
    expect(s.view(0).ring).toEqual({ is: 'gone' });
  });

  test('[R78] a captive may give it to buy off torture, as one treasure', () => {
    const s = setUp({
      turn: 2,
      phase: 'torture',
      magicians: [{ captor: { mortal: 'emir-of-tabriz' }, ring: true }],
      mortals: { ...NOBODY, 'emir-of-tabriz': { hex: '1914' } },
    });
    expect(s.asks()).toBe('pay');
    const events = s.answer(0, { give: 'ring' });
    expect(only(events, 'paid')).toMatchObject([{ by: 0, captor: 'emir-of-tabriz', item: 'ring' }]);
    expect(only(events, 'tortured')).toEqual([]);
    expect(s.view(0).ring).toEqual({ is: 'hoard', mortal: 'emir-of-tabriz' });
    expect(s.asks()).toBe('first'); // he has nothing to bid for it, so no auction is called
  });

  test('[R108] it is worth no ducats, raises no shield and cannot be bid', () => {
    const s = setUp({ magicians: [{ hex: HERE, ring: true, treasures: ['43'] }, { hex: '0110' }], mortals: NOBODY });
    expect(s.view(0).magicians[0].net).toBe(15); // Vagharshapat alone
    s.answer(0, { do: 'raise' });
    expect(s.why(0, { treasures: ['43', 'ring'] })).toBe('R108');
    expect(s.allows(0, { treasures: ['43'] })).toBe(true);
    const bare = setUp({ magicians: [{ hex: HERE, ring: true }], mortals: NOBODY });
    expect(bare.why(0, { do: 'raise' })).toBe('R110.nothing');
  });
});

describe('the auction', () => {
  /** The Emir of Tabriz holds the Ring; three magicians, with what each owns. */
  const auction = (treasures: string[][], more: object = {}) =>
    setUp({
      turn: 2,
      phase: 'turn',
      magicians: treasures.map((owned, seat) => ({ hex: ['2214', '0110', '0115'][seat], treasures: owned })),
      mortals: { ...NOBODY, 'emir-of-tabriz': { hex: '1914', hoard: ['ring'] } },
      ...more,
    });

  test('[11.0e] [R103] with the Ring in a mortal’s hands, he whose turn begins may call for bids, or not', () => {
    const s = auction([['43'], ['31'], []]);
    expect([s.asks(), s.asked()]).toEqual(['auction', [0]]);
    s.answer(0, { call: false });
    expect([s.asks(), s.asked()]).toEqual(['first', [0]]);
    s.answer(0, { do: 'wait' });
    expect([s.asks(), s.asked()]).toEqual(['auction', [1]]);
    const pile = auction([['43'], ['31'], []], { mortals: NOBODY });
    expect(pile.asks()).toBe('first');
    const owned = setUp({
      turn: 2,
      phase: 'turn',
      magicians: [{ hex: HERE, ring: true, treasures: ['43'] }],
      mortals: NOBODY,
    });
    expect(owned.asks()).toBe('first');
  });

  test('[R103] every magician on the map may bid, a captive too; nobody who is gone', () => {
    const s = setUp({
      turn: 2,
      phase: 'turn',
      magicians: [
        { hex: HERE, treasures: ['43'] },
        { captor: { mortal: 'emir-of-tabriz' }, treasures: ['31'] },
        { status: 'departed', fate: 'left', treasures: ['13'] },
        { hex: '0110' },
      ],
      mortals: { ...NOBODY, 'emir-of-tabriz': { hex: '1914', hoard: ['ring'] } },
    });
    s.answer(0, { call: true });
    expect([s.asks(), s.asked()]).toEqual(['bid', [0, 1]]);
  });

  test('[11.0f] [R78] [R103] sealed bids are shown together; the highest pays into the hoard and has the Ring', () => {
    const s = auction([['43'], ['31', '51'], ['23']]); // 15; 12 + 7; 14
    s.answer(0, { call: true });
    expect(s.why(1, { treasures: ['43'] })).toBe('R78'); // another’s
    expect(s.why(1, { treasures: ['31', 'ring'] })).toBe('R108');
    const first = s.answer(0, { treasures: ['43'] });
    const second = s.answer(1, { treasures: ['31', '51'] });
    expect([...first, ...second]).toEqual([]); // nobody hears anything yet
    const events = s.answer(2, { treasures: ['23'] });
    expect(only(events, 'bids')).toMatchObject([
      {
        bids: [
          { by: 0, items: ['43'], value: 15 },
          { by: 1, items: ['31', '51'], value: 19 },
          { by: 2, items: ['23'], value: 14 },
        ],
      },
    ]);
    expect(only(events, 'ringSold')).toMatchObject([{ by: 1, mortal: 'emir-of-tabriz' }]);
    const { ring, magicians, mortals } = s.view(null);
    expect(ring).toEqual({ is: 'owned', by: 1 });
    expect(magicians.map(({ treasures }) => treasures)).toEqual([['43'], [], ['23']]); // the others keep theirs
    expect(mortals.find(({ id }) => id === 'emir-of-tabriz')?.hoard).toEqual(['31', '51']);
  });

  test('[11.0g] [R103] a tie for the highest sells nothing, and the next player turn may call again', () => {
    const s = auction([['11'], ['31'], ['51']]); // 12, 12, 7
    s.answer(0, { call: true });
    s.answer(0, { treasures: ['11'] });
    s.answer(1, { treasures: ['31'] });
    const events = s.answer(2, { treasures: ['51'] });
    expect(only(events, 'ringUnsold')).toEqual([{ type: 'ringUnsold', tie: true }]);
    expect(s.view(null).ring).toEqual({ is: 'hoard', mortal: 'emir-of-tabriz' });
    expect(s.view(null).magicians.map(({ treasures }) => treasures)).toEqual([['11'], ['31'], ['51']]);
    expect([s.asks(), s.asked()]).toEqual(['first', [0]]); // not again in this turn
    s.answer(0, { do: 'wait' });
    expect([s.asks(), s.asked()]).toEqual(['auction', [1]]);
  });

  test('[R103] bids of nothing buy nothing', () => {
    const s = auction([['11'], ['31'], []]);
    s.answer(0, { call: true });
    s.answer(0, { treasures: [] });
    const events = s.answer(1, { treasures: [] });
    expect(only(events, 'ringUnsold')).toEqual([{ type: 'ringUnsold', tie: false }]);
    const one = auction([['11'], ['31'], []]);
    one.answer(0, { call: true });
    one.answer(0, { treasures: [] });
    expect(only(one.answer(1, { treasures: ['31'] }), 'ringSold')).toMatchObject([{ by: 1 }]);
  });

  test('[11.0e] no bid while a magician owns it: it is his to keep', () => {
    const s = auction([['43'], ['31'], []], {
      mortals: { ...NOBODY, 'emir-of-tabriz': { hex: '1914' } },
      ring: { is: 'owned', magician: 2 },
    });
    expect(s.asks()).toBe('first');
    expect(only(story(s), 'auctionCalled')).toEqual([]);
  });
});
