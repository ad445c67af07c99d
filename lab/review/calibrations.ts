import type { Calibration } from './calibration.ts';
import kept from './calibrations.json' with { type: 'json' };

/** A calibration, and how it was made. */
export interface StoredCalibration extends Calibration {
  readonly command: string;
  readonly date: string;
}

const known: { readonly [game: string]: StoredCalibration | undefined } = kept;

/** How the value of a game foretells victories; `null` where that has not been measured. */
export const calibrationOf = (game: string): StoredCalibration | null => known[game] ?? null;
