import { must } from '@conjure/engine';

/** How the time of a thread is shared among the games. */
export interface FuzzShares {
  /** The game that had least. */
  next(): number;
  /** Whether a game that is played for so long now has had its share, and another has not. */
  isUsedUp(game: number, now: number): boolean;
  add(game: number, time: number): void;
}

/** Every game gets as much, however long its matches take; each thread begins with another one. */
export function sharesOf(games: number, thread: number, time: number): FuzzShares {
  const share = time / games;
  const spent = Array.from({ length: games }, (_, game) => ((game + thread) % games) / 1_000);
  const of = (game: number) => must(spent[game], 'the time of game', game);
  return {
    next: () => spent.indexOf(Math.min(...spent)),
    isUsedUp: (game, now) => of(game) + now > share && spent.some((had, other) => other !== game && had < share),
    add(game, more) {
      spent[game] = of(game) + more;
    },
  };
}
