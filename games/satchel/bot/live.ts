import { seeded } from '@conjure/engine';
import type { Stamped } from '../rules/commands.ts';
import type { SatchelView } from '../view.ts';
import { finishing, laying, opening } from './action.ts';
import { chance } from './chance.ts';
import { interrupting } from './interrupt.ts';
import type { Player, Sight } from './sight.ts';
import type { Mentality } from './weights.ts';

type Live = NonNullable<SatchelView['live']>;

/** How far each interval may be off. [B65] */
const JITTER = 0.15;
const FINE = 1_000_000;
/** Hands are not exact: what is begun so many milliseconds after its time still belongs to the action, */
const GRACE = 150;
/** and every piece takes them so long. */
const PIECE = 100;

/** What a bot wants to do where everybody acts at once, and when; nothing where it waits for others. [B65] */
export function inLive(s: Sight, live: Live, m: Mentality): Stamped | undefined {
  const { now, pausedAt, lost } = live;
  if (pausedAt !== null) return { do: 'resume', at: now };
  const due = s.view.phase === 'waiting' ? now + firstRoll(s, m) : nextAction(s, live, m) + lost;
  const last = m.isCareful && s.view.phase === 'running' ? finishing(s, m) : null;
  // What follows from a roll is done piece by piece; then the hands rest until the next action.
  const follow = isLaying(s, live, m) ? (last ?? laying(s, m, true)) : null;
  if (follow?.do === 'place' || follow?.do === 'recoverAll') return { ...follow, at: byHand(s, live, m) };
  if (follow) return { ...follow, at: Math.max(now, Math.min(due, now + reaction(s, m))) };
  const sudden = m.interrupts?.reactionMs && s.view.phase === 'running' ? interrupting(s, m, m.interrupts) : null;
  if (sudden && now + reaction(s, m) < due) return { ...sudden, at: now + reaction(s, m) };
  const next = last ?? opening(s, m) ?? laying(s, m, false);
  return next ? { ...next, at: Math.max(now, due) } : undefined;
}

/** How long he takes to see what has come about: whatever happens draws his eye anew. [R9] */
function reaction(s: Sight, { interrupts }: Mentality): number {
  const [least, most] = interrupts?.reactionMs ?? [0, 0];
  return Math.round(least + (most - least) * chance(s, 'reacts'));
}

/** When the next piece lies: after the last one, or after all that were moved since the roll, whatever others did meanwhile. */
function byHand({ me }: Sight, { rolledAt, now, lost }: Live, { handMs }: Mentality): number {
  const since = (rolledAt[me.seat] ?? 0) + lost + handMs * (moved(me) + 1);
  return Math.max(now, Math.min(now + handMs, since));
}

const moved = ({ shown }: Player): number => shown.dice.filter(({ is }) => is !== 'showing').length;

/** Nobody begins on the dot. All later times follow from this one, so that no two rounds go alike. */
const firstRoll = (s: Sight, { paceMs }: Mentality): number => Math.round(chance(s, 'start') * paceMs);

/** Whether its hands are still busy with what the last roll gave: dice that show nothing loose lie somewhere, or have come back. */
function isLaying({ me }: Sight, { rolledAt, now, lost }: Live, { handMs }: Mentality): boolean {
  const last = rolledAt[me.seat];
  return last !== null && now - lost - last <= GRACE + Math.max(PIECE * moved(me), handMs * (moved(me) + 1));
}

/**
 * When the bot acts next. It looks up once in an interval and no more often: what comes about in between waits, also where
 * it had nothing to roll.
 */
function nextAction(s: Sight, live: Live, m: Mentality): number {
  const following = actions(s, live, m);
  let action = following();
  while (action < live.now - live.lost - GRACE) action = following();
  return action;
}

/** When its actions begin after its last roll, one after the other; never before it may roll again. [B62] */
function actions({ view, me }: Sight, { rolledAt, startedAt }: Live, m: Mentality): () => number {
  const last = rolledAt[me.seat];
  const draws = seeded(`pace ${view.round} ${me.seat} ${last ?? startedAt}`);
  const uniform = () => draws.next('pace', FINE) / FINE;
  // Nobody begins together with the others.
  let action = last ?? startedAt - uniform() * m.paceMs;
  return () => {
    action += Math.max(view.options.rollCooldownMs, m.paceMs * (1 - JITTER + 2 * JITTER * uniform()));
    return Math.round(action);
  };
}
