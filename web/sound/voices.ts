import { CUES, type CueName, type Loudness } from './cues.ts';

/** A sound that is being played. */
export interface Voice {
  readonly cue: CueName;
  /** Milliseconds. */
  readonly begun: number;
  readonly ends: number;
}

const RANK: { readonly [loudness in Loudness]: number } = { quiet: 0, plain: 1, strong: 2, grand: 3 };
const rankOf = ({ cue }: Pick<Voice, 'cue'>): number => RANK[CUES[cue].loudness];

/** So many are heard at once, and the same one not again sooner than this. */
const MOST = 4;
const AGAIN = 60;

/** Whether a sound may begin among those that are heard, and which of them must make room for it. */
export function admit(heard: readonly Voice[], cue: CueName, now: number): { stop: Voice | null } | null {
  const playing = heard.filter(({ ends }) => ends > now);
  if (playing.some((voice) => voice.cue === cue && now - voice.begun < AGAIN)) return null;
  if (playing.length < MOST) return { stop: null };
  const [oldest] = playing.filter((voice) => rankOf(voice) < rankOf({ cue })).sort((a, b) => a.begun - b.begun);
  return oldest ? { stop: oldest } : null;
}
