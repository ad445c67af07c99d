import type { LodgeView } from '@conjure/lodge/view';
import type { Beat } from '../../../stage/beat.ts';
import type { ShownShot } from '../../face.ts';
import type { Flash, Motion, Spot } from '../board/types.ts';
import { placeOf } from './models.ts';

const isRoom = (where: string): boolean => /^-?\d+,-?\d+$/.test(where);
export const spotAt = (where: string): Spot => (isRoom(where) ? { room: where } : { model: where });

/** Who walks, and where. A path of a single room leads there from wherever the model is. */
export function motionsOf(view: LodgeView, shot: ShownShot | null): Motion[] {
  if (!shot || shot.walk === 0) return [];
  return joined(shot.beats.flatMap(({ motion }) => motion ?? [])).map(({ token, path }) => {
    const from = path.length > 1 ? null : placeOf(view, token);
    return { model: token, path: from === null ? path : [from, ...path], ms: shot.walk };
  });
}

type MotionOfBeat = NonNullable<Beat['motion']>;

/** Several steps of one model are one walk. */
function joined(ways: readonly MotionOfBeat[]): MotionOfBeat[] {
  const walks = new Map<string, MotionOfBeat>();
  for (const { token, path } of ways)
    walks.set(token, { token, path: [...(walks.get(token)?.path ?? path.slice(0, 1)), ...path.slice(1)] });
  return [...walks.values()];
}

/** A flash tells what happens and, after a colon, how much of it. */
export function flashesOf(shot: ShownShot | null): Flash[] {
  return (shot?.beats ?? []).flatMap(({ flash }) => {
    if (!shot || !flash) return [];
    const [kind, n] = flash.kind.split(':');
    return [
      { at: spotAt(flash.hex), kind: kind as Flash['kind'], ...(n === undefined ? {} : { n: Number(n) }), ms: shot.ms },
    ];
  });
}

/** Where to look while something is shown. */
export function focusOf(view: LodgeView, shot: ShownShot | null): string | null {
  const [first] = shot?.beats ?? [];
  const shown = first?.motion?.path.at(-1) ?? first?.flash?.hex;
  if (shown === undefined) return null;
  const place = isRoom(shown) ? shown : placeOf(view, shown);
  return place === null || place === 'cell' ? null : place;
}
