import type { Match } from '../kernel/match.ts';
import { openTo } from '../kernel/match.ts';
import type { Phrase } from '../kernel/phrase.ts';
import { optionsOf } from '../kernel/question.ts';
import type { Seat } from '../kernel/seat.ts';
import { eventsFor } from '../kernel/story.ts';
import type { Event } from '../kernel/table.ts';
import { rebuild } from '../kernel/undo.ts';

/**
 * A whole match in words: every question with how many answers it allowed, every answer, and what followed. A change of the
 * rules shows in it as a changed line.
 */
export function transcriptOf<S, C, V, E extends Event>(
  match: Match<S, C, V, E>,
  say: (phrase: Phrase) => string,
  seatIn: (seen: V, seat: Seat) => Phrase,
): string {
  const { game, answers, origin } = match;
  const lines = [`${origin.seats} seats, seed ${origin.seed}, options ${JSON.stringify(origin.options)}`];
  let told = 0;
  let answered = 0;
  const look = (here: Match<S, C, V, E>) => {
    for (const event of eventsFor(here.story.slice(told), null)) {
      const phrase = game.narrate(game.view(here.table, null), event);
      lines.push(`    ${say(phrase)} [${phrase.rule}]`);
    }
    told = here.story.length;
    const next = answers[answered++];
    const question = next && openTo(here, next.seat)?.question;
    if (!question) return;
    const seen = game.view(here.table, next.seat);
    const options = optionsOf(question, next.seat)?.length ?? 'countless';
    const label = say(game.label(seen, question.kind, next.answer));
    lines.push(
      `${answered}. ${say(seatIn(seen, next.seat))} [${question.rule}] ${question.kind}, ${options} options: ${label}`,
    );
  };
  look(rebuild(match, []));
  rebuild(match, answers, [], look);
  for (const phrase of game.describe(game.view(match.table, null))) lines.push(`  ${say(phrase)}`);
  return `${lines.join('\n')}\n`;
}
