import battlefields from '@conjure/sorcery/data/battlefields.json' with { type: 'json' };
import { lessons, scenarios, serves } from '@conjure/sorcery/lessons';
import { optionsFrom, SETS } from '@conjure/sorcery/manifest';
import { lessonTextsOf, textsOf } from '@conjure/sorcery/texts';
import type { Box } from '../face.ts';

export const sorcery: Box = {
  id: 'sorcery',
  seats: { min: 2, max: 4 },
  minutes: [40, 90],
  reconstructed: true,
  cover: async () => (await import('./Cover.svelte')).default,
  options: optionsFrom({ battlefields }),
  sets: SETS,
  voice: textsOf,
  rules: async () => (await import('./catalogue.ts')).catalogue,
  lessons,
  serves,
  guides: async () => [],
  lessonVoice: async (lang) => ({ words: await lessonTextsOf(lang) }),
  scenarios,
  face: async () => (await import('./face.ts')).face,
};
