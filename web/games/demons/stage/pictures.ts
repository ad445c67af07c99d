import type { RankName } from '@conjure/demons/view';
import { type Drawable, type Prop, seal } from '../../../stage/script.ts';
import { drawings } from '../drawings.ts';
import { mortalDrawing } from '../model/tokens.ts';
import SpiritDrawing from './SpiritDrawing.svelte';

/** Who and what is seen in the great moments. */
export const mortal = (id: string): Prop => seal(drawings[mortalDrawing(id)]);
export const rankSign = (rank: RankName): string => drawings[`rank${rank}`];

export const spiritPicture = (number: number): Drawable => ({ Drawn: SpiritDrawing, id: number });
