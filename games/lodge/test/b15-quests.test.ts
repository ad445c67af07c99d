import { eventsFor } from '@conjure/engine';
import { describe, expect, test } from 'vitest';
import { lodge } from '../game.ts';
import {
  cast,
  DECLINE,
  EXPLORE_HERE,
  explore,
  fight,
  KEEP,
  of,
  only,
  own,
  STOP,
  setUp,
  story,
  type TestMatch,
  USE,
} from './table.ts';

const active = (s: TestMatch, who: 'jafar' | 'nero') => own(s, who).quests.map(({ quest }) => quest);

describe('in the Black Rose phase', () => {
  const rose = (jafar: string[], decks = [['q105', 'q106'], ['q201'], []]): TestMatch =>
    setUp({
      phase: 'rose',
      eventDecks: [['e102'], ['e205'], []],
      jafar: { quests: jafar.map((quest) => ({ quest })) },
      nero: { quests: [{ quest: 'q102' }] },
      questDecks: decks,
    });

  test('[B20] in play order each may discard one active quest, for 1 Power of the Rose', () => {
    const s = rose(['q101', 'q103']);
    expect([s.asks(), s.asked(), s.view().rose.power]).toEqual(['questOfRound', ['jafar'], 1]);
    expect(s.why('jafar', { do: 'discard', quest: 'q102' })).toBe('B20');
    s.does('jafar', { do: 'discard', quest: 'q101' });
    expect([active(s, 'jafar'), s.view().rose.power]).toEqual([['q103'], 2]); // he has one left: none drawn
    expect(only(eventsFor(s.match.story, 0), 'questDiscarded')).toEqual([
      { type: 'questDiscarded', by: 0, quest: 'q101' },
    ]);
    expect(only(eventsFor(s.match.story, 1), 'questDiscarded')).toEqual([{ type: 'questDiscarded', by: 0 }]); // [B90]
    expect(s.asked()).toEqual(['nero']);
    s.does('nero', KEEP);
    expect(active(s, 'nero')).toEqual(['q102']);
  });

  test('[B20] who has none then draws one', () => {
    const s = rose(['q101']);
    s.does('jafar', { do: 'discard', quest: 'q101' });
    expect(active(s, 'jafar')).toEqual(['q105']);
    s.does('nero', KEEP);
    expect(s.view().seats.map(({ quests }) => quests)).toEqual([1, 1, 1, 0]); // Rebecca took the last of the deck
  });

  test('[B20] from the deck of the current moon', () => {
    const s = setUp({
      phase: 'rose',
      moon: 2,
      eventDecks: [[], ['e205'], []],
      questDecks: [['q105'], ['q203', 'q201'], []],
    });
    expect(active(s, 'jafar')).toEqual(['q203']);
    expect(active(s, 'nero')).toEqual(['q201']);
  });
});

describe('the limit', () => {
  const drawing = (quests: string[]): TestMatch => {
    const s = setUp({
      jafar: { at: '0,0', set: { I: 'false_letter/a' }, quests: quests.map((quest) => ({ quest })) },
      questDecks: [['q105', 'q106'], [], []],
    });
    s.does('jafar', cast('I'));
    return s;
  };

  test('[B21] two active quests at most; what exceeds is discarded at once, for the Rose', () => {
    const s = drawing(['q101', 'q103']);
    expect(s.why('jafar', { quests: ['q105', 'q106'] })).toBe('B21.count');
    expect(s.why('jafar', { quests: ['q101'] })).toBe('B21.drawn');
    s.does('jafar', { quests: ['q106'] });
    expect(s.asks()).toBe('questLimit');
    expect(s.why('jafar', { quests: ['q105'] })).toBe('B21.active');
    s.does('jafar', { quests: ['q103'] });
    expect([active(s, 'jafar'), s.view().rose.power]).toEqual([['q101', 'q106'], 1]);
  });

  test('[B21] those not kept go under the deck and pay nothing; discarded ones are out of the game', () => {
    const s = drawing(['q101']);
    s.does('jafar', { quests: ['q106'] });
    expect([s.asks(), s.view().rose.power, s.view().questDecks[0]]).toEqual(['turn', 0, 1]);
    const full = drawing(['q101', 'q103']);
    full.does('jafar', { quests: ['q106'] });
    full.does('jafar', { quests: ['q106'] });
    expect([full.view().questDecks[0], own(full, 'jafar').dropped]).toEqual([1, ['q106']]);
  });
});

describe('secrets', () => {
  test('[B90] a quest and its progress are known to its owner alone until it is solved, their number to all', () => {
    const s = setUp({ nero: { quests: [{ quest: 'q103', progress: [2, 0] }] }, questDecks: [['q101'], [], []] });
    const seen = (viewer: number | null) => JSON.stringify(lodge.view(s.match.table, viewer));
    for (const viewer of [null, 0, 2, 3]) expect(seen(viewer)).not.toContain('q103');
    expect(seen(1)).toContain('{"quest":"q103","progress":2,"need":4}');
    expect(s.seat('nero').quests).toBe(1);
  });

  test('[B90] a drawn quest is told to whoever drew it', () => {
    const s = setUp({ phase: 'rose', eventDecks: [['e102'], [], []], questDecks: [['q101'], [], []] });
    expect(only(eventsFor(s.match.story, 0), 'questDrawn')).toEqual([
      { type: 'questDrawn', by: 0, n: 1, quests: ['q101'] },
    ]);
    expect(only(eventsFor(s.match.story, 1), 'questDrawn')).toEqual([{ type: 'questDrawn', by: 0, n: 1 }]);
  });
});

describe('solving', () => {
  test('[B91] at the end of the Action: shown, paid, its reward offered', () => {
    const s = setUp({ jafar: { at: '0,0', set: { I: 'undermine/a' }, quests: [{ quest: 'q103', progress: [1, 0] }] } });
    s.does('jafar', cast('I'));
    expect(only(story(s), 'questSolved')).toEqual([{ type: 'questSolved', by: 0, quest: 'q103', power: 2 }]);
    expect([s.seat('jafar').power, s.seat('jafar').solved, s.seat('jafar').quests, s.asks()]).toEqual([
      2,
      ['q103'],
      0,
      'reward',
    ]);
    s.does('jafar', USE);
    expect(s.cubes('black_rose')).toBe('J4');
  });

  test('[B91] the reward may be left, and the condition must be met', () => {
    const quest = (n: number) =>
      setUp({ jafar: { at: '0,0', set: { I: 'undermine/a' }, quests: [{ quest: 'q103', progress: [n, 0] }] } });
    const s = quest(1);
    s.does('jafar', cast('I'));
    s.does('jafar', DECLINE);
    expect([s.cubes('black_rose'), s.asks()]).toEqual(['J3', 'turn']);
    const short = quest(0);
    short.does('jafar', cast('I'));
    expect([short.seat('jafar').solved, own(short, 'jafar').quests[0].progress]).toEqual([[], 3]);
  });

  test('[B91] not in the middle of an Action', () => {
    const s = setUp({ jafar: { at: '-1,-1', quests: [{ quest: 'q106', progress: [1, 0] }] } });
    s.does('jafar', explore('0,-1'));
    s.does('jafar', { do: 'activate' }); // the Throne Room is purple
    expect(s.seat('jafar').solved).toEqual(['q106']);
    const before = setUp({ jafar: { at: '1,-1', damage: [1], quests: [{ quest: 'q106', progress: [1, 0] }] } });
    before.does('jafar', EXPLORE_HERE);
    expect([before.asks(), before.seat('jafar').solved]).toEqual(['steps', []]);
    before.does('jafar', STOP);
    expect([before.asks(), before.seat('jafar').solved]).toEqual(['reward', ['q106']]);
  });

  test('[B91] in the Action of another, too', () => {
    const s = setUp({
      jafar: { at: '0,0' },
      nero: { at: '0,0', damage: of(3, 9) },
      tessa: { quests: [{ quest: 'q201' }] },
    });
    s.does('jafar', fight('nero'));
    expect(s.seat('tessa').solved).toEqual(['q201']);
  });

  test('[B91] what counts in one round begins anew with the next', () => {
    const s = setUp({
      phase: 'cleanUp',
      eventDecks: [['e102'], [], []],
      jafar: {
        quests: [
          { quest: 'q306', progress: [2, 0] },
          { quest: 'q103', progress: [2, 0] },
        ],
      },
    });
    expect(own(s, 'jafar').quests.map(({ progress }) => progress)).toEqual([0, 2]);
  });

  test('[B91] a reward that counts from his room is skipped when he is in his Cell', () => {
    const solved = (quest: string): TestMatch =>
      setUp({
        phase: 'cleanUp',
        nero: { quests: [{ quest, progress: [9, 0] }], damage: [0], evocations: [{ id: 'bone_thrall', at: '0,0' }] },
      });
    expect([solved('q103').seat('nero').solved, solved('q103').asks()]).toEqual([['q103'], 'schools']);
    expect(solved('q105').asks()).toBe('reward'); // healing does not count from a room
  });

  test('[B97] two different mages; with two players two different rounds', () => {
    const quest = { quests: [{ quest: 'q102' }] };
    const s = setUp({ jafar: { at: '0,0', ...quest }, nero: { at: '0,0' }, tessa: { at: '0,0' } });
    s.does('jafar', fight('nero'));
    expect(own(s, 'jafar').quests[0].progress).toBe(1);
    s.does('jafar', fight('tessa'));
    expect(s.seat('jafar').solved).toEqual(['q102']);
    const two = (round: number, progress: number[]) =>
      setUp(
        { round, jafar: { at: '0,0', quests: [{ quest: 'q102', progress }] }, nero: { at: '0,0' } },
        { mages: ['jafar', 'nero'] },
      );
    const first = two(3, [0, 0]);
    first.does('jafar', fight('nero'));
    first.does('jafar', fight('nero'));
    expect(own(first, 'jafar').quests[0].progress).toBe(1);
    const second = two(4, [1, 3]);
    second.does('jafar', fight('nero'));
    expect(second.seat('jafar').solved).toEqual(['q102']);
  });
});

describe('what counts', () => {
  test('[B91] a single cube is damage', () => {
    const s = setUp({
      jafar: { at: '0,0', set: { I: 'crowd_of_shadows/a' }, quests: [{ quest: 'q102' }] },
      nero: { at: '2,0' },
      tessa: { at: '-2,0' },
    });
    s.does('jafar', cast('I'));
    expect(s.seat('jafar').solved).toEqual(['q102']);
  });

  test('[B91] the damage of evocations is not that of their mage, and the other way round', () => {
    const evocations = [{ id: 'grave_giant', at: '0,0' }];
    const quests = [{ quest: 'q305' }, { quest: 'q105' }];
    const s = setUp({ jafar: { at: '0,0', quests, evocations }, nero: { at: '0,0' } });
    const progress = () => own(s, 'jafar').quests.map(({ progress: n }) => n);
    s.does('jafar', fight('nero'));
    expect(progress()).toEqual([0, 1]);
    s.does('jafar', { do: 'command', model: 'jafar.grave_giant.1' });
    s.does('jafar', { do: 'attack', model: 'nero' });
    expect(progress()).toEqual([3, 1]);
  });
});
