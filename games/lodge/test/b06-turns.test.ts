import { describe, expect, test } from 'vitest';
import {
  cast,
  command,
  END,
  EXPLORE_HERE,
  explore,
  fight,
  momentum,
  only,
  own,
  PASS,
  STOP,
  setUp,
  story,
  type TestMatch,
} from './table.ts';

describe('turns', () => {
  test('[B30] in play order each takes one or two Actions or passes', () => {
    const s = setUp({ crown: 'nero', nero: { at: '0,1' }, jafar: { at: '0,0' } });
    expect(s.asked()).toEqual(['nero']);
    expect(s.why('nero', END)).toBe('B30.end');
    s.does('nero', explore('0,2'));
    s.does('nero', STOP);
    expect(s.asked()).toEqual(['nero']);
    expect(s.why('nero', PASS)).toBe('B30.pass');
    s.does('nero', explore('0,1'));
    s.does('nero', STOP);
    expect(s.asked()).toEqual(['rebecca']); // after two Actions the turn is over
    s.does('rebecca', PASS);
    s.does('tessa', PASS);
    s.does('jafar', explore('1,0'));
    s.does('jafar', STOP);
    s.does('jafar', END);
    expect(only(story(s), 'turnBegan').map(({ by }) => by)).toEqual([1, 0]);
    expect(s.view().turn).toMatchObject({ passes: 1, seat: 2 }); // Nero has no Action left and passes by himself
  });

  test('[B30] [B31] who has passed comes again; the phase ends when all have passed in a row', () => {
    const s = setUp({ jafar: { at: '0,0' }, nero: { at: '0,1' } });
    s.does('jafar', PASS);
    s.does('nero', PASS);
    s.does('rebecca', PASS);
    s.does('tessa', explore('-1,2'));
    s.does('tessa', STOP);
    s.does('tessa', END);
    s.does('jafar', explore('1,0'));
    s.does('jafar', STOP);
    s.does('jafar', END);
    for (const who of ['nero', 'rebecca', 'tessa'] as const) s.does(who, PASS);
    expect([s.view().phase, s.asked()]).toEqual(['action', ['jafar']]);
    s.does('jafar', PASS);
    expect(s.view().phase).not.toBe('action');
  });

  test('[B31] a mage with no legal Action passes by himself', () => {
    const s = setUp({
      jafar: { at: '0,0' },
      nero: { at: '0,1', physical: 0 },
      rebecca: { physical: 0, set: { I: 'last_candle/a' } },
    });
    s.does('jafar', PASS);
    expect(only(story(s), 'passed').map(({ by }) => by)).toEqual([0, 1]);
    expect(s.asked()).toEqual(['rebecca']); // Momentum is left to her
  });

  test('[B31] with nothing to do for anybody the phase is over at once', () => {
    const idle = { physical: 0 };
    expect(setUp({ jafar: idle, nero: idle, rebecca: idle, tessa: idle }).view()).toMatchObject({
      phase: 'study',
      round: 2,
    });
  });
});

describe('Actions', () => {
  const armed = (): TestMatch =>
    setUp({
      jafar: {
        at: '0,0',
        set: { I: 'salt_skin/b', II: 'stone_knuckle/b', III: 'salt_skin/a', Q: 'quick_limbs/a' },
        evocations: [{ id: 'bone_thrall', at: '1,0' }],
        familiar: { id: 'muso', mode: 'guard' },
      },
      nero: { at: '0,0' },
    });

  test('[B32] explore, fight, command, cast, Momentum and the Familiar token are the Actions', () => {
    const deeds = new Set(
      armed()
        .options('jafar')
        .map((option) => (option as { do: string }).do),
    );
    expect(deeds).toEqual(new Set(['explore', 'fight', 'command', 'cast', 'momentum', 'familiar', 'pass']));
    const bare = setUp({ jafar: { at: '2,0' } });
    expect(bare.why('jafar', cast('I'))).toBe('B32');
    expect(bare.why('jafar', { do: 'familiar', use: 'action' })).toBe('F26.none');
  });

  test('[B33] one numbered and one Quick spell in a turn, not two of a kind', () => {
    const s = armed();
    s.does('jafar', cast('II'));
    expect(s.why('jafar', cast('III'))).toBe('B33.numbered');
    s.does('jafar', cast('Q'));
    s.does('jafar', STOP);
    expect(s.asked()).toEqual(['nero']);
    s.does('nero', PASS);
    s.does('rebecca', PASS);
    s.does('tessa', PASS);
    s.does('jafar', cast('III')); // a new turn
    expect(s.seat('jafar').buffs).toEqual({ attack: 2, move: 1, armour: 1 });
  });

  test('[B33] a Quick spell after another waits for the next turn, a numbered one does not', () => {
    const s = setUp({
      turn: 'jafar',
      actions: 1,
      casts: ['quick'],
      jafar: { at: '0,0', set: { I: 'salt_skin/a', Q: 'salt_skin/a' } },
    });
    expect(s.why('jafar', cast('Q'))).toBe('B33.quick');
    s.does('jafar', cast('I'));
    expect(s.seat('jafar').buffs.armour).toBe(1);
  });

  test('[B33] two Physical tokens in one turn are allowed', () => {
    const s = armed();
    s.does('jafar', fight('nero'));
    s.does('jafar', fight('nero'));
    expect([s.sheet('nero'), s.seat('jafar').physical]).toEqual(['J4', 0]);
  });

  test('[B34] numbered spells are cast in order; the Quick one at any time', () => {
    const s = setUp({ jafar: { at: '0,0', set: { I: 'stone_knuckle/b', II: 'salt_skin/a', Q: 'quick_limbs/a' } } });
    expect(s.why('jafar', cast('II'))).toBe('B34');
    const quickFirst = setUp({
      jafar: { at: '0,0', set: { I: 'stone_knuckle/b', II: 'salt_skin/a', Q: 'salt_skin/a' } },
    });
    quickFirst.does('jafar', cast('Q'));
    quickFirst.does('jafar', cast('I'));
    expect(quickFirst.seat('jafar').buffs).toMatchObject({ attack: 2, armour: 1 });
  });

  test('[B34] [B35] a trap or protection does not block later numbers', () => {
    const s = armed();
    expect(s.options('jafar')).toContainEqual(cast('II'));
    expect(s.why('jafar', cast('III'))).toBe('B34');
  });

  test('[B35] a trap or protection is never cast', () => {
    const s = setUp({ jafar: { at: '0,0', set: { I: 'salt_skin/b', II: 'unspell/a', Q: 'last_candle/b' } } });
    for (const slot of ['I', 'II', 'Q']) expect(s.why('jafar', cast(slot))).toBe('B35.waits');
    expect(s.options('jafar').filter((option) => (option as { do: string }).do === 'cast')).toEqual([]);
  });
});

describe('Momentum', () => {
  test('[B41] a set spell is discarded without being shown, for one step', () => {
    const s = setUp({ jafar: { at: '0,0', physical: 0, set: { I: 'stone_knuckle/b', III: 'salt_skin/b' } } });
    expect(s.why('jafar', momentum('II', '0,1'))).toBe('B41');
    expect(s.why('jafar', momentum('I', '0,2'))).toBe('B3');
    const events = s.does('jafar', momentum('III', '0,1'));
    expect(JSON.stringify(events)).not.toContain('salt_skin');
    expect(s.seat('jafar')).toMatchObject({ at: '0,1', discard: 1, spent: [] });
    expect(own(s, 'jafar').unseen).toEqual(['salt_skin']);
    expect(s.asks()).toBe('turn'); // one step and no activation
    s.does('jafar', momentum('I', '0,0'));
    expect(s.seat('jafar').at).toBe('0,0');
  });

  test('[B41] a spell that was revealed is no longer there to be discarded', () => {
    const s = setUp({ jafar: { at: '0,0', set: { I: 'stone_knuckle/b', II: 'salt_skin/a' } } });
    s.does('jafar', cast('I'));
    expect(s.why('jafar', momentum('I', '0,1'))).toBe('B41');
  });
});

test('[B32] an Action is carried out completely before the next is chosen', () => {
  const s = setUp({ jafar: { at: '0,0', evocations: [{ id: 'cinder_imp', at: '0,0' }] }, nero: { at: '1,0' } });
  s.does('jafar', command('jafar.cinder_imp.1'));
  expect(s.asks()).toBe('activation');
  expect(s.match.open?.question.refuse(EXPLORE_HERE, 0)).not.toBe(null);
  s.does('jafar', STOP);
  expect(s.asks()).toBe('turn');
});
