import type { Game } from '@conjure/engine';

/**
 * By which levels a match is reviewed: who looks at every decision, and who judges the costliest once more. A game's own players weigh
 * nothing: a search goes on as the best of them does until everybody has had a turn, and needs a reason to answer otherwise.
 */
export const reviewersOf = ({ bot }: Pick<Game, 'bot'>): { readonly level: string; readonly judge: string } =>
  bot ? { level: 'search:40:turns', judge: 'search:400:turns' } : { level: 'expert', judge: 'master' };
