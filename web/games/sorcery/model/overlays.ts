import {
  type ActionAnswer,
  abilityIn,
  actors,
  chancesOf,
  figureIn,
  isHostile,
  reachOf,
  refusedIn,
  type SorceryView,
  waysOf,
  worksOf,
} from '@conjure/sorcery/view';
import type { LitRole } from '../../../parts/lit.ts';
import type { BoardArea, Lit, Thing } from '../board/types.ts';
import { inches, type Words } from '../names.ts';
import { walkerOf } from './moving.ts';
import { booksToChoose, castingIn, moversOf, type Plan } from './plan.ts';
import { answerOf } from './plan-answer.ts';
import { aimedAt } from './planning.ts';

export type PlanKind = 'action' | 'furyUse';

const thing = (figure: number): Thing => ({ is: 'figure', id: String(figure) });
const percent = (p: number): string => `${Math.round(100 * p)}%`;

/** Figures that may be aimed at now, with the answer that each would make. */
export function aims(view: SorceryView, kind: PlanKind, plan: Plan): { figure: number; answer: ActionAnswer }[] {
  if (plan.figure === null || !plan.way || !isAimed(view, plan)) return [];
  return view.figures.flatMap(({ number, where }) => {
    if (where !== 'field') return [];
    const alone = aimedAt(view, { ...plan, targets: [] }, number);
    const [book = null] = booksToChoose(view, alone);
    const answer = answerOf(view, book === null ? alone : { ...alone, closes: book });
    const refused = answer && refusedIn(view, kind, answer);
    // Who is lifted may well be where it cannot be put again.
    const legal = refused === null || (plan.way?.use === 'levitation' && SPOTS.includes(refused.rule));
    return answer && legal ? [{ figure: number, answer }] : [];
  });
}

/** What is against a spot, and not against who is put there. */
const SPOTS: readonly string[] = ['B3', 'B6', 'B15', 'B21'];

/** Whether figures are to be pointed at for this way; who runs first strikes whom it comes to. */
export function isAimed(view: SorceryView, plan: Plan): boolean {
  const { way, mode } = plan;
  if (!way || way.fury) return false;
  if (way.use === 'cast') {
    const casting = castingIn(view, plan);
    return !!casting && (casting.modes.length === 0 || mode !== null) && casting.needs.includes('targets');
  }
  if (way.use === 'close') return way.ability !== 'sweep';
  if (way.use === 'ranged') return way.ability !== 'shockwave';
  return way.use === 'healing' || way.use === 'levitation';
}

function roleOf(view: SorceryView, { way, figure }: Plan, target: number): LitRole {
  const foe = figure !== null && view.figures[figure].owner !== view.figures[target].owner;
  if (way?.use === 'cast') {
    const spell = castingIn(view, { way, mode: null })?.spell;
    return foe && spell !== undefined && isHostile(spell) ? 'target' : 'choose';
  }
  return foe && way?.use !== 'levitation' ? 'target' : 'choose';
}

/** What can be picked on the board. */
export function litFor(view: SorceryView, kind: PlanKind, plan: Plan, { t }: Words): Lit[] {
  if (moversOf(view, plan).some(({ walks }) => walks)) return [];
  const found = plan.figure === null ? [] : aims(view, kind, plan);
  const struck = isAimed(view, plan) ? [] : struckAll(view, plan, t);
  const targets = found.map(({ figure, answer }): Lit => {
    const [chance] = chancesOf(view, answer, [figure]);
    return {
      thing: thing(figure),
      role: roleOf(view, plan, figure),
      ...(chance && { badge: percent(chance.p) }),
      label:
        chance && !chance.heals
          ? t('sorcery.lit.strike', { p: chance.p, n: chance.damage.most })
          : t('sorcery.lit.choose'),
    };
  });
  const others =
    kind === 'action' && plan.way === null
      ? actors(view).map((figure): Lit => ({ thing: thing(figure), role: 'act', label: t('sorcery.lit.act') }))
      : [];
  return [...targets, ...struck, ...shortcuts(view, plan, t), ...others];
}

/** Whom an attack strikes without being aimed: Sweep, Shockwave. */
function struckAll(view: SorceryView, plan: Plan, t: Words['t']): Lit[] {
  const answer = answerOf(view, plan);
  return (answer ? chancesOf(view, answer, plan.targets) : []).map(({ target, p, damage }) => ({
    thing: thing(target),
    role: 'target',
    badge: percent(p),
    label: t('sorcery.lit.strike', { p, n: damage.most }),
  }));
}

/** A foe that a chosen figure could strike at once is lit before any way is chosen. */
function shortcuts(view: SorceryView, plan: Plan, t: Words['t']): Lit[] {
  return quickAttacks(view, plan).map(({ figure, p, damage }) => ({
    thing: thing(figure),
    role: 'target',
    badge: percent(p),
    label: t('sorcery.lit.strike', { p, n: damage }),
  }));
}

export interface Quick {
  readonly figure: number;
  readonly way: NonNullable<Plan['way']>;
  readonly p: number;
  readonly damage: number;
}

/** Plain attacks on foes, hand to hand before shots. */
export function quickAttacks(view: SorceryView, plan: Plan): Quick[] {
  const { figure } = plan;
  if (figure === null || plan.way) return [];
  const plain = waysOf(view, figure).filter(
    ({ use, ability, fury, refused }) => (use === 'close' || use === 'ranged') && !ability && !fury && !refused,
  );
  return plain.flatMap(({ use, fury }) => {
    const way = { use, fury };
    return aims(view, 'action', { ...plan, way }).map(({ figure: target, answer }) => {
      const [chance] = chancesOf(view, answer, [target]);
      return { figure: target, way, p: chance?.p ?? 0, damage: chance?.damage.most ?? 0 };
    });
  });
}

export const isRanged = (view: SorceryView, plan: Plan): boolean => {
  const { way } = plan;
  if (way?.ability === 'shockwave') return false;
  if (way?.use === 'ranged' || way?.use === 'healing') return true;
  return way?.use === 'cast' && isAimed(view, plan);
};

/** Reach, range, arc, and what a spell works on. */
export function areasFor(view: SorceryView, plan: Plan, { t }: Words): BoardArea[] {
  const { figure, way } = plan;
  if (figure === null) return [];
  const { at, facing, now } = view.figures[figure];
  const printed = figureIn(view.figures[figure].figure);
  const range = 1000 * (now?.range ?? 0);
  const areas: BoardArea[] = [];
  const label = (length: number) => t('sorcery.inches', { n: inches(length) });
  const walkers = moversOf(view, plan).filter(({ walks }) => walks);
  for (const mover of walkers.filter((one) => one.figure === (plan.active ?? figure))) {
    const { reach, rings } = reachOf(view, walkerOf(plan, mover.figure));
    const kind =
      way?.use === 'doubleTime' ? 'double' : way?.use === 'surge' || way?.use === 'charge' ? 'charge' : 'reach';
    areas.push({ id: 'reach', kind, shape: 'outline', rings, label: label(reach) });
  }
  const placement = plan.placements.get(figure);
  if (way?.use === 'bound' && placement && range > 0) {
    areas.push({
      id: 'arc',
      kind: 'arc',
      shape: 'sector',
      at: placement.at,
      radius: range,
      facing: placement.facing,
      width: printed.frontArc,
    });
  } else if (range > 0 && (isRanged(view, plan) || !way)) {
    areas.push({ id: 'range', kind: 'range', shape: 'circle', at, radius: range, label: label(range) });
    areas.push({ id: 'arc', kind: 'arc', shape: 'sector', at, radius: range, facing, width: printed.frontArc });
  }
  if (way?.use === 'ranged' && way.ability === 'shockwave')
    areas.push({ id: 'blast', kind: 'blast', shape: 'circle', at, radius: range / 2, label: label(range / 2) });
  if (way?.use === 'levitation' && plan.targets.length > 0) {
    const { length } = abilityIn('magic_levitation').params as { length: number };
    const from = view.figures[plan.targets[0]].at;
    areas.push({ id: 'place', kind: 'place', shape: 'circle', at: from, radius: length, label: label(length) });
  }
  const casting = castingIn(view, plan);
  if (casting) {
    const works = worksOf(casting.spell);
    const centre = works?.of === 'glyph' ? placement?.at : at;
    if (works && centre) {
      const kind = works.who === 'friendly' ? 'aura' : 'blast';
      areas.push({ id: 'works', kind, shape: 'circle', at: centre, radius: works.within, label: label(works.within) });
    }
    if (casting.length)
      areas.push({
        id: 'place',
        kind: 'place',
        shape: 'circle',
        at,
        radius: casting.length,
        label: label(casting.length),
      });
  }
  return areas;
}
