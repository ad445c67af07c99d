import { BOT_CHECKS } from '@conjure/bots/proof';
import { diceFrom, type Match, must, openTo, pick, play, type Seat, seeded } from '@conjure/engine';
import { answersTo, CHECKS, type Check, type ListedCheck, same, someSeat, twinOf } from '@conjure/engine/proof';
import { type HostedMatch, newHostedMatch } from '../hosted-match.ts';
import type { MatchMessage } from '../receive.ts';
import { received, withPeople } from '../testing/received.ts';
import { thinkRequest } from '../thinking/think-request.ts';
import { thoughtOf } from '../thinking/thought.ts';

/** Whoever asks a host is told the same, whatever is hidden from his seat: what would come of an answer, why not, and hints. */
export const hostKeepsSecrets: Check = (match, seed) => {
  const dice = diceFrom(seeded(`host ${seed}`));
  const seat = someSeat(match as Match, dice);
  const twin = seat === null ? null : twinOf(match as Match, seat, seed);
  const open = seat === null ? null : openTo(match as Match, seat);
  if (seat === null || !twin || !open) return;
  const hosted = hostedWith(match as Match, seat);
  const level = must(LEVELS[dice.index('level', LEVELS.length)], 'a level');
  const decision = { match: hosted.id, seat, question: open.id };
  // A legal one, and any of the same shape.
  const shaped = [...answersTo(match, seat, dice)];
  const answers = [
    pick(open.question, seat, dice),
    ...(shaped.length > 0 ? [shaped[dice.index('wish', shaped.length)]] : []),
  ];
  const messages: readonly MatchMessage[] = [
    ...answers.flatMap((answer): MatchMessage[] => [
      { do: 'odds', ...decision, answer },
      { do: 'explain', ...decision, answer },
    ]),
    { do: 'barred', ...decision },
    { do: 'labels', ...decision, from: 0 },
    { do: 'words', match: hosted.id, viewer: seat },
  ];
  const there: HostedMatch = { ...hosted, play: { ...hosted.play, match: twin } };
  for (const message of messages) {
    const replies = (at: HostedMatch) => received(at, ASKER, message).outgoing;
    same(`what a host replies to "${message.do}" of seat ${seat}`, replies(hosted), replies(there));
  }
  const hint = (at: HostedMatch) =>
    thoughtOf(match.game as Match['game'], thinkRequest(at, seat, level, ASKER), stopped);
  same(`the hint of ${level} for seat ${seat}`, hint(hosted), hint(there));
};

const ASKER = 'p';

/** With little of it, and never by the clock. */
const LEVELS = ['greedy:12', 'search:12', 'tree:12'];
const stopped = () => 0;

function hostedWith(match: Match, seat: Seat): HostedMatch {
  const chairs = Array.from({ length: match.origin.seats }, () => ({ who: 'person' }) as const);
  return withPeople(newHostedMatch('m', play(match), chairs), { [ASKER]: [seat] });
}

/** Every check there is: those of the engine, which knows no bot, those of the bots, which know no host, and those of the host. */
export const ALL_CHECKS: readonly ListedCheck[] = [
  ...CHECKS,
  ...BOT_CHECKS,
  { name: 'hostKeepsSecrets', check: hostKeepsSecrets },
];

/** A check that fails says which it was. */
export function checkAt({ name, check }: ListedCheck, match: Match, seed: string): void {
  try {
    check(match, seed);
  } catch (error) {
    throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
