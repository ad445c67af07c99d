import type { Seat } from '@conjure/engine';
import { statesToAll } from '../gate/state.ts';
import type { HostedMatch } from '../hosted-match.ts';
import { tryOut } from '../log/trial.ts';
import { type MatchMessage, receive } from '../receive.ts';
import type { Connection, Outgoing } from '../server-messages.ts';
import { isTable } from '../waiting/table.ts';

/** What comes of a message without a host around the match: where it counts, it is done. */
export function received(
  hosted: HostedMatch,
  from: Connection,
  message: MatchMessage,
): { hosted: HostedMatch; outgoing: readonly Outgoing[]; changed: boolean } {
  const judgement = receive(hosted, from, message, 0);
  if ('outgoing' in judgement) return { hosted, outgoing: judgement.outgoing, changed: false };
  const told = hosted.play.match.story.length;
  const { after, news } = tryOut(hosted, judgement.deeds, { at: 0 });
  if (isTable(after)) throw new Error('a match is no table any more');
  const since = Math.min(told, after.play.match.story.length);
  return { hosted: after, outgoing: [...news, ...statesToAll(after, since)], changed: true };
}

/** The match with people at it: each at the seats that are his, who has none watches. */
export function withPeople(hosted: HostedMatch, people: Readonly<Record<Connection, readonly Seat[]>>): HostedMatch {
  const players = hosted.players.map(
    (_, seat) => Object.keys(people).find((from) => people[from]?.includes(seat)) ?? null,
  );
  const here = new Map(Object.entries(people).map(([player, seats]) => [player, { player, seats }]));
  return { ...hosted, players, here };
}
