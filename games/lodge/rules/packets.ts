import type { Seat } from '@conjure/engine';
import { evocationOf, isMage, type Model, NONE, OWNERS, ownerOf, ROSE } from '../board.ts';
import type { Damage } from '../events.ts';
import type { Volley } from '../matters.ts';
import type { LodgeTable, State } from '../state.ts';
import { putOnCard, putOnSheet } from './cubes.ts';
import { creatureOf, hunterOf, isFamiliar } from './models.ts';
import { modelName, ownerName } from './names.ts';
import { credit } from './quests.ts';

/** Cubes were placed, on a mage or for him. */
export function withPlaced(now: Volley, seat: number, placed: number): Volley {
  if (placed === 0) return now;
  return { ...now, total: now.total + placed, hurt: seat === NONE ? now.hurt : now.hurt | (1 << seat) };
}

/** So many on the card of the familiar, the others on the sheet; what neither can take is lost. [R28] [R47] */
export function divide(t: LodgeTable, now: Volley, seat: Seat, guard: number, n: number, share: number): number {
  const onCard = putOnCard(t, guard, now.dealer, share);
  const onSheet = putOnSheet(t, seat, now.dealer, n - share);
  told(t, now, seat, { n: onSheet, lost: n - onCard - onSheet, familiar: guard, shared: onCard, how: 'divided' });
  return onCard + onSheet;
}

/** On an evocation, or a Hunting familiar. [F36] [B67] */
export function onCardAlone(t: LodgeTable, now: Volley, model: Model, n: number): number {
  const placed = putOnCard(t, evocationOf(model), now.dealer, n);
  told(t, now, model, { n: placed, lost: n - placed, familiar: NONE, shared: 0, how: 'alone' });
  return placed;
}

/** Without a familiar the rest is lost, or laid beside the sheet. [B67] [B76] */
export function onSheetAlone(t: LodgeTable, now: Volley, seat: Seat, n: number): number {
  const onSheet = putOnSheet(t, seat, now.dealer, n);
  const more = t.state.options.overkill ? beside(t.state, seat, now.dealer, n - onSheet) : 0;
  told(t, now, seat, { n: onSheet + more, lost: n - onSheet - more, familiar: NONE, shared: 0, how: 'alone' });
  return onSheet + more;
}

/** His own slots first; what they cannot take waits until everything else is placed. [F37] [R7] [R11] */
export function beforeHunter(t: LodgeTable, now: Volley, seat: Seat, n: number): Volley {
  const onSheet = putOnSheet(t, seat, now.dealer, n);
  if (onSheet > 0) told(t, now, seat, { n: onSheet, lost: 0, familiar: NONE, shared: 0, how: 'alone' });
  const placed = withPlaced(now, seat, onSheet);
  return onSheet === n ? placed : { ...placed, excess: [...placed.excess, seat, n - onSheet] };
}

/** The excess must be put on the hunter, however far away it is. [F37] */
export function toHunters(t: LodgeTable, now: Volley): Volley {
  let after = now;
  for (let i = 0; i < now.excess.length; i += 2) {
    const [seat, left] = [now.excess[i], now.excess[i + 1]];
    const hunter = hunterOf(t, seat);
    const onCard = putOnCard(t, hunter, now.dealer, left);
    told(t, now, seat, { n: 0, lost: left - onCard, familiar: hunter, shared: onCard, how: 'overflowed' });
    after = withPlaced(after, seat, onCard);
  }
  return after;
}

/** Cubes beyond the last slot are laid beside the sheet. [B76] */
function beside(state: State, seat: Seat, dealer: number, n: number): number {
  const placed = Math.min(n, state.supply[dealer]);
  state.beside[seat * OWNERS + dealer] += placed;
  state.supply[dealer] -= placed;
  return placed;
}

interface Taken {
  n: number;
  lost: number;
  familiar: number;
  shared: number;
  how: Damage;
}

function told(t: LodgeTable, now: Volley, model: Model, { n, lost, familiar, shared, how }: Taken): void {
  creditDamage(t, now, model, n + shared);
  if (t.silent) return;
  t.tell({
    type: 'damaged',
    model: modelName(t, model),
    dealer: ownerName(now.dealer),
    n,
    lost,
    familiar: familiar === NONE ? 'none' : creatureOf(t, familiar).id,
    shared,
    how,
  });
}

/** Cubes put on enemy models count for quests of the dealer, on the pair as on the mage. [R39] */
function creditDamage(t: LodgeTable, { dealer, source }: Volley, model: Model, placed: number): void {
  if (dealer === ROSE || placed < 1) return;
  credit(t, dealer, 'damageInRound', placed);
  if (isMage(model)) credit(t, dealer, 'damageMages', 1, model);
  if (source === NONE || isMage(source) || ownerOf(source) !== dealer) return;
  credit(t, dealer, 'evocationDamageInRound', placed);
  if (isFamiliar(t, evocationOf(source))) credit(t, dealer, 'familiarDamageInRound', placed);
}
