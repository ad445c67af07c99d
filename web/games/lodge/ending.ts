import type { LodgeEvent, LodgeView } from '@conjure/lodge/view';
import { type EndingOf, earned } from '../ending.ts';
import { MARKS } from '../marks.ts';

const ROOMS = 3;

/** What happened round by round. */
function byRound(events: readonly LodgeEvent[]): LodgeEvent[][] {
  const rounds: LodgeEvent[][] = [];
  for (const event of events)
    if (event.type === 'roundBegan') rounds.push([]);
    else rounds.at(-1)?.push(event);
  return rounds;
}

export const ending: EndingOf = ({ view, result, seat, events }) => {
  const { seats, rose, round } = view as LodgeView;
  const { power } = seats[seat];
  const best = Math.max(...seats.filter((other) => other.seat !== seat).map((other) => other.power));
  const hasWon = result.winners.includes(seat);
  const rounds = byRound(events as readonly LodgeEvent[]);
  const scoring = (event: LodgeEvent) =>
    event.type === 'roomDestroyed' && event.prizes.some(({ who, points }) => who === seat && points > 0);
  const solves = (event: LodgeEvent) => event.type === 'questSolved' && event.by === seat;
  const falls = (event: LodgeEvent) => event.type === 'defeated' && event.seat === seat;
  return {
    phrase: { key: 'shelf.end.lodge', facts: { power, best, rose: rose.power } },
    worth: power - Math.max(best, rose.power),
    points: power,
    length: round,
    marks: earned({
      above: hasWon && power - rose.power >= MARKS.lodge.above,
      rooms: rounds.some((told) => told.filter(scoring).length >= ROOMS),
      quests: rounds.length > 1 && rounds.every((told) => told.some(solves)),
      upright: hasWon && !rounds.some((told) => told.some(falls)),
    }),
  };
};
