import { randomAnswer, type Thought } from '@conjure/bots';
import {
  create,
  diceFrom,
  eventsFor,
  type Game,
  give,
  type Match,
  mindOf,
  must,
  resumePointOf,
  type Seat,
  seeded,
  waitingFor,
} from '@conjure/engine';
import { chairFault } from './bots.ts';
import type { ClientMessageOf } from './client-messages.ts';
import type { HostState, ReplyFn } from './host-state.ts';
import { error } from './server-messages.ts';
import { thoughtFor } from './thinking/thought-for.ts';

type Rival = ClientMessageOf<'rival'>;

/** No match takes so many answers: one that does is going round in circles. */
const BOUND = 20_000;

/** Plays a match between bots, one after the other and behind all that people wait for; it takes time, so its end comes later. */
export async function botMatch(host: HostState, message: Rival, reply: ReplyFn): Promise<void> {
  const { game: id, levels, seed, options, scenario, seat } = message;
  const { deps, queues } = host;
  // It costs more than anything else that may be asked for.
  if (!deps.botMatches) return reply(error('failed'));
  const game = await deps.games.get(id);
  if (!game) return reply(error('noGame'));
  const made = create(game, { seats: levels.length, seed, options, scenario });
  const fault =
    chairFault(levels.map((level) => ({ who: 'bot', level }))) ??
    ('fault' in made ? made.fault : null) ??
    (seat < levels.length ? null : { place: 'seat', expected: `below ${levels.length}`, got: String(seat) });
  if (fault || 'fault' in made) return reply(error('malformed', fault ? { fault } : {}));
  queues.inTurn('rivals', async () => {
    const { match } = made;
    const result = await played(host, game, match, message);
    if (!result) return reply(error('failed'));
    reply({ is: 'rival', view: game.view(match.table, seat), result, events: [...eventsFor(match.story, seat)] });
  });
}

async function played(host: HostState, game: Game, match: Match, { levels, luck }: Rival) {
  for (let count = 0; match.open; count++) {
    const spoken = count < BOUND ? await speaks(host, match, levels, luck) : null;
    if (!spoken || !('done' in give(match, spoken.seat, spoken.answer))) return null;
  }
  return game.result(match.table);
}

/** Who speaks, and what: a bot may let others speak first, but not if all of them do. */
async function speaks(host: HostState, match: Match, levels: readonly string[], luck: string) {
  const seats = waitingFor(match);
  for (const seat of seats) {
    const thought = await thoughtBy(host, match, seat, must(levels[seat], 'the level of seat', seat), luck);
    if (thought === null) return null;
    if (thought.answer !== undefined) return { seat, answer: thought.answer };
  }
  const [seat] = seats;
  const mind = seat === undefined ? null : mindOf(match, seat);
  return mind && { seat: mind.seat, answer: randomAnswer(mind, diceFrom(seeded(luckAt(match, mind.seat, luck)))) };
}

async function thoughtBy(
  host: HostState,
  match: Match,
  seat: Seat,
  level: string,
  luck: string,
): Promise<Thought | null> {
  const [resumePoint, rules] = [resumePointOf(match), match.game.version];
  const wanted = {
    resumePoint,
    rules,
    seat,
    level,
    luck: luckAt(match, seat, luck),
    for: 'hint',
    players: [],
    isAwaited: true,
  } as const;
  const thought = await thoughtFor(host, wanted, new AbortController().signal);
  return thought === 'failed' ? null : thought;
}

const luckAt = ({ answers }: Match, seat: Seat, luck: string): string => `${luck} ${seat} ${answers.length}`;
