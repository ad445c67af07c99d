import { create, type Options } from '@conjure/engine';
import { describe, expect, test } from 'vitest';
import { FAMILIES } from '../families.ts';
import { lodge } from '../game.ts';
import type { LodgeView } from '../view.ts';
import { MAGES, setUp, setUpExactly, stance, step, TOKEN_SORTIE } from './table.ts';

const { families, familiars } = lodge.content.data.familiars;
const { rooms } = lodge.content.data.rooms;
const lairs = families.map(({ lair }) => lair);
const lairsIn = (view: LodgeView) => view.rooms.map(({ tile }) => tile).filter((tile) => lairs.includes(tile));

describe('what familiars are', () => {
  test('[F1] [F33] where nothing else is said a familiar is an evocation: it is commanded like one', () => {
    const s = setUp({
      jafar: {
        at: '0,0',
        evocations: [{ id: 'bone_thrall', at: '0,1' }],
        familiar: { id: 'argo', mode: 'hunting', at: '0,1' },
      },
    });
    const commands = s.options('jafar').filter((one) => (one as { do: string }).do === 'command');
    expect(commands).toEqual([
      { do: 'command', model: 'jafar.bone_thrall.1' },
      { do: 'command', model: 'jafar.argo.2' },
    ]);
  });

  test('[F1] but an ordinary evocation has no mode, no token and no Guard', () => {
    const s = setUp({ jafar: { at: '0,0', evocations: [{ id: 'bone_thrall', at: '0,0' }] } });
    expect(s.evocation('jafar', 'bone_thrall')).toMatchObject({ familiar: false, mode: null, token: null, at: '0,0' });
    expect(s.why('jafar', TOKEN_SORTIE)).toBe('F26.none');
  });

  test('[F2] [F32] a familiar in play is in one mode: with its mage, or somewhere of its own', () => {
    const s = setUp({
      jafar: { at: '0,0', familiar: { id: 'argo', mode: 'guard' } },
      nero: { at: '0,0', familiar: { id: 'polly', mode: 'hunting', at: '1,0' } },
    });
    expect(s.evocation('jafar', 'argo')).toMatchObject({ mode: 'guard', at: null });
    expect(s.evocation('nero', 'polly')).toMatchObject({ mode: 'hunting', at: '1,0' });
    expect([stance(s, 'jafar'), stance(s, 'nero'), stance(s, 'tessa')]).toEqual(['guard', 'hunting 1,0', 'none']);
  });

  test.each([
    ['in Guard with a room of its own', { id: 'argo', mode: 'guard', at: '0,0' }],
    ['in Hunting without a room', { id: 'argo', mode: 'hunting' }],
  ] as const)('[F2] no position has a familiar %s', (_, familiar) => {
    expect(() => setUp({ jafar: { at: '0,0', familiar } })).toThrow('familiar.at');
  });

  test('[F3] four families of three specimens', () => {
    expect(Object.fromEntries(families.map(({ id, specimens }) => [id, specimens]))).toEqual({
      cerberus: ['polpetta', 'muso', 'argo'],
      draco: ['drogon', 'smaug', 'ashardalon'],
      griffin: ['kierobecco', 'polly', 'teeroy'],
      hydra: ['miamat', 'lerna', 'yocca'],
    });
  });

  test.each(familiars.map(({ id }) => id))(
    '[F3] the same rules for all: out by the token, and home again (%s)',
    (id) => {
      const s = setUp({ jafar: { at: '0,0', familiar: { id, mode: 'guard' } } });
      s.does('jafar', TOKEN_SORTIE);
      expect([s.asks(), stance(s, 'jafar')]).toEqual(['activation', 'hunting 0,0']);
      s.does('jafar', step('0,1'));
      if (s.asks() === 'activation') s.does('jafar', { do: 'stop' });
      expect(stance(s, 'jafar')).toBe('hunting 0,1');
      expect(s.why('jafar', TOKEN_SORTIE)).toBe('F26.hunting');
      s.does('jafar', { do: 'explore', to: '0,1' });
      s.does('jafar', { do: 'pickUp' });
      expect(stance(s, 'jafar')).toBe('guard');
    },
  );

  test('[F15] every card has a name and an archetype of its own', () => {
    expect(new Set(familiars.map(({ name }) => name)).size).toBe(12);
    for (const { id, archetype } of familiars) expect([id, archetype]).toEqual([id, expect.stringMatching(/^[a-z]+$/)]);
    expect(familiars.filter(({ archetype }) => archetype === 'demon').map(({ family }) => family)).toEqual(
      new Array(3).fill('cerberus'),
    );
  });
});

describe('set-up', () => {
  const begun = (seed: string, options: Options = {}) => setUpExactly(undefined, { seed, options }).view();

  test.each([
    ['all', [...FAMILIES]],
    ['none', []],
    ['hydra', ['hydra']],
    ['cerberus+griffin', ['cerberus', 'griffin']],
  ])('[F4] families %s: a lair for each of them, and nineteen rooms', (option, inPlay) => {
    const view = begun('rooms', { families: option });
    expect(view.rooms.length).toBe(19);
    expect(new Set(view.rooms.map(({ tile }) => tile)).size).toBe(19);
    expect(lairsIn(view).sort()).toEqual(
      families.flatMap(({ id, lair }) => (inPlay.includes(id) ? [lair] : [])).sort(),
    );
  });

  test('[F4] a lair takes the place of a room of its colour, so every colour keeps its number', () => {
    const colours = (view: LodgeView) => view.rooms.map(({ colour }) => colour).sort();
    expect(colours(begun('a'))).toEqual(colours(begun('b', { families: 'none' })));
  });

  test('[R15] which room it is falls to chance, but it is never the Throne Room or the Black Rose Room', () => {
    const missing = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      const tiles = begun(`seed ${seed}`, { families: 'draco' }).rooms.map(({ tile }) => tile);
      expect(tiles).toContain('throne');
      expect(tiles).toContain('black_rose');
      for (const { id } of rooms) if (!tiles.includes(id)) missing.add(id);
    }
    // The Scale Vault is purple, and so is the Throne Room.
    expect([...missing].sort()).toEqual(['armory', 'dormitory']);
  });

  test('[F5] the three cards of each family in play lie open in the reserve, those of the others do not', () => {
    expect(begun('a').reserve).toEqual(familiars.map(({ id }) => id));
    expect(begun('a', { families: 'griffin' }).reserve).toEqual(['kierobecco', 'polly', 'teeroy']);
    expect(begun('a', { families: 'none' }).reserve).toEqual([]);
  });

  test('[F5] every player and every onlooker sees the same reserve', () => {
    const s = setUp({ jafar: { at: '0,0', familiar: { id: 'argo', mode: 'guard' } } });
    const seen = [null, 0, 1, 2, 3].map((viewer) => lodge.view(s.match.table, viewer).reserve);
    expect(new Set(seen.map((reserve) => reserve.join())).size).toBe(1);
    expect(seen[0]).not.toContain('argo');
  });

  test.each(['all', 'draco', 'cerberus+hydra'])('[F42] Overkill is refused with families %s', (option) => {
    const made = create(lodge, { seats: 2, seed: 'x', options: { overkill: true, families: option } });
    expect(made).toMatchObject({ fault: { place: 'options.overkill', rule: 'F42' } });
  });

  test('[F42] without families Overkill may be used, and familiars without Overkill', () => {
    const made = (options: Options) => 'match' in create(lodge, { seats: 2, seed: 'x', options });
    expect(made({ overkill: true, families: 'none' })).toBe(true);
    expect(made({ overkill: false, families: 'all' })).toBe(true);
    expect(made({ overkill: true })).toBe(false);
  });
});

test('[F3] [F11] nobody owns a familiar when the match begins', () => {
  const s = setUpExactly(undefined, { seed: 'begin' });
  expect(MAGES.map((who) => stance(s, who))).toEqual(['none', 'none', 'none', 'none']);
});
