import { describe, expect, test } from 'vitest';
import { lodge } from '../game.ts';
import { cast, fight, of, only, setUp, stance, story } from './table.ts';

const hunter = (id: string, at: string, damage = of(0, 0)) => ({ id, mode: 'hunting' as const, at, damage });
const guard = (id: string) => ({ id, mode: 'guard' as const });

describe('a familiar that leaves otherwise', () => {
  const banished = (cubes: number) => {
    const s = setUp({
      turn: 'nero',
      nero: { at: '0,0', set: { I: 'reckoning/a' } },
      tessa: { at: '2,-2', damage: of(0, cubes), familiar: hunter('polly', '0,1') },
    });
    s.does('nero', cast('I'));
    return s;
  };

  test('[R8] [R44] a mage with a full bar is defeated with it; the Trophy goes to whoever removed it', () => {
    const s = banished(11);
    expect(only(story(s), 'evocationLeft')).toMatchObject([{ familiar: true, how: 'banished' }]);
    expect(only(story(s), 'defeated')).toMatchObject([{ seat: 3, trophy: 1 }]);
    expect([s.seat('jafar').power, s.seat('nero').power]).toEqual([5, 0]);
  });

  test('[R8] with a free slot he stands', () => {
    const s = banished(10);
    expect([stance(s, 'tessa'), s.seat('tessa').at, s.sheet('tessa')]).toEqual(['none', '2,-2', 'J10']);
    expect(s.view().reserve).toContain('polly');
  });

  const fourth = (cubes: number) => {
    const s = setUp({
      jafar: {
        at: '0,0',
        damage: of(1, cubes),
        set: { I: 'homunculus/a' },
        evocations: [
          { id: 'bone_thrall', at: '2,0' },
          { id: 'cinder_imp', at: '2,0' },
        ],
        familiar: guard('argo'),
      },
    });
    s.does('jafar', cast('I'));
    return s;
  };

  test('[R8] he cannot give up the familiar that keeps him standing', () => {
    const s = fourth(11);
    expect(s.options('jafar')).not.toContainEqual({ do: 'remove', model: 'jafar.argo.3' });
    expect(s.why('jafar', { do: 'remove', model: 'jafar.argo.3' })).toBe('R8');
    s.does('jafar', { do: 'remove', model: 'jafar.cinder_imp.2' });
    expect(stance(s, 'jafar')).toBe('guard');
  });

  test('[R8] otherwise he may, and nobody scores', () => {
    const s = fourth(10);
    s.does('jafar', { do: 'remove', model: 'jafar.argo.3' });
    expect([stance(s, 'jafar'), s.seat('jafar').at]).toEqual(['none', '0,0']);
    expect(only(story(s), 'defeated')).toEqual([]);
  });
});

describe('who takes the Trophy', () => {
  test('[R9] for damage of the Black Rose the Rose, and it scores its share', () => {
    const s = setUp({ phase: 'rose', eventDecks: [['e105'], [], []], tessa: { at: '0,0', damage: of(0, 10) } });
    expect(only(story(s), 'defeated')).toMatchObject([{ seat: 3, trophy: 'rose' }]);
    expect(s.view().rose).toMatchObject({ trophies: [{ of: 3, n: 1 }], power: 1 + 2 }); // the event, and second place
    expect(s.seat('jafar').power).toBe(4);
  });

  test('[R9] also when he paid it himself as a price', () => {
    const s = setUp({ turn: 'nero', nero: { at: '0,0', damage: of(0, 9), set: { I: 'thunder_nail/b' } } });
    s.does('nero', cast('I'));
    expect(only(story(s), 'defeated')).toMatchObject([{ seat: 1, trophy: 'rose' }]);
  });

  // No rule lets a mage strike himself: only a made-up position has a full bar, no familiar, and an own effect to be checked.
  const undone = (damage: ReturnType<typeof of>) => {
    const todo = [{ do: 'check' as const, hitter: 1, asked: 0 }, { do: 'turn' as const }];
    return only(story(setUp({ turn: 'nero', nero: { at: '0,0', damage }, rebecca: { at: '0,0' }, todo })), 'defeated');
  };

  test('[R10] by an own effect: the owner of the cube placed last on the sheet', () => {
    expect(undone([...of(3, 5), ...of(0, 6)])).toMatchObject([{ seat: 1, trophy: 0 }]);
    expect(undone([...of(0, 6), ...of(3, 5)])).toMatchObject([{ seat: 1, trophy: 3 }]);
  });

  test('[R10] not the one who was merely hit by it', () => {
    expect(undone(of(0, 11))).not.toMatchObject([{ trophy: 2 }]);
  });
});

describe('Trophy and points', () => {
  test('[R44] a Trophy and no points, points and no Trophy', () => {
    const s = setUp({
      jafar: { at: '0,0' },
      tessa: { at: '2,0', damage: of(2, 11), familiar: hunter('polly', '0,0') },
    });
    s.does('jafar', fight('tessa.polly.1'));
    expect([s.seat('jafar').power, s.seat('jafar').trophies]).toEqual([0, [{ of: 3, n: 1 }]]);
    expect([s.seat('rebecca').power, s.seat('rebecca').trophies]).toEqual([5, []]);
  });

  test('[R27] a tie does not use up the next prize', () => {
    const s = setUp({ jafar: { at: '0,0' }, tessa: { at: '0,0', damage: [...of(1, 5), ...of(2, 5)] } });
    s.does('jafar', fight('tessa'));
    expect(s.view().seats.map(({ power }) => power)).toEqual([2, 3, 3, 0]);
  });

  test('[R27] without a tie the prizes go down the ranks', () => {
    const s = setUp({ jafar: { at: '0,0' }, tessa: { at: '0,0', damage: [...of(1, 6), ...of(2, 4)] } });
    s.does('jafar', fight('tessa'));
    expect(s.view().seats.map(({ power }) => power)).toEqual([1, 4, 2, 0]);
  });
});

describe('where the editions differ', () => {
  const cleanUp = (power: number, options = {}) => setUp({ phase: 'cleanUp', moon: 3, nero: { power } }, { options });

  test('[R26] the end comes at 30, not before; the option moves it', () => {
    expect(lodge.result(cleanUp(30).match.table)).toMatchObject({ winners: [1] });
    expect(lodge.result(cleanUp(29).match.table)).toBe(null);
    expect(lodge.result(cleanUp(34, { endThreshold: 35 }).match.table)).toBe(null);
  });

  test('[R26] a full room is destroyed and stays so', () => {
    const s = setUp({ phase: 'cleanUp', rooms: { '-1,-1': { cubes: of(1, 4) }, '2,0': { cubes: of(1, 5) } } });
    expect(s.view().round).toBe(2);
    expect([s.room('treasury').destroyed, s.room('salt_circle').destroyed]).toEqual([true, false]);
  });

  const again = (options = {}) => {
    const s = setUp(
      { jafar: { at: '0,0', trophies: [0, 0, 0, 2] }, tessa: { at: '0,0', damage: of(0, 9) } },
      { options },
    );
    s.does('jafar', fight('tessa'));
    return s.seat('jafar').power;
  };

  test('[R26] repeated defeats of the same mage pay in full, unless the option is chosen', () => {
    expect(again()).toBe(5);
    expect(again({ diminishingDefeats: true })).toBe(3);
  });
});
