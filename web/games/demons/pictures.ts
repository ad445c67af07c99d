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
import type { Pictures } from '../face.ts';
import SpiritsCame from './pieces/SpiritsCame.svelte';

/** What stands in the middle of a great moment. */
export const PICTURES: { readonly [type in DemonsEvent['type']]?: string } = {
  ...{ cornered, left, fought, captured, freed, fetched, conjured, cursed, died, seized, familiar, quake, ended },
  ...{
    tortured: captured,
    cityDestroyed: city,
    ringFound: ring,
    ringSold: ring,
    ringUnsold: ring,
    auctionCalled: auction,
  },
};

/** Whoever has come is seen. */
export const SHOWN: NonNullable<Pictures['SHOWN']> = { turned: SpiritsCame };
