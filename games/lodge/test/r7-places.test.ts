import { describe, expect, test } from 'vitest';
import {
  ACTIVATE,
  cast,
  evocationsOf,
  explore,
  FAMILIAR_ACTION,
  only,
  PHASE_SORTIE,
  reveal,
  STOP,
  setUp,
  stance,
  step,
  story,
  TOKEN_SORTIE,
} from './table.ts';

const hunter = (id: string, at: string) => ({ id, mode: 'hunting' as const, at });
const guard = (id: string) => ({ id, mode: 'guard' as const });
const changes = (s: ReturnType<typeof setUp>) => only(story(s), 'modeChanged').map(({ mode, why }) => `${mode} ${why}`);

describe('Cells', () => {
  test('[R18] from his Cell neither the token nor the phase sends it out', () => {
    const action = setUp({ jafar: { at: 'cell', familiar: guard('argo') } });
    for (const use of [FAMILIAR_ACTION, TOKEN_SORTIE]) expect(action.why('jafar', use)).toBe('R18.token');
    const thrall = [{ id: 'bone_thrall', at: '0,0' }];
    const phase = setUp({ phase: 'evocation', jafar: { at: 'cell', evocations: thrall, familiar: guard('argo') } });
    expect(phase.options('jafar')).not.toContainEqual(PHASE_SORTIE);
    expect(phase.why('jafar', PHASE_SORTIE)).toBe('R18.sortie');
  });

  test('[R18] no Hunting familiar enters one: where the Cell touches the Lodge there are only rooms to step to', () => {
    const s = evocationsOf(setUp({ jafar: { at: 'cell', familiar: hunter('argo', '-2,0') } }), 'jafar');
    s.does('jafar', { do: 'activate', model: 'jafar.argo.1' });
    expect(s.options('jafar')).toEqual([...['-2,1', '-1,-1', '-1,0'].map(step), STOP]);
  });

  test('[R19] a mage placed in his Cell leaves his hunter outside', () => {
    const s = setUp({
      phase: 'rose',
      moon: 3,
      eventDecks: [[], [], ['e306']],
      jafar: { at: '0,0', familiar: hunter('argo', '0,1') },
      nero: { at: '0,0', familiar: guard('polly') },
    });
    expect([s.seat('jafar').at, stance(s, 'jafar')]).toEqual(['cell', 'hunting 0,1']);
    expect([s.seat('nero').at, stance(s, 'nero')]).toEqual(['cell', 'guard']);
  });
});

describe('pushed, placed, swapped', () => {
  const met = (spell: string) => {
    const s = setUp({
      turn: 'nero',
      jafar: { at: '0,0', familiar: hunter('argo', '0,1') },
      nero: { at: '0,1', set: { I: spell } },
    });
    s.does('nero', cast('I'));
    if (s.asks() === 'target') s.does('nero', { model: 'jafar' });
    return s;
  };

  test('[R25] a push is a movement: the owner of the pushed mage decides on picking up', () => {
    const s = met('wrong_door/a');
    s.does('nero', step('0,1'));
    expect([s.asks(), s.asked()]).toEqual(['pickUp', ['jafar']]);
    s.does('jafar', { do: 'leave' });
    s.does('nero', step('0,2'));
    expect([s.seat('jafar').at, stance(s, 'jafar')]).toEqual(['0,2', 'hunting 0,1']);
  });

  test('[R25] placing and swapping are not: nothing to decide, and Guard at the end of the Action', () => {
    const placed = met('gate_of_thorns/a');
    placed.does('nero', { room: '0,1' });
    const swapped = met('twin_in_glass/b');
    for (const s of [placed, swapped])
      expect([s.asks(), stance(s, 'jafar'), changes(s)]).toEqual(['turn', 'guard', ['guard F21']]);
  });

  test('[R34] entering, he first decides on picking up, then come the traps', () => {
    const s = setUp({
      jafar: { at: '0,0', familiar: hunter('argo', '0,1') },
      nero: { at: '0,1', set: { I: 'wall_of_cinders/b' } },
    });
    s.does('jafar', explore('0,1'));
    expect([s.asks(), s.asked()]).toEqual(['pickUp', ['jafar']]);
    s.does('jafar', { do: 'pickUp' });
    expect([s.asks(), s.asked()]).toEqual(['react', ['nero']]);
    s.does('nero', reveal('I'));
    expect(s.asks()).toBe('divide'); // it guards already
    s.does('jafar', { share: 2 });
    expect([s.sheet('jafar'), s.card('jafar', 'argo')]).toEqual(['', 'N2']);
    s.does('jafar', ACTIVATE);
  });
});
