import type { ActionAnswer, SorceryView } from '@conjure/sorcery/view';
import type { Facing, Placement, Point } from '../board/types.ts';
import { NO_PLAN, type Plan } from './plan.ts';

/** An answer as it comes over the wire: whatever it names. */
interface NamedAnswer {
  readonly do?: unknown;
  readonly figure?: unknown;
  readonly use?: unknown;
  readonly ability?: string;
  readonly book?: number;
  readonly mode?: string;
  readonly target?: number;
  readonly targets?: readonly number[];
  readonly path?: readonly Point[];
  readonly to?: Point;
  readonly facing?: Facing;
  readonly held?: Facing;
  readonly members?: readonly { readonly figure: number; readonly path: readonly Point[]; readonly facing: Facing }[];
  readonly fallen?: number;
  readonly spell?: number;
  readonly closes?: number;
  readonly breach?: boolean;
  readonly pierce?: boolean;
  readonly lender?: number;
}

/** The end of a path and its corners; nothing of it leads where one stands. */
const placedAt = (view: SorceryView, figure: number, path: readonly Point[], facing?: Facing): Placement => ({
  at: path.at(-1) ?? view.figures[figure].at,
  facing: facing ?? view.figures[figure].facing,
  corners: path.slice(0, -1),
});

/** Where everybody would come to stand whom an answer puts somewhere. */
function placementsIn(
  view: SorceryView,
  answer: NamedAnswer & { readonly figure: number },
): ReadonlyMap<number, Placement> {
  const { figure, path, to, facing, members, target, fallen } = answer;
  if (members) return new Map(members.map((one) => [one.figure, placedAt(view, one.figure, one.path, one.facing)]));
  if (path) return new Map([[figure, placedAt(view, figure, path, facing)]]);
  const moved = answer.do === 'levitation' ? target : (fallen ?? figure);
  if (to && moved !== undefined) return new Map([[moved, placedAt(view, moved, [to], facing)]]);
  return answer.do === 'nimble' ? new Map([[figure, placedAt(view, figure, [], facing)]]) : new Map();
}

/** The plan that an action would come from, so that it can be shown; `null` where nobody is given one. */
export function planFrom(view: SorceryView, answer: unknown): Plan | null {
  if (typeof answer !== 'object' || answer === null) return null;
  const named = answer as NamedAnswer;
  const { figure, ability, book } = named;
  if (typeof figure !== 'number' || typeof named.do !== 'string' || named.do === 'counter') return null;
  const fury = named.do === 'fury';
  const use = (fury ? named.use : named.do) as ActionAnswer['do'] as NonNullable<Plan['way']>['use'];
  const placements = placementsIn(view, { ...named, figure });
  return {
    ...NO_PLAN,
    figure,
    way: { use, fury, ...(ability !== undefined && { ability }), ...(book !== undefined && { book }) },
    mode: named.mode ?? null,
    targets: named.targets ?? (named.target === undefined ? [] : [named.target]),
    placements,
    active: [...placements.keys()][0] ?? null,
    bent: true,
    turned: true,
    held: named.held ?? null,
    fallen: named.fallen ?? null,
    spell: named.spell ?? null,
    closes: named.closes ?? null,
    breach: named.breach === true,
    pierce: named.pierce === true,
    lender: named.lender ?? null,
  };
}
