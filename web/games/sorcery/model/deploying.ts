import {
  type DeployAnswer,
  figureIn,
  reserveOf,
  rowsFor,
  type SorceryView,
  type Stand,
  standFault,
  terrainAt,
} from '@conjure/sorcery/view';
import type { Ghost, Thing } from '../board/types.ts';
import { figureName, numeralOf, type Words } from '../names.ts';

/** Where everybody is to stand, and how the stacks lie. */
export interface Deployment {
  readonly stands: ReadonlyMap<number, Stand>;
  readonly active: number | null;
  /** By own book, its spells from top to bottom. [S9a] */
  readonly stacks: readonly (readonly string[])[];
}

const ownBooks = ({ books, figures, viewer }: SorceryView) =>
  books.filter(({ wielder }) => wielder !== null && figures[wielder].owner === viewer);

export function firstDeployment(view: SorceryView): Deployment {
  const order = reserveOf(view);
  return {
    stands: rowsFor(view, order),
    active: order[0] ?? null,
    stacks: ownBooks(view).map(({ own }) => own?.stack.map(({ spell }) => spell) ?? []),
  };
}

/** The deployment that was kept while the page was away; `null` where there is none, or of other figures. */
export function savedDeployment(view: SorceryView, kept: unknown): Deployment | null {
  const { stands, active, stacks } = (kept ?? {}) as { stands?: unknown; active?: unknown; stacks?: unknown };
  if (!Array.isArray(stands) || !Array.isArray(stacks)) return null;
  const laid = new Map<number, Stand>(stands);
  const order = reserveOf(view);
  if (![...laid.keys()].every((figure) => order.includes(figure))) return null;
  return { stands: laid, active: typeof active === 'number' ? active : null, stacks };
}

/** The books whose stacks are put in order, in the order of the answer. */
export const booksToOrder = (view: SorceryView) => ownBooks(view);

/** A spell one place up or down in its stack. */
export function shifted(stacks: Deployment['stacks'], book: number, from: number, to: number): Deployment['stacks'] {
  return stacks.map((stack, i) => {
    if (i !== book || to < 0 || to >= stack.length) return stack;
    const left = stack.toSpliced(from, 1);
    return left.toSpliced(to, 0, stack[from]);
  });
}

/** How many stand nowhere yet. */
export const unplaced = (view: SorceryView, { stands }: Deployment): number =>
  reserveOf(view).filter((figure) => !stands.has(figure)).length;

/** With somebody in its row, or where else there is room; who stands somewhere stays there. */
export function laidOut(view: SorceryView, deployment: Deployment, figure: number): Deployment {
  if (deployment.stands.has(figure)) return deployment;
  const rows = rowsFor(view, reserveOf(view));
  const wanted = [rows.get(figure), ...rows.values()].flatMap((stand) =>
    stand ? [new Map(deployment.stands).set(figure, stand)] : [],
  );
  const stands = wanted.find((one) => standFault(view, figure, one) === null) ?? wanted[0];
  return stands ? { ...deployment, stands } : deployment;
}

export function deployAnswer(view: SorceryView, { stands, stacks }: Deployment): DeployAnswer | null {
  const spots = reserveOf(view).map((figure) => stands.get(figure));
  if (spots.some((one) => one === undefined)) return null;
  return {
    spots: spots.flatMap((one) => (one ? [{ at: { ...one.at }, facing: one.facing }] : [])),
    stacks: stacks.map((stack) => [...stack]),
  };
}

/** A deployment that was looked at, as an answer has it. */
export function asDeployment(view: SorceryView, answer: unknown): Deployment | null {
  const { spots, stacks } = (answer ?? {}) as Partial<DeployAnswer>;
  const order = reserveOf(view);
  if (!Array.isArray(spots) || !Array.isArray(stacks) || spots.length !== order.length) return null;
  return { stands: new Map(order.map((figure, i) => [figure, spots[i]])), active: order[0] ?? null, stacks };
}

export function deployGhosts(view: SorceryView, deployment: Deployment, { t, say }: Words): Ghost[] {
  return [...deployment.stands].map(([number, { at, facing }]): Ghost => {
    const { figure, owner, radius } = view.figures[number];
    const fault = standFault(view, number, deployment.stands);
    const against: Thing[] = fault?.other == null ? [] : [{ is: 'figure', id: String(fault.other) }];
    return {
      id: String(number),
      is: 'figure',
      kind: figure,
      name: say(figureName(view, number)),
      seat: owner,
      numeral: numeralOf(owner),
      at,
      facing,
      corners: [],
      radius,
      arc: figureIn(figure).frontArc,
      from: null,
      bends: 0,
      turns: true,
      moves: true,
      fits: fault === null,
      ...(fault && { fault: t(`sorcery.deploy.fault.${fault.why}`), against }),
      touches: [],
      ground: terrainAt(view, at),
    };
  });
}
