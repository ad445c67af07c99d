import type { Guide } from '@conjure/engine/content';
import scenarios from '../data/scenarios.json' with { type: 'json' };

/** What each training and scenario is about, what to know in it, and a tip for either side: keys of the lessons' words. */
export const GUIDES: readonly Guide[] = scenarios.scenarios.map(({ id, guide }) => ({
  option: 'scenario',
  value: id,
  line: `guide.${id}`,
  hints: [...guide.map((_, i) => `guide.${id}.${i + 1}`), `guide.${id}.heroes`, `guide.${id}.sorcerer`],
}));
