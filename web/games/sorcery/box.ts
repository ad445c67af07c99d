import { lessons, scenarios, serves } from '@conjure/sorcery/lessons';
import { manifest } from '@conjure/sorcery/manifest';
import { lessonTextsOf, textsOf } from '@conjure/sorcery/texts';
import { boxFrom } from '../box.ts';

export const box = boxFrom(manifest, {
  cover: () => import('./Cover.svelte'),
  textsOf,
  lessonTextsOf,
  rules: () => import('@conjure/sorcery/rules.json', { with: { type: 'json' } }),
  ladder: () => import('@conjure/sorcery/ladder.json', { with: { type: 'json' } }),
  puzzles: () => import('@conjure/sorcery/puzzles.json', { with: { type: 'json' } }),
  lessons,
  scenarios,
  serves,
  face: () => import('./face.ts'),
  credits: ['text'],
});
