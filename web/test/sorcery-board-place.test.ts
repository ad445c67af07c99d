import battlefields from '@conjure/sorcery/data/battlefields.json' with { type: 'json' };
import { speaker } from '@conjure/words';
import { describe, expect, test } from 'vitest';
import { dropped, pressed } from '../games/sorcery/board/place.ts';
import { describeGhost, describeThing } from '../games/sorcery/board/said.ts';
import { bent, type Handle, handlesOf, nextHandle, onField, stepped, turned } from '../games/sorcery/board/steps.ts';
import { around, tillerOf } from '../games/sorcery/board/tiller.ts';
import type { BoardProps, FieldShape, FigureShape, Ghost, Placing, Point } from '../games/sorcery/board/types.ts';
import english from '../text/en/sorcery.json' with { type: 'json' };

const field = { ...battlefields.battlefields[0], zones: [] } as FieldShape;

const ghost: Ghost = {
  ...{
    id: 'a',
    is: 'figure',
    kind: 'ley_novice',
    name: 'Novice of the Ley',
    seat: 0,
    numeral: '1',
    radius: 750,
    arc: 90,
  },
  ...{ at: { x: 10_000, y: 10_000 }, facing: 9000, corners: [{ x: 8000, y: 9000 }], from: { x: 8000, y: 5000 } },
  ...{ bends: 2, turns: true, moves: true, fits: true, touches: [], ground: null },
};
const enemy: FigureShape = {
  ...{
    id: 'e',
    kind: 'pact_hound',
    name: 'Pact-Hound',
    seat: 1,
    numeral: '2',
    owner: 'Bruno',
    at: { x: 10_000, y: 20_000 },
  },
  ...{
    facing: 18_000,
    arc: 90,
    radius: 750,
    ground: 'hindering',
    click: 2,
    clicks: 6,
    tokens: 1,
    books: 0,
    enchantments: [],
  },
  state: 'Third click.',
};

const press = (key: string, held: { shiftKey?: boolean; altKey?: boolean } = {}) => ({
  ...{ key, shiftKey: false, altKey: false },
  ...held,
});

describe('the handles', () => {
  test('place, facing and every corner, as far as they may be moved', () => {
    expect(handlesOf(ghost)).toEqual(['place', 'facing', 0]);
    expect(handlesOf({ ...ghost, bends: 0 })).toEqual(['place', 'facing']);
    expect(handlesOf({ ...ghost, moves: false, bends: 0 })).toEqual(['facing']);
  });

  test('Tab goes through them and then away', () => {
    const handles = handlesOf(ghost);
    expect(nextHandle(handles, 'place', false)).toBe('facing');
    expect(nextHandle(handles, 0, false)).toBeNull();
    expect(nextHandle(handles, 'place', true)).toBeNull();
    expect(nextHandle(handles, 0, true)).toBe('facing');
  });
});

describe('a step', () => {
  const step = (key: string, held = {}, handle: Handle = 'place') => stepped(ghost, handle, press(key, held), field);

  test('is a quarter of an inch, a whole one with Shift, and a hair with Alt, which never means contact', () => {
    expect(step('ArrowUp')).toMatchObject({ placement: { at: { x: 10_000, y: 10_250 } }, snaps: true });
    expect(step('ArrowLeft', { shiftKey: true })).toMatchObject({
      placement: { at: { x: 9000, y: 10_000 } },
      snaps: true,
    });
    expect(step('ArrowDown', { altKey: true })).toMatchObject({
      placement: { at: { x: 10_000, y: 9980 } },
      snaps: false,
    });
  });

  test('stays on the field with the whole base', () => {
    expect(onField({ x: -300, y: 29_900 }, 750, field)).toEqual({ x: 750, y: 29_250 });
  });

  test('turns by 15 degrees or by one, all the way round', () => {
    expect(step('[')?.placement.facing).toBe(10_500);
    expect(step(']')?.placement.facing).toBe(7500);
    expect(step('{', { shiftKey: true })?.placement.facing).toBe(9100);
    expect(step('.', { altKey: true })?.placement.facing).toBe(8900);
    expect(step('ArrowRight', {}, 'facing')?.placement.facing).toBe(7500);
    expect(turned(500, -1500)).toBe(35_000);
    expect(turned(35_000, 1500)).toBe(500);
  });

  test('moves a corner, sets one and takes it away', () => {
    expect(step('ArrowUp', {}, 0)?.placement).toMatchObject({ at: ghost.at, corners: [{ x: 8000, y: 9250 }] });
    expect(step('b')?.placement.corners).toEqual([...ghost.corners, ghost.at]);
    expect(stepped({ ...ghost, bends: 1 }, 'place', press('b'), field)).toBeNull();
    expect(step('Backspace')?.placement.corners).toEqual([]);
    expect(step('x')).toBeNull();
    expect(bent(ghost, 0, { x: 1, y: 2 }).corners).toEqual([{ x: 1, y: 2 }, ...ghost.corners]);
  });
});

describe('place mode', () => {
  const CONTACT = { x: 10_001, y: 18_500 };
  function mode(ghosts: readonly Ghost[] = [ghost]) {
    const heard: unknown[] = [];
    const placing: Placing = {
      ...{ ghosts, active: 'a' },
      snap: (_, at: Point, reach: number) => (Math.abs(at.y - CONTACT.y) <= reach ? CONTACT : null),
      place: (id, { at }, put) => heard.push([id, at, put]),
      pick: (id) => heard.push(['pick', id]),
      done: () => heard.push('done'),
      cancel: () => heard.push('cancel'),
    };
    return {
      heard,
      placing,
      key: (key: string, held = {}) => pressed(placing, ghost, 'place', press(key, held), field),
    };
  }

  test('a step near a base becomes contact; a fine one does not', () => {
    const near = { ...ghost, at: { x: 10_000, y: 18_300 } };
    const { heard, placing } = mode([near]);
    pressed(placing, near, 'place', press('ArrowUp'), field);
    pressed(placing, near, 'place', press('ArrowUp', { altKey: true }), field);
    expect(heard).toEqual([
      ['a', CONTACT, true],
      ['a', { x: 10_000, y: 18_320 }, true],
    ]);
  });

  test('C seeks contact from anywhere, Enter is done, Escape leaves, G picks the next', () => {
    const { heard, key } = mode([ghost, { ...ghost, id: 'b' }]);
    for (const one of ['c', 'Enter', 'Escape', 'g']) expect(key(one)).toEqual({ handle: 'place', isNew: false });
    expect(heard).toEqual([['a', CONTACT, true], 'done', 'cancel', ['pick', 'b']]);
  });

  test('after a bend the place is held; Tab tells of a new handle; other keys mean nothing', () => {
    const { placing, key } = mode();
    expect(pressed(placing, ghost, 0, press('b'), field)).toEqual({ handle: 'place', isNew: true });
    expect(key('Tab')).toEqual({ handle: 'facing', isNew: true });
    expect(key('q')).toBeNull();
  });

  test('a click on a figure goes to its side, a click on the ground there', () => {
    const { placing } = mode();
    expect(dropped(placing, ghost, { x: 3000, y: 3000 }, null, field).at).toEqual({ x: 3000, y: 3000 });
    expect(dropped(placing, ghost, enemy.at, enemy, field).at).toEqual(CONTACT);
    const east = dropped(placing, ghost, { x: 10_700, y: 20_000 }, enemy, field).at;
    expect(east).toEqual({ x: 11_520, y: 20_000 });
  });
});

describe('in words', () => {
  const say = speaker('en', english);
  const t: Parameters<typeof describeThing>[2]['t'] = (key, facts) => say(facts ? { key, facts } : { key });
  const table: Pick<BoardProps, 'field' | 'figures' | 'objectives' | 'skies' | 'lit'> = {
    field,
    figures: [enemy, { ...enemy, id: 'm', name: 'Herald of Din', seat: 0, owner: 'Ada', at: { x: 14_400, y: 24_400 } }],
    objectives: [
      { id: 'o', name: 'First objective', mark: '1', at: { x: 10_000, y: 16_000 }, radius: 500, holder: null },
    ],
    skies: [
      {
        id: 's',
        is: 'illusion',
        card: 'false_night',
        name: 'False Night',
        seat: 0,
        numeral: '1',
        owner: 'Ada',
        clock: 2,
      },
      { id: 'd0', is: 'domain', card: 'hard_frost', name: 'Hard Frost', seat: null },
    ],
    lit: [{ thing: { is: 'figure', id: 'e' }, role: 'target', label: 'Shoot.' }],
  };

  test('a figure is told by what may be done, where it stands and how', () => {
    expect(describeThing(table, { is: 'figure', id: 'e' }, { t })).toBe(
      'Shoot. Pact-Hound, Bruno: 6.2 inches south-west of Herald of Din, in the wood, facing west. Third click.',
    );
  });

  test('what lies on the field, and over it', () => {
    expect(describeThing(table, { is: 'objective', id: 'o' }, { t })).toBe(
      'First objective, 4 inches south of Pact-Hound. Controlled by nobody.',
    );
    expect(describeThing(table, { is: 'sky', id: 's' }, { t })).toContain('False Night, illusion of Ada.');
    expect(describeThing(table, { is: 'sky', id: 'd0' }, { t })).toContain('Hard Frost, domain.');
    expect(describeThing(table, { is: 'terrain', id: 't5' }, { t })).toContain('Blocking terrain');
    expect(describeThing(table, { is: 'figure', id: 'nobody' }, { t })).toBe('');
  });

  test('a ghost tells its path, whom it touches and what is against it', () => {
    const wrong: Ghost = { ...ghost, fits: false, fault: 'Too far. [B54]', touches: [{ is: 'figure', id: 'e' }] };
    expect(describeGhost(table, wrong, { t })).toBe(
      'Novice of the Ley would stand 10 inches south of Pact-Hound, facing north. Path of 6.2 inches, 1 corner. Touches Pact-Hound. Too far. [B54]',
    );
    expect(describeGhost({ ...table, figures: [], objectives: [] }, ghost, { t })).toContain(
      '10 inches from the west edge',
    );
  });
});

test('the knob that turns a figure covers nobody it touches: it lies before it, else behind it, else at a side', () => {
  const at = { x: 100, y: 100 };
  const [east, west, south] = [
    { x: 160, y: 110 },
    { x: 40, y: 100 },
    { x: 100, y: 160 },
  ];
  expect(tillerOf(at, 0, [])).toBe(0);
  expect(tillerOf(at, 0, [east])).toBe(180);
  expect(tillerOf(at, 350, [east])).toBe(180);
  expect(tillerOf(at, 90, [east])).toBe(0);
  expect(tillerOf(at, 0, [east, west])).toBe(90);
  expect(tillerOf(at, 0, [east, west, south])).toBe(-90);
  expect(around(at, { x: 160, y: 100 }, 90)).toEqual({ x: expect.closeTo(100), y: expect.closeTo(160) });
});
