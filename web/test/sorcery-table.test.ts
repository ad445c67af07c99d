import { abilitiesOf, figureIn, refusedDeployment, type SorceryEvent, standFault } from '@conjure/sorcery/view';
import { describe, expect, test } from 'vitest';
import { beatOf } from '../games/sorcery/beats.ts';
import { abilityLines } from '../games/sorcery/model/abilities.ts';
import {
  asDeployment,
  booksToOrder,
  deployAnswer,
  deployGhosts,
  firstDeployment,
  laidOut,
  shifted,
  unplaced,
} from '../games/sorcery/model/deploying.ts';
import { fieldShape } from '../games/sorcery/model/field.ts';
import { describeState } from '../games/sorcery/model/said.ts';
import { figureShapes, glyphShapes, objectiveShapes, skyShapes } from '../games/sorcery/model/shapes.ts';
import { flashesOf, motionsOf } from '../games/sorcery/model/showing.ts';
import { talliesOf } from '../games/sorcery/model/tallies.ts';
import { FRAY, firstOf, seen, wordsOf } from './sorcery-table.ts';

const words = await wordsOf('en');
const { view } = await seen(FRAY);

describe('what is drawn', () => {
  test('figures with dial, tokens, books, and the push that would come', () => {
    const shapes = figureShapes(view, {}, words);
    expect(shapes.find(({ id }) => id === '2')).toMatchObject({
      kind: 'oathbound_imp',
      tokens: 1,
      pushes: true,
      seat: 0,
    });
    expect(shapes.find(({ id }) => id === '1')).toMatchObject({ books: 1, clicks: 9, arc: 180 });
    expect(figureShapes(view, { 2: '1000,2000' }, words)[2].at).toEqual({ x: 1_000, y: 2_000 });
  });

  test('spells in play, objectives, and zones only at set-up', async () => {
    const lasting = await seen({
      ...FRAY,
      books: [{ book: 'archmages_tome', wielder: 1, stack: ['ember_lance'] }],
      inPlay: [
        { card: 'ward_circle', caster: 1, at: { x: 9_000, y: 10_000 } },
        { card: 'false_night', caster: 1, clock: 2 },
        { card: 'leaden_limbs', caster: 1, target: 3 },
      ],
      domains: ['resonant_ground'],
      holders: [0, null, null],
    });
    expect(glyphShapes(lasting.view, words)).toMatchObject([{ spell: 'ward_circle', works: 4_000 }]);
    expect(skyShapes(lasting.view, words)).toMatchObject([
      // No army has brought it.
      { is: 'domain', card: 'resonant_ground', seat: null },
      { is: 'illusion', card: 'false_night', clock: 2 },
    ]);
    expect(figureShapes(lasting.view, {}, words)[3].enchantments).toMatchObject([
      { spell: 'leaden_limbs', asleep: false },
    ]);
    expect(objectiveShapes(lasting.view, words)[0]).toMatchObject({ holder: 0, numeral: '1' });
    expect(fieldShape(view, false, null).zones).toEqual([]);
    expect(fieldShape(view, true, 1).zones).toHaveLength(2);
  });

  test('a chip counts objectives and what still stands', () => {
    expect(talliesOf(view, 0).map(({ n }) => n)).toEqual([0, 127]);
  });

  test('and the same in words', () => {
    const said = describeState(view, view.figures[2], words);
    expect(said).toContain('Click 1 of 5.');
    expect(said).toContain('1 action token.');
    expect(said).toContain('Its next action pushes it.');
  });
});

describe('deployment', () => {
  test('[B38] [S9a] begins with rows that fit, and with the stacks as they are', async () => {
    const setUp = await firstOf('deploy');
    const first = firstDeployment(setUp.view);
    const ghosts = deployGhosts(setUp.view, first, words);
    expect(ghosts.length).toBeGreaterThan(3);
    expect(ghosts.every(({ fits }) => fits)).toBe(true);
    const answer = deployAnswer(setUp.view, first);
    expect(answer?.stacks).toHaveLength(booksToOrder(setUp.view).length);
    expect(answer && refusedDeployment(setUp.view, answer)).toBeNull();
    expect(asDeployment(setUp.view, answer)?.stands).toEqual(first.stands);
  });

  test('[B6] somebody who is put on another does not fit, and says on whom', async () => {
    const setUp = await firstOf('deploy');
    const first = firstDeployment(setUp.view);
    const [one, other] = [...first.stands.keys()];
    const stand = first.stands.get(other);
    if (!stand) throw new Error('nobody stands there');
    const [ghost] = deployGhosts(setUp.view, { ...first, stands: new Map(first.stands).set(one, stand) }, words);
    expect(ghost).toMatchObject({ fits: false, against: [{ is: 'figure', id: String(other) }] });
  });

  test('who was taken off the field comes back to its row, or where there is room', async () => {
    const { view: at } = await firstOf('deploy');
    const first = firstDeployment(at);
    const [one, other] = [...first.stands.keys()];
    const without = { ...first, stands: new Map([...first.stands].filter(([figure]) => figure !== one)) };
    expect(unplaced(at, without)).toBe(1);
    expect(deployAnswer(at, without)).toBeNull();
    expect(laidOut(at, without, one).stands.get(one)).toEqual(first.stands.get(one));
    expect(laidOut(at, without, other)).toBe(without);
    const row = first.stands.get(one);
    if (!row) throw new Error('nobody stands there');
    const taken = { ...first, stands: new Map([[other, row]]) };
    expect(standFault(at, one, laidOut(at, taken, one).stands)).toBeNull();
  });

  test('a spell goes up in its stack, and never out of it', () => {
    const stacks = [['a', 'b', 'c']];
    expect(shifted(stacks, 0, 2, 1)).toEqual([['a', 'c', 'b']]);
    expect(shifted(stacks, 0, 0, -1)).toEqual(stacks);
  });
});

describe('what happens is shown', () => {
  const shown = (event: SorceryEvent) => beatOf(event, view);

  test('a walk leads from where it began', () => {
    const path = [{ x: 1_000, y: 5_000 }];
    const event: SorceryEvent = {
      type: 'moved',
      figure: 2,
      from: { x: 1_000, y: 1_000 },
      path,
      facing: 0,
      how: 'move',
    };
    const beat = shown(event);
    expect(beat?.motion).toEqual({ token: '2', path: ['1000,1000', '1000,5000'] });
    expect(motionsOf(beat && { beats: [beat], ms: 300, walk: 300, key: 1 })[0]?.path.at(-1)).toEqual({
      x: 1_000,
      y: 5_000,
    });
  });

  test('damage says how much, dice are shown', () => {
    const beat = shown({ type: 'damaged', figure: 3, n: 2, how: 'attack', click: 2 });
    expect(flashesOf(beat && { beats: [beat], ms: 300, walk: 0, key: 1 })).toMatchObject([
      { at: { is: 'figure', id: '3' }, kind: 'wound', n: 2 },
    ]);
    expect(shown({ type: 'broke', figure: 3, die: 4, away: true })?.dice).toEqual([4]);
  });
});

test('[B87] a card tells of every ability of the dial, with its number there, those that count now first', () => {
  const lancer = figureIn('argent_lancer');
  const shown = abilitiesOf(lancer);
  const now = shown.at(-1)?.ability.id ?? '';
  const lines = abilityLines(lancer, [now, 'lent']);
  expect(lines.slice(0, 2)).toMatchObject([
    { id: now, nth: shown.length, isNow: true },
    { id: 'lent', nth: null, isNow: true },
  ]);
  expect(lines.slice(2).map(({ id, nth, isNow }) => [id, nth, isNow])).toEqual(
    shown.slice(0, -1).map(({ ability }, i) => [ability.id, i + 1, false]),
  );
  expect(lines.filter(({ nth }) => nth !== null).every(({ clicks }) => clicks !== '')).toBe(true);
});
