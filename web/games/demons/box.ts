import { OPTIONS, SETS } from '@conjure/demons/options.ts';
import { textsOf } from '@conjure/demons/texts.ts';
import type { Box } from '../face.ts';
import Cover from './Cover.svelte';

export const demons: Box = {
  id: 'demons',
  seats: { min: 1, max: 4 },
  minutes: [30, 120],
  reconstructed: true,
  Cover,
  options: OPTIONS,
  sets: SETS,
  voice: textsOf,
  rules: async () => (await import('./catalogue.ts')).catalogue,
  lessons: async () => [],
  lessonVoice: async () => ({ words: {} }),
  scenarios: async () => [],
  face: async () => (await import('./face.ts')).face,
};
