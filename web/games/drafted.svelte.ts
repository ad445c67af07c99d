import type { OpenQuestion } from '@conjure/host';
import { draftsHere } from '../parts/drafts.ts';

/** A part of a half-made choice: it outlasts the page being loaded anew. To be called while a component begins. */
export function drafted<T>(asked: OpenQuestion, name: string, first: T, read: (kept: unknown) => T | null) {
  const drafts = draftsHere();
  let value: T = $state.raw(read(drafts.kept(asked, name)) ?? first);
  return {
    get now(): T {
      return value;
    },
    set now(next: T) {
      value = next;
      drafts.keep(asked, name, next);
    },
  };
}

/** What was kept, if it is a list of names, or of numbers; so many things were picked. */
export const asNames = (kept: unknown): readonly string[] | null =>
  Array.isArray(kept) && kept.every((one) => typeof one === 'string') ? kept : null;
export const asNumbers = (kept: unknown): readonly number[] | null =>
  Array.isArray(kept) && kept.every((one) => typeof one === 'number') ? kept : null;
export const asName = (kept: unknown): string | null => (typeof kept === 'string' ? kept : null);
export const asNumber = (kept: unknown): number | null => (typeof kept === 'number' ? kept : null);
