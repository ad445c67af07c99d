import type { SatchelEvent, SatchelView } from '@conjure/satchel/view';
import { type EndingOf, earned } from '../ending.ts';
import { MARKS } from '../marks.ts';

/** From here the Wyrm has one step to the heroes' deck. [B35] */
const LAST_STEP = 3;
/** Whoever wins is better than whoever loses, however long it takes. */
const WON = 1000;

/** Whether somebody plays two familiars within one beat. */
function pairs(events: readonly SatchelEvent[], seat: number): boolean {
  let played = 0;
  return events.some((event) => {
    if (event.type === 'beatOpened') played = 0;
    else if (event.type === 'familiarPlayed' && event.by === seat) played++;
    return played >= 2;
  });
}

export const ending: EndingOf = ({ view, result, seat, events }) => {
  const { seats, won, options } = view as SatchelView;
  const { side } = seats[seat];
  const told = events as readonly SatchelEvent[];
  const rounds = told.flatMap((event) => (event.type === 'roundWon' ? [event] : []));
  const ours = rounds.filter((round) => round.side === side);
  const hasWon = result.winners.includes(seat);
  const beats = Math.min(...(ours.length > 0 ? ours : rounds).map((round) => round.beats));
  const isLive = options.clock === 'live';
  const sentHome = told.some((event) => event.type === 'wyrmMoved' && event.from === LAST_STEP && event.to === 0);
  return {
    phrase: {
      key: 'shelf.end.satchel',
      facts: {
        how: isLive ? 'live' : ours.length > 0 ? 'won' : 'lost',
        beats: Number.isFinite(beats) ? beats : 0,
        mine: won[side],
        theirs: won[side === 'heroes' ? 'sorcerer' : 'heroes'],
      },
    },
    worth: (hasWon ? WON : 0) - beats,
    points: hasWon ? 1 : 0,
    length: rounds.reduce((sum, round) => sum + round.beats, 0),
    marks: earned({
      swift: !isLive && ours.some((round) => round.beats <= MARKS.satchel.swift),
      pair: pairs(told, seat),
      wyrm: side === 'heroes' && hasWon && sentHome,
      live: isLive && side === 'heroes' && ours.length > 0,
    }),
  };
};
