import { inScope } from '../../parts/scope.ts';
import { newAim } from '../aim.svelte.ts';
import type { Aim } from '../answers.ts';
import { newLooked } from '../looked.svelte.ts';

/** At this table: what is being aimed. */
export const aimHere = inScope(() => newAim<Aim>());

/** At this table: the spirit whose card is being looked at. */
export const lookHere = inScope(() => newLooked<number>());
