import { guides, lessons } from '@conjure/satchel/lessons';
import { OPTIONS, SETS } from '@conjure/satchel/manifest';
import { lessonTextsOf, textsOf } from '@conjure/satchel/texts';
import type { Box } from '../face.ts';

export const satchel: Box = {
  id: 'satchel',
  seats: { min: 3, max: 5 },
  minutes: [5, 30],
  reconstructed: true,
  cover: async () => (await import('./Cover.svelte')).default,
  options: OPTIONS,
  sets: SETS,
  voice: textsOf,
  rules: async () => (await import('./catalogue.ts')).catalogue,
  lessons,
  guides,
  lessonVoice: async (lang) => ({ words: await lessonTextsOf(lang) }),
  scenarios: async () => [],
  face: async () => (await import('./face.ts')).face,
};
