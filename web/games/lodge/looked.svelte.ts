import type { Spot } from './board/types.ts';

/** A room, a model, a spell (`ember_dart/a` where one half counts) or a familiar that somebody wants to read about. */
export type Looked = Spot | { readonly spell: string } | { readonly creature: string };

let looked: Looked | null = $state.raw(null);

export const lookedAt = (): Looked | null => looked;

export function lookAt(wanted: Looked | null): void {
  looked = wanted;
}
