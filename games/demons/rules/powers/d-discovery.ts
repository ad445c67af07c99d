import { refusal } from '@conjure/engine';
import { anyHidden, discover } from '../seizing.ts';
import { ALONE, type PowerRule } from './power.ts';

/** The spirit itself goes to the box that the dice point to. [12.3D] [13.0b] [R62] */
export const discovery: PowerRule = {
  letter: 'D',
  target: () => ({}),
  targets: () => ALONE,
  refuse: (at) => (anyHidden(at) ? null : refusal('R62')),
  apply: (t, seat, _target, spirit) => discover(t, seat, spirit),
};
