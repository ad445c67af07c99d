import { describe, expect, test } from 'vitest';
import { groundOf } from '../battlefield.ts';
import { DATA_FILES, type DataFile, ownData, readData } from '../data.ts';
import { spotFault } from '../geometry/spot.ts';

type Replaced = Partial<Record<DataFile, unknown>>;

/** A copy of one file, changed. */
function changed<F extends DataFile>(file: F, change: (data: (typeof ownData)[F]) => void): Replaced {
  const copy = structuredClone(ownData[file]);
  change(copy);
  return { [file]: copy };
}

const faultOf = (replaced: Replaced): string => {
  const read = readData(replaced);
  return 'fault' in read ? `${read.fault.place}: ${read.fault.expected}, got ${read.fault.got}` : 'no fault';
};

const spell = (id: string) => ownData.spells.spells.findIndex((one) => one.id === id);
const spellWith = (id: string, change: Record<string, unknown>) =>
  changed('spells', ({ spells }) => void Object.assign(spells[spell(id)], change));
const withOps = (id: string, ...effects: unknown[]) => spellWith(id, { effects });
const field = (change: (field: (typeof ownData)['battlefields']['battlefields'][number]) => void) =>
  changed('battlefields', ({ battlefields }) => change(battlefields[0]));
const army = (change: (army: (typeof ownData)['armies']['armies'][number]) => void) =>
  changed('armies', ({ armies }) => change(armies[0]));
const figure = (change: Record<string, unknown>) =>
  changed('figures', ({ figures }) => void Object.assign(figures[0], change));

test('our own data is right, and every file says where it comes from', () => {
  expect(faultOf({})).toBe('no fault');
  for (const file of DATA_FILES) expect(ownData[file].provenance.length).toBeGreaterThan(20);
});

test('48 figures, 50 spells, 33 abilities, 5 books, 10 domains, 17 armies, 4 battlefields', () => {
  const { figures, spells, abilities, spellbooks, domains, armies, battlefields } = ownData;
  expect([figures.figures, spells.spells, abilities.abilities, spellbooks.spellbooks].map((l) => l.length)).toEqual([
    ...[48, 50, 33, 5],
  ]);
  expect([domains.domains, armies.armies, battlefields.battlefields].map((l) => l.length)).toEqual([10, 17, 4]);
});

test('[B4] bases are standard or large; every figure has a dial of 5 to 10 clicks', () => {
  for (const { baseRadius, dial } of ownData.figures.figures) {
    expect([750, 1000]).toContain(baseRadius);
    expect(dial.length).toBeGreaterThanOrEqual(5);
    expect(dial.length).toBeLessThanOrEqual(10);
  }
});

test('[S60] [S71] ten subfactions with eleven abilities', () => {
  const { factions, subfactions } = ownData.subfactions;
  expect([factions.length, subfactions.length]).toEqual([10, 10]);
  expect(new Set(subfactions.flatMap(({ abilities }) => abilities.map(({ id }) => id))).size).toBe(11);
});

test('every layout looks the same from every seat: turned half round it is itself, and objectives can be stood on', () => {
  for (const battlefield of ownData.battlefields.battlefields) {
    const { width, height, zones, objectives, terrain } = battlefield;
    const corners = terrain.map(({ class: kind, polygon }) => [kind, polygon.map(String).toSorted()].flat().join(' '));
    const turned = terrain.map(({ class: kind, polygon }) =>
      [kind, polygon.map(([x, y]) => String([width - x, height - y])).toSorted()].flat().join(' '),
    );
    expect(turned.toSorted()).toEqual(corners.toSorted());
    for (const { x, y, radius } of objectives) {
      expect(objectives).toContainEqual(expect.objectContaining({ x: width - x, y: height - y, radius }));
      expect(spotFault(groundOf(battlefield), { x, y, radius: 1000 }, [])).toBeNull();
    }
    for (const { x0, y0, x1, y1, facing } of zones)
      expect(zones).toContainEqual({
        x0: width - x1,
        y0: height - y1,
        x1: width - x0,
        y1: height - y0,
        facing: (facing + 18_000) % 36_000,
      });
  }
});

describe('a file of somebody else’s says what is wrong with it, and where', () => {
  const cases: [string, Replaced, string][] = [
    ...DATA_FILES.map((file): [string, Replaced, string] => [
      `no object: ${file}`,
      { [file]: 7 },
      `${file}.json: an object`,
    ]),
    ...DATA_FILES.map((file): [string, Replaced, string] => [
      `no provenance: ${file}`,
      changed(file, (data) => void delete (data as { provenance?: string }).provenance),
      `${file}.json.provenance: a text, got nothing`,
    ]),
  ];
  const abilities: typeof cases = [
    [
      'an ability that the rules do not know',
      changed('abilities', (data) => void Object.assign(data.abilities[0], { id: 'gallop' })),
      'abilities.json.abilities[0].id: one of',
    ],
    [
      'an ability twice',
      changed('abilities', (data) => {
        data.abilities[1] = data.abilities[0];
      }),
      'abilities.json.abilities: the ability bound, got nothing',
    ],
    [
      'an ability without its number',
      changed('abilities', (data) => {
        for (const ability of data.abilities) Object.assign(ability, { params: {} });
      }),
      'abilities.json.abilities[3].params.length: a whole number from 500',
    ],
    [
      'an ability that ignores what is not there',
      changed('abilities', (data) => {
        for (const ability of data.abilities) if (ability.id === 'pierce') ability.params.ignore = ['mail'];
      }),
      'params.ignore: abilities of abilities.json, got "mail"',
    ],
  ];
  const figures: typeof cases = [
    ['a figure twice', changed('figures', (d) => void d.figures.push(d.figures[0])), 'figures[48].id: no repetition'],
    [
      'a faction that is not there',
      figure({ faction: 'dwarves' }),
      'figures[0].faction: a faction of subfactions.json',
    ],
    [
      'a subfaction of another faction',
      figure({ subfaction: 'storm_druids' }),
      'figures[0].subfaction: a subfaction of atlantean_empire',
    ],
    ['half an arc', figure({ frontArc: 45 }), 'figures[0].frontArc: one of 90, 180, 270'],
    ['a base of another size', figure({ baseRadius: 900 }), 'figures[0].baseRadius: one of 750, 1000, got 900'],
    ['damage without a range', figure({ range: 0 }), 'figures[0].rangedDamage: 0 without a range, got 2'],
    ['no dial', figure({ dial: [] }), 'figures[0].dial: a list of 1 to 12'],
    [
      'a dial with an unknown ability',
      changed('figures', (d) => void d.figures[0].dial[2].abilities.push('gallop' as never)),
      'figures[0].dial[2].abilities[0]: one of',
    ],
    [
      'a figure that starts demoralized',
      changed('figures', (d) => void d.figures[0].dial[0].abilities.push('demoralized')),
      'figures[0].dial[0].abilities: an able figure at the start',
    ],
    [
      'a subfaction without its faction',
      changed('subfactions', (d) => void d.factions.shift()),
      'subfactions[0].faction: one of the factions',
    ],
    [
      'a symbol twice',
      changed('subfactions', (d) => void Object.assign(d.subfactions[0], { id: 'solonavi' })),
      'no repetition, got "solonavi"',
    ],
  ];
  const spells: typeof cases = [
    ['an unknown op', withOps('ember_lance', { op: 'fly' }), 'spells[0].effects[0].op: one of'],
    ['an op without a field', withOps('mend_flesh', { op: 'heal', to: 'target' }), 'effects[0].amount: a whole number'],
    [
      'an op for nobody',
      withOps('mend_flesh', { op: 'heal', to: 'enchanted', amount: 2 }),
      'effects[0].to: one of all, target, caster, got "enchanted"',
    ],
    [
      'an area around a glyph that is none',
      withOps('stone_hide', { op: 'modify', to: { within: 4000, of: 'glyph', who: 'any' }, stat: 'attack', delta: 1 }),
      'effects[0].to: one of all, target, enchanted, caster, got "glyph"',
    ],
    [
      'an area without a size',
      withOps('stone_hide', { op: 'heal', to: { within: 3, of: 'caster', who: 'any' }, amount: 1 }),
      'effects[0].to.within',
    ],
    [
      'a roll that speaks of each, but of nobody',
      withOps('cinder_ring', { op: 'roll', die: '1d6', on: [6], do: [{ op: 'heal', to: 'each', amount: 1 }] }),
      'effects[0].do[0].to: one of all, caster, got "each"',
    ],
    [
      'a mover where nobody moves',
      withOps('thorn_sigil', { op: 'trigger', on: 'commandStart', do: [{ op: 'heal', to: 'mover', amount: 1 }] }),
      'effects[0].do[0].to: one of all, glyph, caster, got "mover"',
    ],
    [
      'an attack without a target',
      withOps('cinder_ring', { op: 'attack', form: 'ranged', damage: 2 }),
      'effects[0]: one of all, caster, got "target"',
    ],
    [
      'an unknown ability gained',
      withOps('stone_hide', { op: 'gain', to: 'enchanted', ability: 'gallop' }),
      'effects[0].ability: abilities of abilities.json, got "gallop"',
    ],
    ['a counter in a sorcery', withOps('ember_lance', { op: 'counter', plus: 1 }), 'effects[0].op: a counterspell'],
    [
      'a fault in a mode',
      spellWith('stoke_the_hearth', {
        modes: ['one', 'two'].map((id) => ({ id, target: null, effects: [{ op: 'heal', to: 'target', amount: 1 }] })),
      }),
      'modes[0].effects[0].to: one of all, caster',
    ],
    ['a lone mode', spellWith('stoke_the_hearth', { modes: [] }), 'modes: a list of 2 to 4 or null'],
    [
      'a target of no kind',
      spellWith('ember_lance', { target: { kind: 'house' } }),
      'target.kind: one of "figure", "spell"',
    ],
    [
      'an affinity with nobody',
      spellWith('ember_lance', { affinity: { pages: 1, symbol: 'dwarves' } }),
      'affinity.symbol: a faction or subfaction, got "dwarves"',
    ],
    [
      'an affinity that costs more',
      spellWith('ember_lance', { affinity: { pages: 2, symbol: 'solonavi' } }),
      'affinity.pages: fewer than 2',
    ],
    ['a requirement for a subfaction', spellWith('ember_lance', { requirement: 'delphana' }), 'requirement: a faction'],
    ['a sorcery that hangs', spellWith('ember_lance', { element: 'hang' }), 'element: null for sorcery, got "hang"'],
    ['a sorcery that stays', spellWith('ember_lance', { after: 'inPlay' }), 'after: bottom or faceDownTop'],
    ['a glyph that goes', spellWith('ward_circle', { after: 'bottom' }), 'after: inPlay, got "bottom"'],
    ['a sorcery that ends', spellWith('ember_lance', { ends: [{ on: 'targetBreaksAway' }] }), 'ends: none'],
    ['a clock without a number', spellWith('false_night', { ends: [{ on: 'ownEndPhase' }] }), 'ends[0].n: a whole'],
    ['a counterspell with an action', spellWith('rebuke', { action: 'special' }), 'action: no action'],
    ['a sorcery without one', spellWith('ember_lance', { action: null }), 'action: an action, got null'],
    ['an illusion without a class', spellWith('false_night', { class: undefined }), 'class: a class for an illusion'],
    ['a glyph that cancels', spellWith('ward_circle', { cancels: [] }), 'cancels: nothing, got a list of 0'],
    ['an illusion that cancels nothing known', spellWith('false_night', { cancels: ['dusk'] }), 'cancels[0]: another'],
    ['an illusion that cancels itself', spellWith('false_night', { cancels: ['false_night'] }), 'cancels[0]: another'],
    [
      'a sorcery that lasts',
      spellWith('cinder_ring', { effects: [{ op: 'modify', to: 'caster', stat: 'attack', delta: 1 }] }),
      'effects[0].op: one of attack, damage',
    ],
    [
      'a glyph that strikes at once',
      spellWith('ward_circle', { effects: [{ op: 'heal', to: 'caster', amount: 1 }] }),
      'effects[0].op: one of modify, gain',
    ],
    [
      'a push without a figure',
      spellWith('step_between', { effects: [{ op: 'move', to: 'caster', mode: 'away', length: 1000 }] }),
      'target.kind: figure, for move, got "place"',
    ],
    ['an enchantment of nobody', spellWith('leaden_limbs', { target: null }), 'target: one figure for an enchantment'],
    [
      'a glyph with a target',
      spellWith('ward_circle', { target: { kind: 'path', side: 'self', reach: 'path', min: 1, max: 1 } }),
      'target: null for glyph',
    ],
    [
      'a domain named like a spell',
      changed('domains', ({ domains }) => void Object.assign(domains[0], { id: 'ember_lance' })),
      'no repetition, got "ember_lance"',
    ],
    [
      'a domain that speaks of a caster',
      changed('domains', ({ domains }) => void domains[0].effects.push({ op: 'heal', to: 'caster', amount: 1 })),
      'domains.json.domains[0].effects[2].to: one of all, got "caster"',
    ],
  ];
  const armies: typeof cases = [
    ['an unknown figure', army((a) => void a.figures.push('dwarf')), 'armies[0].figures[5]: a figure of figures.json'],
    ['an unknown domain', army((a) => void Object.assign(a, { domain: 'dusk' })), 'armies[0].domain: a domain'],
    ['an unknown book', army((a) => void Object.assign(a.books[0], { book: 'tome' })), 'books[0].book: a book of'],
    [
      'a book for nobody',
      army((a) => void Object.assign(a.books[0], { wielder: 5 })),
      'wielder: the place of one of 5',
    ],
    [
      'an army too dear',
      army((a) => void Object.assign(a, { buildTotal: 100 })),
      'armies[0]: at most 100 points, got 198',
    ],
    ['too many pages', army((a) => void a.books[0].stack.push('rebuke')), 'books[0].stack: at most 8 pages, got 9'],
    ['an unknown spell', army((a) => void a.books[0].stack.push('dusk')), 'books[0].stack[5]: a spell of spells.json'],
  ];
  const fields: typeof cases = [
    ['a zone too few', field((f) => void f.zones.pop()), 'zones: a list of 2 to 4'],
    ['a zone too many', field((f) => void f.zones.push(f.zones[0])), 'battlefields[0].zones: 2 zones, got 3'],
    ['a zone inside out', field((f) => void Object.assign(f.zones[0], { x0: 27_000 })), 'zones[0]: x0 below x1'],
    ['a zone beyond the field', field((f) => void Object.assign(f.zones[1], { y1: 30_001 })), 'zones[1]: a zone on'],
    ['a zone askew', field((f) => void Object.assign(f.zones[0], { facing: 4500 })), 'zones[0].facing: one of 0, 9000'],
    [
      'a piece that is not convex',
      field((f) => void f.terrain[2].polygon.push([26_000, 10_000])),
      'terrain[2].polygon: the corners of a convex polygon in order',
    ],
    ['a piece beyond the field', field((f) => void f.terrain[2].polygon.push([30_001, 0])), 'polygon: corners on the'],
    ['a piece twice', field((f) => void f.terrain.push(f.terrain[0])), 'terrain[8].id: no repetition, got "t1"'],
    ['an unknown class', field((f) => void Object.assign(f.terrain[0], { class: 'lava' })), 'terrain[0].class: one of'],
    [
      'an objective half off',
      field((f) => void Object.assign(f.objectives[0], { x: 499 })),
      'objectives[0]: a token on',
    ],
  ];
  test.each([...cases, ...abilities, ...figures, ...spells, ...armies, ...fields])(
    '%s',
    (_name, replaced, expected) => {
      expect(faultOf(replaced)).toContain(expected);
    },
  );
});
