import type { Seat } from '@conjure/engine';
import type { HostState } from './host-state.ts';
import type { Connection } from './server-messages.ts';

/** Whether somebody may come to a match, sit there or throw it away, as whoever runs the host has it. */
export const admits = async (
  { deps }: HostState,
  from: Connection,
  match: string,
  to: Seat | 'watch' | 'forget',
): Promise<boolean> => (await deps.admits?.(from, match, to)) ?? true;

/** Those of the things that are let through, asked one after the other. */
export async function filterAsync<T>(things: readonly T[], lets: (thing: T) => Promise<boolean>): Promise<T[]> {
  const through: T[] = [];
  for (const thing of things) if (await lets(thing)) through.push(thing);
  return through;
}
