import type { Stamped } from '../rules/commands.ts';
import type { SatchelView } from '../view.ts';
import { laying, opening } from './action.ts';
import { chance } from './chance.ts';
import type { Sight } from './sight.ts';
import type { Mentality } from './weights.ts';

/** How far each interval may be off. [B65] */
const JITTER = 0.15;

/** What a bot wants to do where everybody acts at once, and when; nothing where it waits for others. [B65] */
export function inLive(s: Sight, live: NonNullable<SatchelView['live']>, m: Mentality): Stamped | undefined {
  const { now, pausedAt } = live;
  if (pausedAt !== null) return { do: 'resume', at: now };
  const due = s.view.phase === 'waiting' ? now : nextAction(s, live, m);
  // What follows from a roll is done at once; then the hands rest until the next action.
  const follow = now < due ? laying(s, m, true) : null;
  if (follow) return { ...follow, at: now };
  const next = opening(s, m) ?? laying(s, m, false);
  return next ? { ...next, at: Math.max(now, due) } : undefined;
}

/** When the bot's next interval begins; never before it may roll again. [B62] */
function nextAction(s: Sight, { rolledAt, startedAt, lost }: NonNullable<SatchelView['live']>, m: Mentality): number {
  const last = rolledAt[s.me.seat];
  const u = chance(s, 'pace');
  if (last === null) return Math.round(startedAt + lost + u * m.paceMs);
  const interval = m.paceMs * (1 - JITTER + 2 * JITTER * u);
  return Math.round(last + lost + Math.max(s.view.options.rollCooldownMs, interval));
}
