import { type Content, namesIn, powersOf, rankName, rankOf, strengthOf } from '@conjure/demons';
import type { DemonsView } from '@conjure/demons/view';
import type { Phrase } from '@conjure/engine';
import type { TerminalContext } from '../face.ts';
import { table, wrap } from '../layout.ts';
import { borrowedSpirits, me } from './grammar.ts';

/** What the map shows is not said again, nor of the reader's own what the table of spirits shows. */
const SHOWN = /^position\.(turn|spirits\.own|mortal\..*)$/;

/** What there is to know beside the map: the magicians, the own spirits one by one, treasure and piles. */
export function positionOf(content: Content, context: TerminalContext, said: readonly Phrase[]): string[] {
  const { page, voice } = context;
  const view = context.view as DemonsView;
  const mine = me(view);
  const own = [...(mine?.spirits ?? []), ...borrowedSpirits(view)];
  const name = mine ? voice.say(namesIn(content, view).magician(mine.seat)) : null;
  const ofMine = ({ facts }: Phrase) =>
    name !== null && facts?.by !== undefined && voice.say(facts.by as Phrase) === name;
  return said.flatMap((phrase) => {
    if (SHOWN.test(phrase.key) || (phrase.key === 'position.borrowed' && ofMine(phrase))) return [];
    const lines = wrap(voice.say(phrase), page.width, '  ');
    // Spirits stand under their magician.
    return phrase.key.startsWith('position.magician.') && ofMine(phrase)
      ? [...lines, ...spiritLines(content, context, own)]
      : lines;
  });
}

const spiritLines = (content: Content, context: TerminalContext, spirits: readonly number[]): string[] =>
  spiritTable(content, context, spirits).map(({ spirit, line }) => `  ${String(spirit).padStart(2)}  ${line}`);

/** Spirits by rank, each in a line: name, rank, strength, disposition, letters. */
export function spiritTable(
  content: Content,
  context: TerminalContext,
  spirits: readonly number[],
): { spirit: number; line: string }[] {
  const { options } = context.view as DemonsView;
  const sorted = [...spirits].sort((a, b) => rankOf(content, options, a) - rankOf(content, options, b) || a - b);
  const lines = table(sorted.map((spirit) => spiritRow(content, context, spirit)));
  return sorted.map((spirit, i) => ({ spirit, line: lines[i] }));
}

function spiritRow(content: Content, { voice, page, view: seen }: TerminalContext, spirit: number): string[] {
  const view = seen as DemonsView;
  const own = me(view);
  const { disposition } = content.spirits[spirit] ?? { disposition: 'neutral' };
  const notes = [
    ...(own?.controlling === spirit ? [voice.tell('note.controls')] : []),
    ...(own?.lent.includes(spirit) ? [voice.tell('note.lent')] : []),
    ...(own?.borrowed.some((b) => b.spirit === spirit) ? [voice.tell('note.borrowed')] : []),
  ];
  return [
    page.paint('bold', voice.say(namesIn(content, view).spirit(spirit))),
    voice.say({ key: `rank.${rankName(rankOf(content, view.options, spirit))}` }),
    String(strengthOf(content, view.options, spirit)).padStart(2),
    voice.say({ key: `disposition.${disposition}` }),
    powersOf(content, view.options, spirit).join(' ') || '–',
    notes.join(', '),
  ];
}

/** One spirit in full: what it is, what each of its letters does, what the old books say of it. */
export function spiritCard(content: Content, context: TerminalContext, spirit: number): string[] {
  const { voice, page } = context;
  const { options } = context.view as DemonsView;
  const office = voice.say({ key: `office.${spirit}`, or: '' });
  return [
    ...spiritLines(content, context, [spirit]),
    ...powersOf(content, options, spirit).flatMap((letter) => {
      const name = voice.say({ key: `power.${letter}` });
      const text = voice.say({ key: `powerText.${letter}`, or: '' });
      return wrap(`  ${letter} ${name} [12.3${letter}]: ${text}`, page.width, '    ');
    }),
    ...(office ? wrap(`  ${page.paint('dim', office)}`, page.width, '  ') : []),
  ];
}
