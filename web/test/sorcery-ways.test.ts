import { chancesOf, reachOf, refusedIn, routeNear, routeTo, walkOf } from '@conjure/sorcery/view';
import { describe, expect, test } from 'vitest';
import { zoneSpots } from '../games/sorcery/model/board-choices.ts';
import { castLines, linesFor, testedLine } from '../games/sorcery/model/lines.ts';
import { placed } from '../games/sorcery/model/moving.ts';
import { areasFor, isAimed, litFor } from '../games/sorcery/model/overlays.ts';
import { ghostsFor } from '../games/sorcery/model/placing.ts';
import { NO_PLAN } from '../games/sorcery/model/plan.ts';
import { answerOf } from '../games/sorcery/model/plan-answer.ts';
import { withWay } from '../games/sorcery/model/planning.ts';
import { glyphShapes } from '../games/sorcery/model/shapes.ts';
import { castingAt, type ShownCasting } from '../games/sorcery/model/showing.ts';
import { FRAY, firstOf, seen, wordsOf } from './sorcery-table.ts';

const [REAVER, CORISANDE, IMP, SCHOLAR, ILVANE, LEGIONARY] = [0, 1, 2, 3, 4, 5];
const words = await wordsOf('en');
const { view } = await seen(FRAY);
const move = (figure: number) => ({ figure, use: 'move' }) as const;

describe('how far a move goes', () => {
  test('[B54] every end of it is reached by a way that the rules allow, and there are ends around corners', () => {
    const { rings, reach } = reachOf(view, move(REAVER));
    expect(rings.length).toBeGreaterThan(1);
    let bent = 0;
    for (const at of rings.flat()) {
      const path = routeTo(view, move(REAVER), at);
      expect(path).not.toBeNull();
      if (!path) continue;
      if (path.length > 1) bent++;
      const { facing } = view.figures[REAVER];
      expect(refusedIn(view, 'action', { do: 'move', figure: REAVER, path, facing })).toBeNull();
    }
    expect(bent).toBeGreaterThan(10);
    expect(reach).toBe(10_000);
  });

  test('[B55] whoever is in the way is walked around', () => {
    const behind = { x: 15_500, y: 14_000 };
    const path = routeTo(view, move(REAVER), behind);
    expect(path?.length).toBeGreaterThan(1);
    expect(path?.at(-1)).toEqual(behind);
    expect(routeTo(view, move(REAVER), view.figures[SCHOLAR].at)).toBeNull();
  });

  test('[B55] what cannot be reached is come near to around whatever is in the way, and not only straight on', () => {
    const before = { ...view.figures[SCHOLAR].at };
    const path = routeNear(view, move(REAVER), before);
    const end = path.at(-1) ?? view.figures[REAVER].at;
    const { radius } = view.figures[REAVER];
    const touching = radius + view.figures[SCHOLAR].radius;
    expect(Math.hypot(end.x - before.x, end.y - before.y)).toBeLessThan(touching + 100);
    const beyond = { x: 24_000, y: 14_000 };
    const round = routeNear(view, move(REAVER), beyond);
    expect(round.length).toBeGreaterThan(1);
    expect(round.at(-1)?.x).toBeGreaterThan(20_500);
    const { facing } = view.figures[REAVER];
    expect(refusedIn(view, 'action', { do: 'move', figure: REAVER, path: round, facing })).toBeNull();
  });

  test('[B66] those who go together do not bar each other’s way, and go as one goes', async () => {
    const legionaries = [12_000, 13_500, 15_000].map((x) => ({
      ...{ figure: 'causeway_legionary', owner: 0, at: { x, y: 4_000 }, facing: 9_000 },
    }));
    const { view: row } = await seen({
      ...FRAY,
      figures: [...legionaries, ...(FRAY.figures ?? []).slice(3)],
      books: [],
    });
    const alone = reachOf(row, move(1)).rings[0];
    const together = reachOf(row, { figure: 1, use: 'formation', members: [1, 0, 2] }).rings[0];
    const width = (ring: readonly { x: number }[]) =>
      Math.max(...ring.map(({ x }) => x)) - Math.min(...ring.map(({ x }) => x));
    expect(width(together)).toBeGreaterThan(width(alone));
    expect(width(together)).toBe(16_000);
    const stand = (figure: number) => ({ at: row.figures[figure].at, facing: 9_000, corners: [] });
    const begun = {
      ...withWay(row, 1, { use: 'formation', fury: false }),
      placements: new Map([1, 0, 2].map((f) => [f, stand(f)])),
    };
    const moved = placed(row, begun, 1, { ...stand(1), at: { x: 17_500, y: 4_000 } }, true);
    expect([...moved.placements].map(([figure, { at }]) => [figure, at.x])).toEqual([
      ...[
        [2, 19_000],
        [1, 17_500],
        [0, 16_000],
      ],
    ]);
    const answer = answerOf(row, moved);
    expect(answer && refusedIn(row, 'action', answer)).toBeNull();
    expect(ghostsFor(row, 'action', moved, words, () => 'no').every(({ fits }) => fits)).toBe(true);
    const single = placed(row, { ...begun, together: false }, 1, { ...stand(1), at: { x: 13_500, y: 6_000 } }, true);
    expect(single.placements.get(0)).toEqual(stand(0));
  });
});

test('[B13] [B18] a move tells what slows it, and the objectives and books it comes to', async () => {
  const lost = { book: 'pocket_chapbook', wielder: null, marker: { x: 15_000, y: 14_000 }, stack: ['rebuke'] };
  const { view: at } = await seen({ ...FRAY, books: [lost] });
  const walk = (figure: number, x: number, y: number) => walkOf(at, move(figure), [{ x, y }], 0);
  expect(walk(IMP, 15_000, 13_500)).toMatchObject({ slowed: false, objectives: [], books: [0] });
  expect(walk(IMP, 15_600, 16_000)).toMatchObject({ objectives: ['o1'], books: [] });
  const legionary = { figure: 'causeway_legionary', owner: 0, at: { x: 10_000, y: 10_000 }, facing: 0 };
  const { view: slow } = await seen({ ...FRAY, figures: [legionary, ...(FRAY.figures ?? []).slice(3)], books: [] });
  expect(walkOf(slow, move(0), [], 0)).toMatchObject({ slowed: true, reach: 4_000 });
});

describe('lines', () => {
  test('[B11] who is pointed at is measured, and what is in the way named', () => {
    const blocked = testedLine(view, NO_PLAN, CORISANDE, ILVANE, words);
    expect(blocked).toMatchObject({
      kind: 'blocked',
      by: [{ is: 'figure', id: String(REAVER) }],
      label: '10.6″, blocked',
    });
    const near = testedLine(view, NO_PLAN, REAVER, LEGIONARY, words);
    expect(near).toMatchObject({ kind: 'measure', label: '6.3″' });
    expect(testedLine(view, NO_PLAN, REAVER, REAVER, words)).toBeNull();
  });

  test('and from where somebody would stand', () => {
    const plan = withWay(view, CORISANDE, { use: 'move', fury: false });
    const placements = new Map([[CORISANDE, { at: { x: 15_000, y: 10_000 }, facing: 27_000, corners: [] }]]);
    const line = testedLine(view, { ...plan, placements }, CORISANDE, LEGIONARY, words);
    expect(line).toMatchObject({ from: { x: 15_000, y: 10_000 }, label: '3.6″, outside the front arc' });
  });

  test('[S53] who may counter sees whom the spell is aimed at', async () => {
    const { view: window } = await seen(FRAY, { do: 'cast', figure: CORISANDE, book: 0, targets: [LEGIONARY] });
    expect(castLines(window)).toMatchObject([{ to: view.figures[LEGIONARY].at, kind: 'measure' }]);
    expect(castLines(view)).toEqual([]);
  });

  test('[S19b] and where a glyph is laid', async () => {
    const ward = { ...FRAY, books: [{ book: 'masters_folio', wielder: CORISANDE, stack: ['ward_circle'] }] };
    const to = { x: 8_000, y: 11_250 };
    const { view: window } = await seen(ward, { do: 'cast', figure: CORISANDE, book: 0, to });
    expect(glyphShapes(window, words)).toMatchObject([{ spell: 'ward_circle', at: to, seat: 0 }]);
  });
});

test('[S24] nobody can be aimed at before an effect is chosen', async () => {
  const fork = { ...FRAY, books: [{ book: 'masters_folio', wielder: CORISANDE, stack: ['fork_of_fate'] }] };
  const { view: at } = await seen(fork);
  const begun = withWay(at, CORISANDE, { use: 'cast', book: 0, fury: false });
  expect(isAimed(at, begun)).toBe(false);
  expect(linesFor(at, begun)).toEqual([]);
  expect(isAimed(at, { ...begun, mode: 'prongs' })).toBe(true);
});

test('Shockwave shows its chance at everybody it strikes, friends too', async () => {
  const herald = { figure: 'herald_of_din', owner: 0, at: { x: 16_700, y: 9_500 }, facing: 0 };
  const { view: at } = await seen({ ...FRAY, figures: [herald, ...(FRAY.figures ?? []).slice(1)], books: [] });
  const plan = withWay(at, 0, { use: 'ranged', ability: 'shockwave', fury: false });
  expect(litFor(at, 'action', plan, words).map(({ thing, badge }) => [thing.id, badge])).toEqual([
    [String(IMP), '83%'],
    [String(LEGIONARY), '72%'],
  ]);
  expect(areasFor(at, plan, words).map(({ kind }) => kind)).toEqual(['blast']);
});

test('[B84] healing has a chance, and turns the dial back', async () => {
  const healer = { figure: 'lattice_scholar', owner: 0, at: { x: 8_000, y: 4_000 }, facing: 9_000 };
  const friend = { figure: 'argent_duellist', owner: 0, at: { x: 8_000, y: 7_000 }, facing: 9_000, click: 4 };
  const { view: at } = await seen({ ...FRAY, figures: [healer, friend, ...(FRAY.figures ?? []).slice(3)], books: [] });
  const plan = { ...withWay(at, 0, { use: 'healing', fury: false }), targets: [1] };
  const answer = answerOf(at, plan);
  expect(answer && chancesOf(at, answer, plan.targets)).toMatchObject([
    { p: 21 / 36, heals: { least: 1, most: 4 }, lands: { least: 0, most: 3 } },
  ]);
});

test('[B36] zones are named by their side of the field', async () => {
  const { view: at, asked } = await firstOf('zone');
  expect(zoneSpots(at, asked, words).map(({ label }) => label)).toEqual(['The southern zone', 'The northern zone']);
});

test('[S19] a casting is shown step by step until its caster has its token', () => {
  const shown: (string | null)[] = [];
  let cast: ShownCasting | null = null;
  for (const kind of ['miss', 'cast:ember_lance', 'counter', 'hit', 'wound:3', 'book', 'book', 'token', 'spin']) {
    cast = castingAt(cast, { flash: { hex: '0', kind } });
    shown.push(cast && `${cast.spell} ${cast.step}`);
  }
  const steps = ['choices', 'counter', 'text', 'text', 'away', 'bookmark'].map((step) => `ember_lance ${step}`);
  expect(shown).toEqual([null, ...steps, null, null]);
});
