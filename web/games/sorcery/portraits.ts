import book from 'icon:open-book';
import type { Seat } from '@conjure/engine';
import type { SorceryView } from '@conjure/sorcery/view';
import type { Portrait } from '../face.ts';
import { figureDrawing, hourDrawing, leaderDrawing } from './art/drawn.ts';

type Leader = SorceryView['seats'][number]['commander'];

/** Whoever leads an army; before armies are laid open, somebody in a hood. */
export function commanderPortrait(commander: Leader): Portrait {
  const kind = commander?.figure ?? '';
  const { behind = book, face = figureDrawing(kind) } = leaderDrawing(kind) ?? {};
  return { face, behind: [{ body: behind }] };
}

/** Of several that are led by the same each looks another way, before the hour that is theirs. */
export function portraitAmong(commanders: readonly Leader[], seat: Seat): Portrait {
  const own = commanderPortrait(commanders[seat]);
  const alike = commanders.flatMap((one, i) => (one && one.figure === commanders[seat]?.figure ? [i] : []));
  if (alike.length < 2) return own;
  const face = alike.indexOf(seat) % 2 === 0 ? own.face : `<g transform="matrix(-1 0 0 1 512 0)">${own.face}</g>`;
  return { face, behind: [{ body: hourDrawing(seat) ?? book }] };
}
