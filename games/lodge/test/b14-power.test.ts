import { describe, expect, test } from 'vitest';
import { lodge } from '../game.ts';
import { cast, EXPLORE_HERE, of, only, own, setUp, story, type TestMatch } from './table.ts';

type Wanted = NonNullable<Parameters<typeof setUp>[0]>;
const powers = (s: TestMatch) => [...s.view().seats.map(({ power }) => power), s.view().rose.power];

describe('Power', () => {
  test('[B83] it changes at once and never falls below 0', () => {
    const s = setUp({ jafar: { at: '0,0', set: { I: 'cutpurse/a', Q: 'cutpurse/a' } }, nero: { at: '0,0', power: 1 } });
    s.does('jafar', cast('I'));
    expect(powers(s)).toEqual([1, 0, 0, 0, 0]);
    s.does('jafar', cast('Q')); // nothing left to take
    expect([s.asks(), s.asked()]).toEqual(['turn', ['nero']]);
    expect(powers(s)).toEqual([1, 0, 0, 0, 0]);
    const debt = setUp({
      phase: 'rose',
      moon: 3,
      eventDecks: [[], [], ['e303']],
      nero: { power: 1 },
      tessa: { power: 1 },
    });
    expect(powers(debt)).toEqual([0, 0, 0, 0, 3]);
  });
});

describe('moons', () => {
  const gaining = (power: number, moon: number): TestMatch => {
    const s = setUp({ moon, jafar: { at: '-1,-1', power } });
    s.does('jafar', EXPLORE_HERE);
    return s;
  };

  test('[B84] the second at 6 Power and the third at 18, of a mage', () => {
    expect(gaining(4, 1).view().moon).toBe(1);
    expect(gaining(5, 1).view().moon).toBe(2);
    expect(gaining(16, 2).view().moon).toBe(2);
    expect(gaining(17, 2).view().moon).toBe(3);
  });

  test('[B84] or of the Rose, and both at once if need be', () => {
    const s = setUp({ phase: 'rose', rose: { power: 5 }, eventDecks: [['e105'], ['e203'], []] });
    expect(s.view().moon).toBe(2);
    const leap = setUp({ jafar: { power: 5, at: '-1,-1' }, nero: {} });
    leap.state().power[0] = 17; // as if something had paid twelve at once
    leap.does('jafar', EXPLORE_HERE);
    expect(only(story(leap), 'moonRose').map(({ moon }) => moon)).toEqual([2, 3]);
  });

  test('[B84] in the middle of an action, and it never sets', () => {
    const s = setUp({ jafar: { at: '0,0', power: 5, set: { I: 'sleeve_knife/b' } }, nero: { at: '0,0', power: 3 } });
    s.does('jafar', cast('I'));
    expect([s.view().moon, s.seat('jafar').power]).toEqual([2, 6]);
    s.does('jafar', { do: 'end' });
    const robbed = setUp({ moon: 2, jafar: { at: '0,0', set: { I: 'cutpurse/a' } }, nero: { at: '0,0', power: 6 } });
    robbed.does('jafar', cast('I'));
    expect([robbed.view().moon, robbed.seat('nero').power]).toEqual([2, 5]);
  });

  test('[B85] each mage takes another copy of his personal spell into his hand', () => {
    const s = gaining(5, 1);
    expect(s.view().seats.map(({ hand }) => hand)).toEqual([1, 1, 1, 1]);
    expect([own(s, 'jafar').hand, own(s, 'tessa').hand]).toEqual([['ninth_house'], ['quicksilver_skin']]);
    expect(
      gaining(4, 1)
        .view()
        .seats.map(({ hand }) => hand),
    ).toEqual([0, 0, 0, 0]);
  });

  test('[B85] later draws come from the new decks; active quests and events on the track stay', () => {
    const s = setUp({
      jafar: { at: '-1,-1', power: 5, quests: [{ quest: 'q101' }], set: { I: 'false_letter/a' } },
      track: { 1: 'e106' },
      questDecks: [['q102'], ['q201', 'q202'], []],
    });
    s.does('jafar', EXPLORE_HERE);
    s.does('jafar', { do: 'stop' });
    expect(s.view().track[0]).toBe('e106');
    s.does('jafar', cast('I'));
    expect(own(s, 'jafar').offered).toEqual(['q201', 'q202']);
    expect(own(s, 'jafar').quests.map(({ quest }) => quest)).toEqual(['q101']);
  });

  test('[B85] [B13] the Black Rose Room opens with the second moon', () => {
    expect(gaining(4, 1).room('black_rose')).toMatchObject({ open: false, token: false });
    expect(gaining(5, 1).room('black_rose')).toMatchObject({ open: true, token: true });
  });
});

describe('the Black Rose', () => {
  test('[B86] it gains by events, discarded quests and majorities, and holds Trophies and tokens', () => {
    const s = setUp({
      phase: 'rose',
      eventDecks: [['e105'], [], []],
      nero: { quests: [{ quest: 'q101' }], damage: of('rose', 10) },
      rooms: { '-1,-1': { cubes: of('rose', 4) } },
    });
    expect(s.view().rose).toMatchObject({ power: 1 + 5, trophies: [{ of: 1, n: 1 }] });
    s.does('nero', { do: 'discard', quest: 'q101' });
    expect(s.view().rose.power).toBe(7);
    const end = setUp({
      phase: 'cleanUp',
      eventDecks: [['e104'], [], []],
      rooms: { '-1,-1': { cubes: of('rose', 4) } },
    });
    expect(end.view().rose).toMatchObject({ power: 3 + 2, tokens: 1 });
  });

  test('[B86] it decides nothing: its cube goes where the player of the effect says', () => {
    const s = setUp({ moon: 2, jafar: { at: '0,0', hand: ['lodestar', 'lodestar'] } });
    s.does('jafar', EXPLORE_HERE);
    s.does('jafar', { cards: ['lodestar', 'lodestar'] });
    s.does('jafar', s.options('jafar')[0] as object);
    expect([s.asks(), s.asked()]).toEqual(['room', ['jafar']]);
  });
});

describe('the end', () => {
  const final = (more: Wanted, rose = 0): TestMatch =>
    setUp({ phase: 'cleanUp', moon: 3, rose: { power: rose }, ...more });
  const result = (s: TestMatch) => lodge.result(s.match.table);

  test('[B87] solved quests and Trophies by rank without the bonus of the only one, tokens 1 each, the Crown 1', () => {
    const s = final({
      crown: 'tessa',
      jafar: { power: 30, solved: ['q101'], tokens: 2 },
      nero: { trophies: [1, 0, 0, 0] },
    });
    expect(powers(s)).toEqual([30 + 4 + 2, 4, 0, 1, 0]);
    expect(only(story(s), 'finalScored')[0].prizes[0]).toEqual({
      who: 0,
      quests: 4,
      trophies: 0,
      tokens: 2,
      crown: 0,
      power: 36,
    });
  });

  test('[B87] the Rose is ranked by Trophies, not by quests; nothing for none', () => {
    const s = setUp({
      phase: 'cleanUp',
      moon: 3,
      rose: { power: 30, trophies: [2, 0, 0, 0], tokens: 3 },
      nero: { trophies: [0, 0, 1, 0] },
    });
    expect(powers(s)).toEqual([1, 2, 0, 0, 30 + 4 + 3]);
  });

  test('[B87] ties share as in the ranking rule', () => {
    const s = final({
      jafar: { power: 30, solved: ['q101'] },
      nero: { solved: ['q102'] },
      tessa: { solved: ['q103', 'q104'] },
    });
    expect(powers(s)).toEqual([30 + 1 + 1, 1, 0, 4, 0]); // a second prize of 2 shared is 1 each; Jaf'ar has the Crown
  });

  test('[B88] the most Power wins, and all lose to a Rose that has more', () => {
    expect(result(final({ nero: { power: 31 }, tessa: { power: 30 } }, 20))).toMatchObject({
      winners: [1],
      reason: 'mage',
    });
    expect(result(final({ nero: { power: 31 } }, 32))).toMatchObject({ winners: [], reason: 'rose' });
  });

  test('[B89] level with the Rose a mage is ahead of it', () => {
    expect(result(final({ nero: { power: 32 } }, 32))).toMatchObject({ winners: [1] });
  });

  test('[B89] mages who are level compare solved quests, then Trophies, then the place from the Crown', () => {
    // Quests: Nero 1 (4 Power) against Tessa 0.
    expect(result(final({ nero: { power: 30, solved: ['q101'] }, tessa: { power: 34 } }))).toMatchObject({
      winners: [1],
    });
    // Trophies: Tessa 1 (4 Power) against Nero 0.
    expect(result(final({ nero: { power: 34 }, tessa: { power: 30, trophies: [1, 0, 0, 0] } }))).toMatchObject({
      winners: [3],
    });
    expect(result(final({ crown: 'rebecca', nero: { power: 33 }, tessa: { power: 33 } }))).toMatchObject({
      winners: [3],
    });
    expect(result(final({ crown: 'jafar', nero: { power: 33 }, tessa: { power: 33 } }))).toMatchObject({
      winners: [1],
    });
  });
});

test('[B100] every event pays the Rose at least 1, and nothing takes Power from it', () => {
  for (const { id, reveal } of lodge.content.data.events.events) expect([id, reveal > 0]).toEqual([id, true]);
  for (const moon of [1, 2, 3]) {
    const s = setUp({ phase: 'rose', moon, rose: { power: 3 }, jafar: { power: 5 } });
    expect(s.view().rose.power).toBeGreaterThan(3);
  }
});
