import { readStored, writeStored } from '../app/storage.ts';

const KEY = 'conjure.apart';
/** More than anybody plays at a time; the oldest are asked for once more. */
const MOST = 200;

interface KnownMatches {
  /** Matches that are played at a server, the latest first. */
  readonly matches: readonly string[];
}

function known(): KnownMatches {
  const kept = readStored(KEY) as Partial<KnownMatches> | null;
  const matches = Array.isArray(kept?.matches) ? kept.matches.filter((match) => typeof match === 'string') : [];
  return { matches };
}

/** Whether anything was ever played online on this device: only then a server is asked for anything unasked. */
export const hasPlayedOnline = (): boolean => readStored(KEY) !== null;

/** Whether a match lives at the server. One that is not known here may still be there. */
export const isKnownOnline = (match: string): boolean => known().matches.includes(match);

export function noteOnline(...matches: readonly string[]): void {
  const { matches: before } = known();
  if (matches.length > 0 && matches.every((match) => before.includes(match))) return;
  writeStored(KEY, { matches: [...new Set([...matches, ...before])].slice(0, MOST) });
}

export const forgetOnline = (): void => writeStored(KEY, null);
