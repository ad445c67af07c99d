import { OPTIONS, SETS } from '@conjure/lodge/options.ts';
import { lessonTextsOf, textsOf } from '@conjure/lodge/texts.ts';
import type { Box } from '../face.ts';
import Cover from './Cover.svelte';

export const lodge: Box = {
  id: 'lodge',
  seats: { min: 2, max: 4 },
  minutes: [60, 150],
  reconstructed: true,
  Cover,
  options: OPTIONS,
  sets: SETS,
  voice: textsOf,
  rules: async () => (await import('./catalogue.ts')).catalogue,
  lessons: async () => (await import('@conjure/lodge/lessons/index.ts')).LESSONS,
  guides: async () => [],
  lessonVoice: async (lang) => ({ words: await lessonTextsOf(lang) }),
  scenarios: async () => (await import('@conjure/lodge/scenarios/index.ts')).SCENARIOS,
  face: async () => (await import('./face.ts')).face,
};
