import type { Beat } from '../../../stage/beat.ts';
import type { ShownShot } from '../../face.ts';
import type { Flash, Motion, Point, Thing } from '../board/types.ts';
import { pointIn } from './place.ts';

export function motionsOf(shot: ShownShot | null): Motion[] {
  if (!shot || shot.walk === 0) return [];
  return shot.beats.flatMap(({ motion }) =>
    motion ? [{ figure: motion.token, path: motion.path.map(pointIn), ms: shot.walk }] : [],
  );
}

/** `12` is a figure, `objective:o1` something else, `x,y` a point. */
function spotIn(where: string): Thing | Point {
  if (where.includes(',')) return pointIn(where);
  const [is, id] = where.split(':');
  return id === undefined ? { is: 'figure', id: is } : { is: is as Thing['is'], id };
}

/** A flash tells what happens and, after a colon, how much of it, or by which spell. */
export function flashesOf(shot: ShownShot | null): Flash[] {
  return (shot?.beats ?? []).flatMap(({ flash }) => {
    if (!shot || !flash) return [];
    const [kind, more] = flash.kind.split(':');
    const n = Number(more);
    return [{ at: spotIn(flash.hex), kind: kind as Flash['kind'], ...(Number.isNaN(n) ? {} : { n }), ms: shot.ms }];
  });
}

/** Where to look while something is shown. */
export function focusOf(shot: ShownShot | null): Thing | Point | null {
  const [first] = shot?.beats ?? [];
  const end = first?.motion?.path.at(-1);
  if (end !== undefined) return pointIn(end);
  return first?.flash ? spotIn(first.flash.hex) : null;
}

/** The steps of a casting, with the window for countering between the second and the third. [S19] [S53] */
export const STEPS = ['choices', 'placed', 'counter', 'text', 'away', 'bookmark'] as const;
export type CastStep = (typeof STEPS)[number];

/** A casting as it is being shown: which spell, and how far it has come. */
export interface ShownCasting {
  readonly spell: string;
  readonly step: CastStep;
}

const AFTER: readonly string[] = ['token', 'push'];

/** What is shown of a casting once this beat has begun; it lasts until its caster has its token. */
export function castingAt(before: ShownCasting | null, { flash }: Pick<Beat, 'flash'>): ShownCasting | null {
  const [kind, spell] = flash?.kind.split(':') ?? [];
  if (kind === 'cast' && spell !== undefined) return { spell, step: 'choices' };
  if (!before || (kind !== undefined && AFTER.includes(kind))) return null;
  if (kind === 'counter' || kind === 'countered') return { ...before, step: 'counter' };
  if (kind === 'book') return { ...before, step: before.step === 'away' ? 'bookmark' : 'away' };
  return { ...before, step: 'text' };
}
