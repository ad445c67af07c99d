import { fields, flag, listOf, oneOf, type ShapeType, tagged, whole } from '@conjure/engine';
import { length } from './selectors.ts';

const count = { min: whole(1, 9), max: whole(1, 9) };

const figure = fields(
  {
    kind: oneOf('figure'),
    side: oneOf('opposing', 'friendly', 'any', 'self'),
    /** Sight [B12], what a ranged [B76] or a close attack [B71] could name, or base contact, with the caster itself or not. */
    reach: oneOf('sight', 'rangedAttack', 'closeAttack', 'touch', 'touchOrSelf', 'self'),
    ...count,
  },
  { filter: oneOf('sorcerer', 'demoralized') },
);
const spell = fields({
  kind: oneOf('spell'),
  side: oneOf('opposing', 'friendly', 'any'),
  reach: oneOf('anywhere'),
  ...count,
  types: listOf(oneOf('enchantment', 'glyph', 'illusion'), { min: 1, distinct: true }),
});
const place = fields({
  kind: oneOf('place'),
  side: oneOf('self'),
  reach: oneOf('place'),
  ...count,
  length,
  noOpposingContact: flag,
});
const path = fields({ kind: oneOf('path'), side: oneOf('self'), reach: oneOf('path'), ...count });
const fallen = fields({
  kind: oneOf('fallen'),
  side: oneOf('friendly'),
  reach: oneOf('fallen'),
  ...count,
  maxCost: whole(1, 500),
  unique: flag,
});

/** What a spell is aimed at, chosen in its first step. [S19a] */
export type Target = ShapeType<typeof figure | typeof spell | typeof place | typeof path | typeof fallen>;
export const targetShape = tagged<Target>('kind', { figure, spell, place, path, fallen });
