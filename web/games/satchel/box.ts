import { guides, lessons } from '@conjure/satchel/lessons';
import { manifest } from '@conjure/satchel/manifest';
import { lessonTextsOf, textsOf } from '@conjure/satchel/texts';
import { boxFrom } from '../box.ts';

export const box = boxFrom(manifest, {
  cover: () => import('./Cover.svelte'),
  textsOf,
  lessonTextsOf,
  rules: () => import('@conjure/satchel/rules.json', { with: { type: 'json' } }),
  guides,
  ladder: () => import('@conjure/satchel/ladder.json', { with: { type: 'json' } }),
  puzzles: () => import('@conjure/satchel/puzzles.json', { with: { type: 'json' } }),
  lessons,
  face: () => import('./face.ts'),
  credits: ['text'],
});
