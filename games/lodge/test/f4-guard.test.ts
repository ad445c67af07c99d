import { describe, expect, test } from 'vitest';
import {
  ACTIVATE,
  aim,
  cast,
  evocationsOf,
  explore,
  FAMILIAR_ACTION,
  fight,
  of,
  only,
  STOP,
  setUp,
  stance,
  step,
  story,
} from './table.ts';

const lastMode = (s: ReturnType<typeof setUp>) => only(story(s), 'modeChanged').at(-1);

describe('back into Guard', () => {
  const hunting = (at: string, more: Parameters<typeof setUp>[0] = {}) =>
    setUp({ jafar: { at: '0,0', familiar: { id: 'argo', mode: 'hunting', at } }, ...more });

  test('[F20] an activation that ends with its mage ends in Guard, and nobody is asked', () => {
    const s = hunting('0,2');
    s.does('jafar', { do: 'command', model: 'jafar.argo.1' });
    for (const room of ['0,1', '0,0']) s.does('jafar', step(room));
    expect(stance(s, 'jafar')).toBe('hunting 0,0'); // it is still being activated
    s.does('jafar', STOP);
    expect([s.asks(), stance(s, 'jafar')]).toEqual(['turn', 'guard']);
    expect(lastMode(s)).toMatchObject({ mode: 'guard', why: 'F20' });
  });

  test('[F20] one that only passes through its room does not', () => {
    const s = hunting('0,2');
    s.does('jafar', { do: 'command', model: 'jafar.argo.1' });
    for (const room of ['0,1', '0,0', '0,-1']) s.does('jafar', step(room));
    expect(stance(s, 'jafar')).toBe('hunting 0,-1');
    expect(only(story(s), 'modeChanged')).toEqual([]);
  });

  test('[F20] in the Evocation phase alike', () => {
    const s = evocationsOf(hunting('0,1'), 'jafar');
    s.does('jafar', { do: 'activate', model: 'jafar.argo.1' });
    s.does('jafar', step('0,0'));
    s.does('jafar', STOP);
    expect(only(story(s), 'modeChanged')).toMatchObject([{ mode: 'guard', why: 'F20' }]);
  });

  const pushed = (rooms: string[]) => {
    const s = hunting('0,2', { turn: 'nero', nero: { at: '0,2', set: { I: 'wrong_door/a' } } });
    s.does('nero', cast('I'));
    if (s.asks() === 'target') s.does('nero', aim('jafar.argo.1'));
    for (const room of rooms) s.does('nero', step(room));
    if (s.asks() === 'push') s.does('nero', STOP);
    return s;
  };

  test('[F21] at the end of any Action a familiar in the room of its mage is in Guard, without a choice', () => {
    const s = pushed(['0,1', '0,0']);
    expect([s.asks(), s.asked(), stance(s, 'jafar')]).toEqual(['turn', ['nero'], 'guard']);
    expect(lastMode(s)).toMatchObject({ by: 0, why: 'F21' });
  });

  test('[F21] not in the next room', () => {
    const s = pushed(['0,1']);
    expect(stance(s, 'jafar')).toBe('hunting 0,1');
  });
});

describe('picking up on the way', () => {
  const tessa = (more: object = {}) =>
    setUp({ turn: 'tessa', tessa: { at: '-1,1', familiar: { id: 'polly', mode: 'hunting', at: '0,1' }, ...more } });

  test('[F22] entering its room he is asked at once, and it goes with him for the rest of the movement', () => {
    const s = tessa();
    s.does('tessa', explore('0,1'));
    expect([s.asks(), s.asked()]).toEqual(['pickUp', ['tessa']]);
    expect(s.options('tessa')).toEqual([{ do: 'pickUp' }, { do: 'leave' }]);
    s.does('tessa', { do: 'pickUp' });
    expect(stance(s, 'tessa')).toBe('guard');
    s.does('tessa', step('1,1'));
    expect([s.seat('tessa').at, stance(s, 'tessa')]).toEqual(['1,1', 'guard']);
  });

  test('[F22] other rooms and the familiars of others raise no question', () => {
    const s = setUp({
      turn: 'nero',
      nero: { at: '-1,1' },
      tessa: { at: '1,1', familiar: { id: 'polly', mode: 'hunting', at: '0,1' } },
    });
    s.does('nero', explore('0,1'));
    expect(s.asks()).toBe('steps');
  });

  test('[F22] any movement will do: out of a Cell, by Momentum, by a spell', () => {
    const cell = setUp({ turn: 'tessa', tessa: { familiar: { id: 'polly', mode: 'hunting', at: '-1,2' } } });
    cell.does('tessa', explore('-1,2'));
    expect(cell.asks()).toBe('pickUp');
    const momentum = tessa({ set: { I: 'ember_dart/a' } });
    momentum.does('tessa', { do: 'momentum', slot: 'I', to: '0,1' });
    expect(momentum.asks()).toBe('pickUp');
    const spell = tessa({ set: { I: 'back_stair/a' } });
    spell.does('tessa', cast('I'));
    spell.does('tessa', step('0,1'));
    expect(spell.asks()).toBe('pickUp');
  });

  test('[F23] left behind it stays in Hunting, and he goes on without it', () => {
    const s = tessa();
    s.does('tessa', explore('0,1'));
    s.does('tessa', { do: 'leave' });
    expect(stance(s, 'tessa')).toBe('hunting 0,1');
    s.does('tessa', step('0,0'));
    expect([s.seat('tessa').at, stance(s, 'tessa')]).toEqual(['0,0', 'hunting 0,1']);
  });

  test('[F23] [F21] if he does not go on it is in Guard all the same', () => {
    const s = tessa();
    s.does('tessa', explore('0,1'));
    s.does('tessa', { do: 'leave' });
    s.does('tessa', ACTIVATE);
    expect(stance(s, 'tessa')).toBe('guard');
    expect(lastMode(s)).toMatchObject({ why: 'F21' });
  });
});

describe('one combined model', () => {
  const pair = { at: '0,0', familiar: { id: 'drogon', mode: 'guard' as const } };

  test('[F24] [F30] the pair is one target, and it is the mage', () => {
    const s = setUp({
      nero: { at: '0,0', set: { I: 'ember_dart/b' } },
      turn: 'nero',
      tessa: pair,
      rebecca: { at: '0,0' },
    });
    s.does('nero', cast('I'));
    expect(s.options('nero')).toEqual([{ model: 'rebecca' }, { model: 'tessa' }]);
    expect(s.why('nero', aim('tessa.drogon.1'))).toBe('F30');
  });

  test('[F24] an area hits it once; in Hunting there are two models to hit', () => {
    const hit = (tessa: object) => {
      const s = setUp({ turn: 'nero', nero: { at: '0,0', set: { I: 'kiln_breath/a' } }, tessa });
      s.does('nero', cast('I'));
      if (s.asks() === 'divide') s.does('tessa', { share: 1 });
      return [s.sheet('tessa'), s.card('tessa', 'drogon')];
    };
    expect(hit(pair)).toEqual(['N1', 'N1']);
    expect(hit({ at: '0,0', familiar: { id: 'drogon', mode: 'hunting', at: '0,0' } })).toEqual(['N2', 'N2']);
  });

  test('[F24] it counts as one model: Muso finds no second one to bite', () => {
    const s = setUp({ jafar: { at: '0,0', familiar: { id: 'muso', mode: 'guard' } }, tessa: pair });
    s.does('jafar', { do: 'familiar', use: 'sortie' });
    expect(s.why('jafar', { do: 'split', models: ['tessa', 'tessa.drogon.1'] })).toBe('F30');
  });

  test('[F25] it goes along step by step', () => {
    const s = setUp({ turn: 'tessa', tessa: pair });
    s.does('tessa', explore('0,1'));
    expect(stance(s, 'tessa')).toBe('guard');
    s.does('tessa', STOP);
    s.does('tessa', FAMILIAR_ACTION);
    expect(s.evocation('tessa', 'drogon')).toMatchObject({ mode: 'guard', token: 'used' });
  });

  test.each([
    ['pushed', 'wrong_door/a', [step('0,1'), STOP], '0,1'],
    ['placed', 'gate_of_thorns/a', [{ room: '2,-2' }], '2,-2'],
    ['swapped', 'twin_in_glass/b', [], '0,2'],
  ] as const)('[F25] %s', (_, spell, answers, where) => {
    const s = setUp({ turn: 'nero', nero: { at: '0,2', set: { I: spell } }, tessa: pair });
    s.does('nero', cast('I'));
    for (const answer of answers) s.does('nero', answer);
    expect([s.seat('tessa').at, stance(s, 'tessa')]).toEqual([where, 'guard']);
  });

  test('[F25] [R18] and into his Cell', () => {
    const s = setUp({ phase: 'rose', moon: 3, eventDecks: [[], [], ['e306']], tessa: pair });
    expect([s.seat('tessa').at, stance(s, 'tessa')]).toEqual(['cell', 'guard']);
  });

  test('[F25] but a Hunting one stays where it is when its mage moves', () => {
    const s = setUp({
      turn: 'tessa',
      tessa: { at: '0,0', damage: of(0, 1), familiar: { id: 'drogon', mode: 'hunting', at: '1,0' } },
      nero: { at: '0,0' },
    });
    s.does('tessa', fight('nero'));
    s.does('tessa', explore('0,1'));
    expect(stance(s, 'tessa')).toBe('hunting 1,0');
  });
});
