import { lessons, scenarios } from '@conjure/demons/lessons';
import { manifest } from '@conjure/demons/manifest';
import { lessonTextsOf, textsOf } from '@conjure/demons/texts';
import { boxFrom } from '../box.ts';

export const box = boxFrom(manifest, {
  cover: () => import('./Cover.svelte'),
  textsOf,
  lessonTextsOf,
  rules: () => import('@conjure/demons/rules.json', { with: { type: 'json' } }),
  ladder: () => import('@conjure/demons/ladder.json', { with: { type: 'json' } }),
  puzzles: () => import('@conjure/demons/puzzles.json', { with: { type: 'json' } }),
  lessons,
  scenarios,
  face: () => import('./face.ts'),
  credits: ['text', 'made', 'map'],
});
