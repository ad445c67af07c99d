import type { Seat } from '@conjure/engine';
import type { SatchelView } from '@conjure/satchel/view';
import type { SeatQuestion } from '../../face.ts';

/** The seats of those who act at once at this screen; none where one acts at a time. */
export const actTogether = ({ live, phase }: SatchelView, together: readonly SeatQuestion[]): Seat[] =>
  live !== null && phase === 'running' && together.length > 1
    ? together.map(({ seat }) => seat).sort((a, b) => a - b)
    : [];
