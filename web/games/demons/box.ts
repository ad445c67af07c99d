import { lessons, scenarios } from '@conjure/demons/lessons';
import { OPTIONS, SETS } from '@conjure/demons/manifest';
import { lessonTextsOf, textsOf } from '@conjure/demons/texts';
import type { Situation } from '@conjure/engine/content';
import type { Box } from '../face.ts';

/** The start of the game is a position, too. */
const playable = ({ scenario = {}, ...rest }: Situation) => ({ scenario, ...rest });

export const demons: Box = {
  id: 'demons',
  seats: { min: 1, max: 4 },
  minutes: [30, 120],
  reconstructed: true,
  cover: async () => (await import('./Cover.svelte')).default,
  options: OPTIONS,
  sets: SETS,
  voice: textsOf,
  rules: async () => (await import('./catalogue.ts')).catalogue,
  lessons,
  guides: async () => [],
  lessonVoice: async (lang) => ({ words: await lessonTextsOf(lang) }),
  scenarios: async () => (await scenarios()).map(playable),
  face: async () => (await import('./face.ts')).face,
};
