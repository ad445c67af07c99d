import type { SorceryEvent, SorceryView } from '@conjure/sorcery/view';
import { type EndingOf, earned } from '../ending.ts';

const COUNTERS = 3;
/** The size of a skirmish, and of its smallest book. */
const SKIRMISH = 100;
const PAGES = 3;
/** A victory is worth more than any lead, an objective more than all points. [B108] */
const WEIGHT = { won: 1_000_000, objective: 10_000 };

export const ending: EndingOf = ({ view, result, seat, events }) => {
  const { seats, figures, objectives, books, options, round } = view as SorceryView;
  const mine = seats[seat].objectives;
  const { lost } = seats[seat];
  const best = Math.max(...seats.filter((other) => other.seat !== seat).map((other) => other.objectives));
  const hasWon = result.winners.includes(seat);
  const isOwn = (figure: number) => figures[figure]?.owner === seat;
  const countered = (events as readonly SorceryEvent[]).filter(
    (event) => event.type === 'counterTried' && isOwn(event.by) && event.worked,
  );
  const ownBooks = books.filter(({ wielder }) => wielder !== null && isOwn(wielder));
  return {
    phrase: { key: 'shelf.end.sorcery', facts: { mine, best, lost } },
    worth: (hasWon ? WEIGHT.won : 0) + (mine - best) * WEIGHT.objective - lost,
    points: mine - best,
    length: round,
    marks: earned({
      flags: hasWon && objectives.length > 0 && objectives.every(({ holder }) => holder === seat),
      whole: hasWon && figures.every(({ owner, where }) => owner !== seat || where === 'field'),
      counters: countered.length >= COUNTERS,
      primer:
        hasWon &&
        options.buildTotal === SKIRMISH &&
        ownBooks.length > 0 &&
        ownBooks.every(({ capacity }) => capacity <= PAGES),
    }),
  };
};
