import { inScope } from '../../parts/scope.ts';
import { newAim } from '../aim.svelte.ts';
import type { PartialAnswer } from '../answers.ts';
import { newLooked } from '../looked.svelte.ts';
import { newMapLook } from './map-look.svelte.ts';

/** At this table: what is being aimed. */
export const aimHere = inScope(() => newAim<PartialAnswer>());

/** At this table: what somebody wants to see on the map. */
export const mapHere = inScope(newMapLook);

/** At this table: the spirit whose card is being looked at. */
export const lookHere = inScope(() => newLooked<number>());
