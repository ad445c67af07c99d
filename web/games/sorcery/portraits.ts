import book from 'icon:open-book';
import type { SorceryView } from '@conjure/sorcery/view';
import type { Portrait } from '../face.ts';
import { figureDrawing, leaderDrawing } from './art/drawn.ts';

/** Whoever leads an army; before armies are laid open, somebody in a hood. */
export function commanderPortrait(commander: SorceryView['seats'][number]['commander']): Portrait {
  const kind = commander?.figure ?? '';
  const { behind = book, face = figureDrawing(kind) } = leaderDrawing(kind) ?? {};
  return { face, behind: [{ body: behind }] };
}
