import { bound } from './bound.ts';
import { charge, close, surge } from './close.ts';
import { formation } from './formation.ts';
import { healing } from './healing.ts';
import { levitation } from './levitation.ts';
import { doubleTime, move, quickness } from './move.ts';
import { necromancy } from './necromancy.ts';
import { nimble } from './nimble.ts';
import { ranged } from './ranged.ts';
import { regeneration } from './regeneration.ts';
import { spellUses } from './spells.ts';
import type { Use } from './use.ts';

/** Everything that an action may be used for, by the `do` of its answer. Each is only ever handed answers of its own. */
export const USES = {
  move,
  doubleTime,
  quickness,
  formation,
  close,
  surge,
  charge,
  ranged,
  bound,
  healing,
  regeneration,
  necromancy,
  levitation,
  nimble,
  ...spellUses,
} as Readonly<Record<string, Use>>;
