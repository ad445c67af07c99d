import seers_ledger from 'icon:abacus';
import ninth_house from 'icon:astrolabe';
import host_of_ash from 'icon:burning-embers';
import unspell from 'icon:cancel';
import last_candle from 'icon:candle-flame';
import sleeve_knife from 'icon:cloak-dagger';
import crown_of_cinders from 'icon:crowned-explosion';
import salt_skin from 'icon:crystal-growth';
import undermine from 'icon:dig-hole';
import stolen_face from 'icon:domino-mask';
import quicksilver_skin from 'icon:droplet-splash';
import shatterwave from 'icon:earth-crack';
import ember_dart from 'icon:ember-shot';
import hour_unwritten from 'icon:empty-hourglass';
import wall_of_cinders from 'icon:firewall';
import unstable_flesh from 'icon:fleshy-mass';
import fogged_hall from 'icon:fog';
import kiln_breath from 'icon:furnace';
import homunculus from 'icon:golem-head';
import gravedigger from 'icon:hasty-grave';
import mending_water from 'icon:holy-water';
import leech_word from 'icon:leeching-worm';
import thunder_nail from 'icon:lightning-trio';
import false_letter from 'icon:love-letter';
import wrong_door from 'icon:magic-portal';
import stone_knuckle from 'icon:mailed-fist';
import melt_keystone from 'icon:melting-metal';
import twin_in_glass from 'icon:mirror-mirror';
import open_almanac from 'icon:open-book';
import poisoned_threshold from 'icon:poison-cloud';
import lodestar from 'icon:polar-star';
import raise_thrall from 'icon:raise-skeleton';
import reckoning from 'icon:scales';
import cold_grip from 'icon:shadow-grasp';
import grave_march from 'icon:shambling-zombie';
import unspoken_name from 'icon:sharp-lips';
import cutpurse from 'icon:shiny-purse';
import borrowed_key from 'icon:skeleton-key';
import final_word from 'icon:skull-crack';
import quick_limbs from 'icon:sprint';
import back_stair from 'icon:stairs';
import foreseen_blow from 'icon:third-eye';
import gate_of_thorns from 'icon:thorny-vine';
import collapse from 'icon:tower-fall';
import crowd_of_shadows from 'icon:two-shadows';
import black_veil from 'icon:vampire-cape';
import { schoolOf } from '@conjure/lodge/view';
import { schoolDrawing } from '../cards/drawings.ts';

/** The picture of every spell. */
const spellArt: Readonly<Record<string, string>> = {
  ...{ ember_dart, kiln_breath, thunder_nail, wall_of_cinders, undermine, shatterwave },
  ...{ back_stair, borrowed_key, cutpurse, poisoned_threshold, sleeve_knife, false_letter },
  ...{ foreseen_blow, open_almanac, mending_water, seers_ledger, lodestar, reckoning },
  ...{ twin_in_glass, unspell, fogged_hall, wrong_door, crowd_of_shadows, stolen_face },
  ...{ raise_thrall, cold_grip, grave_march, leech_word, last_candle, gravedigger },
  ...{ stone_knuckle, quick_limbs, salt_skin, melt_keystone, homunculus, unstable_flesh },
  ...{ ninth_house, crown_of_cinders, black_veil, quicksilver_skin },
  ...{ unspoken_name, collapse, final_word, gate_of_thorns, host_of_ash, hour_unwritten },
};

/** The drawing on a card; somebody's own spell has the sign of its school. */
export const spellDrawing = (card: string): string => spellArt[card] ?? schoolDrawing(schoolOf(card));
