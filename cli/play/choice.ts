import type { QuestionContext } from './face.ts';
import type { Meaning } from './meaning.ts';
import type { TerminalSession } from './session.ts';

/** What a line means: the number of a line of the menu, or words that the game reads. */
export function choiceOf(
  { face, menu }: TerminalSession,
  asked: QuestionContext,
  line: string,
): Meaning | { readonly stuck: string } {
  const entry = menu?.numbered ? menu.entries.find(({ key }) => key === line) : undefined;
  if (!entry) return face.read(asked, line);
  return entry.answers.length === 1 ? { answer: entry.answers[0] } : { several: entry.answers };
}
