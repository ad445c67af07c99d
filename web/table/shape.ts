import { MediaQuery } from 'svelte/reactivity';

/** How the table is laid out: by the window's size alone. */
export type TableShape = 'wide' | 'tablet' | 'phone' | 'low';

const low = new MediaQuery('(height < 560px) and (width >= 560px)');
const wide = new MediaQuery('(width >= 1000px) and (min-aspect-ratio: 1 / 1)');
const phone = new MediaQuery('(width < 560px)');

export const shapeNow = (): TableShape =>
  low.current ? 'low' : wide.current ? 'wide' : phone.current ? 'phone' : 'tablet';
