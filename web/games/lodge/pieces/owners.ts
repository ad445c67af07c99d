import type { Owner } from '@conjure/lodge/view';
import { seatColours } from '../../../parts/seat-colours.ts';

/** The colours of an owner of cubes, as custom properties. */
export const ownerStyle = (owner: Owner): string =>
  owner === 'rose' ? '--own: var(--rose); --own-ink: var(--rose-ink); --own-rim: var(--rose-line)' : seatColours(owner);

/** The sign of the Rose where others have a letter, fourteen across. */
export const THORN = 'M0 -7L2 -2.2L7 -2.8L3.2 1L5 6L0 3.2L-5 6L-3.2 1L-7 -2.8L-2 -2.2Z';
