import type { Phrase } from '@conjure/engine';
import { describe, expect, test } from 'vitest';
import {
  cast,
  command,
  EXPLORE_HERE,
  evocationsOf,
  explore,
  momentum,
  PHASE_SORTIE,
  STOP,
  setUp,
  step,
  type TestMatch,
  type Who,
} from './table.ts';

/** What everybody knows to follow from an answer, each with its rule. */
function follows(s: TestMatch, who: Who, answer: object): string[] {
  const seat = s.view().seats.findIndex(({ mage }) => mage === who);
  const found = s.match.open?.question.about?.(answer, seat)?.follows ?? [];
  return (found as Phrase[]).map(({ key, rule }) => [key.split('.')[1], rule ?? '-'].join(' '));
}

const hunter = (id: string, at: string) => ({ id, mode: 'hunting' as const, at });

describe('before a step', () => {
  test('[F22] [F23] [F21] a hunter that may be picked up, is left, or joins at the end', () => {
    const s = setUp({ jafar: { at: '0,0', familiar: hunter('argo', '0,1') } });
    expect(follows(s, 'jafar', explore('0,1'))).toEqual(['pickUp F22', 'usable B44']);
    expect(follows(s, 'jafar', explore('0,-1'))).toEqual(['usable B44']);
    s.does('jafar', explore('0,1'));
    expect(follows(s, 'jafar', { do: 'leave' })).toEqual(['guards F21']);
    s.does('jafar', { do: 'leave' });
    expect(follows(s, 'jafar', step('0,2'))).toEqual(['stays F23', 'usable B44']);
    expect(follows(s, 'jafar', STOP)).toEqual(['guards F21']);
  });

  test('[R4] with the option, one that is left behind', () => {
    const options = { familiarDropOff: true };
    const s = setUp({ jafar: { at: '0,0', familiar: { id: 'argo', mode: 'guard' } } }, { options });
    expect(follows(s, 'jafar', { ...explore('0,1'), leave: true })).toEqual(['stays R4', 'usable B44']);
  });

  test('[B44] [B45] [B82] whether the room can be used; Momentum does not ask', () => {
    const s = setUp({
      rooms: { '0,-1': { activated: true }, '0,1': { destroyed: true } },
      jafar: { at: '-1,0', set: { I: 'lodestar/b' } },
    });
    expect(follows(s, 'jafar', explore('0,0'))).toEqual(['B45 B45']);
    expect(follows(s, 'jafar', explore('0,-1'))).toEqual(['B44 B44']);
    expect(follows(s, 'jafar', explore('-1,1'))).toEqual(['usable B44']);
    expect(follows(s, 'jafar', momentum('I', '-1,1'))).toEqual([]);
    s.does('jafar', explore('-1,1'));
    expect(follows(s, 'jafar', step('0,1'))).toEqual(['B82 B82']);
  });

  test('[B50] enemies there, and whether anything of theirs lies face down: not what', () => {
    const met = (set: Record<string, string>) =>
      follows(
        setUp({ jafar: { at: '0,0' }, nero: { at: '0,1', set, evocations: [{ id: 'bone_thrall', at: '0,1' }] } }),
        'jafar',
        explore('0,1'),
      );
    expect(met({})).toEqual(['there -', 'usable B44']);
    expect(met({ I: 'wall_of_cinders/b' })).toEqual(['there -', 'watched B50', 'usable B44']);
    expect(met({ I: 'ember_dart/a' })).toEqual(met({ I: 'wall_of_cinders/b' }));
  });

  test('[R25] a push may bring a mage to his hunter', () => {
    const s = setUp({
      turn: 'nero',
      jafar: { at: '0,0', familiar: hunter('argo', '0,1') },
      nero: { at: '0,0', set: { I: 'unstable_flesh/a' } },
    });
    s.does('nero', { do: 'cast', slot: 'I' });
    expect([follows(s, 'nero', step('0,1')), follows(s, 'nero', step('0,-1'))]).toEqual([['pickUp F22'], []]);
  });
});

describe('of an evocation', () => {
  test('[F20] a familiar that ends with its mage guards him', () => {
    const s = setUp({ jafar: { at: '0,0', familiar: { id: 'argo', mode: 'guard' } } });
    evocationsOf(s, 'jafar').does('jafar', PHASE_SORTIE);
    expect(follows(s, 'jafar', STOP)).toEqual(['joins F20']);
    s.does('jafar', step('0,1'));
    expect([follows(s, 'jafar', STOP), follows(s, 'jafar', step('0,0'))]).toEqual([[], ['joinsThere F20']]);
  });

  test('[B50] an ordinary one joins nobody, and meets whoever is there', () => {
    const s = setUp({
      jafar: { at: '0,0', evocations: [{ id: 'bone_thrall', at: '0,1' }] },
      nero: { at: '0,2', set: { I: 'ember_dart/a' } },
    });
    s.does('jafar', command('jafar.bone_thrall.1'));
    expect([follows(s, 'jafar', step('0,0')), follows(s, 'jafar', step('0,2'))]).toEqual([
      [],
      ['there -', 'watched B50'],
    ]);
  });
});

describe('before a room is used', () => {
  test('[B19] an ongoing event may pay the Black Rose for it, by colour', () => {
    const tithe = (at: string) =>
      follows(setUp({ moon: 2, track: { '2': 'e201' }, jafar: { at } }), 'jafar', EXPLORE_HERE);
    expect([tithe('-1,0'), tithe('2,-2')]).toEqual([['tithe B19'], []]); // red, blue
  });
});

test('[B36] a spell says whom it may strike, or that it would find nothing to do', () => {
  const set = { I: 'ember_dart/a' };
  const alone = setUp({ turn: 'nero', nero: { at: '0,0', set } });
  expect(follows(alone, 'nero', cast('I'))).toEqual(['inVain B36']);
  const near = setUp({ turn: 'nero', nero: { at: '0,0', set }, jafar: { at: '0,1' } });
  expect(follows(near, 'nero', cast('I'))).toEqual(['inReach B36']);
});
