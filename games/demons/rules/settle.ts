import { type Handlers, handle, rest, type Step } from '@conjure/engine';
import type { DemonsMatter } from '../matters.ts';
import type { DemonsTable } from '../state.ts';
import { callAuction, takeBids } from './auction.ts';
import { brawl } from './brawl.ts';
import { commit, defend, spend } from './combat.ts';
import { avert, turnOver } from './conjuring.ts';
import { fit } from './control.ts';
import { emerge } from './emerging.ts';
import { place } from './first.ts';
import { fetch } from './hoards.ts';
import { inPlay } from './places.ts';
import { evade } from './search.ts';
import { stake } from './shield.ts';
import { torture } from './torture.ts';
import { consent, offer } from './trade.ts';

/** Settles what must be settled before the phase goes on. */
export function settle(t: DemonsTable, matter: DemonsMatter): Step {
  // Whoever has died or left in the meantime has nothing more to settle.
  return inPlay(t.state.magicians[matter.seat]) ? handle(HANDLERS, t, matter) : 'rest';
}

const HANDLERS: Handlers<DemonsTable, DemonsMatter> = {
  place: (t, { seat }) => place(t, seat),
  evade: (t, { seat }) => evade(t, seat),
  commit: (t, { seat, hex }) => commit(t, seat, hex),
  defend: (t, { seat, attack }) => defend(t, seat, attack),
  fetch: (t, { seat, mortal }) => fetch(t, seat, mortal),
  spend: (t, { seat, spirits }) => rest(spend(t, seat, spirits)),
  fit: (t, { seat }) => fit(t, seat),
  emerge: (t, { seat }) => emerge(t, seat),
  turnOver: (t, { seat, rank, number }) => rest(turnOver(t, seat, rank, number)),
  avert: (t, { seat, curses }) => avert(t, seat, curses),
  stake: (t, { seat }) => stake(t, seat),
  brawl: (t, { seat, fighters, targets }) => brawl(t, seat, fighters, targets),
  torture: (t, { seat, captor }) => torture(t, seat, captor),
  offer: (t, { seat, to }) => offer(t, seat, to),
  consent: (t, { seat, from, give, take }) => consent(t, seat, from, give, take),
  auction: (t, { seat }) => callAuction(t, seat),
  bid: (t) => takeBids(t),
};
