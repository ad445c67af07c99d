import { heard, openTo, optionsOf, type Phrase, rebuild } from '@conjure/engine';
import { lodge } from '../game.ts';
import { seatIn } from '../words.ts';
import type { LodgeMatch } from './table.ts';

/**
 * A whole match in words: every question with how many answers it allowed, every answer, and what followed. A change of the
 * rules shows in it as a changed line.
 */
export function transcript(match: LodgeMatch, say: (phrase: Phrase) => string): string {
  const { given, origin } = match;
  const lines = [`${origin.seats} seats, seed ${origin.seed}, options ${JSON.stringify(origin.options)}`];
  let told = 0;
  let answered = 0;
  const look = (here: LodgeMatch) => {
    for (const event of heard(here.story.slice(told), null)) {
      const phrase = lodge.narrate(lodge.view(here.table, null), event);
      lines.push(`    ${say(phrase)} [${phrase.rule}]`);
    }
    told = here.story.length;
    const next = given[answered++];
    const question = next && openTo(here, next.seat)?.question;
    if (!question) return;
    const seen = lodge.view(here.table, next.seat);
    const options = optionsOf(question, next.seat)?.length ?? 'countless';
    const label = say(lodge.label(seen, question.kind, next.answer));
    lines.push(
      `${answered}. ${say(seatIn(seen, next.seat))} [${question.rule}] ${question.kind}, ${options} options: ${label}`,
    );
  };
  look(rebuild(match, []));
  rebuild(match, given, [], look);
  for (const phrase of lodge.describe(lodge.view(match.table, null))) lines.push(`  ${say(phrase)}`);
  return `${lines.join('\n')}\n`;
}
