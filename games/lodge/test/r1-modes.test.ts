import { give } from '@conjure/engine';
import { describe, expect, test } from 'vitest';
import { attack, cast, explore, only, STOP, setUp, stance, step, story, TOKEN_SORTIE } from './table.ts';

const hunter = (id: string, at: string) => ({ id, mode: 'hunting' as const, at });
const guard = (id: string) => ({ id, mode: 'guard' as const });
const changes = (s: ReturnType<typeof setUp>) => only(story(s), 'modeChanged').map(({ mode, why }) => `${mode} ${why}`);

describe('the mode is a stored fact', () => {
  test('[R2] on a sortie it hunts although it stands with its mage', () => {
    const s = setUp({ jafar: { at: '0,0', familiar: guard('argo') } });
    s.does('jafar', TOKEN_SORTIE);
    expect(stance(s, 'jafar')).toBe('hunting 0,0');
    s.does('jafar', STOP);
    expect(changes(s)).toEqual(['hunting F28', 'guard F20']);
  });

  test('[R2] and so it does after a pick-up that was declined', () => {
    const s = setUp({ jafar: { at: '0,0', familiar: hunter('argo', '0,1') } });
    s.does('jafar', explore('0,1'));
    s.does('jafar', { do: 'leave' });
    expect([s.seat('jafar').at, stance(s, 'jafar')]).toEqual(['0,1', 'hunting 0,1']);
  });

  test('[R2] nothing else changes it: fighting, casting and passing leave it as it is', () => {
    const s = setUp({
      jafar: { at: '0,0', set: { I: 'lodestar/b' }, familiar: hunter('argo', '0,1') },
      nero: { at: '0,0' },
    });
    s.does('jafar', { do: 'fight', model: 'nero' });
    s.does('jafar', cast('I'));
    s.does('jafar', { room: '0,0' });
    for (const who of ['nero', 'rebecca', 'tessa'] as const) s.does(who, { do: 'pass' });
    expect([stance(s, 'jafar'), changes(s)]).toEqual(['hunting 0,1', []]);
  });

  test('[R48] no cube moves when it changes', () => {
    const s = setUp({ jafar: { at: '0,0', damage: [3], familiar: { ...guard('polly'), damage: [1] } } });
    s.does('jafar', TOKEN_SORTIE);
    s.does('jafar', step('0,1'));
    expect([s.card('jafar', 'polly'), s.sheet('jafar')]).toEqual(['N1', 'T1']);
    s.does('jafar', step('0,0'));
    s.does('jafar', STOP);
    expect([stance(s, 'jafar'), s.card('jafar', 'polly'), s.sheet('jafar')]).toEqual(['guard', 'N1', 'T1']);
  });
});

describe('when an Action ends', () => {
  test('[R3] an Action of another player ends for all familiars', () => {
    const s = setUp({
      turn: 'nero',
      jafar: { at: '0,0', familiar: hunter('argo', '0,1') },
      nero: { at: '0,1', set: { I: 'unstable_flesh/a' } },
    });
    s.does('nero', cast('I'));
    s.does('nero', step('0,0'));
    expect(stance(s, 'jafar')).toBe('hunting 0,0'); // the push may go on: not yet
    s.does('nero', STOP);
    expect([stance(s, 'jafar'), changes(s)]).toEqual(['guard', ['guard F21']]);
  });

  test('[R3] in the Evocation phase every activation of any evocation ends one', () => {
    const s = setUp({
      phase: 'evocation',
      crown: 'nero',
      jafar: { at: '0,0', familiar: hunter('argo', '0,1') },
      nero: { at: '2,0', familiar: hunter('teeroy', '0,1') },
    });
    s.does('nero', { do: 'activate', model: 'nero.teeroy.1' });
    s.does('nero', attack('jafar.argo.1'));
    s.does('nero', step('0,0'));
    s.does('nero', STOP);
    expect(changes(s)).toEqual(['guard F21']);
  });

  // Familiar and mage in one room, in Hunting, between two Actions: only a made-up position has that.
  test.each([
    ['every event effect', 'e303', 'guard'],
    ['but not an event that is only laid on the track', 'e301', 'hunting 0,0'],
  ])('[R3] %s', (_, event, expected) => {
    const s = setUp({
      phase: 'rose',
      moon: 3,
      eventDecks: [[], [], [event]],
      jafar: { at: '0,0', familiar: hunter('argo', '0,0') },
    });
    expect(stance(s, 'jafar')).toBe(expected);
  });

  test('[R3] and every quest reward', () => {
    const s = setUp({
      jafar: {
        at: '0,0',
        quests: [{ quest: 'q104', progress: [2, 0] }],
        evocations: [{ id: 'glass_twin', at: '0,1' }],
        familiar: hunter('argo', '0,1'),
      },
    });
    s.does('jafar', explore('0,-1'));
    s.does('jafar', STOP);
    s.does('jafar', { do: 'use' });
    s.does('jafar', { model: 'jafar.glass_twin.1' });
    s.does('jafar', { do: 'swap' });
    expect([s.seat('jafar').at, stance(s, 'jafar')]).toEqual(['0,1', 'hunting 0,1']);
    s.does('jafar', STOP);
    expect([stance(s, 'jafar'), changes(s)]).toEqual(['guard', ['guard F21']]);
  });

  test('[R3] [R35] a room effect inside an Action is part of it: placed with his familiar he cannot take it along', () => {
    const placed = () => {
      const s = setUp({ turn: 'tessa', tessa: { at: '-1,2', familiar: hunter('argo', '0,1') } });
      s.does('tessa', { do: 'explore', activate: true });
      s.does('tessa', { room: '0,1' });
      expect([s.asks(), stance(s, 'tessa')]).toEqual(['steps', 'hunting 0,1']);
      return s;
    };
    const on = placed();
    expect(on.why('tessa', { do: 'pickUp' })).toBe('R35');
    on.does('tessa', step('0,0'));
    expect(on.why('tessa', { do: 'pickUp' })).toBe('R35');
    on.does('tessa', STOP);
    expect([on.seat('tessa').at, stance(on, 'tessa')]).toEqual(['0,0', 'hunting 0,1']);
    const stays = placed();
    stays.does('tessa', STOP);
    expect(stance(stays, 'tessa')).toBe('guard');
  });

  test('[R35] who is not asked hears why, if he has a familiar that hunts', () => {
    const s = setUp({ turn: 'jafar', jafar: { at: '0,0' }, tessa: { at: '0,1', familiar: hunter('argo', '0,1') } });
    expect(s.asked()).toEqual(['jafar']);
    expect(s.why('tessa', { do: 'pickUp' })).toBe('R35');
    const asNero = give(s.match, 1, { do: 'pickUp' });
    expect(asNero).toMatchObject({ fault: { place: 'seat', expected: 'a seat that is asked (0)' } });
  });
});

describe('no leaving behind', () => {
  const walking = (options = {}, set = {}) =>
    setUp({ jafar: { at: '0,0', set, familiar: guard('argo') } }, { options });
  const leaving = { do: 'explore', to: '0,1', leave: true };

  test('[R4] a mage who sets out with it cannot leave it, nor after he has just picked it up', () => {
    const s = walking();
    expect(s.why('jafar', leaving)).toBe('R4.never');
    expect(JSON.stringify(s.options('jafar'))).not.toContain('leave');
    const picked = setUp({ jafar: { at: '0,0', familiar: hunter('argo', '0,1') } });
    picked.does('jafar', explore('0,1'));
    picked.does('jafar', { do: 'pickUp' });
    expect(picked.why('jafar', { do: 'step', to: '0,2', leave: true })).toBe('R4.never');
  });

  test('[R4] with the option he may, in any room that he leaves by a step of his own', () => {
    const s = walking({ familiarDropOff: true });
    expect(s.options('jafar')).toContainEqual(leaving);
    s.does('jafar', leaving);
    expect([s.seat('jafar').at, stance(s, 'jafar')]).toEqual(['0,1', 'hunting 0,0']);
    const later = walking({ familiarDropOff: true });
    later.does('jafar', explore('0,1'));
    later.does('jafar', { do: 'step', to: '0,2', leave: true });
    expect(stance(later, 'jafar')).toBe('hunting 0,1');
    const momentum = walking({ familiarDropOff: true }, { I: 'ember_dart/a' });
    momentum.does('jafar', { do: 'momentum', slot: 'I', to: '0,1', leave: true });
    expect(stance(momentum, 'jafar')).toBe('hunting 0,0');
  });

  test('[R4] [R18] even then not in a Cell, and not when another pushes him', () => {
    const options = { familiarDropOff: true };
    const cell = setUp({ jafar: { at: 'cell', familiar: guard('argo') } }, { options });
    expect(cell.why('jafar', { do: 'explore', to: '-2,0', leave: true })).toBe('R18.leave');
    const pushed = setUp(
      { turn: 'nero', jafar: { at: '0,0', familiar: guard('argo') }, nero: { at: '0,1', set: { I: 'wrong_door/a' } } },
      { options },
    );
    pushed.does('nero', cast('I'));
    expect(pushed.why('nero', { do: 'step', to: '1,0', leave: true })).toBe('R4.pushed');
  });
});
