import { must, type Phrase, phrase } from '@conjure/engine';
import { type Content, describeDomain, describeSpell } from '@conjure/sorcery';
import { type FigureView, nameIn, type SorceryView } from '@conjure/sorcery/view';
import type { TerminalContext } from '../face.ts';
import { cut, table, widthOf, wrap } from '../layout.ts';
import { lexiconFrom, named, wordsOf } from '../lexicon.ts';
import { figureCalled, labelOf } from './labels.ts';

interface CardContext {
  readonly terminal: TerminalContext;
  readonly content: Content;
}

/** How wide a row is beside the name, and the shortest that a name is cut to. */
const BESIDE = 43;
const SHORT = 8;

const ARROWS = '→↗↑↖←↙↓↘';
const arrowOf = (facing: number): string => ARROWS[Math.round(facing / 4500) % ARROWS.length];
const inches = (length: number): string => String(Math.round(length / 100) / 10);
const list = ({ terminal }: CardContext, phrases: readonly Phrase[]): string =>
  phrases.map(terminal.voice.say).join(', ');

/** Every figure on the field in one line: what counts now. */
export function figureLines(context: CardContext): string[] {
  const { terminal } = context;
  const view = terminal.view as SorceryView;
  const fielded = view.figures.filter(({ where }) => where === 'field');
  if (fielded.length === 0) return [];
  const rows = fielded.map((figure) => rowOf(context, view, figure));
  const abilities = fielded.map(({ now }) => list(context, abilityPhrases(now?.abilities ?? [])));
  return withNotes(terminal, [terminal.voice.tell('sorcery.head').split(', '), ...rows], ['', ...abilities]);
}

/** A table with a note to every row: beside it where there is room, below it elsewhere. */
function withNotes(
  { page }: TerminalContext,
  rows: readonly (readonly string[])[],
  notes: readonly string[],
): string[] {
  return table(rows, ' ').flatMap((line, i) => {
    if (notes[i] === '') return [line];
    const whole = `${line} ${notes[i]}`;
    return widthOf(whole) <= page.width ? [whole] : [line, ...wrap(`    ${notes[i]}`, page.width, '    ')];
  });
}

const abilityPhrases = (ids: readonly string[]): Phrase[] => ids.map((id) => phrase(`ability.${id}`));

const kindNamed = ({ content }: CardContext, id: string) =>
  content.figures[must(content.figureIndex.get(id), 'figure', id)];

function rowOf(context: CardContext, view: SorceryView, figure: FigureView): string[] {
  const { number, at, facing, click, tokens, now } = figure;
  const kind = kindNamed(context, figure.figure);
  return [
    labelOf(view, number),
    cut(context.terminal.voice.say(nameIn(view, number)), Math.max(SHORT, context.terminal.page.width - BESIDE)),
    `${inches(at.x)} ${inches(at.y)} ${arrowOf(facing)}${facing / 100}`,
    `${click + 1}/${kind.clicks}${'•'.repeat(tokens)}`,
    ...(now ? [now.speed, now.attack, now.defense, now.damage, now.range].map(String) : []),
  ];
}

/** What the bookmarks of the own books do. [S11] */
export function bookmarkLines(context: CardContext): string[] {
  const { books } = context.terminal.view as SorceryView;
  return books.flatMap(({ own }) => {
    const top = own?.stack[0];
    return top ? spellLines(context, top.spell, '  ') : [];
  });
}

/** Whatever goes by that name: a figure by its label or its name, a spell or a domain. */
export function cardLines(context: CardContext, line: string): string[] | null {
  const { terminal, content } = context;
  const view = terminal.view as SorceryView;
  const { say } = terminal.voice;
  const labelled = figureCalled(view, line.trim(), view.viewer);
  if (labelled !== null) return dialLines(context, view.figures[labelled].figure, view.figures[labelled].click);
  const names = (kind: string, ids: readonly { id: string }[]) =>
    ids.flatMap(({ id }) => named(`${kind} ${id}`, say(phrase(`${kind}.${id}`)), id));
  const lexicon = lexiconFrom<'card'>({
    card: () => [
      ...names('spell', content.spells),
      ...names('domain', content.domains),
      ...names('figure', content.figures),
    ],
  });
  const [kind, id] = String(lexicon.find('card', wordsOf(line), 0)?.value ?? '').split(' ');
  if (kind === 'spell') return spellLines(context, id);
  if (kind === 'domain') return domainLines(context, id);
  return kind === 'figure' ? dialLines(context, id, null) : null;
}

function spellLines({ terminal, content }: CardContext, id: string, indent = ''): string[] {
  const spell = content.spells[must(content.spellIndex.get(id), 'spell', id)];
  const effect = describeSpell(content.data, spell).map(terminal.voice.say).join(' ');
  const facts = { spell: phrase(`spell.${id}`), type: phrase(`spellType.${spell.type}`), bars: spell.browse, effect };
  return wrap(`${indent}${terminal.voice.tell('sorcery.spell', facts)}`, terminal.page.width, '    ');
}

function domainLines({ terminal, content }: CardContext, id: string): string[] {
  const domain = content.data.domains.domains.find((each) => each.id === id);
  if (!domain) return [];
  const effect = describeDomain(content.data, domain).map(terminal.voice.say).join(' ');
  return wrap(
    terminal.voice.tell('sorcery.domain', { domain: phrase(`domain.${id}`), effect }),
    terminal.page.width,
    '    ',
  );
}

/** The whole dial; where it stands is marked. */
function dialLines(context: CardContext, id: string, click: number | null): string[] {
  const { terminal, content } = context;
  const kind = kindNamed(context, id);
  const printed = content.data.figures.figures.find((each) => each.id === id);
  const facts = {
    figure: phrase(`figure.${id}`),
    cost: kind.cost,
    range: kind.range,
    damage: kind.rangedDamage,
    targets: kind.targets,
    slots: kind.slots,
  };
  const dial = printed?.dial ?? [];
  const rows = dial.map(({ speed, attack, defense, damage }, i) => [
    `${i === click ? '→' : ' '}${i + 1}`,
    ...[speed, attack, defense, damage].map(String),
  ]);
  const abilities = dial.map((each) => list(context, abilityPhrases(each.abilities)));
  return [
    ...wrap(terminal.voice.tell('sorcery.figure', facts), terminal.page.width, '    '),
    ...withNotes(terminal, [terminal.voice.tell('sorcery.dial').split(', '), ...rows], ['', ...abilities]),
  ];
}
