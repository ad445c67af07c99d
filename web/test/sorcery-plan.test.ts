import { describe, expect, test } from 'vitest';
import { choicesOf } from '../games/answers.ts';
import { figuresIn, selectorOf } from '../games/sorcery/model/answers.ts';
import { autoAnswer, countersOf } from '../games/sorcery/model/countering.ts';
import { linesFor } from '../games/sorcery/model/lines.ts';
import { placed } from '../games/sorcery/model/moving.ts';
import { aims, areasFor, litFor, quickAttacks } from '../games/sorcery/model/overlays.ts';
import { ghostsFor } from '../games/sorcery/model/placing.ts';
import { missingIn, NO_PLAN, type Plan } from '../games/sorcery/model/plan.ts';
import { answerOf } from '../games/sorcery/model/plan-answer.ts';
import { planFrom } from '../games/sorcery/model/plan-from.ts';
import { planToSave, savedPlan } from '../games/sorcery/model/plan-kept.ts';
import { describePlan, describeStrain } from '../games/sorcery/model/plan-said.ts';
import { aimedAt, castingBegun, withWay } from '../games/sorcery/model/planning.ts';
import { FRAY, seen, wordsOf } from './sorcery-table.ts';

const [REAVER, CORISANDE, IMP, SCHOLAR, ILVANE, LEGIONARY] = [0, 1, 2, 3, 4, 5];
const words = await wordsOf('en');
const why = () => 'no';
const { view, asked } = await seen(FRAY);
const plan = (figure: number, use: NonNullable<Plan['way']>['use'], more: object = {}): Plan =>
  withWay(view, figure, { use, fury: false, ...more });

describe('a plan becomes an answer', () => {
  test('bit by bit, and says what is missing', () => {
    expect(missingIn(view, NO_PLAN)).toBe('figure');
    expect(missingIn(view, { ...NO_PLAN, figure: REAVER })).toBe('way');
    const strike = plan(REAVER, 'close');
    expect(missingIn(view, strike)).toBe('target');
    expect(answerOf(view, strike)).toBeNull();
    expect(answerOf(view, aimedAt(view, strike, SCHOLAR))).toEqual({ do: 'close', figure: REAVER, target: SCHOLAR });
  });

  test('the only target there may be stays when it is aimed at twice', () => {
    const twice = aimedAt(view, aimedAt(view, plan(REAVER, 'close'), SCHOLAR), SCHOLAR);
    expect(twice.targets).toEqual([SCHOLAR]);
  });

  test('[S24] a modal spell asks for its mode before its targets', () => {
    const fork = { ...FRAY, books: [{ book: 'masters_folio', wielder: CORISANDE, stack: ['fork_of_fate'] }] };
    return seen(fork).then(({ view: at }) => {
      const begun = withWay(at, CORISANDE, { use: 'cast', book: 0, fury: false });
      expect(missingIn(at, begun)).toBe('mode');
      const prongs = castingBegun(at, { ...begun, mode: 'prongs' });
      expect(missingIn(at, prongs)).toBe('target');
      const aimed = aimedAt(at, prongs, LEGIONARY);
      expect(answerOf(at, aimed)).toMatchObject({ mode: 'prongs', targets: [LEGIONARY] });
      expect(aimedAt(at, aimed, LEGIONARY).targets).toEqual([]);
    });
  });

  test('[S46] a glyph lies somewhere good to begin with', () => {
    const ward = { ...FRAY, books: [{ book: 'masters_folio', wielder: CORISANDE, stack: ['ward_circle'] }] };
    return seen(ward).then(({ view: at }) => {
      const begun = withWay(at, CORISANDE, { use: 'cast', book: 0, fury: false });
      const [ghost] = ghostsFor(at, 'action', begun, words, why);
      expect(ghost).toMatchObject({ is: 'glyph', kind: 'ward_circle', fits: true, turns: false });
      expect(areasFor(at, begun, words)).toContainEqual(expect.objectContaining({ kind: 'aura', radius: 4_000 }));
    });
  });
});

describe('a move', () => {
  test('stays as near as it may where it is let go out of reach', () => {
    const placement = { at: { x: 14_000, y: 2_000 }, facing: 9_000, corners: [] };
    const far = placed(view, plan(IMP, 'move'), IMP, placement, true);
    expect(ghostsFor(view, 'action', far, words, why)).toMatchObject([
      { fits: true, at: placement.at, facing: 27_000 },
    ]);
    const farther = placed(view, plan(IMP, 'move'), IMP, { ...placement, at: { x: 14_000, y: 800 } }, true);
    expect(ghostsFor(view, 'action', farther, words, why)).toMatchObject([{ fits: true, at: { x: 14_000, y: 2_000 } }]);
  });

  test('dragged out of reach waits there, crossed out, until it comes back or is let go', () => {
    const there = { at: { x: 14_000, y: 800 }, facing: 9_000, corners: [] };
    const dragged = placed(view, plan(IMP, 'move'), IMP, there, false);
    const [waiting] = ghostsFor(view, 'action', dragged, words, why);
    expect(waiting).toMatchObject({ fits: false, at: { x: 14_000, y: 2_000 }, fault: words.t('sorcery.walk.beyond') });
    expect(describePlan(view, dragged, words)).toContain(words.t('sorcery.walk.beyond'));
    const letGo = placed(
      view,
      dragged,
      IMP,
      { at: waiting.at, facing: waiting.facing, corners: waiting.corners },
      true,
    );
    expect(ghostsFor(view, 'action', letGo, words, why)).toMatchObject([{ fits: true, at: { x: 14_000, y: 2_000 } }]);
  });

  test('[B74] a surge looks at the foe it comes to, who is then its target', () => {
    const at = { x: 16_500, y: 12_000 };
    const surge = placed(view, plan(IMP, 'surge'), IMP, { at, facing: 9_000, corners: [] }, true);
    expect(surge.targets).toEqual([LEGIONARY]);
    expect(answerOf(view, surge)).toEqual({ do: 'surge', figure: IMP, target: LEGIONARY, path: [at], facing: 0 });
  });

  test('a facing that was set by hand is kept', () => {
    const turned = placed(
      view,
      plan(IMP, 'move'),
      IMP,
      { at: view.figures[IMP].at, facing: 18_000, corners: [] },
      true,
    );
    const moved = placed(view, turned, IMP, { at: { x: 14_000, y: 10_000 }, facing: 18_000, corners: [] }, true);
    expect(moved.placements.get(IMP)?.facing).toBe(18_000);
  });
});

describe('the board is lit', () => {
  test('first by those who may act', () => {
    const lit = litFor(view, 'action', NO_PLAN, words);
    expect(lit.map(({ thing, role }) => [thing.id, role])).toEqual([
      ['0', 'act'],
      ['1', 'act'],
      ['2', 'act'],
    ]);
  });

  test('then by foes that could be struck at once, with the chance', () => {
    const chosen = { ...NO_PLAN, figure: REAVER };
    expect(quickAttacks(view, chosen)).toMatchObject([{ figure: SCHOLAR, p: 30 / 36 }]);
    expect(litFor(view, 'action', chosen, words)).toContainEqual(
      expect.objectContaining({ thing: { is: 'figure', id: '3' }, role: 'target', badge: '83%' }),
    );
  });

  test('[B11] and shows lines of fire with what blocks them', () => {
    const cast = plan(CORISANDE, 'cast', { book: 0 });
    expect(aims(view, 'action', cast).map(({ figure }) => figure)).toEqual([LEGIONARY]);
    const line = linesFor(view, cast).find(({ id }) => id === String(ILVANE));
    expect(line).toMatchObject({ kind: 'blocked', by: [{ is: 'figure', id: String(REAVER) }] });
  });
});

describe('countering', () => {
  const cast = { do: 'cast', figure: CORISANDE, book: 0, targets: [LEGIONARY] };

  test('[S56] lists every wand with and without its counterspell, the best first', async () => {
    const window = await seen(FRAY, cast);
    const counters = countersOf(window.view, window.asked);
    expect(counters.map(({ figure, book }) => [figure, book])).toEqual([
      [ILVANE, 1],
      [ILVANE, null],
    ]);
    expect(counters[0].chance?.p).toBeGreaterThan(counters[1].chance?.p ?? 1);
  });

  test('passes for who does not want to be asked', async () => {
    const window = await seen(FRAY, cast);
    expect(autoAnswer(window.view, window.asked, 'always')).toBeNull();
    expect(autoAnswer(window.view, window.asked, 'fair')).toBeNull();
    expect(autoAnswer(window.view, window.asked, 'never')).toEqual({ do: 'pass' });
  });
});

test('answers lead to figures', () => {
  expect(choicesOf(asked).length).toBeGreaterThan(0);
  expect(selectorOf({ do: 'close', figure: 0, target: 3 })).toBe('[data-thing="figure:3"]');
  expect(figuresIn({ do: 'ranged', figure: 1, targets: [3, 4] })).toEqual([1, 3, 4]);
  expect(figuresIn(null)).toEqual([]);
});

describe('an answer becomes a plan again, so that it can be shown', () => {
  test('every one that may be given comes out as it went in', () => {
    const actions = choicesOf(asked).filter(({ answer }) => 'figure' in (answer as object));
    expect(actions.length).toBeGreaterThan(5);
    for (const { answer } of actions) expect(answerOf(view, planFrom(view, answer) ?? NO_PLAN)).toEqual(answer);
  });

  test('its ghost stands at the end of the way, with the bends between', () => {
    const [first, second] = [
      { x: 14_000, y: 10_000 },
      { x: 15_000, y: 9_000 },
    ];
    const walk = planFrom(view, { do: 'move', figure: IMP, path: [first, second], facing: 9_000 });
    expect(ghostsFor(view, 'action', walk ?? NO_PLAN, words, why)).toMatchObject([
      { at: second, corners: [first], facing: 9_000 },
    ]);
    expect(planFrom(view, { do: 'end' })).toBeNull();
  });

  test('it outlasts the page being loaded anew', () => {
    const walk = placed(view, plan(IMP, 'move'), IMP, { at: { x: 14_500, y: 11_000 }, facing: 0, corners: [] }, true);
    expect(savedPlan(JSON.parse(JSON.stringify(planToSave(walk))))).toEqual(walk);
    expect(savedPlan(null)).toBeNull();
  });
});

test('[B48] what an action would cost its figure is said before any way is chosen', () => {
  expect(describePlan(view, NO_PLAN, words)).toBe(words.t('sorcery.action.pick', { n: 3 }));
  expect(describePlan(view, { ...NO_PLAN, figure: IMP }, words)).toContain('pushes it');
  expect(describeStrain(view, { do: 'move', figure: REAVER }, words)).toBe(words.t('sorcery.push.token', { n: 1 }));
});
