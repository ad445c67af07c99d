import { describe, expect, test } from 'vitest';
import { lodge } from '../game.ts';
import {
  attack,
  cast,
  DONE,
  FAMILIAR_ACTION,
  fight,
  of,
  reveal,
  STOP,
  setUp,
  stance,
  step,
  TOKEN_SORTIE,
} from './table.ts';

const { familiars } = lodge.content.data.familiars;

/** Jaf'ar's familiar on its way out of the Black Rose Room, by the token. */
const out = (id: string, more: Parameters<typeof setUp>[0] = {}, damage = of(1, 0)) => {
  const s = setUp({ ...more, jafar: { at: '0,0', familiar: { id, mode: 'guard', damage } } });
  s.does('jafar', TOKEN_SORTIE);
  return s;
};
const giant = { evocations: [{ id: 'grave_giant', at: '0,0' }] };

describe('hunting values', () => {
  test.each(familiars.map(({ id, damage }) => [id, damage] as const))(
    '[F16] %s hits an evocation for %i',
    (id, damage) => {
      const s = out(id, { nero: giant });
      s.does('jafar', attack('nero.grave_giant.1'));
      expect(s.card('nero', 'grave_giant')).toBe(`J${damage}`);
    },
  );

  test.each(familiars.map(({ id, move }) => [id, move] as const))('[F16] %s takes up to %i steps', (id, move) => {
    const s = out(id);
    for (let i = 0; i < move; i++) s.does('jafar', step(i % 2 ? '0,0' : '0,1'));
    expect(s.asks()).toBe('turn'); // no step is left
    expect(stance(s, 'jafar')).toBe(move % 2 ? 'hunting 0,1' : 'guard');
  });

  test('[F16] a step goes to an adjacent room, and not beyond the printed movement', () => {
    const s = out('polpetta', { nero: { at: '0,1' } });
    expect(s.why('jafar', step('0,2'))).toBe('B3');
    s.does('jafar', step('0,1'));
    expect(s.why('jafar', step('0,2'))).toBe('B57.steps');
    s.does('jafar', attack('nero'));
    expect(s.sheet('nero')).toBe('J3');
  });

  test('[F16] [R46] in Guard they count for nothing: the mage fights for his own attack and walks his own steps', () => {
    const s = setUp({ jafar: { at: '0,0', familiar: { id: 'polly', mode: 'guard' } }, nero: { at: '0,0' } });
    s.does('jafar', fight('nero'));
    expect(s.sheet('nero')).toBe('J2');
    s.does('jafar', { do: 'explore', to: '0,1' });
    s.does('jafar', step('0,2'));
    expect(s.why('jafar', step('0,1'))).toBe('B38.taken');
  });
});

describe('further effects on the card', () => {
  const two = { nero: { at: '0,0' }, tessa: { at: '0,0' } };

  test('[F16] Muso may hit two for 1 each instead, others may not', () => {
    const s = out('muso', two);
    s.does('jafar', { do: 'split', models: ['nero', 'tessa'] });
    expect([s.sheet('nero'), s.sheet('tessa')]).toEqual(['J1', 'J1']);
    expect(out('drogon', two).why('jafar', { do: 'split', models: ['nero', 'tessa'] })).toBe('F16.card');
  });

  test('[F16] Argo bites a mage for 1 more', () => {
    const s = out('argo', two);
    s.does('jafar', attack('tessa'));
    expect(s.sheet('tessa')).toBe('J2');
  });

  test('[F16] Smaug reaches the next room, but no farther; Drogon only its own', () => {
    const around = { nero: { at: '0,1' }, tessa: { at: '0,2' } };
    const s = out('smaug', around);
    expect(s.why('jafar', attack('tessa'))).toBe('B6.far');
    s.does('jafar', attack('nero'));
    expect(s.sheet('nero')).toBe('J1');
    expect(out('drogon', around).why('jafar', attack('nero'))).toBe('B57.elsewhere');
  });

  test('[F16] Ashardalon shakes the room after an attack that dealt damage, not after one that did not', () => {
    const s = out('ashardalon', two);
    s.does('jafar', attack('nero'));
    expect(s.cubes('0,0')).toBe('J1');
    const vain = out('ashardalon', { nero: { at: '0,0', buffs: { armour: 1 } } });
    vain.does('jafar', attack('nero'));
    expect([vain.sheet('nero'), vain.cubes('0,0')]).toEqual(['', '']);
  });

  test.each([
    [['0,1'], 'J1'],
    [['1,0', '0,1'], 'J2'],
  ])('[F16] Kierobecco pounces after two steps (%s)', (path, sheet) => {
    const s = out('kierobecco', { nero: { at: '0,1' } });
    for (const room of path) s.does('jafar', step(room));
    s.does('jafar', attack('nero'));
    expect(s.sheet('nero')).toBe(sheet);
  });

  test('[F16] Polly goes on after her attack, Drogon does not', () => {
    const polly = out('polly', { nero: { at: '0,1' } });
    polly.does('jafar', step('0,1'));
    polly.does('jafar', attack('nero'));
    polly.does('jafar', step('0,2'));
    expect(stance(polly, 'jafar')).toBe('hunting 0,2');
    const drogon = out('drogon', { nero: { at: '0,1' } });
    drogon.does('jafar', step('0,1'));
    drogon.does('jafar', attack('nero'));
    expect(drogon.asks()).toBe('turn');
  });

  test('[F16] Teeroy pushes what it has hurt', () => {
    const s = out('teeroy', { nero: { at: '0,0' } });
    s.does('jafar', attack('nero'));
    s.does('jafar', step('0,1'));
    expect(s.seat('nero').at).toBe('0,1');
  });

  test('[F16] Miamat mends itself when its activation begins', () => {
    const s = out('miamat', {}, of(1, 3));
    s.does('jafar', { do: 'take', from: 'card', whose: 'nero' });
    expect([s.asks(), s.card('jafar', 'miamat')]).toEqual(['activation', 'N2']);
  });

  test('[F16] Lerna turns a cube on what it has hurt', () => {
    const s = out('lerna', { nero: { at: '0,0', damage: of(3, 4) } });
    s.does('jafar', attack('nero'));
    s.does('jafar', { do: 'take', from: 'sheet', whose: 'tessa' });
    expect(s.sheet('nero')).toBe('T3 J3');
  });

  test('[B78] turning a cube is turning up to one: he may let it be', () => {
    const s = out('lerna', { nero: { at: '0,0', damage: of(3, 4) } });
    s.does('jafar', attack('nero'));
    s.does('jafar', STOP);
    expect(s.sheet('nero')).toBe('T4 J2');
  });
});

describe('the Familiar Action', () => {
  const guarded = (token: 'ready' | 'used' = 'ready', physical = 0) =>
    setUp({
      jafar: { at: '0,0', physical, familiar: { id: 'polpetta', mode: 'guard', token } },
      nero: { at: '0,0', set: { I: 'wall_of_cinders/a', II: 'unspell/a' } },
    });

  test('[F17] it is an Action of the mage: what answers it answers him, and it is no spell', () => {
    const s = guarded();
    s.does('jafar', FAMILIAR_ACTION);
    expect(s.why('nero', reveal('II'))).toBe('B51'); // nothing was cast
    s.does('nero', reveal('I'));
    expect([s.sheet('jafar'), s.card('jafar', 'polpetta')]).toEqual(['', '']);
    s.does('jafar', { share: 0 });
    expect([s.sheet('jafar'), s.sheet('nero')]).toEqual(['N1', '']);
    expect(s.view().turn).toMatchObject({ numbered: false, quick: false });
  });

  test('[F17] it needs no Physical token and turns none over', () => {
    const s = guarded();
    s.does('jafar', FAMILIAR_ACTION);
    expect(s.seat('jafar').physical).toBe(0);
    const rich = guarded('ready', 2);
    rich.does('jafar', FAMILIAR_ACTION);
    expect(rich.seat('jafar').physical).toBe(2);
  });

  test('[F17] [F26] only in Guard', () => {
    const s = setUp({ jafar: { at: '0,0', familiar: { id: 'polpetta', mode: 'hunting', at: '0,1' } } });
    expect(s.why('jafar', FAMILIAR_ACTION)).toBe('F26.hunting');
    expect(s.options('jafar')).not.toContainEqual(FAMILIAR_ACTION);
  });

  test('[F18] the token is turned over by its use and cannot be used again', () => {
    const s = guarded();
    s.does('jafar', FAMILIAR_ACTION);
    s.quietly();
    expect(s.evocation('jafar', 'polpetta')?.token).toBe('used');
    const later = setUp({ jafar: { at: '0,0', familiar: { id: 'polpetta', mode: 'guard', token: 'used' } } });
    expect(later.why('jafar', FAMILIAR_ACTION)).toBe('F18');
    expect(later.why('jafar', TOKEN_SORTIE)).toBe('F18');
  });

  test.each(['guard', 'hunting'] as const)(
    '[F18] Clean-up turns it ready with the Physical tokens, in %s too',
    (mode) => {
      const familiar = { id: 'argo', mode, token: 'used', ...(mode === 'hunting' ? { at: '1,0' } : {}) } as const;
      const s = setUp({ phase: 'evocation', jafar: { at: '0,0', physical: 0, familiar } });
      expect(s.evocation('jafar', 'argo')?.token).toBe('used');
      s.does('jafar', DONE);
      expect(s.view().round).toBe(2);
      expect(s.evocation('jafar', 'argo')?.token).toBe('ready');
      expect(s.seat('jafar').physical).toBe(2);
    },
  );
});

describe('health', () => {
  test.each(familiars.map(({ id, health }) => [id, health] as const))('[F19] %s has %i wound slots', (id, health) => {
    const s = setUp({ nero: { at: '0,0', familiar: { id, mode: 'hunting', at: '0,1', damage: of(0, health - 1) } } });
    expect(s.evocation('nero', id)).toMatchObject({ health });
    expect(s.card('nero', id)).toBe(`J${health - 1}`);
    const over = { at: '0,0', familiar: { id, mode: 'hunting' as const, at: '0,1', damage: of(0, health + 1) } };
    expect(() => setUp({ nero: over })).toThrow('familiar.damage');
  });

  test('[F19] damage on it lies on its own card until the slots are full', () => {
    const s = setUp({
      jafar: { at: '0,1', set: { I: 'ember_dart/b', II: 'lodestar/a' } },
      nero: { at: '0,0', familiar: { id: 'smaug', mode: 'hunting', at: '0,1' } },
    });
    s.does('jafar', cast('I'));
    expect([s.card('nero', 'smaug'), s.sheet('nero')]).toEqual(['J3', '']);
    s.does('jafar', fight('nero.smaug.1'));
    if (s.asks() === 'part') s.does('jafar', STOP);
    expect([stance(s, 'nero'), s.seat('jafar').supply]).toEqual(['none', 25]);
  });
});
