import { expect, test } from 'vitest';
import { cast, stackOf } from '../stage.ts';
import { at, only, setUp } from '../table.ts';
import { castAt, clicks, foe, friend, withSpell } from './spell-set-up.ts';

const prey = { targets: ['prey'] };

test('Ember Lance deals 3 and ignores Battle Armour', () => {
  const s = withSpell('ember_lance', { prey: foe('rune_anvil_gunner', 8_000) });
  // Attack 11 against defense 16: a 5 hits, as the armor does not count.
  castAt(s, prey, [2, 3]);
  expect(clicks(s, 'prey')).toEqual([3]);
  const weak = withSpell('ember_lance', { prey: foe('rune_anvil_gunner', 8_000) });
  castAt(weak, prey, [1, 3]);
  expect(clicks(weak, 'prey')).toEqual([0]);
});

test('Cinder Ring rolls for every other figure within 3 inches and goes face down', () => {
  const s = withSpell('cinder_ring', {
    foe: foe('ossuary_guard', 3_000),
    friend: friend('ossuary_guard', 0, 2_000),
    off: foe('ossuary_guard', 3_001, 1_600),
  });
  castAt(s, {}, [4, 3]);
  expect(clicks(s, 'foe', 'friend', 'off', 'caster')).toEqual([2, 0, 0, 0]);
  expect(stackOf(s, 'caster')).toEqual(['(cinder_ring)', 'bladesong']);
});

test('Mend Flesh heals a touching friend by 2', () => {
  const s = withSpell('mend_flesh', {
    hurt: friend('ossuary_guard', 1_500, 0, { click: 3 }),
    away: friend('ossuary_guard', 0, 2_000, { click: 3 }),
  });
  expect(s.why(cast('caster', { targets: ['away'] }))).toBe('R22.touch');
  castAt(s, { targets: ['hurt'] });
  expect(clicks(s, 'hurt')).toEqual([1]);
});

test('Cataclysm Word deals a die and 1 more', () => {
  const s = withSpell('cataclysm_word', { prey: foe('korr_azul', 8_000, 0, { tokens: 1 }) });
  castAt(s, prey, [5, 5, 4]);
  // Toughness takes 1 off.
  expect(clicks(s, 'prey')).toEqual([4]);
  expect(stackOf(s, 'caster')).toEqual(['(cataclysm_word)', 'bladesong']);
});

test('Fork of Fate strikes two for 2 each, or takes a token off a friend', () => {
  const others = {
    one: foe('ossuary_guard', 8_000),
    two: foe('ossuary_guard', 8_000, 2_000),
    three: foe('ossuary_guard', 8_000, -2_000),
    tired: friend('ossuary_guard', 1_500, 0, { tokens: 2 }),
  };
  const s = withSpell('fork_of_fate', { ...others, tired: friend('ossuary_guard', -1_500, 0, { tokens: 2 }) });
  expect(s.refuses(cast('caster', { mode: 'prongs', targets: ['one', 'two', 'three'] }))).toBe('R82');
  expect(s.why(cast('caster', { targets: ['one'] }))).toBe('S24.missing');
  castAt(s, { mode: 'prongs', targets: ['one', 'two'] }, [3, 3]);
  expect(clicks(s, 'one', 'two', 'three')).toEqual([2, 2, 0]);
  const r = withSpell('fork_of_fate', others);
  castAt(r, { mode: 'respite', targets: ['tired'] });
  expect(r.figure('tired').tokens).toBe(1);
});

test('Chain of Sparks reaches other opposing figures within 2.5 inches of a target hit', () => {
  const others = {
    prey: foe('ossuary_guard', 8_000),
    near: foe('ossuary_guard', 10_500),
    off: foe('ossuary_guard', 8_000, 2_501),
    friend: friend('ossuary_guard', 8_000, -1_800),
  };
  const s = withSpell('chain_of_sparks', others);
  castAt(s, prey, [4, 4]);
  expect(clicks(s, 'prey', 'near', 'off', 'friend')).toEqual([2, 1, 0, 0]);
  const missed = withSpell('chain_of_sparks', others);
  castAt(missed, prey, [1, 1]);
  expect(clicks(missed, 'prey', 'near', 'caster')).toEqual([0, 0, 1]);
});

test('Shove of the Deep pushes straight away until something is in the way', () => {
  const s = withSpell('shove_of_the_deep', { prey: foe('ossuary_guard', 4_000), wall: foe('ossuary_guard', 7_500) });
  castAt(s, prey);
  expect(s.figure('prey').at).toEqual(at(12_010, 24_000));
});

test('Step Between places the caster within 8 inches, touching no opposing figure', () => {
  const s = withSpell('step_between', { foe: foe('ossuary_guard', 1_500) });
  const to = (x: number, y: number) => cast('caster', { to: at(x, y), facing: 9_000 });
  expect(s.refuses(to(14_001, 24_000))).toBe('B8');
  expect(s.why(to(7_500, 22_500))).toBe('S13.contact');
  s.does(to(14_000, 24_000));
  expect(s.figure('caster')).toMatchObject({ at: at(14_000, 24_000), facing: 9_000 });
});

test('Blood Tithe hurts a touching friend and heals the caster by 2', () => {
  const s = withSpell('blood_tithe', {
    caster: { is: 'mother_sanguel', at: [6_000, 24_000], click: 3 },
    friend: friend('ossuary_guard', 1_500),
  });
  castAt(s, { targets: ['friend'] });
  expect(clicks(s, 'caster', 'friend')).toEqual([1, 1]);
});

test('Grave Whisper brings a cheap friend back at its third click, unable to act', () => {
  const s = withSpell('grave_whisper', {
    cheap: { is: 'ossuary_guard', where: 'fallen' },
    dear: { is: 'scourge_bearer', where: 'fallen' },
  });
  const back = (fallen: string) => cast('caster', { fallen, to: at(7_500, 24_000), facing: 0 });
  expect(s.why(back('dear'))).toBe('S13.cost');
  expect(s.why(cast('caster', { fallen: 'cheap', to: at(8_000, 24_000), facing: 0 }))).toBe('B99.contact');
  s.does(back('cheap'));
  expect(s.figure('cheap')).toMatchObject({ where: 'field', click: 2, tokens: 0, barred: 'raised' });
  expect(stackOf(s, 'caster')).toEqual(['(grave_whisper)', 'bladesong']);
});

test('Shatter Ward ignores Battle Armour, Toughness and Invulnerability', () => {
  const s = withSpell('shatter_ward', { prey: foe('korr_azul', 8_000, 0, { tokens: 1 }) });
  castAt(s, prey, [5, 5]);
  expect(clicks(s, 'prey')).toEqual([2]);
});

test('Mindfog deals nothing, but gives a token that never pushes', () => {
  const s = withSpell('mindfog', { prey: foe('ossuary_guard', 8_000, 0, { tokens: 1 }) });
  castAt(s, prey, [6, 6]);
  expect([s.figure('prey').click, s.figure('prey').tokens]).toEqual([0, 2]);
});

test('Close the Book turns the bookmark of a sorcerer in sight face down', () => {
  const others = { prey: foe('ilvane', 8_000, 0, { tokens: 1 }), plain: foe('ossuary_guard', 6_000, 3_000) };
  const s = withSpell('close_the_book', others, {}, [
    { book: 'adepts_codex', of: 'prey', stack: ['rebuke', 'ember_lance'] },
  ]);
  expect(s.why(cast('caster', { targets: ['plain'] }))).toBe('S1.sorcerer');
  castAt(s, prey);
  expect(stackOf(s, 'prey')).toEqual(['(rebuke)', 'ember_lance']);
});

test('Unravel ends an enchantment in play', () => {
  const s = setUp({
    figures: {
      caster: { is: 'magister_corisande', at: [6_000, 24_000] },
      idle: { is: 'ossuary_guard', at: [1_500, 28_500] },
      other: { is: 'drum_seer', of: 1, at: [20_000, 5_000], tokens: 1 },
    },
    books: [
      { book: 'archmages_tome', of: 'caster', stack: ['unravel', 'bladesong'] },
      { book: 'archmages_tome', of: 'other', stack: [1] },
    ],
    cards: [
      { spell: 'stone_hide', book: 1, place: 'play' },
      { spell: 'rebuke', book: 1 },
    ],
    inPlay: [{ card: 0, caster: 'other', target: 'other', cast: 7 }],
  });
  expect(s.figure('other').now?.abilities).toContain('toughness');
  expect(s.why(cast('caster', { spell: 8 }))).toBe('R75.spell');
  s.does(cast('caster', { spell: 7 }));
  expect(s.view().inPlay).toEqual([]);
  expect(stackOf(s, 'other')).toEqual(['rebuke', 'stone_hide']);
});

test('Iron Palm strikes with 1 damage more and ignores Toughness', () => {
  const s = withSpell('iron_palm', { prey: foe('radiant_servitor', 1_500) });
  castAt(s, prey, [4, 4]);
  expect(clicks(s, 'prey')).toEqual([4]);
});

test('Long Stride adds 3 to the speed', () => {
  const s = withSpell('long_stride', {});
  const walk = (x: number) => cast('caster', { path: [at(x, 24_000)], facing: 0 });
  expect(s.why(walk(18_001))).toBe('B54.length');
  const told = s.does(walk(18_000));
  expect(only(told, 'moved')).toMatchObject([{ how: 'walkingSpell' }]);
});

test('Stoke the Hearth heals all touching friends by 1, or one demoralized friend in sight by 3', () => {
  const others = {
    one: friend('ossuary_guard', 1_500, 0, { click: 2 }),
    two: friend('ossuary_guard', 0, 1_500, { click: 2 }),
    dazed: friend('barricade_militia', 5_000, 3_000, { click: 4 }),
  };
  const s = withSpell('stoke_the_hearth', others);
  castAt(s, { mode: 'circle' });
  expect(clicks(s, 'one', 'two', 'dazed')).toEqual([1, 1, 4]);
  const r = withSpell('stoke_the_hearth', others);
  expect(r.refuses(cast('caster', { mode: 'rouse', targets: ['one'] }))).toBe('B88');
  castAt(r, { mode: 'rouse', targets: ['dazed'] });
  expect(clicks(r, 'dazed')).toEqual([1]);
});
