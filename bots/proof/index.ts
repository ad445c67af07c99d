import { canonical, diceFrom, type Match, mindOf, must, type Seat, seeded } from '@conjure/engine';
import { type Check, type ListedCheck, someSeat, twinOf } from '@conjure/engine/proof';
import { analyse } from '../bot.ts';
import { type Level, levelFrom } from '../levels.ts';

/** Every kind of bot with a small budget: a bot that looks at what is hidden does so in its first world already. */
const THOUGHTS = ['random', 'greedy:12:forgets30', 'search:12', 'search:8:wide12:turn', 'tree:12', 'tree:8:turns'];

/** A bot with the same dice thinks the same, whatever is hidden from its seat. The kinds of bots take turns. */
export const botsKeepSecrets: Check = (match, seed) => {
  const dice = diceFrom(seeded(`thought ${seed}`));
  const seat = someSeat(match as Match, dice);
  const twin = seat === null ? null : twinOf(match, seat, seed);
  if (seat === null || !twin) return;
  const own = match.game.bot?.levels ?? [];
  const names = [...THOUGHTS, ...own];
  const name = must(names[dice.index('name', names.length)], 'a way of thinking');
  const found = levelFrom(name, 'level', own);
  if ('fault' in found) throw new Error(canonical(found.fault));
  const [here, there] = [match, twin].map((of) => canonical(thoughtIn(of as Match, seat, found.level, seed)));
  if (here !== there) throw new Error(`${name} in seat ${seat} thinks ${here}, and with other things hidden ${there}`);
};

/** What fuzzing makes beside the checks of the engine, which knows no bot. */
export const BOT_CHECKS: readonly ListedCheck[] = [{ name: 'botsKeepSecrets', check: botsKeepSecrets }];

const thoughtIn = (match: Match, seat: Seat, level: Level, seed: string): unknown => {
  const mind = mindOf(match, seat);
  return mind && analyse(mind, level, diceFrom(seeded(`bot ${seed}`)));
};
