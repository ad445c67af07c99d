import { describe, expect, test } from 'vitest';
import { lodge } from '../game.ts';
import {
  cast,
  command,
  EXPLORE_HERE,
  explore,
  fight,
  momentum,
  setUp,
  setUpExactly,
  step,
  type TestMatch,
} from './table.ts';

const { board } = lodge.content;
const started = (seed: string, seats = 4, options = {}) =>
  setUpExactly(undefined, { seed, options, mages: (['jafar', 'nero', 'rebecca', 'tessa'] as const).slice(0, seats) });
const sorted = (list: readonly string[]) => [...list].sort();

describe('Cells', () => {
  test('[B4] every Cell has the two exits of its place, and everybody starts in a different one at random', () => {
    for (const [players, cells] of Object.entries({
      2: ['-2,0 -1,-1', '1,1 2,0'],
      3: ['0,-2 1,-2', '1,1 2,0', '-2,1 -2,2'],
      4: ['-2,0 -1,-1', '1,-2 2,-2', '1,1 2,0', '-2,2 -1,2'],
    })) {
      const dealt = new Set<string>();
      for (let i = 0; i < 30; i++) {
        const s = started(`cells ${i}`, Number(players));
        const exits = s.view().seats.map((seat) => seat.exits.join(' '));
        expect(sorted(exits)).toEqual(sorted(cells));
        expect(s.view().seats.every((seat) => seat.at === 'cell')).toBe(true);
        dealt.add(exits.join('; '));
      }
      expect(dealt.size).toBeGreaterThan(1);
    }
  });

  test('[B4] [B5] the first step out of a Cell goes to one of its exits, then on as usual', () => {
    const s = setUp();
    expect(s.why('jafar', explore('0,0'))).toBe('B5.exit');
    s.does('jafar', explore('-2,0'));
    s.does('jafar', step('-2,1'));
    expect(s.seat('jafar').at).toBe('-2,1');
  });

  const atHome = (): TestMatch =>
    setUp({
      jafar: {
        set: { I: 'ember_dart/a', Q: 'back_stair/a' },
        evocations: [{ id: 'bone_thrall', at: '0,0' }],
        familiar: { id: 'muso', mode: 'guard' },
      },
      nero: { at: '-2,0' },
    });

  test('[B5] in his Cell a mage casts, fights, commands and activates nothing', () => {
    const s = atHome();
    for (const answer of [cast('I'), cast('Q'), fight('nero'), command('jafar.bone_thrall.1'), EXPLORE_HERE])
      expect([answer, s.why('jafar', answer)]).toEqual([answer, 'B5.here']);
    expect(s.why('jafar', { do: 'familiar', use: 'action' })).toBe('R18.token');
  });

  test('[B5] but he explores out of it or uses Momentum, and nobody walks into it', () => {
    const deeds = new Set(
      atHome()
        .options('jafar')
        .map((option) => (option as { do: string }).do),
    );
    expect(deeds).toEqual(new Set(['explore', 'momentum', 'pass']));
    const s = atHome();
    s.does('jafar', momentum('I', '-1,-1'));
    expect(s.seat('jafar').at).toBe('-1,-1');
    for (const { room } of s.view().rooms) expect(board.names).toContain(room);
    expect(s.why('jafar', explore('-2,1'))).toBe('B3');
  });

  test('[B5] [B7] a mage in his Cell is in no range and no area', () => {
    const s = setUp({
      turn: 'nero',
      nero: { at: '-2,0', set: { I: 'final_word/b', Q: 'unspoken_name/a' } },
      tessa: { at: '2,0' },
    });
    s.does('nero', cast('I')); // anywhere in the Lodge: only Tessa is there
    expect([s.sheet('jafar'), s.sheet('rebecca'), s.sheet('tessa')]).toEqual(['', '', 'N3']);
    s.does('nero', cast('Q'));
    expect([s.sheet('jafar'), s.sheet('rebecca'), s.sheet('tessa')]).toEqual(['', '', 'N5']);
  });

  test('[B5] he uses no reactions there', () => {
    const s = setUp({
      nero: { set: { I: 'wall_of_cinders/b', II: 'unspell/a' } },
      jafar: { at: '-1,-1', set: { I: 'undermine/a' } },
    });
    s.does('jafar', explore('-2,0'));
    s.does('jafar', { do: 'stop' });
    s.does('jafar', cast('I'));
    expect([s.asked(), s.cubes('crypt')]).toEqual([['nero'], 'J3']); // his turn, not his reaction
    expect(s.asks()).toBe('turn');
  });
});
