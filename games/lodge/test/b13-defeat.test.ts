import { describe, expect, test } from 'vitest';
import {
  cast,
  DECLINE,
  END,
  EXPLORE_HERE,
  explore,
  fight,
  of,
  only,
  passAll,
  reveal,
  STOP,
  setUp,
  story,
  type TestMatch,
  take,
} from './table.ts';

type Wanted = NonNullable<Parameters<typeof setUp>[0]>;

/** Jaf'ar strikes Nero, who has room for two more cubes. */
const struck = (
  damage: NonNullable<NonNullable<Wanted['nero']>['damage']>,
  more: Wanted = {},
  options = {},
): TestMatch => {
  const s = setUp({ jafar: { at: '0,0' }, ...more, nero: { at: '0,0', damage, ...more.nero } }, { options });
  s.does('jafar', fight('nero'));
  return s;
};
const powers = (s: TestMatch) => [...s.view().seats.map(({ power }) => power), s.view().rose.power];

describe('a defeat', () => {
  test('[B70] a full bar: to his Cell, cubes home, and never out of the game', () => {
    const s = struck([...of(3, 7), ...of('rose', 2)]);
    expect(s.seat('nero')).toMatchObject({ at: 'cell', damage: [] });
    expect(s.view().seats.map(({ supply }) => supply)).toEqual([25, 25, 25, 25]);
    expect(s.view().rose.supply).toBe(30);
    s.does('jafar', END);
    expect(s.asked()).toEqual(['nero']);
  });

  test('[B70] one slot short he stands', () => {
    const s = struck(of(3, 8));
    expect([s.seat('nero').at, s.sheet('nero')]).toEqual(['0,0', 'T8 J2']);
  });

  test('[B70] the rest of his running action is cancelled', () => {
    const s = setUp({
      turn: 'nero',
      nero: { at: '0,0', damage: of(3, 9), set: { Q: 'thunder_nail/b' } },
      jafar: { at: '0,0' },
    });
    const events = s.does('nero', cast('Q')); // 4 to Jaf'ar, then 2 of the Rose to himself
    expect(only(events, 'defeated')).toMatchObject([{ seat: 1, trophy: 'rose' }]);
    expect(s.seat('nero').spent).toEqual(['thunder_nail']);
    const flesh = setUp({
      turn: 'nero',
      nero: { at: '0,0', damage: of(3, 10), set: { Q: 'unstable_flesh/a' } },
      jafar: { at: '0,0', set: { I: 'wall_of_cinders/a' } },
    });
    flesh.does('nero', cast('Q'));
    flesh.does('jafar', { do: 'decline' });
    flesh.does('jafar', { do: 'reveal', slot: 'I' }); // the 1 that comes back defeats him
    expect([flesh.seat('nero').at, flesh.asks(), flesh.seat('jafar').at]).toEqual(['cell', 'turn', '0,0']); // no push
  });

  test('[B71] the Trophy goes to the owner of the packet, whoever has more cubes there', () => {
    const s = struck([...of(3, 7), ...of(2, 2)]);
    expect(s.seat('jafar').trophies).toEqual([{ of: 1, n: 1 }]);
    expect(s.seat('tessa').trophies).toEqual([]);
    const word = setUp({
      jafar: { at: '0,0', set: { I: 'final_word/a' } },
      nero: { at: '0,1', damage: of(3, 8) },
      tessa: { at: '1,0', damage: of(1, 7) },
    });
    word.does('jafar', cast('I')); // only Nero has 8 or more
    expect([word.seat('nero').at, word.seat('tessa').at, word.seat('jafar').trophies]).toEqual([
      'cell',
      '1,0',
      [{ of: 1, n: 1 }],
    ]);
    expect(powers(word)).toEqual([0, 0, 0, 5, 0]);
  });

  test('[B71] the Black Rose can take one', () => {
    const s = setUp({ phase: 'rose', eventDecks: [['e105'], [], []], nero: { damage: of(3, 10) } });
    expect(s.view().rose.trophies).toEqual([{ of: 1, n: 1 }]);
    expect(powers(s)).toEqual([0, 0, 0, 4, 1 + 2]);
  });
});

describe('points', () => {
  test('[B72] 4, 2, 1 by the number of cubes, the Rose among them', () => {
    expect(powers(struck([...of(3, 5), ...of('rose', 3), 2]))).toEqual([1, 0, 0, 4, 2]);
  });

  test('[B72] an overflowing hit counts only what was placed', () => {
    const s = struck([...of(3, 6), ...of(2, 4)], { jafar: { at: '0,0', buffs: { attack: 5 } } });
    expect(powers(s)).toEqual([1, 0, 2, 4, 0]);
  });

  test('[B73] ties take the prize less 1, the only contributor gets 1 more, the fourth level nothing', () => {
    expect(powers(struck(of(0, 9)))).toEqual([5, 0, 0, 0, 0]);
    expect(powers(struck([...of(2, 4), ...of(3, 4), 0]))).toEqual([2, 0, 3, 3, 0]);
    expect(powers(struck([...of(3, 4), ...of('rose', 3), ...of(2, 2)]))).toEqual([1, 0, 1, 4, 2]);
    const four = setUp({
      jafar: { at: '0,0' },
      nero: { at: '0,0', damage: [...of(3, 5), ...of('rose', 3), ...of(2, 2)] },
    });
    four.does('jafar', fight('nero'));
    expect(powers(four)).toEqual([0, 0, 1, 4, 2]);
  });

  test('[B75] with the option a prize is 1 lower for each Trophy of that victim he holds', () => {
    const held = { jafar: { at: '0,0', trophies: [0, 2, 0, 0] }, tessa: { trophies: [0, 0, 5, 0] } };
    const damage = [...of(3, 5), ...of(0, 4)];
    expect(powers(struck(damage, held, { diminishingDefeats: true }))).toEqual([2, 0, 0, 2, 0]);
    expect(powers(struck(damage, held))).toEqual([4, 0, 0, 2, 0]);
  });
});

describe('Overkill', () => {
  const beyond = (overkill: boolean): TestMatch =>
    setUp(
      { jafar: { at: '0,0', buffs: { attack: 4 } }, nero: { at: '0,0', damage: [...of(3, 5), ...of(2, 4)] } },
      { options: { families: 'none', overkill } },
    );

  test('[B76] what is beyond the last slot is laid beside the sheet and counts', () => {
    const s = beyond(true);
    s.does('jafar', fight('nero')); // 6: two on the sheet, four beside it
    expect(only(story(s), 'defeatScored')[0].prizes).toEqual([
      { who: 0, cubes: 6, points: 4 },
      { who: 2, cubes: 4, points: 1 },
      { who: 3, cubes: 5, points: 2 },
    ]);
    expect(s.view().seats.map(({ supply }) => supply)).toEqual([25, 25, 25, 25]);
  });

  test('[B76] [B77] whoever is saved keeps them beside his sheet: healing does not reach them, the next defeat pays them', () => {
    const s = setUp(
      {
        jafar: { at: '0,0', buffs: { attack: 4 } },
        nero: { at: '0,0', damage: of(3, 9), set: { I: 'last_candle/a' } },
      },
      { options: { families: 'none', overkill: true } },
    );
    s.does('jafar', fight('nero')); // 6: two on the sheet, four beside it
    s.does('nero', DECLINE);
    s.does('nero', reveal('I'));
    for (let i = 0; i < 3; i++) s.does('nero', take('sheet', 'tessa'));
    expect([s.sheet('nero'), s.seat('nero').beside]).toEqual(['T6 J2', of(0, 4)]);
    expect(s.seat('nero').prizes).toEqual([
      { who: 0, cubes: 6, points: 3 },
      { who: 3, cubes: 6, points: 3 },
    ]);
  });

  test('[B76] by default it is lost', () => {
    const s = beyond(false);
    s.does('jafar', fight('nero'));
    expect(only(story(s), 'defeatScored')[0].prizes).toEqual([
      { who: 0, cubes: 2, points: 1 },
      { who: 2, cubes: 4, points: 2 },
      { who: 3, cubes: 5, points: 4 },
    ]);
  });
});

describe('after a defeat', () => {
  const beaten = (): TestMatch =>
    struck(of(3, 9), {
      nero: {
        at: '0,0',
        power: 3,
        hand: ['lodestar'],
        physical: 1,
        set: { I: 'ember_dart/a', Q: 'undermine/a' },
        quests: [{ quest: 'q101' }],
        evocations: [{ id: 'bone_thrall', at: '1,0' }],
      },
    }).quietly();

  test('[B74] he keeps Power, hand, set spells, tokens, quests and evocations', () => {
    const s = beaten();
    expect(s.seat('nero')).toMatchObject({ at: 'cell', power: 3, hand: 1, physical: 1, quests: 1 });
    expect(s.seat('nero').slots.filter(({ filled }) => filled)).toHaveLength(2);
    expect(s.evocation('nero', 'bone_thrall')?.at).toBe('1,0');
  });

  test('[B74] and acts on in the same round from his Cell', () => {
    const s = beaten();
    s.does('jafar', END);
    expect(s.why('nero', EXPLORE_HERE)).toBe('B5.here');
    s.does('nero', explore('1,-2'));
    s.does('nero', STOP);
    expect(s.seat('nero').at).toBe('1,-2');
    expect(passAll(s).asks()).toBe('evocations');
  });
});
