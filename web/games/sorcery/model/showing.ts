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

/** A flash tells what happens and, after a colon, how much of it. */
export function flashesOf(beat: ShownBeat | null): Flash[] {
  if (!beat?.flash || beat.took === 0) return [];
  const [kind, n] = beat.flash.kind.split(':');
  return [
    {
      at: spotIn(beat.flash.hex),
      kind: kind as Flash['kind'],
      ...(n === undefined ? {} : { n: Number(n) }),
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

const STEP_OF: Readonly<Record<string, CastStep>> = {
  cast: 'choices',
  counter: 'counter',
  countered: 'counter',
  enchant: 'text',
  glyph: 'text',
  illusion: 'text',
};

/** The step of a casting that is being shown. */
export function stepOf(beat: ShownBeat | null): CastStep | null {
  const kind = beat?.flash?.kind.split(':')[0];
  return kind === undefined ? null : (STEP_OF[kind] ?? null);
}
