import { type Event, eventsFor, openTo, optionsOf } from '@conjure/engine';
import { prompt } from '@conjure/words';
import type { Menu, MenuEntry, QuestionContext, TerminalContext } from './face.ts';
import { cut, widthOf, wrap } from './layout.ts';

/** The question that the viewer has to answer, if there is one. */
export function askedOf(context: TerminalContext): QuestionContext | null {
  const { match, viewer: seat } = context;
  const open = seat === null ? null : openTo(match, seat);
  if (!open || seat === null) return null;
  return { ...context, seat, question: open.question, options: optionsOf(open.question, seat) };
}

/** A line across the page with a title in it. */
export function headingLine(title: string, { page }: TerminalContext): string {
  const text = ` ${cut(title, page.width - 6)} `;
  return page.paint('bold', `──${text}${'─'.repeat(Math.max(0, page.width - widthOf(text) - 2))}`);
}

/** What happened, as sentences with the rules by which it did. */
export function eventLines(context: TerminalContext, events: readonly Event[]): string[] {
  const { match, view, voice, page } = context;
  return events.flatMap((event) => {
    const phrase = match.game.narrate(view, event);
    const rule = phrase.rule ? ` [${phrase.rule}]` : '';
    return wrap(`${voice.say(phrase)}${rule}`, page.width, '  ').map((line) => dimRules(line, context));
  });
}

const dimRules = (line: string, { page }: TerminalContext): string =>
  line.replace(/ \[[\w.]+\]$/, (rule) => page.paint('dim', rule));

/** What the viewer has heard since a place in the story. */
export const newsFor = ({ match, viewer }: TerminalContext, from: number): Event[] =>
  eventsFor(match.story.slice(from), viewer);

export function questionLines(asked: QuestionContext): string[] {
  const { voice, page, question } = asked;
  return wrap(page.paint('bold', `${voice.say(prompt(question))} [${question.rule}]`), page.width, '  ');
}

const dimmed = (text: string, { width, paint }: TerminalContext['page']): string[] =>
  wrap(text, width, '  ').map((line) => paint('dim', line));

/** The menu, what to type beside each line of it as far as there is room. */
export function menuLines(
  { entries, forbidden, advice }: Menu,
  { page, voice }: Pick<TerminalContext, 'page' | 'voice'>,
): string[] {
  const keys = Math.max(2, ...entries.map(({ key }) => key.length));
  const lines = entries.flatMap((entry) => entryLines(entry, keys, page.width, page.paint));
  const how = advice ?? (entries.length > 0 ? voice.tell('menu.how', { help: voice.vocabulary.shown('help') }) : null);
  return [...lines, ...[forbidden, how].flatMap((text) => (text ? dimmed(text, page) : []))];
}

function entryLines(
  { key, label, typed }: MenuEntry,
  keys: number,
  width: number,
  paint: TerminalContext['page']['paint'],
): string[] {
  const indent = ' '.repeat(keys + 3);
  const [first, ...more] = wrap(label, width - indent.length).map((line, i) => (i === 0 ? line : indent + line));
  const head = `${key.padStart(keys + 1)}  ${first}`;
  const fits =
    typed !== '' &&
    typed.toLowerCase() !== label.toLowerCase() &&
    more.length === 0 &&
    widthOf(head) + typed.length + 4 <= width;
  return [fits ? `${head}${paint('dim', `  · ${typed}`)}` : head, ...more];
}
