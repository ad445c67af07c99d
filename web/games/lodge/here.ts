import { inScope } from '../../parts/scope.ts';
import { newAim } from '../aim.svelte.ts';
import type { Aim } from '../answers.ts';
import { newLooked } from '../looked.svelte.ts';
import type { Spot } from './board/types.ts';

/** At this table: what is being aimed. */
export const aimHere = inScope(() => newAim<Aim>());

/** A room, a model, a spell (`ember_dart/a` where one half counts) or a familiar that somebody wants to read about. */
export type Looked = Spot | { readonly spell: string } | { readonly creature: string };

/** At this table: what is being looked at. */
export const lookHere = inScope(() => newLooked<Looked>());
