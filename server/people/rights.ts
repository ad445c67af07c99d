import type { MatchPhase, Opening, Store } from '@conjure/host';
import type { MatchFacts, Rights } from '../server-state.ts';
import type { PeopleStore } from './store.ts';

/** So many matches' facts are remembered: they never change. */
const REMEMBERED = 5_000;
/** After every row: only the opening is wanted. */
const NO_ROWS = 2 ** 31 - 1;

/** Looks up what never changes of matches. The secret of the dice stays behind. */
export function newFacts(store: Store): (match: string) => Promise<MatchFacts | null> {
  const known = new Map<string, MatchFacts>();
  return async (match) => {
    const before = known.get(match);
    if (before) return before;
    const kept = (await store.read(match, NO_ROWS)) as { opening: Opening } | null;
    if (!kept) return null;
    const { game, rules, options, chairs, terms = null, owner = null, seal } = kept.opening;
    const facts = { game, rules, options, chairs, terms, owner, sealed: seal !== undefined };
    if (known.size >= REMEMBERED) known.clear();
    known.set(match, facts);
    return facts;
  };
}

export interface RightsDeps {
  readonly people: PeopleStore;
  now(): number;
  factsOf(match: string): Promise<MatchFacts | null>;
  phaseOf(match: string): Promise<MatchPhase | null>;
}

const NONE: Rights = { watch: false, seats: [], mayTake: [] };

/**
 * What somebody may do at a match: knowing its id opens nothing. At a table that waits its owner may sit down and look; so may who was
 * given a seat by a link or has just claimed one in the lobby, and there everybody may look. When the match has begun its owner is one like
 * others. Then seats are for who holds them, those that were left for who was given one since, and looking on is for who had a seat or has a
 * link to watch.
 */
export async function rightsOf(deps: RightsDeps, player: string, match: string): Promise<Rights> {
  const { people } = deps;
  const [facts, phase] = await Promise.all([deps.factsOf(match), deps.phaseOf(match)]);
  if (!facts || phase === null) return NONE;
  const [places, given, watches] = await Promise.all([
    people.seatsAt([match]),
    people.grantedSeats(match, player, Math.round(deps.now())),
    people.isWatcher(match, player),
  ]);
  const seats = places.flatMap((place) => (place.player === player ? [place.seat] : []));
  const { owner, terms, chairs } = facts;
  const isOwner = owner === player;
  if (phase === 'waiting') {
    const forPeople = chairs.flatMap(({ who }, seat) => (who === 'person' ? [seat] : []));
    const mayTake = isOwner ? forPeople : [...new Set([...given, ...seats])];
    return { watch: watches || mayTake.length > 0 || terms?.listed === true, seats, mayTake };
  }
  const mayTake = given.filter((seat) => places.every((place) => place.seat !== seat));
  const isOpen = terms === null || terms.watchers || phase === 'closed';
  return { watch: watches || seats.length > 0 || mayTake.length > 0 || (isOwner && isOpen), seats, mayTake };
}
