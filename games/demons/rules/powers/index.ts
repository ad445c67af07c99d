import type { Power } from '../../data.ts';
import { battles } from './b-battles.ts';
import { cure } from './c-cure.ts';
import { discovery } from './d-discovery.ts';
import { earthquake } from './e-earthquake.ts';
import { familiars } from './f-familiars.ts';
import { gain } from './g-gain.ts';
import { invisibility } from './i-invisibility.ts';
import { nakedness } from './n-nakedness.ts';
import { love } from './p-love.ts';
import type { PowerRule } from './power.ts';
import { reconciliation } from './r-reconciliation.ts';
import { storm } from './s-storm.ts';
import { transport } from './t-transport.ts';
import { destruction } from './x-destruction.ts';

/** The table of powers by letter. [12.3] */
export const POWER_RULES: Readonly<Record<Power, PowerRule>> = {
  B: battles,
  C: cure,
  D: discovery,
  E: earthquake,
  F: familiars,
  G: gain,
  I: invisibility,
  N: nakedness,
  P: love,
  R: reconciliation,
  S: storm,
  T: transport,
  X: destruction,
};
