import type { LodgeView } from '@conjure/lodge/view';
import type { SceneProps } from '../../face.ts';
import type { Flash, Motion, Spot } from '../board/types.ts';
import { placeOf } from './models.ts';

type ShownBeat = NonNullable<SceneProps['beat']>;

const isRoom = (where: string): boolean => /^-?\d+,-?\d+$/.test(where);
export const spotAt = (where: string): Spot => (isRoom(where) ? { room: where } : { model: where });

/** A path of a single room leads there from wherever the model is. */
export function motionOf(view: LodgeView, beat: ShownBeat | null): Motion | null {
  if (!beat?.motion || beat.took === 0) return null;
  const { token, path } = beat.motion;
  const from = path.length > 1 ? null : placeOf(view, token);
  return { model: token, path: from === null ? path : [from, ...path], ms: beat.took };
}

/** A flash tells what happens and, after a colon, how much of it. */
export function flashesOf(beat: ShownBeat | null): Flash[] {
  if (!beat?.flash || beat.took === 0) return [];
  const [kind, n] = beat.flash.kind.split(':');
  return [
    {
      at: spotAt(beat.flash.hex),
      kind: kind as Flash['kind'],
      ...(n === undefined ? {} : { n: Number(n) }),
      ms: beat.took,
    },
  ];
}

/** Where to look while something is shown. */
export function focusOf(view: LodgeView, beat: ShownBeat | null): string | null {
  const shown = beat?.motion?.path.at(-1) ?? beat?.flash?.hex;
  if (shown === undefined) return null;
  const place = isRoom(shown) ? shown : placeOf(view, shown);
  return place === null || place === 'cell' ? null : place;
}
