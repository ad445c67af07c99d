import { boxOf } from '../games/index.ts';
import { lang, say } from './words.svelte.ts';

/** What stands on the box of a game; on one that is not ours, what its manifest says. */
export function boxWords(id: string, part: 'title' | 'line' | 'solo' | 'sides'): string {
  const key = `box.${id}.${part}`;
  const own = boxOf(id)?.titles?.[lang()];
  if (!own) return say({ key });
  return part === 'title' || part === 'line' ? own[part] : '';
}
