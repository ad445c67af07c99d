import beast from 'icon:beast-eye';
import defeat from 'icon:broken-skull';
import ruin from 'icon:castle-ruins';
import end from 'icon:laurels';
import cast from 'icon:magic-swirl';
import moon from 'icon:moon';
import power from 'icon:power-lightning';
import rose from 'icon:rose';
import quest from 'icon:scroll-unfurled';
import shield from 'icon:shield-reflect';
import revealed from 'icon:wolf-trap';
import type { LodgeEvent } from '@conjure/lodge/view';

/** By the type of an event: a drawing for those who look back at it. */
export const PICTURES: { readonly [type in LodgeEvent['type']]?: string } = {
  eventTurned: rose,
  powerChanged: power,
  moonRose: moon,
  questSolved: quest,
  cast,
  revealed,
  familiarSummoned: beast,
  saved: shield,
  unharmed: shield,
  defeated: defeat,
  roomDestroyed: ruin,
  finalScored: end,
  gameOver: end,
};
