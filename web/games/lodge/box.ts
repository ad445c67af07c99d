import { lessons, scenarios } from '@conjure/lodge/lessons';
import { manifest } from '@conjure/lodge/manifest';
import { lessonTextsOf, textsOf } from '@conjure/lodge/texts';
import { boxFrom } from '../box.ts';

export const box = boxFrom(manifest, {
  cover: () => import('./Cover.svelte'),
  textsOf,
  lessonTextsOf,
  rules: () => import('@conjure/lodge/rules.json', { with: { type: 'json' } }),
  ladder: () => import('@conjure/lodge/ladder.json', { with: { type: 'json' } }),
  puzzles: () => import('@conjure/lodge/puzzles.json', { with: { type: 'json' } }),
  lessons,
  scenarios,
  face: () => import('./face.ts'),
  credits: ['text'],
});
