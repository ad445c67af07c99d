import { describe, expect, test } from 'vitest';
import { inRange } from '../board.ts';
import { lodge } from '../game.ts';
import { shares } from '../rules/ranking.ts';
import { aim, cast, DONE, END, explore, of, only, PASS, STOP, setUp, step, story, type TestMatch } from './table.ts';

/** Everybody passes until the Action phase is over. */
function passAll(s: TestMatch): void {
  while (s.asks() === 'turn' || s.asks() === 'react') {
    const [who] = s.asked();
    if (s.asks() === 'react') s.quietly();
    else s.does(who, s.view().turn?.actions ? END : PASS);
  }
}

describe('1 dividing in Guard', () => {
  const guarded = () =>
    setUp({
      turn: 'nero',
      nero: { at: '0,1', set: { I: 'thunder_nail/a', Q: 'ember_dart/a' } },
      rebecca: { at: '0,0', damage: [...of(0, 6), ...of(1, 3)], familiar: { id: 'muso', mode: 'guard' } },
    });

  test('[F31] [R6] the share of Muso is 1 to 3, and what she chooses is placed', () => {
    const s = guarded();
    s.does('nero', cast('I'));
    expect(s.asks()).toBe('divide');
    expect(s.asked()).toEqual(['rebecca']);
    expect(s.options('rebecca')).toEqual([{ share: 1 }, { share: 2 }, { share: 3 }]);
    expect(s.why('rebecca', { share: 0 })).toBe('R6');
    expect(s.why('rebecca', { share: 4 })).toBe('R6');
    s.does('rebecca', { share: 1 });
    expect(s.sheet('rebecca')).toBe('J6 N5');
    expect(s.card('rebecca', 'muso')).toBe('N1');
    expect(s.seat('rebecca').at).toBe('0,0'); // not defeated while it lives [F38] [R7]
  });

  test('[R23] [F39] [F40] the second spell finds only one division; Muso leaves, then she is defeated', () => {
    const s = guarded();
    s.does('nero', cast('I'));
    s.does('rebecca', { share: 1 });
    const events = s.does('nero', cast('Q'));
    expect(only(events, 'damaged')).toMatchObject([{ n: 0, shared: 2, how: 'divided' }]);
    const kinds = events.map(({ type }) => type).filter((type) => type === 'evocationLeft' || type === 'defeated');
    expect(kinds).toEqual(['evocationLeft', 'defeated']);
    expect(only(events, 'defeated')).toMatchObject([{ seat: 2, trophy: 1 }]);
    expect([s.seat('jafar').power, s.seat('nero').power]).toEqual([4, 2]);
    expect(s.view().reserve).toContain('muso');
    expect(s.seat('rebecca')).toMatchObject({ at: 'cell', damage: [] });
  });
});

test('2 [F37] [R23] [R44] excess goes to the hunter, and its death defeats the mage', () => {
  const s = setUp({
    turn: 'nero',
    nero: { at: '0,1', set: { I: 'thunder_nail/a' } },
    tessa: { at: '0,0', damage: of(0, 10), familiar: { id: 'argo', mode: 'hunting', at: '2,-2' } },
    rebecca: { at: '-2,0', evocations: [{ id: 'bone_thrall', at: '2,-2' }] },
  });
  s.does('nero', cast('I'));
  expect(s.asks()).toBe('turn'); // no choice
  expect(s.sheet('tessa')).toBe('J10 N1');
  expect(s.card('tessa', 'argo')).toBe('N2');
  passAll(s);
  while (s.asked()[0] !== 'rebecca') s.does(s.asked()[0], DONE);
  s.does('rebecca', { do: 'activate', model: 'rebecca.bone_thrall.1' });
  const events = s.does('rebecca', { do: 'attack', model: 'tessa.argo.1' });
  expect(only(events, 'defeated')).toMatchObject([{ seat: 3, trophy: 2 }]);
  expect(s.view().seats.map(({ power }) => power)).toEqual([4, 2, 0, 0]);
});

test('3 [R47] [R40] beyond both the damage is lost, and the price is damage of the Black Rose', () => {
  const s = setUp({
    turn: 'nero',
    moon: 3,
    track: { 3: 'e301' },
    nero: { at: '0,1', set: { I: 'thunder_nail/b' } },
    tessa: { at: '0,0', damage: of(0, 9), familiar: { id: 'polly', mode: 'hunting', at: '2,-2' } },
  });
  const events = s.does('nero', cast('I'));
  const damage = only(events, 'damaged');
  expect(damage.slice(0, 2)).toMatchObject([
    { model: 'tessa', n: 2, how: 'alone' },
    { n: 0, shared: 2, lost: 1, how: 'overflowed' },
  ]);
  expect(only(events, 'defeated')).toMatchObject([{ seat: 3, trophy: 1 }]);
  expect(s.sheet('nero')).toBe('*2');
});

describe('4 sortie and return', () => {
  const sortie = () =>
    setUp({
      jafar: { at: '0,1', familiar: { id: 'polpetta', mode: 'guard' } },
      nero: { at: '0,1', damage: of(3, 5) },
    });

  test('[F28] [F29] [F20] [R20] out, away, and in the Evocation phase back into Guard', () => {
    const s = sortie();
    s.does('jafar', { do: 'familiar', use: 'sortie' });
    s.does('jafar', { do: 'attack', model: 'nero' });
    expect(s.sheet('nero')).toBe('T5 J3');
    s.does('jafar', step('0,2'));
    expect(s.evocation('jafar', 'polpetta')).toMatchObject({ mode: 'hunting', at: '0,2', token: 'used' });
    passAll(s);
    s.does('jafar', { do: 'activate', model: 'jafar.polpetta.1' });
    s.does('jafar', step('0,1'));
    s.does('jafar', { do: 'attack', model: 'nero' });
    const events = story(s);
    expect(only(events, 'defeated')).toMatchObject([{ seat: 1, trophy: 0 }]);
    expect([s.seat('jafar').power, s.seat('tessa').power]).toEqual([4, 2]);
    expect(only(events, 'modeChanged').at(-1)).toMatchObject({ mode: 'guard', why: 'F20' });
  });

  test('[F29] [F34] had it stayed it would guard at once and could go out again without the token', () => {
    const s = sortie();
    s.does('jafar', { do: 'familiar', use: 'sortie' });
    s.does('jafar', { do: 'attack', model: 'nero' });
    s.does('jafar', STOP);
    expect(s.evocation('jafar', 'polpetta')).toMatchObject({ mode: 'guard', token: 'used' });
    expect(s.why('jafar', { do: 'familiar', use: 'sortie' })).toBe('F18');
    passAll(s);
    expect(s.options('jafar')).toContainEqual({ do: 'sortie' });
  });
});

describe('5 picking up', () => {
  const passing = () => {
    const s = setUp({
      turn: 'tessa',
      tessa: { at: '-1,1', familiar: { id: 'polly', mode: 'hunting', at: '0,1' } },
    });
    s.does('tessa', explore('0,1'));
    expect(s.asks()).toBe('pickUp');
    return s;
  };

  test('[F22] yes: it goes along', () => {
    const s = passing();
    s.does('tessa', { do: 'pickUp' });
    s.does('tessa', step('1,1'));
    s.does('tessa', { do: 'activate' });
    expect(s.room('observatory').activated).toBe(true);
    expect(s.evocation('tessa', 'polly')).toMatchObject({ mode: 'guard' });
  });

  test('[F23] no, and on: it stays hunting', () => {
    const s = passing();
    s.does('tessa', { do: 'leave' });
    s.does('tessa', step('1,1'));
    s.does('tessa', STOP);
    expect(s.evocation('tessa', 'polly')).toMatchObject({ mode: 'hunting', at: '0,1' });
  });

  test('[F21] no, and stop there: it guards all the same', () => {
    const s = passing();
    s.does('tessa', { do: 'leave' });
    s.does('tessa', STOP);
    expect(s.evocation('tessa', 'polly')).toMatchObject({ mode: 'guard' });
    expect(only(story(s), 'modeChanged').at(-1)).toMatchObject({ why: 'F21' });
  });
});

test('6 [F24] [B8] an area hits the pair once, others once, own models not', () => {
  const s = setUp({
    turn: 'nero',
    jafar: { at: 'cell', evocations: [{ id: 'bone_thrall', at: '1,-1' }] },
    nero: { at: '1,-1', set: { I: 'crown_of_cinders/a' }, evocations: [{ id: 'cinder_imp', at: '1,-1' }] },
    rebecca: { at: '1,-1', familiar: { id: 'miamat', mode: 'guard' } },
  });
  s.does('nero', cast('I'));
  expect(s.options('rebecca')).toEqual([{ share: 0 }, { share: 1 }]);
  s.does('rebecca', { share: 1 });
  expect([s.sheet('rebecca'), s.card('rebecca', 'miamat')]).toEqual(['', 'N1']);
  expect(s.card('jafar', 'bone_thrall')).toBe('N1');
  expect(s.card('nero', 'cinder_imp')).toBe('');
  expect(s.cubes('armory')).toBe('N1');
});

test('7 [R12] protection comes before the division', () => {
  const s = setUp({
    turn: 'nero',
    nero: { at: '0,1', set: { I: 'thunder_nail/b' } },
    tessa: {
      at: '0,0',
      damage: of(0, 5),
      set: { II: 'salt_skin/b', I: 'ember_dart/a' },
      familiar: { id: 'lerna', mode: 'guard' },
    },
  });
  s.does('nero', cast('I'));
  s.does('tessa', { do: 'decline' }); // an enemy casts: she could only look
  expect(s.options('tessa')).toEqual([{ do: 'reveal', slot: 'II' }, { do: 'decline' }]);
  expect(s.why('tessa', { do: 'reveal', slot: 'I' })).toBe('B35.cast');
  s.does('tessa', { do: 'reveal', slot: 'II' });
  expect(s.options('tessa')).toEqual([{ share: 0 }, { share: 1 }]);
  s.does('tessa', { share: 0 });
  s.quietly();
  expect(s.sheet('tessa')).toBe('J5 N1');
  expect(s.sheet('nero')).toBe('*2');
});

test('8 [B6] range 2 from (0,1) follows the rows', () => {
  const { board } = lodge.content;
  const from = board.index.get('0,1') ?? -1;
  const reached = board.names.filter((_, room) => inRange(board, from, room, 2));
  expect(reached).toEqual(['-2,1', '-1,1', '-1,2', '0,-1', '0,0', '0,1', '0,2', '1,0', '1,1', '2,-1']);
});

test('9 [B73] [R27] the ranking rule', () => {
  const { constants } = lodge.content;
  const pays = (...counts: number[]) =>
    shares([...counts, 0, 0, 0, 0, 0].slice(0, 5), { prizes: [4, 2, 1], sole: constants.soleBonus, constants }).slice(
      0,
      counts.length,
    );
  expect(pays(7, 4)).toEqual([4, 2]);
  expect(pays(11)).toEqual([5]);
  expect(pays(5, 5, 1)).toEqual([3, 3, 2]);
  expect(pays(6, 3, 2)).toEqual([4, 2, 1]);
  expect(pays(5, 3, 3)).toEqual([4, 1, 1]);
  expect(pays(4, 4, 3)).toEqual([3, 3, 2]);
  expect(pays(5, 3, 2, 1)).toEqual([4, 2, 1, 0]);
});

test('10 [B80] [B81] destroyed rooms', () => {
  const s = setUp({
    phase: 'cleanUp',
    rooms: {
      '-1,0': { cubes: [1, 1, 1, 'rose', 'rose', 0] },
      '-2,1': { cubes: [2, 2, 3, 3, 'rose'] },
      '-1,-1': { cubes: of(1, 4) },
    },
  });
  const destroyed = only(story(s), 'roomDestroyed');
  expect(destroyed.map(({ room, token }) => [room, token])).toEqual([
    ['-2,1', 'rose'],
    ['-1,-1', 1],
    ['-1,0', 0],
  ]);
  const points = (room: string) =>
    destroyed.find((one) => one.room === room)?.prizes.map(({ who, points: n }) => [who, n]);
  expect(points('-1,0')).toEqual([
    [0, 1],
    [1, 4],
    ['rose', 2],
  ]);
  expect(points('-2,1')).toEqual([
    [2, 2],
    [3, 2],
    ['rose', 1],
  ]);
  expect(points('-1,-1')).toEqual([[1, 3]]);
});

test('11 [B15] [B17] [B19] the event track', () => {
  const s = setUp({ phase: 'rose', track: { 2: 'e101', 1: 'e201' }, eventDecks: [['e102', 'e103'], [], []] });
  const events = story(s);
  expect(only(events, 'eventLeft')).toEqual([{ type: 'eventLeft', event: 'e201', power: 1 }]);
  expect(only(events, 'eventResolved').map(({ event }) => event)).toEqual(['e101', 'e102']);
  expect(s.view().track).toEqual(['e101', 'e102', null]);
  expect(s.view().rose.power).toBe(2);
  for (const { colour, cubes, tile } of s.view().rooms)
    expect([tile, cubes.length]).toEqual([tile, ['grey', 'red', 'blue', 'purple'].includes(colour) ? 1 : 0]);
});

describe('12 final scoring', () => {
  const final = (rose: number) =>
    setUp({
      phase: 'cleanUp',
      moon: 3,
      round: 7,
      rose: { power: rose, tokens: 2, trophies: [1, 1, 0, 0] },
      jafar: { power: 27, solved: ['q101', 'q102', 'q103'], trophies: [0, 1, 0, 0] },
      nero: { power: 31, solved: ['q104'], trophies: [0, 0, 1, 1], tokens: 1 },
      rebecca: { power: 22, solved: ['q105', 'q106', 'q201'] },
      tessa: { power: 24, trophies: [0, 1, 0, 0], tokens: 1 },
    });

  test('[B87] [B88] Nero wins with 37', () => {
    const s = final(29);
    expect(s.asks()).toBe(null);
    expect(s.view().seats.map(({ power }) => power)).toEqual([32, 37, 25, 26]);
    expect(s.view().rose.power).toBe(34);
    expect(lodge.result(s.match.table)).toMatchObject({ winners: [1], reason: 'mage' });
  });

  test('[B88] with 33 before the scoring the Rose would beat them all', () => {
    const s = final(33);
    expect(s.view().rose.power).toBe(38);
    expect(lodge.result(s.match.table)).toMatchObject({ winners: [], reason: 'rose' });
  });
});

test('13 [F9] [F11] [R49] [F27] [F34] summon and use in the same turn', () => {
  const s = setUp({
    turn: 'rebecca',
    jafar: { at: 'cell', familiar: { id: 'polpetta', mode: 'guard' } },
    nero: { at: '-1,0' },
    rebecca: { at: '-1,1' },
  });
  s.does('rebecca', explore('-1,0'));
  s.does('rebecca', { do: 'activate' });
  expect(s.options('rebecca')).toEqual([{ familiar: 'muso' }, { familiar: 'argo' }]);
  expect(s.why('rebecca', { familiar: 'polpetta' })).toBe('F10');
  s.does('rebecca', { familiar: 'muso' });
  expect(s.evocation('rebecca', 'muso')).toMatchObject({ mode: 'guard', token: 'ready', damage: [] });
  s.does('rebecca', { do: 'familiar', use: 'action' });
  expect(s.sheet('nero')).toBe('R1');
  passAll(s);
  while (s.asked()[0] !== 'rebecca') s.does(s.asked()[0], DONE);
  expect(s.options('rebecca')).toContainEqual({ do: 'sortie' });
});

test('a target must be named as it is called', () => {
  const s = setUp({
    turn: 'nero',
    nero: { at: '0,1', set: { I: 'ember_dart/a' } },
    jafar: { at: '0,0' },
    tessa: { at: '-1,0' },
    rebecca: { at: '0,2' },
  });
  s.does('nero', cast('I'));
  expect(s.asks()).toBe('target');
  expect(s.why('nero', aim('tessa'))).toBe('B6.row');
  expect(s.why('nero', aim('nero'))).toBe('B8');
  s.does('nero', aim('jafar'));
  expect(s.sheet('jafar')).toBe('N2');
});
