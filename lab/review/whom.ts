import type { Event } from '@conjure/engine';

const WHOM = ['by', 'seat', 'side', 'model', 'mortal', 'figure', 'who'] as const;

/** Whom it concerns; `null` where it concerns nobody, and is no reason. */
export function whomOf(event: Event): string | null {
  const fields = event as Event & { readonly [field: string]: unknown };
  const whom = WHOM.map((field) => fields[field]);
  return whom.every((one) => one === undefined) ? null : whom.join(' ');
}
