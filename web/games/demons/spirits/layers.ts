import type { ArtName } from './art.ts';
import { type ArtSpot, type Form, type Ink, type Part, SHAPES, type SpiritShape } from './shapes.ts';

/** One drawing of a picture, where it stands and in which ink; the picture is 118 × 146, back to front. */
export interface Layer {
  readonly layer: 'back' | 'mount' | 'head' | 'crown' | 'held';
  readonly art: ArtName;
  readonly ink: Ink | 'ink';
  readonly at: ArtSpot;
  readonly mirrored: boolean;
  readonly turned: number;
  /** Whether it turns about the middle of a wheel, rather than its own. */
  readonly isLimb: boolean;
}

/** Where heads stand: the middle one, then those beside it. */
const HEADS: {
  readonly [form in Form]: { readonly middle: ArtSpot; readonly left: ArtSpot; readonly right: ArtSpot };
} = {
  beast: alone(6, 34, 102),
  bust: alone(17, 22, 84),
  rider: alone(23, 12, 72),
  triple: { middle: [21, 34, 76], left: [-6, 58, 56], right: [68, 58, 56] },
  winged: alone(15, 44, 90),
  wheel: alone(24, 42, 70),
  whole: alone(4, 22, 110),
};
const BACK: ArtSpot = [-2, 8, 122];
const MOUNT: ArtSpot = [9, 64, 100];
const LOW_MOUNT: ArtSpot = [15, 92, 88];
const CROWN: ArtSpot = [41, 4, 36];
const HELD: { readonly [form in Form]: ArtSpot } = {
  beast: [70, 94, 50],
  bust: [66, 88, 54],
  rider: [76, 36, 42],
  triple: [72, 94, 48],
  winged: [70, 94, 50],
  wheel: [70, 94, 50],
  whole: [70, 94, 50],
};

function alone(x: number, y: number, size: number) {
  const spot: ArtSpot = [x, y, size];
  return { middle: spot, left: spot, right: spot };
}

const placed = (layer: Layer['layer'], part: Part, at: ArtSpot, ink: Layer['ink'], mirrored = false): Layer => ({
  layer,
  art: part.art,
  ink: part.ink ?? ink,
  at: part.at ?? at,
  mirrored: part.mirrored ?? mirrored,
  turned: part.turned ?? 0,
  isLimb: false,
});

/** The heads beside the middle one lie behind it; the left one looks away from it. */
function headsOf({ form, heads }: SpiritShape): Layer[] {
  const { middle, left, right } = HEADS[form];
  if (form !== 'triple') return heads.map((head) => placed('head', head, middle, 'ink'));
  return [
    placed('head', heads[0], left, 'ink', true),
    placed('head', heads[2], right, 'ink'),
    placed('head', heads[1], middle, 'ink'),
  ];
}

/** All that a picture is made of, back to front. */
export function layersOf(number: number): Layer[] {
  const shape = SHAPES[number];
  const { form, back = [], mount, crown, held = [] } = shape;
  const heads = headsOf(shape);
  const below = mount ? [placed('mount', mount, form === 'triple' ? LOW_MOUNT : MOUNT, 'shade')] : [];
  return [
    ...back.map((part) => ({ ...placed('back', part, BACK, 'shade'), isLimb: form === 'wheel' })),
    // A rider sits behind the neck of what he rides; what has three heads stands before it.
    ...(form === 'rider' ? [...heads, ...below] : [...below, ...heads]),
    ...(crown ? [placed('crown', crown, CROWN, 'gold')] : []),
    ...held.map((part) => placed('held', part, HELD[form], 'red')),
  ];
}

/** Of a small picture only the main head is left. */
export function mainHeadOf(number: number): Layer {
  const heads = layersOf(number).filter(({ layer }) => layer === 'head');
  return heads[SHAPES[number].form === 'triple' ? 2 : 0];
}
