import { describe, expect, test } from 'vitest';
import { cast, DONE, FAMILIAR_ACTION, PHASE_SORTIE, STOP, setUp, stance, step, TOKEN_SORTIE } from './table.ts';

const guard = (token: 'ready' | 'used' = 'ready') => ({ id: 'drogon', mode: 'guard' as const, token });

describe('what most of the texts say', () => {
  test('[R30] the second use of the token does not only change the mode: it activates', () => {
    const s = setUp({ jafar: { at: '0,0', familiar: guard() }, nero: { at: '0,1' } });
    s.does('jafar', TOKEN_SORTIE);
    expect([s.asks(), s.asked()]).toEqual(['activation', ['jafar']]);
    s.does('jafar', step('0,1'));
    s.does('jafar', { do: 'attack', model: 'nero' });
    expect(s.sheet('nero')).toBe('J2');
  });

  test('[R30] [F29] what brings it back is the room of the familiar, not a move of the mage', () => {
    const s = setUp({ jafar: { at: '0,0', familiar: guard() } });
    s.does('jafar', TOKEN_SORTIE);
    s.does('jafar', step('0,1'));
    s.does('jafar', STOP);
    expect(stance(s, 'jafar')).toBe('hunting 0,1');
  });

  test('[R31] there is no free change of mode on a turn of the Action phase', () => {
    const s = setUp({ jafar: { at: '0,0', familiar: guard('used') } });
    expect(s.why('jafar', TOKEN_SORTIE)).toBe('F18');
    expect(s.options('jafar').filter((one) => ['familiar', 'sortie'].includes((one as { do: string }).do))).toEqual([]);
  });

  test('[R31] in the Evocation phase there is', () => {
    const s = setUp({ phase: 'evocation', jafar: { at: '0,0', familiar: guard('used') } });
    expect(s.options('jafar')).toEqual([PHASE_SORTIE, DONE]);
  });

  test.each([FAMILIAR_ACTION, TOKEN_SORTIE])('[R32] the token is turned over for either use: $use', (use) => {
    const s = setUp({ jafar: { at: '0,0', familiar: guard() } });
    s.does('jafar', use);
    expect(s.evocation('jafar', 'drogon')?.token).toBe('used');
  });

  test('[R32] nothing else turns it: not Command, not the Evocation phase', () => {
    const s = setUp({ jafar: { at: '0,0', familiar: { id: 'drogon', mode: 'hunting', at: '0,1' } } });
    s.does('jafar', { do: 'command', model: 'jafar.drogon.1' });
    s.does('jafar', step('0,0'));
    s.does('jafar', STOP);
    expect(s.evocation('jafar', 'drogon')).toMatchObject({ mode: 'guard', token: 'ready' });
  });

  test('[R29] [R3] "an Action", as all but the German texts say: one of an opponent ends in Guard, too', () => {
    const s = setUp({
      turn: 'nero',
      jafar: { at: '0,0', familiar: { id: 'drogon', mode: 'hunting', at: '0,1' } },
      nero: { at: '0,2', set: { I: 'gate_of_thorns/a' } },
    });
    s.does('nero', cast('I'));
    s.does('nero', { model: 'jafar.drogon.1' });
    s.does('nero', { room: '0,0' });
    expect(stance(s, 'jafar')).toBe('guard');
  });

  test('[R29] [R4] "that Room", not "a room", as all but two say: what was taken along is not left on the way', () => {
    const s = setUp({ jafar: { at: '0,0', familiar: guard() } });
    expect(s.why('jafar', { do: 'explore', to: '0,1', leave: true })).toBe('R4.never');
  });
});
