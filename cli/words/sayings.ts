import { barredOf, eventsFor, type Facts, type Match, optionsOf, type Phrase, type Viewer } from '@conjure/engine';
import { randomPlay } from '@conjure/engine/proof';
import type { Box } from '@conjure/shelf';
import { prompt, waiting, why } from '@conjure/words';
import { type Hear, hearAccount } from '@conjure/words/proof';

/** How many matches are listened to for a phrase, and how many decisions of each. */
const MATCHES = 6;
const DECISIONS = 800;
/** How many options of a question are looked at. */
const OPTIONS = 12;
/** A position is described once in this many decisions. */
const DESCRIBED = 20;

const ENOUGH = Symbol('enough');

/** The facts with which matches at random say something, from the first time that they do; none where they never come to it. */
export function factsInPlay(box: Box, key: string): Facts {
  let facts: Facts = {};
  const hear: Hear = (phrase) => {
    const found = within(phrase, key);
    if (!found) return;
    facts = found.facts ?? {};
    throw ENOUGH;
  };
  try {
    for (let i = 0; i < MATCHES; i++) hearMatch(box, `words ${i}`, hear, DECISIONS);
  } catch (stop) {
    if (stop !== ENOUGH) throw stop;
  }
  return facts;
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

const CUT = Symbol('no more of this match');

/** All that is said in a match at random, as far as so many decisions. */
export function hearMatch(box: Box, seed: string, hear: Hear, most: number): void {
  const listen = listening(box, hear);
  try {
    randomPlay(box.game, { seed, seats: box.game.seats.min }, (match, decision) => {
      listen(match, decision);
      if (decision === most) throw CUT;
    });
  } catch (stop) {
    if (stop !== CUT) throw stop;
  }
}

/** Hears what is said along one match; to be called at every decision, and at the end. */
export function listening(box: Box, hear: Hear): (match: Match, decision: number) => void {
  const { game } = box;
  let told = 0;
  return (match, decision) => {
    const story = match.story.slice(told);
    told = match.story.length;
    for (const viewer of [0, null] as Viewer[]) {
      const view = game.view(match.table, viewer);
      for (const event of eventsFor(story, viewer)) hear(game.narrate(view, event));
      if (decision % DESCRIBED === 0 || !match.open) for (const phrase of game.describe(view)) hear(phrase);
    }
    if (match.open) hearQuestion(box, match, hear);
    else hearEnd(box, match, hear);
  };
}

/** What is asked, of whom, what can be answered and why not something else. */
function hearQuestion({ game, seatName }: Box, { open, table }: Match, hear: Hear): void {
  if (!open) return;
  const { question } = open;
  hear(prompt(question));
  hear(
    waiting(
      question,
      question.seats.map((seat) => seatName(game.view(table, null), seat)),
    ),
  );
  for (const seat of question.seats) {
    const view = game.view(table, seat);
    for (const answer of (optionsOf(question, seat) ?? []).slice(0, OPTIONS))
      hear(game.label(view, question.kind, answer));
    for (const [, refused] of barredOf(question, seat, OPTIONS)) hear(why(refused));
  }
}

/** What came of it. */
function hearEnd({ game }: Box, match: Match, hear: Hear): void {
  const result = game.result(match.table);
  if (!result) return;
  hear({ key: `reason.${result.reason}` });
  for (const fate of new Set(result.fates)) hear({ key: `fate.${fate}` });
  hear({ key: `score.${game.id}`, facts: { n: 1 } });
  const { match: ofMatch = {}, seats = [], traits = [] } = game.statistics?.(match.table) ?? {};
  for (const name of [ofMatch, ...seats].flatMap(Object.keys)) hear({ key: `statistic.${name}` });
  for (const [kind, names] of traits.flatMap(Object.entries)) {
    hear({ key: `lab.by.${kind}` });
    for (const name of names) hear({ key: `${kind}.${name}` });
  }
  hearAccount(match, hear);
}
