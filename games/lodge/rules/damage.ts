import { askThen, next, refusal, type Seat, type Step, toOne } from '@conjure/engine';
import { CELL, EVOCATIONS, evocationOf, isMage, type Model, modelOf, NONE, ownerOf, ROSE } from '../board.ts';
import type { LodgeMatterOf, Volley } from '../matters.ts';
import type { LodgeTable, Position, State } from '../state.ts';
import { SHARES, shapesOf } from './answers.ts';
import { buffOf, creatureOf, freeOnCard, freeOnSheet, guardianOf, hunterOf, isGuarding, isModel } from './models.ts';
import { creaturePhrase, modelName, ownerName, seatPhrase } from './names.ts';
import { beforeHunter, divide, onCardAlone, onSheetAlone, toHunters, withPlaced } from './packets.ts';
import { credit } from './quests.ts';
import { openWindow, others } from './reactions.ts';

interface Dealt {
  /** Whose cubes. */
  dealer: number;
  /** The model that deals it, NONE for the Black Rose. */
  source: Model;
  targets: readonly Model[];
  amount: number;
  attack?: boolean;
  everywhere?: boolean;
}

/**
 * Deals packets at once, one for each model: mages first in play order, then evocations in the order of their owners. A
 * dealer without a cube deals none. [B67] [B68]
 */
export function deal(
  t: LodgeTable,
  { dealer, source, targets, amount, attack = false, everywhere = false }: Dealt,
): void {
  const { state } = t;
  if (state.supply[dealer] === 0 || targets.length === 0) return;
  const sorted = targets.length === 1 ? targets : inPlayOrder(state, targets);
  const hits: number[] = [];
  for (const target of sorted) hits.push(target, amount);
  next(t, {
    do: 'volley',
    dealer,
    source,
    attack,
    everywhere,
    hits,
    placing: false,
    at: 0,
    hurt: 0,
    total: 0,
    excess: [],
  });
}

/** Mages before what they have called, each in the order of play. */
function inPlayOrder({ order }: State, models: readonly Model[]): Model[] {
  const turn = (model: Model): number => order.indexOf(ownerOf(model));
  return [...models].sort((a, b) => Number(isMage(b)) - Number(isMage(a)) || turn(a) - turn(b) || a - b);
}

/** First every mage may protect himself, then the cubes are placed, then defeats are checked. [B48] [B68] */
export function volley(t: LodgeTable, now: Volley): Step {
  return now.placing ? place(t, now) : announce(t, now);
}

/** Armour, then the protections of the next mage hit. [R12] */
function announce(t: LodgeTable, now: Volley): Step {
  const { state } = t;
  const hits = now.hits.slice();
  for (let at = now.at; at < hits.length; at += 2) {
    hits[at] = nowOneWith(t, hits[at]);
    const mage = hits[at];
    if (!isMage(mage) || !reaches(t, now, mage)) continue;
    hits[at + 1] -= buffOf(state, mage, 'armour');
    if (hits[at + 1] < 1) continue;
    next(t, { ...now, hits, at: at + 2 });
    openWindow(t, 'damageIncoming', 1 << mage, now.source, NONE);
    return 'rest';
  }
  next(t, { ...now, hits, at: 0, placing: true });
  return 'rest';
}

/**
 * A hunter that its mage has picked up since is one model with him: the blow at it falls on the pair, a packet of its own to
 * protect against and to divide. [R43] [F24] [R28]
 */
const nowOneWith = ({ state }: Position, model: Model): Model =>
  !isMage(model) && isGuarding(state, evocationOf(model)) ? ownerOf(model) : model;

/** Nothing but an event reaches a Cell, and what has left play is not hit. [R41] */
const reaches = ({ state }: Position, { everywhere }: Volley, model: Model): boolean =>
  isModel(state, model) || (everywhere && isMage(model));

/** Model by model; the player of a guarded mage divides. Excess for hunters comes last, then defeats are checked. [R6] [R11] */
function place(t: LodgeTable, now: Volley): Step {
  const { hits } = now;
  let after = now;
  for (let at = now.at; at < hits.length; at += 2) {
    const model = hits[at];
    const n = Math.min(hits[at + 1], t.state.supply[now.dealer]);
    if (n < 1 || !reaches(t, now, model)) continue;
    const guard = isMage(model) ? guardianOf(t, model) : NONE;
    if (guard !== NONE) {
      const least = Math.min(freeOnCard(t, guard), Math.max(0, n - freeOnSheet(t, model)));
      const most = Math.min(n, freeOnCard(t, guard));
      if (least < most) return askShare(t, { ...after, at }, guard, n, least, most);
      after = withPlaced(after, model, divide(t, now, model, guard, n, least));
    } else if (!isMage(model)) after = withPlaced(after, NONE, onCardAlone(t, now, model, n));
    else if (hunterOf(t, model) !== NONE) after = beforeHunter(t, after, model, n);
    else after = withPlaced(after, model, onSheetAlone(t, now, model, n));
  }
  after = toHunters(t, after);
  const { dealer, source, attack, hurt, total } = after;
  const creature = source === NONE || isMage(source) ? NONE : t.state.creature[evocationOf(source)];
  next(
    t,
    { do: 'check', hitter: dealer, asked: 0 },
    { do: 'aftermath', dealer, source, creature, target: hits[0], hurt, total, attack },
  );
  return 'rest';
}

/** The share of the familiar is for the player of the mage to choose. [F31] [R5] [R6] */
function askShare(t: LodgeTable, now: Volley, guard: number, n: number, least: number, most: number): Step {
  const seat = now.hits[now.at];
  const facts = {
    n,
    sheet: freeOnSheet(t, seat),
    card: freeOnCard(t, guard),
    mage: seatPhrase(t, seat),
    familiar: creaturePhrase(t.content, creatureOf(t, guard).id),
  };
  return askThen(
    toOne({
      kind: 'divide',
      rule: 'F31',
      seat,
      shape: shapesOf(t.content).share,
      options: SHARES.slice(least, most + 1),
      refuse: ({ share }) => (share >= least && share <= most ? null : refusal('R6', { share, least, most })),
      wishes: () => SHARES.slice(0, n + 1),
      facts,
      data: () => ({
        ...{ dealer: ownerName(now.dealer), attack: now.attack },
        ...{ familiar: modelName(t, modelOf(guard)), least, most },
      }),
      about: ({ share }) => {
        const sheet = Math.min(n - share, freeOnSheet(t, seat));
        return { sheet, card: share, lost: n - share - sheet };
      },
    }),
    ({ share }) => next(t, { ...withPlaced(now, seat, divide(t, now, seat, guard, n, share)), at: now.at + 2 }),
  );
}

/** Traps of those who were damaged and not defeated, then what the attacker's card adds. [B49] [R39] */
export function aftermath(
  t: LodgeTable,
  { dealer, source, creature, target, hurt, total, attack }: LodgeMatterOf<'aftermath'>,
): Step {
  if (attack && total > 0) {
    if (isMage(source)) credit(t, source, 'physicalAttacks');
    else if (creature !== NONE)
      next(t, { do: 'extra', by: dealer, evocation: evocationOf(source), creature, target, hurt });
  }
  if (dealer !== ROSE) openWindow(t, 'damaged', hurt & others(t.state, dealer), source, NONE);
  return 'rest';
}

/** Every enemy model of a kind in the whole Lodge. [B5] [R13] */
export function everyEnemy({ state }: Position, by: Seat, which: 'lodge' | 'lodgeEvocations' | 'allMages'): Model[] {
  const list: Model[] = [];
  if (which !== 'lodgeEvocations')
    for (let seat = 0; seat < state.seats; seat++) if (seat !== by && state.at[seat] !== CELL) list.push(seat);
  if (which !== 'allMages')
    for (let i = 0; i < state.seats * EVOCATIONS; i++)
      if (state.creature[i] !== NONE && state.room[i] !== NONE && ownerOf(modelOf(i)) !== by) list.push(modelOf(i));
  return list;
}
