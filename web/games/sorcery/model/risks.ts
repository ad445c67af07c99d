import type { PageFace } from '../../face.ts';

/** What throws dice, by the key of its label. */
export const RISKS: NonNullable<PageFace['risks']> = {
  'answer.close': 'dice',
  'answer.surge': 'dice',
  'answer.charge': 'dice',
  'answer.ranged': 'dice',
  'answer.bound': 'dice',
  'answer.healing': 'dice',
  'answer.regeneration': 'dice',
  'answer.necromancy': 'dice',
  'answer.counter': 'dice',
  'answer.fury': 'dice',
};
