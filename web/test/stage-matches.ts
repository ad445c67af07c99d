// Matches of all four games as one seat hears them, and how each game stages what happens: for the tests of the stage.
import { demons } from '@conjure/demons';
import { asGame, type Event, type Phrase, type Seat } from '@conjure/engine';
import { libraryOf, type NarratedEvent } from '@conjure/host';
import { one, only, person, playOn, testHost } from '@conjure/host/testing/test-host';
import { lodge } from '@conjure/lodge';
import { satchel } from '@conjure/satchel';
import { sorcery } from '@conjure/sorcery';
import { beatOf as inDemons } from '../games/demons/beats.ts';
import { chanceOf as demonsChance } from '../games/demons/stage/chance.ts';
import { foretold, together } from '../games/demons/stage/together.ts';
import { BOOK as DEMONS, doerOf as demonsDoer, isMine as mineInDemons } from '../games/demons/staging.ts';
import { beatOf as inLodge } from '../games/lodge/beats.ts';
import { BOOK as LODGE, doerOf as lodgeDoer, isMine as mineInLodge } from '../games/lodge/staging.ts';
import { beatOf as inSatchel } from '../games/satchel/beats.ts';
import { isMine as mineInSatchel, BOOK as SATCHEL } from '../games/satchel/staging.ts';
import { beatOf as inSorcery } from '../games/sorcery/beats.ts';
import { chanceOf as sorceryChance } from '../games/sorcery/stage/chance.ts';
import { isMine as mineInSorcery, BOOK as SORCERY, doerOf as sorceryDoer } from '../games/sorcery/staging.ts';
import type { Beat } from '../stage/beat.ts';
import type { RollChance } from '../stage/chance.ts';
import type { Direction } from '../stage/shot.ts';
import { type StagingBook, stagingIn } from '../stage/staging.ts';

/** What one seat is told after an answer, and how the table looks to it then. */
export interface Block {
  readonly block: readonly NarratedEvent[];
  readonly view: never;
}

interface Stagecraft {
  readonly seats: number;
  readonly book: StagingBook<Event>;
  beat(event: Event, view: unknown): Beat | null;
  isMine(event: never, view: never, viewer: Seat): boolean;
  chance?(event: never): RollChance | null;
  doer?(event: never, view: never): Seat | null;
  together?(events: readonly NarratedEvent[]): Phrase | null;
  foretold?(events: readonly NarratedEvent[]): Phrase | null;
}

export const GAMES: { readonly [game: string]: Stagecraft } = {
  demons: {
    ...{
      seats: 2,
      book: DEMONS as StagingBook<Event>,
      beat: inDemons,
      chance: demonsChance,
      doer: demonsDoer,
      together,
      foretold,
    },
    isMine: (event, _, viewer) => mineInDemons(event, viewer),
  },
  lodge: { seats: 3, book: LODGE as StagingBook<Event>, beat: inLodge, isMine: mineInLodge, doer: lodgeDoer },
  sorcery: {
    ...{ seats: 2, book: SORCERY as StagingBook<Event>, beat: inSorcery, isMine: mineInSorcery },
    ...{ chance: sorceryChance, doer: sorceryDoer },
  },
  satchel: {
    ...{ seats: 3, book: SATCHEL as StagingBook<Event>, beat: inSatchel },
    isMine: (event, _, viewer) => mineInSatchel(event, viewer),
  },
};

/** A match played at random, as the first seat is told of it. */
export async function toldIn(game: string, seed: string, steps: number): Promise<Block[]> {
  const at = testHost({ games: libraryOf([asGame(demons), asGame(lodge), asGame(sorcery), asGame(satchel)]) });
  const seats = Array(GAMES[game]?.seats).fill(person);
  const { match } = one(await at.tell('a', { do: 'open', game, seats, seed }), 'opened');
  await playOn(at, match, { 0: 'a', 1: 'a', 2: 'a' }, seed, steps);
  return only(
    at.sent.map(({ message }) => message),
    'state',
  )
    .filter(({ viewer }) => viewer === 0)
    .map(({ story, view }) => ({ block: story.events, view: view as never }));
}

/** How a game stages it for the first seat, with all the time there is. */
export function directionIn(game: string, view: never, more: Partial<Direction> = {}): Direction {
  const craft = GAMES[game];
  if (!craft) throw new Error(`there is no game ${game}`);
  return {
    staging: (event) => stagingIn(craft.book, event, 0),
    beat: (event) => craft.beat(event, view),
    isMine: (event) => craft.isMine(event as never, view, 0),
    chance: (event) => craft.chance?.(event as never) ?? null,
    doer: (event) => craft.doer?.(event as never, view) ?? null,
    together: (events) => craft.together?.(events) ?? null,
    foretold: (events) => craft.foretold?.(events) ?? null,
    letters: () => 40,
    speed: 'normal',
    isStill: false,
    left: Number.POSITIVE_INFINITY,
    times: () => 0,
    ...more,
  };
}
