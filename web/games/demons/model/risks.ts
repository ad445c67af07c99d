import type { PageFace } from '../../face.ts';

/** What throws dice, and what turns a counter that nobody has seen, by the key of its label. */
export const RISKS: NonNullable<PageFace['risks']> = {
  'answer.first.conjure': 'dice',
  'answer.stake.none': 'dice',
  'answer.stake.some': 'dice',
  'answer.use.seize': 'dice',
  'answer.use.power.D': 'dice',
  'answer.use.power.F.blind': 'card',
  'answer.commit.with': 'dice',
  'answer.defend.with': 'dice',
  'answer.defend.none': 'dice',
};
