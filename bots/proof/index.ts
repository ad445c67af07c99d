import { canonical, diceFrom, type Match, mindOf, type Seat, seeded, waitingFor } from '@conjure/engine';
import { type Check, twinOf } from '@conjure/engine/proof/index.ts';
import { ponder } from '../bot.ts';
import { type Level, levelFrom } from '../levels.ts';

/** Every way of thinking, with little of it: what a bot peeks at it peeks at in its first world. */
const THOUGHTS = ['random', 'greedy:12', 'search:12'];

/** A bot with the same dice thinks the same, whatever is hidden from its seat: by each way of thinking in its turn. */
export const botsKeepSecrets: Check = (match, seed) => {
  for (const seat of waitingFor(match)) {
    const twin = twinOf(match, seat, seed);
    if (!twin) continue;
    const own = match.game.policy?.levels ?? [];
    const names = [...THOUGHTS, ...own];
    const name = names[diceFrom(seeded(`thought ${seed}`)).index('name', names.length)];
    const found = levelFrom(name, 'level', own);
    if ('fault' in found) throw new Error(canonical(found.fault));
    const [here, there] = [match, twin].map((of) => canonical(thoughtIn(of as Match, seat, found.level, seed)));
    if (here !== there)
      throw new Error(`${name} in seat ${seat} thinks ${here}, and with other things hidden ${there}`);
  }
};

const thoughtIn = (match: Match, seat: Seat, level: Level, seed: string): unknown => {
  const mind = mindOf(match, seat);
  return mind && ponder(mind, level, diceFrom(seeded(`bot ${seed}`)));
};
