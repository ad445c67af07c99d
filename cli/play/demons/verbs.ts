import type { COMMON_VERBS } from '../vocabulary.ts';

/** Words that answers of *Demons* are made of. */
export const VERBS = [
  'move',
  'leave',
  'conjure',
  'raise',
  'wait',
  'attack',
  'power',
  'seize',
  'torture',
  'free',
  'lift',
  'release',
  'trade',
  'pickUp',
  'control',
  'done',
  'stay',
  'stand',
  'drop',
  'peace',
  'off',
  'give',
  'take',
  'wound',
  'curse',
] as const;
export type Verb = (typeof VERBS)[number] | (typeof COMMON_VERBS)[number];
