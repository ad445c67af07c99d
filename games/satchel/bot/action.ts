import { SYMBOLS } from '../data.ts';
import type { Command } from '../rules/commands.ts';
import type { PlaceView } from '../view.ts';
import { aimOf } from './aims.ts';
import { chance } from './chance.ts';
import { heroScore } from './hero.ts';
import { type Plan, planFor } from './plan.ts';
import { emptySlots, familiarsFinish, isHero, isUsable, ownPlace, type Sight, usablePlaces, wins } from './sight.ts';
import { sorcererScore } from './sorcerer.ts';
import type { Mentality, Weights } from './weights.ts';

/** Something must be better by this much before a place is left. */
const WORTH_LEAVING = 0.02;

const score = (s: Sight, place: PlaceView, dice: number, planned: number, w: Weights): number =>
  isHero(s.me) ? heroScore(s, place, dice, planned, w.hero) : sorcererScore(s, place, dice, planned, w.sorcerer);

const habits = ({ me }: Sight, { hero, sorcerer }: Weights) => (isHero(me) ? hero : sorcerer);

/** Now and then a bot lets its window go by. */
export const idles = (s: Sight, w: Weights): boolean => {
  const { idle } = habits(s, w);
  return idle > 0 && chance(s, 'idle') < idle;
};

/**
 * Completes what ends the round, if what shows and the familiars that are ready can do it: wherever the own pieces lie, they are taken
 * back for it. [B21] [B43] [B53]
 */
export function finishing(s: Sight, w: Weights): Command | null {
  const here = ownPlace(s);
  const places = usablePlaces(s).filter((place) => wins(s, place));
  for (const place of [...places.filter((each) => each === here), ...places.filter((each) => each !== here)]) {
    const plan = planFor(s, place);
    const left = emptySlots(place, plan.slots);
    if (left.length > 0 && !familiarsFinish(s, left)) continue;
    return here === null || here === place ? next(s, place, plan, w) : { do: 'recoverAll' };
  }
  return null;
}

/** What comes before the dice have fallen: learning, taking back, and the roll itself. */
export const opening = (s: Sight, m: Mentality): Command | null =>
  learning(s, m.learningCost) ?? leaving(s, m) ?? rolling(s);

/** A hero learns what is no hero's emblem, if there is such a symbol. [B52] */
function learning({ view, me, players }: Sight, cost: number): Command | null {
  if (!isHero(me) || view.lore === null || view.lore < cost || me.shown.learned !== null) return null;
  const symbol =
    SYMBOLS.find((each) => players.every(({ shown }) => shown.emblem !== each)) ??
    SYMBOLS.find((each) => me.shown.emblem !== each);
  return symbol ? { do: 'learn', symbol } : null;
}

/** All pieces back, where another place promises clearly more. [B21] */
function leaving(s: Sight, w: Weights): Command | null {
  const here = ownPlace(s);
  if (here === null) return null;
  const stay = habits(s, w).stay * score(s, here, s.me.loose, 0, w) + WORTH_LEAVING;
  for (const place of usablePlaces(s))
    if (place !== here && score(s, place, s.me.unhurt, 0, w) > stay) return { do: 'recoverAll' };
  return null;
}

/** All loose dice. [B11] */
export function rolling({ me }: Sight): Command | null {
  if (me.loose === 0) return null;
  const dice = me.shown.dice.filter(({ is }) => is === 'unrolled' || is === 'showing').map(({ number }) => number);
  return { do: 'roll', dice };
}

/** The next piece that is laid; `rolled`: in this action. Nothing where the action is over. */
export function laying(s: Sight, w: Weights, rolled: boolean): Command | null {
  const here = ownPlace(s);
  if (here === null) {
    const best = bestPlace(s, w);
    return best && next(s, best.place, best.plan, w);
  }
  if (!isUsable(s, here)) return null;
  return next(s, here, planFor(s, here), w) ?? (rolled ? lastResort(s, here, w) : null);
}

function bestPlace(s: Sight, w: Weights): { place: PlaceView; plan: Plan } | null {
  const { slip } = habits(s, w);
  const slips = slip > 0 && chance(s, 'slip') < slip;
  let best: { place: PlaceView; plan: Plan } | null = null;
  let most = 0;
  for (const place of usablePlaces(s)) {
    const plan = planFor(s, place);
    if (plan.steps.length === 0 && !familiarsFinish(s, emptySlots(place))) continue;
    const here = score(s, place, s.me.loose - plan.steps.length, plan.slots, w) * (slips ? blur(s, place) : 1);
    if (here > most) [best, most] = [{ place, plan }, here];
  }
  return best;
}

/** How far off a bot that slips takes a place to be worth. Dice still showing tell one choice of an action from the next. */
function blur(s: Sight, { place }: PlaceView): number {
  const showing = s.me.shown.dice.filter(({ is }) => is === 'showing').length;
  return 0.2 + 1.5 * chance(s, `slip ${place} ${showing}`);
}

/** Planned dice first; then familiars, where they fill all that is left. */
function next(s: Sight, place: PlaceView, { steps, slots }: Plan, w: Weights): Command | null {
  if (steps.length > 0) {
    const [{ die, slot }] = steps;
    return { do: 'place', die, loc: place.place, slot: slot + 1, ...aimed(s, place, w) };
  }
  return familiarsFinish(s, emptySlots(place, slots)) ? familiar(s, place, w) : null;
}

/** A hero who has laid his last die lays his familiar beside it. */
function lastResort(s: Sight, place: PlaceView, w: Weights): Command | null {
  return isHero(s.me) && s.me.loose === 0 && s.me.ready > 0 ? familiar(s, place, w) : null;
}

/** A familiar into the leftmost empty symbol. [F15] [F17] */
export function familiar(s: Sight, place: PlaceView, w: Weights): Command | null {
  const slot = place.slots.findIndex(({ symbol, piece }) => piece === null && symbol !== 'star');
  return slot < 0 ? null : { do: 'familiar', loc: place.place, slot: slot + 1, ...aimed(s, place, w) };
}

/** The last piece of a spell says what it is aimed at. [B28] */
function aimed(s: Sight, { card, slots }: PlaceView, w: Weights): { aim?: string } {
  if (!card?.aim || isHero(s.me) || slots.filter(({ piece }) => piece === null).length > 1) return {};
  const aim = aimOf(s, card, w.sorcerer);
  return aim === undefined ? {} : { aim };
}
