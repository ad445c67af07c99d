import { describe, expect, test } from 'vitest';
import { describeEffect, describeExtra } from '../effects/describe.ts';
import { lodge } from '../game.ts';
import { happens, said, stage } from './printed.ts';
import { unseen } from './signs.ts';
import { attack, command, EXPLORE_HERE, FAMILIAR_ACTION, only, STOP, step, story, type TestMatch } from './table.ts';

const { content } = lodge;
const { board } = content;
const example = content.data.layout.exampleLodge;

/** Rooms that are not in the example Lodge take the place of one of their colour. */
const INSTEAD_OF: Readonly<Record<string, string>> = {
  dormitory: 'armory',
  laboratory: 'arena',
  scrying_pool: 'door_well',
  forge: 'treasury',
};

describe('every room does all that is printed on it', () => {
  test.each(content.tiles)('[B10] [B44] $id', ({ id, effect }) => {
    const home = Object.keys(example).find((room) => example[room] === (INSTEAD_OF[id] ?? id)) ?? '';
    const beside = board.names[board.neighbours[board.index.get(home) ?? 0][0]];
    const s = stage({
      home,
      beside,
      own: { set: { I: 'stone_knuckle/b' } },
      more: { lodge: { ...example, [home]: id } },
    });
    const events = [...s.does('jafar', EXPLORE_HERE), ...happens(s, { beside })];
    expect(only(events, 'roomActivated')).toMatchObject([{ by: 0, room: home }]);
    expect(unseen(content.effects[effect].ops, events, 0)).toEqual([]);
    expect(s.room(home)).toMatchObject({ tile: id, activated: true });
  });

  test.each(content.tiles)('$id says what it does', ({ effect }) => {
    const sentence = describeEffect(content, content.effects[effect]);
    expect(sentence && said(sentence)).toMatch(/^[\p{L}\d+].{8,}[^{}]$/u);
  });
});

const familiars = content.creatures.filter(({ family }) => family >= 0);

describe('every specimen', () => {
  test.each(familiars)('[F27] the Familiar Action of $id', ({ id, guard }) => {
    const s = stage({ own: { familiar: { id, mode: 'guard', damage: [1] } } });
    const events = [...s.does('jafar', FAMILIAR_ACTION), ...happens(s, {})];
    expect(unseen(content.effects[guard].ops, events, 0)).toEqual([]);
    const sentence = describeEffect(content, content.effects[guard]);
    expect(sentence && said(sentence)).toMatch(/^[\p{L}\d+].{8,}[^{}]$/u);
  });
});

/** The evocation or familiar, unhurt or not, among enemies at (1,0), its mage elsewhere. */
function creature(id: string, damage: number[] = [], at = '1,0'): { s: TestMatch; model: string } {
  const familiar = familiars.some((one) => one.id === id);
  const s = stage({
    own: {
      at: '-2,0',
      evocations: familiar ? [] : [{ id, at, damage }],
      ...(familiar ? { familiar: { id, mode: 'hunting', at, damage } } : {}),
    },
    foe: { at: '1,0', damage: [2, 2] },
  });
  return { s, model: `jafar.${id}.1` };
}

/** Whom the attack hits, and for how much. */
const hits = (s: TestMatch, answer: object) => {
  s.does('jafar', answer);
  return only(story(s.quietly()), 'damaged').map(({ model, n }) => `${model} ${n}`);
};

/** What a card adds shows in an activation. */
const EXTRAS: Readonly<Record<string, (id: string, damage: number) => void>> = {
  none(id, damage) {
    const { s, model } = creature(id);
    s.does('jafar', command(model));
    expect(hits(s, attack('nero'))).toEqual([`nero ${damage}`]);
  },
  splitAttack(id, damage) {
    const plain = creature(id);
    plain.s.does('jafar', command(plain.model));
    expect(hits(plain.s, attack('nero'))).toEqual([`nero ${damage}`]);
    const { s, model } = creature(id, [], '1,1');
    s.does('jafar', command(model));
    expect(hits(s, { do: 'split', models: ['rebecca', 'rebecca.slag_golem.1'] })).toEqual([
      'rebecca 1',
      'rebecca.slag_golem.1 1',
    ]);
    const none = creature('drogon', [], '1,1');
    none.s.does('jafar', command(none.model));
    expect(none.s.why('jafar', { do: 'split', models: ['rebecca', 'rebecca.slag_golem.1'] })).toBe('F16.card');
  },
  vsMage(id, damage) {
    const { s, model } = creature(id, [], '1,1');
    s.does('jafar', command(model));
    expect(hits(s, attack('rebecca'))).toEqual([`rebecca ${damage + 1}`]);
    const other = creature(id, [], '1,1');
    other.s.does('jafar', command(other.model));
    expect(hits(other.s, attack('rebecca.slag_golem.1'))).toEqual([`rebecca.slag_golem.1 ${damage}`]);
  },
  rangedAttack(id, damage) {
    const { s, model } = creature(id);
    s.does('jafar', command(model));
    expect(hits(s, attack('rebecca'))).toEqual([`rebecca ${damage}`]);
  },
  instabilityAfterAttack(id) {
    const { s, model } = creature(id);
    s.does('jafar', command(model));
    expect(only(s.does('jafar', attack('nero')), 'instability')).toMatchObject([{ room: '1,0', whose: 0, n: 1 }]);
  },
  pushAfterAttack(id) {
    const { s, model } = creature(id);
    s.does('jafar', command(model));
    s.does('jafar', attack('nero'));
    expect(s.asks()).toBe('push');
    s.does('jafar', step('2,0'));
    expect(s.seat('nero').at).toBe('2,0');
  },
  convertAfterAttack(id, damage) {
    const { s, model } = creature(id);
    s.does('jafar', command(model));
    s.does('jafar', attack('nero'));
    s.does('jafar', { do: 'take', from: 'sheet', whose: 'rebecca' });
    expect(s.sheet('nero')).toBe(`R1 J${damage + 1}`);
  },
  healSelfAtStart(id) {
    const { s, model } = creature(id, [1, 1]);
    s.does('jafar', command(model));
    expect(s.asks()).toBe('heal');
    s.does('jafar', { do: 'take', from: 'card', whose: 'nero' });
    expect([s.card('jafar', id), s.asks()]).toEqual(['N1', 'activation']);
  },
  healOwnerAfterDamage(id) {
    const { s, model } = creature(id);
    s.does('jafar', command(model));
    s.does('jafar', attack('nero'));
    s.does('jafar', { do: 'take', from: 'sheet', whose: 'tessa' });
    expect(s.sheet('jafar')).toBe('T2');
  },
  pounce(id, damage) {
    const { s, model } = creature(id, [], '2,-1');
    s.does('jafar', command(model));
    s.does('jafar', step('2,0'));
    s.does('jafar', step('1,0'));
    expect(hits(s, attack('nero'))).toEqual([`nero ${damage + 1}`]);
    const near = creature(id, [], '2,0');
    near.s.does('jafar', command(near.model));
    near.s.does('jafar', step('1,0'));
    expect(hits(near.s, attack('nero'))).toEqual([`nero ${damage}`]);
  },
  moveAttackMove(id, damage) {
    const { s, model } = creature(id, [], '2,0');
    s.does('jafar', command(model));
    s.does('jafar', step('1,0'));
    expect(hits(s, attack('nero'))).toEqual([`nero ${damage}`]);
    s.does('jafar', step('2,0'));
    s.does('jafar', STOP);
    expect(s.evocation('jafar', id)?.at).toBe('2,0');
  },
  swapWithMage(id) {
    const { s, model } = creature(id);
    s.does('jafar', command(model));
    s.does('jafar', { do: 'swap' });
    expect([s.seat('jafar').at, s.evocation('jafar', id)?.at]).toEqual(['1,0', '-2,0']);
  },
};

describe('every evocation and every hunter', () => {
  test.each(content.creatures)(
    '[B57] [F16] $id attacks for its damage and does what its card adds',
    ({ id, damage, extra }) => {
      EXTRAS[extra.type](id, damage);
      const sentence = describeExtra(extra);
      expect(sentence === null).toBe(extra.type === 'none');
      if (sentence) expect(said(sentence)).toMatch(/^[\p{L}\d+].{8,}[^{}]$/u);
    },
  );

  test.each(content.creatures)(
    '[B57] $id takes as many steps as its movement, and stands as many cubes as its health',
    ({ id, move, health }) => {
      const { s, model } = creature(id, Array(health - 1).fill(1), '-2,2');
      s.does('jafar', command(model));
      if (s.asks() === 'heal') s.does('jafar', STOP);
      for (let i = 0; i < move; i++) s.does('jafar', step(i % 2 === 0 ? '-1,2' : '-2,2'));
      if (s.asks() === 'activation') expect(s.why('jafar', step('-2,1'))).toBe('B57.steps'); // no step left
      expect(s.evocation('jafar', id)).toMatchObject({ health, at: move % 2 === 0 ? '-2,2' : '-1,2' });
      const hit = creature(id, Array(health - 1).fill(1));
      hit.s.does('jafar', { do: 'pass' });
      hit.s.does('nero', { do: 'fight', model });
      expect(hit.s.evocation('jafar', id)).toBe(undefined);
    },
  );
});
