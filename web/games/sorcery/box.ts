import battlefields from '@conjure/sorcery/data/battlefields.json' with { type: 'json' };
import { optionsFrom, SETS } from '@conjure/sorcery/options.ts';
import { lessonTextsOf, textsOf } from '@conjure/sorcery/texts.ts';
import type { Box } from '../face.ts';
import Cover from './Cover.svelte';

export const sorcery: Box = {
  id: 'sorcery',
  seats: { min: 2, max: 4 },
  minutes: [40, 90],
  reconstructed: true,
  Cover,
  options: optionsFrom({ battlefields }),
  sets: SETS,
  voice: textsOf,
  rules: async () => (await import('./catalogue.ts')).catalogue,
  lessons: async () => (await import('@conjure/sorcery/lessons/index.ts')).LESSONS,
  serves: async () => (await import('@conjure/sorcery/lessons/aims.ts')).serves,
  guides: async () => [],
  lessonVoice: async (lang) => ({ words: await lessonTextsOf(lang) }),
  scenarios: async () => (await import('@conjure/sorcery/scenarios/index.ts')).SCENARIOS,
  face: async () => (await import('./face.ts')).face,
};
