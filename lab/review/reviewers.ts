import type { Game } from '@conjure/engine';

/**
 * By which levels a match is reviewed: who looks at every decision, and who judges the costliest once more. A game's own players weigh
 * nothing, so that a search among all options looks at theirs.
 */
export const reviewersOf = ({ bot }: Pick<Game, 'bot'>): { readonly level: string; readonly judge: string } =>
  bot ? { level: 'search:40:turn', judge: 'search:400:turn' } : { level: 'expert', judge: 'master' };
