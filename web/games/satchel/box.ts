import { OPTIONS, SETS } from '@conjure/satchel/options.ts';
import { textsOf } from '@conjure/satchel/texts.ts';
import type { Box } from '../face.ts';
import Cover from './Cover.svelte';

export const satchel: Box = {
  id: 'satchel',
  seats: { min: 3, max: 5 },
  minutes: [5, 30],
  reconstructed: true,
  Cover,
  options: OPTIONS,
  sets: SETS,
  voice: textsOf,
  rules: async () => (await import('./catalogue.ts')).catalogue,
  lessons: async () => [],
  lessonVoice: async (lang) => ({ words: (await textsOf(lang)).words }),
  scenarios: async () => [],
  face: async () => (await import('./face.ts')).face,
};
