import freed from 'icon:breaking-chain';
import city from 'icon:castle-ruins';
import ring from 'icon:diamond-ring';
import quake from 'icon:earth-crack';
import cornered from 'icon:evil-eyes';
import auction from 'icon:gavel';
import captured from 'icon:imprisoned';
import ended from 'icon:laurels';
import seized from 'icon:open-treasure-chest';
import conjured from 'icon:pentacle';
import familiar from 'icon:puppet';
import cursed from 'icon:skull-crossed-bones';
import left from 'icon:sunrise';
import fetched from 'icon:swap-bag';
import fought from 'icon:swords-emblem';
import died from 'icon:tombstone';
import type { DemonsEvent } from '@conjure/demons/view';

/** By the type of an event: a drawing for those who look back at it. */
export const PICTURES: { readonly [type in DemonsEvent['type']]?: string } = {
  ...{ cornered, left, fought, captured, freed, fetched, conjured, cursed, died, seized, familiar, quake, ended },
  ...{
    turned: conjured,
    turnedUnseen: conjured,
    gained: fetched,
    pickedUp: fetched,
    tortured: captured,
    cityDestroyed: city,
    ringFound: ring,
    ringSold: ring,
    ringUnsold: ring,
    auctionCalled: auction,
  },
};
