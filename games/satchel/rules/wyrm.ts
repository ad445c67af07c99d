import type { SatchelTable } from '../state.ts';
import { clear } from './pieces.ts';
import { count } from './tally.ts';

/** The heroes' deck is the last step of the track. [B35] [B43] */
export const wyrmArrived = (t: SatchelTable): boolean => t.state.wyrm === t.content.data.setup.tiles.wyrm.winPosition;

/** One step up the track. [B36] */
export function wyrmAdvances(t: SatchelTable): void {
  count(t, 'wyrmSteps');
  moveTo(t, t.state.wyrm + 1);
}

/** One step down; from the first card back to the lair. [B41] */
export function wyrmIsPushed(t: SatchelTable): void {
  count(t, 'wyrmPushes');
  moveTo(t, t.state.wyrm - 1);
}

/** Whoever lies where it comes to stand is thrown off; what lies on its tile stays. [B37] [B42] */
function moveTo(t: SatchelTable, to: number): void {
  const from = t.state.wyrm;
  t.state.wyrm = to;
  const onCard = to > 0 && !wyrmArrived(t);
  const pieces = onCard ? clear(t, to - 1) : [];
  t.tell({ type: 'wyrmMoved', from, to, pieces });
}
