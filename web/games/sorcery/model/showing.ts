import type { SceneProps } from '../../face.ts';
import type { Flash, Motion, Point, Thing } from '../board/types.ts';
import { pointIn } from './shapes.ts';

type ShownBeat = NonNullable<SceneProps['beat']>;

export function motionOf(beat: ShownBeat | null): Motion | null {
  if (!beat?.motion || beat.took === 0) return null;
  const { token, path } = beat.motion;
  return { figure: token, path: path.map(pointIn), ms: beat.took };
}

/** `12` is a figure, `objective:o1` something else, `x,y` a point. */
function spotIn(where: string): Thing | Point {
  if (where.includes(',')) return pointIn(where);
  const [is, id] = where.split(':');
  return id === undefined ? { is: 'figure', id: is } : { is: is as Thing['is'], id };
}

/** A flash tells what happens and, after a colon, how much of it, or by which spell. */
export function flashesOf(beat: ShownBeat | null): Flash[] {
  if (!beat?.flash || beat.took === 0) return [];
  const [kind, more] = beat.flash.kind.split(':');
  const n = Number(more);
  return [
    {
      at: spotIn(beat.flash.hex),
      kind: kind as Flash['kind'],
      ...(Number.isNaN(n) ? {} : { n }),
      ms: beat.took,
    },
  ];
}

/** Where to look while something is shown. */
export function focusOf(beat: ShownBeat | null): Thing | Point | null {
  const end = beat?.motion?.path.at(-1);
  if (end !== undefined) return pointIn(end);
  return beat?.flash ? spotIn(beat.flash.hex) : null;
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
export function castingAt(before: ShownCasting | null, { flash }: Pick<ShownBeat, 'flash'>): ShownCasting | null {
  const [kind, spell] = flash?.kind.split(':') ?? [];
  if (kind === 'cast' && spell !== undefined) return { spell, step: 'choices' };
  if (!before || (kind !== undefined && AFTER.includes(kind))) return null;
  if (kind === 'counter' || kind === 'countered') return { ...before, step: 'counter' };
  if (kind === 'book') return { ...before, step: before.step === 'away' ? 'bookmark' : 'away' };
  return { ...before, step: 'text' };
}
