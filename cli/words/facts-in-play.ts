import {
  barredOf,
  create,
  diceFrom,
  type Facts,
  type Game,
  give,
  type Match,
  optionsOf,
  type Phrase,
  pick,
  seeded,
  eventsFor as toldTo,
  type Viewer,
  waitingFor,
} from '@conjure/engine';
import { prompt, waiting, why } from '@conjure/words';

/** So long it is listened for a phrase. */
const MATCHES = 6;
const DECISIONS = 800;
/** So many options of a question are looked at. */
const OPTIONS = 12;

/** The facts with which matches at random say something, from the first time that they do; none where they never come to it. */
export function factsInPlay(game: Game, key: string): Facts {
  for (let i = 0; i < MATCHES; i++)
    for (const phrase of sayings(game, `words ${i}`)) {
      const found = within(phrase, key);
      if (found) return found.facts ?? {};
    }
  return {};
}

/** A phrase of this key: itself, or one that it is made of. */
function within(phrase: Phrase, key: string): Phrase | null {
  if (phrase.key === key) return phrase;
  for (const fact of Object.values(phrase.facts ?? {}).flat()) {
    const found = typeof fact === 'object' ? within(fact, key) : null;
    if (found) return found;
  }
  return null;
}

/** What is said in a match at random, as it goes on. */
function* sayings(game: Game, seed: string): Generator<Phrase> {
  const begun = create(game, { seats: game.seats.min, seed, options: {} });
  if ('fault' in begun) return;
  const { match } = begun;
  const dice = diceFrom(seeded(seed));
  let told = 0;
  for (let n = 0; n < DECISIONS; n++) {
    yield* storySince(game, match, told);
    told = match.story.length;
    const [seat] = waitingFor(match);
    if (!match.open || seat === undefined) return;
    const { question } = match.open;
    const view = game.view(match.table, seat);
    yield prompt(question);
    yield waiting(question, [{ key: 'player.seat', facts: { n: seat + 1 } }]);
    for (const answer of (optionsOf(question, seat) ?? []).slice(0, OPTIONS))
      yield game.label(view, question.kind, answer);
    for (const [, refused] of barredOf(question, seat, OPTIONS)) yield why(refused);
    if (n % 20 === 0) yield* game.describe(view);
    give(match, seat, pick(question, seat, dice));
  }
}

function* storySince(game: Game, match: Match, from: number): Generator<Phrase> {
  const story = match.story.slice(from);
  for (const viewer of [0, null] as Viewer[]) {
    const view = game.view(match.table, viewer);
    for (const event of toldTo(story, viewer)) yield game.narrate(view, event);
  }
}
