import { eventsFor, type Match, optionsOf, type Phrase, rewind } from '@conjure/engine';
import type { Content } from '../content.ts';
import type { DemonsEvent } from '../events.ts';
import { demons } from '../game.ts';
import type { State } from '../state.ts';
import type { DemonsView } from '../view.ts';

/**
 * A whole match in words: every question with how many answers it allowed, every answer, and what followed, as the referee
 * sees it. A change of the rules shows in it as a changed line.
 */
export function transcript(
  match: Match<State, Content, DemonsView, DemonsEvent>,
  say: (phrase: Phrase) => string,
): string {
  const lines: string[] = [];
  const { answers, origin } = match;
  lines.push(`${origin.seats} seats, seed ${origin.seed}, options ${JSON.stringify(origin.options)}`);
  let told = 0;
  for (let i = 0; i <= answers.length; i++) {
    const here = rewind(match, i);
    const seen = demons.view(here.table, null);
    for (const event of hearAll(here, told)) {
      const phrase = demons.narrate(seen, event);
      lines.push(`    ${say(phrase)} [${phrase.rule}]`);
    }
    told = here.story.length;
    const next = answers[i];
    const question = here.open?.question;
    if (!next || !question) continue;
    const options = optionsOf(question, next.seat)?.length ?? 'more than a list of';
    const label = say(demons.label(seen, question.kind, next.answer));
    lines.push(
      `${i + 1}. ${seen.magicians[next.seat].name} [${question.rule}] ${question.kind}, ${options} options: ${label}`,
    );
  }
  const end = demons.view(match.table, null);
  for (const phrase of demons.describe(end)) lines.push(`  ${say(phrase)}`);
  return `${lines.join('\n')}\n`;
}

/** Everything that was told since, secrets too: whispers as those heard them who were meant. */
function hearAll({ story }: Match<State, Content, DemonsView, DemonsEvent>, from: number): DemonsEvent[] {
  return story.slice(from).flatMap((told) => eventsFor([told], told.to === null ? null : (told.to[0] ?? null)));
}
