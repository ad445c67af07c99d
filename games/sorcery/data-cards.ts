import { fields, flag, listOf, oneOf, orNull, tagged, text, whole } from '@conjure/engine';
import { targetShape } from './effects/targets.ts';
import { id, opShape } from './effects/vocabulary.ts';

const ops = listOf(opShape);
const CLASSES = ['weather', 'terrain', 'catastrophe', 'ley'] as const;
/** Ids of domains and illusions, or a class of them. */
const cancels = listOf(text, { distinct: true });

const END_EVENTS = [
  ...(['targetTakesDamage', 'targetHitByAttack', 'targetCriticallyHit', 'targetMissesAttack'] as const),
  ...(['targetMissesRanged', 'targetEliminatesOpposing', 'targetBreaksAway'] as const),
] as const;
type End = { on: 'ownEndPhase'; n: number } | { on: (typeof END_EVENTS)[number] };
const endShape = tagged<End>('on', {
  ownEndPhase: fields({ on: oneOf('ownEndPhase'), n: whole(1, 9) }),
  ...Object.fromEntries(END_EVENTS.map((on) => [on, fields({ on: oneOf(on) })])),
});

const pages = whole(1, 99);

export const spellShape = fields(
  {
    id,
    name: text,
    type: oneOf('sorcery', 'enchantment', 'glyph', 'illusion', 'counterspell'),
    cast: flag,
    pages,
    affinity: orNull(fields({ pages, symbol: id })),
    requirement: orNull(id),
    browse: whole(1, 3),
    element: oneOf('hang', 'glyph', null),
    action: oneOf('ranged', 'special', 'close', 'move', null),
    after: oneOf('bottom', 'faceDownTop', 'inPlay', null),
    target: orNull(targetShape),
    modes: orNull(listOf(fields({ id, target: orNull(targetShape), effects: ops }), { min: 2, max: 4 })),
    effects: ops,
    ends: listOf(endShape, { max: 3 }),
  },
  { class: oneOf(...CLASSES), cancels },
);

export const domainShape = fields({
  id,
  name: text,
  class: oneOf(...CLASSES),
  subclass: oneOf('precipitation', null),
  cost: whole(0, 500),
  cancels,
  effects: ops,
});
