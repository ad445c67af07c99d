import { inScope } from '../../parts/scope.ts';
import { newAim } from '../aim.svelte.ts';
import type { PartialAnswer } from '../answers.ts';
import { newWalk } from './walk.ts';

/** At this table: what is being aimed. */
export const aimHere = inScope(() => newAim<PartialAnswer>());

/** At this table: a walk of several rooms that is under way. */
export const walkHere = inScope(newWalk);
