import type { Phrase } from '@conjure/engine';
import type { NarratedEvent } from '@conjure/host';
import type { Gathered } from './gathering.ts';
import type { Direction } from './shot.ts';
import type { Staging } from './staging.ts';

/** What there is to say of a shot: what began it, what happened, and what came of it at once. */
export function sentencesIn({ before, events, inside }: Gathered, by: Direction): readonly Phrase[] {
  const told = inside.filter(({ event }) => isTold(by.staging(event), by.isMine(event)));
  return [
    ...before.map((heard) => heard.said),
    ...sentencesOf(events, by),
    ...kindsOf(told).flatMap((like) => sentencesOf(like, by)),
  ];
}

/** What is said of like events: one sentence where there is one for all of them. */
function sentencesOf(events: readonly NarratedEvent[], by: Direction): readonly Phrase[] {
  const together = events.length > 1 ? by.together(events) : null;
  return together ? [together] : events.map(({ said }) => said);
}

/** Whether there is a word on it: what only ticks has none. */
const isTold = ({ tier, mine }: Staging, isMine: boolean): boolean => ((isMine && mine) || tier) !== 'tick';

const kindsOf = (events: readonly NarratedEvent[]): NarratedEvent[][] => [
  ...Map.groupBy(events, ({ event }) => event.type).values(),
];
