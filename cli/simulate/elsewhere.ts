import type { BatchRunner } from '@conjure/lab';
import type { UsageTrouble } from '../args/read.ts';

type FoundPlayers = { readonly players: BatchRunner } | { readonly trouble: UsageTrouble; readonly misused: boolean };

/** The workers at a PostgreSQL. What is said of its address is never the password in it. */
export async function elsewhere(address: string): Promise<FoundPlayers> {
  if (!/^postgres(ql)?:\/\//.test(address)) {
    const [got = ''] = address.split(':');
    return {
      trouble: { key: 'usage.fault', facts: { place: '--jobs', expected: 'postgres://…', got } },
      misused: true,
    };
  }
  try {
    const { openJobs, playersElsewhere } = await import('@conjure/server/work');
    return { players: await playersElsewhere(await openJobs(address)) };
  } catch (error) {
    const why = error instanceof Error ? error.message || error.name : String(error);
    return { trouble: { key: 'simulate.unreachable', facts: { why } }, misused: false };
  }
}
