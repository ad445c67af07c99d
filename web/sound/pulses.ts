import type { CueName } from './cues.ts';

/** What a phone lets one feel with a sound, in milliseconds on and off. */
export const PULSES: { readonly [cue in CueName]?: number[] } = {
  tap: [8],
  knock: [12],
  good: [15],
  bad: [30, 40, 30],
  blow: [25],
  crash: [60],
  rumble: [60],
  chain: [40, 60, 40, 60, 40],
  curse: [50, 30, 50],
  yours: [20, 80, 20],
  win: [30, 60, 30, 60, 80],
  toll: [120],
};
