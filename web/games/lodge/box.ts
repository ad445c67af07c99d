import { lessons, scenarios } from '@conjure/lodge/lessons';
import { OPTIONS, SETS } from '@conjure/lodge/manifest';
import { lessonTextsOf, textsOf } from '@conjure/lodge/texts';
import type { Box } from '../face.ts';

export const lodge: Box = {
  id: 'lodge',
  seats: { min: 2, max: 4 },
  minutes: [60, 150],
  reconstructed: true,
  cover: async () => (await import('./Cover.svelte')).default,
  options: OPTIONS,
  sets: SETS,
  voice: textsOf,
  rules: async () => (await import('./catalogue.ts')).catalogue,
  lessons,
  guides: async () => [],
  lessonVoice: async (lang) => ({ words: await lessonTextsOf(lang) }),
  scenarios,
  face: async () => (await import('./face.ts')).face,
};
