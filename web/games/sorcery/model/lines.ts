import { lineBetween, type Sighted, type SorceryView } from '@conjure/sorcery/view';
import type { BoardLine, Thing } from '../board/types.ts';
import { inches, type Words } from '../names.ts';
import { isRanged } from './overlays.ts';
import type { Plan } from './plan.ts';

const thing = (figure: number): Thing => ({ is: 'figure', id: String(figure) });

/** What is in the way, apart from who is looked at. */
const inTheWay = ({ kind, figure, piece }: Sighted, to: number): Thing[] => [
  ...(figure === null || figure === to ? [] : [thing(figure)]),
  ...(piece === null || kind !== 'blocked' ? [] : [{ is: 'terrain' as const, id: piece }]),
];

/** Lines of fire to everybody in range, and what is in their way. */
export function linesFor(view: SorceryView, plan: Plan): BoardLine[] {
  const { figure, way } = plan;
  if (figure === null || !isRanged(view, plan) || way?.ability === 'magic_blast') return [];
  const { at, owner } = view.figures[figure];
  return view.figures
    .filter((other) => other.where === 'field' && other.number !== figure)
    .filter((other) => (other.owner !== owner) !== (way?.use === 'healing'))
    .map((other) => ({ other, sighted: lineBetween(view, figure, other.number) }))
    .filter(({ sighted }) => sighted.inRange)
    .map(({ other, sighted }) => ({
      id: String(other.number),
      from: at,
      to: other.at,
      kind: sighted.kind,
      by: inTheWay(sighted, other.number),
    }));
}

/** From a figure to one that is pointed at: how far it is, and whether a shot would get there; from where it would stand, too. */
export function testedLine(view: SorceryView, plan: Plan, from: number, to: number, { t }: Words): BoardLine | null {
  const [shooter, target] = [view.figures[from], view.figures[to]];
  if (from === to || !shooter || shooter.where !== 'field' || target?.where !== 'field') return null;
  const placement = plan.figure === from ? plan.placements.get(from) : undefined;
  const sighted = lineBetween(view, from, to, placement);
  // In contact there is nothing to measure.
  if (sighted.length <= shooter.radius + target.radius + 10) return null;
  const shoots = (shooter.now?.range ?? 0) > 0;
  return {
    id: 'tested',
    from: placement?.at ?? shooter.at,
    to: target.at,
    kind: shoots ? sighted.kind : 'measure',
    by: shoots ? inTheWay(sighted, to) : [],
    label: t('sorcery.line', {
      n: inches(sighted.length),
      kind: shoots ? sighted.kind : 'measure',
      range: String(!shoots || sighted.inRange),
      arc: String(!shoots || sighted.inArc),
    }),
  };
}

/** What a spell that is being cast is aimed at. [S19a] */
export function castLines({ casting, figures }: SorceryView): BoardLine[] {
  if (!casting) return [];
  const from = figures[casting.figure].at;
  return casting.targets
    .filter((one) => one !== casting.figure && figures[one].where === 'field')
    .map((one) => ({ id: `cast ${one}`, from, to: figures[one].at, kind: 'measure' }));
}

/** From who would act, or from where it would stand by then, to whom it is aimed at. */
export function aimedLines(view: SorceryView, { figure, targets, placements }: Plan): BoardLine[] {
  if (figure === null) return [];
  const from = placements.get(figure)?.at ?? view.figures[figure].at;
  return targets
    .filter((one) => one !== figure && view.figures[one].where === 'field')
    .map((one) => ({ id: `aimed ${one}`, from, to: view.figures[one].at, kind: 'measure' }));
}
