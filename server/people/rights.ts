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
  factsOf(match: string): Promise<MatchFacts | null>;
  phaseOf(match: string): Promise<MatchPhase | null>;
}

const NONE: Rights = { watch: false, seats: [], mayTake: [] };

/**
 * What somebody may do at a match: knowing its id opens nothing. Its owner may sit down and look; so may who was given a seat by a link or
 * claimed one in the lobby; who has a link to watch watches; at a table of the lobby that waits everybody may look.
 */
export async function rightsOf(deps: RightsDeps, player: string, match: string): Promise<Rights> {
  const { people } = deps;
  const facts = await deps.factsOf(match);
  if (!facts) return NONE;
  const [places, given, watches] = await Promise.all([
    people.seatsAt([match]),
    people.seatsGiven(match, player),
    people.isWatcher(match, player),
  ]);
  const seats = places.flatMap((place) => (place.player === player ? [place.seat] : []));
  const isOwner = facts.owner === player;
  const forPeople = facts.chairs.flatMap(({ who }, seat) => (who === 'person' ? [seat] : []));
  const mayTake = isOwner ? forPeople : [...new Set([...given, ...seats])];
  const isOpen = async () => facts.terms?.listed === true && (await deps.phaseOf(match)) === 'waiting';
  const watch = isOwner || watches || seats.length > 0 || mayTake.length > 0 || (await isOpen());
  return { watch, seats, mayTake };
}
