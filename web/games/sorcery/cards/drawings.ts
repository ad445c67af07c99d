import takeUp from 'icon:book-pile';
import browse from 'icon:bookmark';
import back from 'icon:card-random';
import surge from 'icon:charging-bull';
import done from 'icon:check-mark';
import figure from 'icon:chess-knight';
import doubleTime from 'icon:fast-forward-button';
import warning from 'icon:hazard-sign';
import regeneration from 'icon:healing-shield';
import pass from 'icon:hourglass';
import bound from 'icon:leapfrog';
import formation from 'icon:minions';
import quickness from 'icon:sprint';
import ranged from 'icon:target-arrows';
import levitation from 'icon:upgrade';
import { signs } from '../art/signs.ts';

/** By what they mean at this table. */
export const drawings = {
  ...signs,
  ...{ back, figure, pass, browse, takeUp, formation, bound, surge, ranged, regeneration, levitation, quickness },
  ...{ warning, done, doubleTime },
  move: signs.speed,
  charge: surge,
  close: signs.attack,
  nimble: signs.spin,
  healing: signs.heal,
  necromancy: signs.rise,
  fury: signs.ability,
} as const;
export type DrawingName = keyof typeof drawings;
