import { either, fields, listOf, oneOf, type Shape, whole } from '@conjure/engine';

/** Who an effect is about. In a counterspell `caster` is the caster of the spell aimed at. [R88] */
const WORDS = ['target', 'caster', 'enchanted', 'wielder', 'counterer', 'mover', 'chosen', 'each', 'all'] as const;
type Word = (typeof WORDS)[number];

/** Figures within so many thousandths of an inch of a centre, or touching it. */
export interface Area {
  within: number | 'touch';
  of: 'caster' | 'target' | 'glyph';
  who: 'friendly' | 'opposing' | 'any';
  except?: 'caster' | 'target';
}

/** Figures all over the field. */
type Crowd = { who: 'ownDemoralized' } | { who: 'allTouchingAnother'; except?: 'magicImmunityType' };

export type Selector = Word | Area | Crowd;

/** A length in thousandths of an inch: half an inch at the least, across the largest field at the most. */
export const length = whole(500, 60_000);
/** Results of one die. */
export const faces = listOf(whole(1, 6), { min: 1, max: 6, distinct: true });

export const area: Shape<Area> = fields(
  {
    within: either(length, oneOf('touch')),
    of: oneOf('caster', 'target', 'glyph'),
    who: oneOf('friendly', 'opposing', 'any'),
  },
  { except: oneOf('caster', 'target') },
);
const crowd = fields({ who: oneOf('ownDemoralized', 'allTouchingAnother') }, { except: oneOf('magicImmunityType') });
const word = oneOf(...WORDS);
const expects = `${word.expects}, an area or a crowd`;

export const selector: Shape<Selector> = {
  expects,
  get schema() {
    return { anyOf: [word.schema, area.schema, crowd.schema] };
  },
  check(value, place) {
    if (typeof value !== 'object' || value === null) {
      const fault = word.check(value, place);
      return fault && { ...fault, expected: expects };
    }
    return 'within' in value ? area.check(value, place) : crowd.check(value, place);
  },
};
