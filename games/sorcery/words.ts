import { counted, type Fact, type Fields, type Phrase, phrase, type Seat } from '@conjure/engine';
import { type Content, spellNamed } from './content.ts';
import { signed } from './effects/describe.ts';
import { EVENT_RULES } from './event-rules.ts';
import type { Blow, Modifier, SorceryEvent } from './events.ts';
import type { CounterRoll } from './events-spells.ts';
import { answerKey, eventKey } from './forms.ts';
import type { Point } from './geometry/point.ts';
import { facingPhrase, sideOf, spotPhrase } from './places.ts';
import { nameOfArmy } from './rules/armies.ts';
import type { Army } from './rules/army.ts';
import { figurePhrase } from './rules/names.ts';
import { seatIn } from './seat-name.ts';
import type { SorceryView } from './view.ts';

/** Which fields of events and answers name what. */
const SEATS = new Set(['seat', 'first', 'winner', 'controller']);
const FIGURES = new Set(['figure', 'on', 'target', 'caster', 'lender', 'fallen', 'from']);
const KEYED: Readonly<Record<string, string>> = {
  phase: 'phase',
  objective: 'objective',
  domain: 'domain',
  army: 'army',
  spell: 'spell',
  card: 'spell',
  ability: 'ability',
};
/** Events whose `by` is a figure; of the others it is a player. */
const BY_FIGURE: ReadonlySet<SorceryEvent['type']> = new Set<SorceryEvent['type']>([
  ...(['attacked', 'damageRolled', 'placed', 'pushedAway', 'healingTried', 'raised', 'notRaised'] as const),
  ...(['spellNamed', 'spellCast', 'spellTookEffect', 'spellFizzled', 'counterTried', 'bookClosed'] as const),
]);

interface Speech {
  readonly content: Content;
  readonly seen: SorceryView;
  readonly byFigure: boolean;
  /** Who walks, and who or what is put somewhere: a figure, or an element. */
  readonly walker: number | null;
  readonly put: number | null;
}

export const figureSeen = ({ figures }: SorceryView, figure: number): Phrase =>
  figurePhrase(
    figures.map(({ figure: kind }) => kind),
    figure,
  );

export const bookSeen = ({ books }: SorceryView, book: number): Phrase =>
  books[book] ? phrase(`book.${books[book].book}`) : phrase('book.unknown');

const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);
const isPoint = (value: unknown): value is Point => typeof value === 'object' && value !== null && 'x' in value;

/** What modified a value: a key of words. */
const modifierPhrase = ({ from, n }: Modifier): Phrase =>
  phrase('modifier.named', { from: phrase(from), n: signed(n) });

const orNone = (list: readonly Phrase[]): Fact => (list.length === 0 ? 'none' : list);

/** The facts a sentence needs, from the fields of an event or an answer. */
function factsOf(said: Speech, fields: object): Record<string, Fact> {
  const facts: Record<string, Fact> = {};
  for (const [name, value] of Object.entries(fields)) {
    if (name === 'type' || name === 'do' || value === undefined || value === null) continue;
    facts[name] = Array.isArray(value) ? listFact(said, name, value) : factOf(said, name, value);
  }
  return facts;
}

function factOf(said: Speech, name: string, value: unknown): Fact {
  const { content, seen } = said;
  if (typeof value === 'boolean') return String(value);
  if (isPoint(value)) return spotPhrase(seen, value, said.put);
  if (SEATS.has(name)) return seatIn(seen, value as Seat);
  if (FIGURES.has(name) && typeof value === 'number') return value < 0 ? 'none' : figureSeen(seen, value);
  if (name === 'spell' && typeof value === 'number') return inPlayPhrase(seen, value);
  if (name in KEYED && typeof value === 'string') return phrase(`${KEYED[name]}.${value}`);
  switch (name) {
    case 'by':
      if (typeof value === 'string') return phrase(`${content.domainIndex.has(value) ? 'domain' : 'spell'}.${value}`);
      return said.byFigure ? figureSeen(seen, value as number) : seatIn(seen, value as Seat);
    case 'book':
    case 'closes':
      return bookSeen(seen, value as number);
    case 'zone':
      return sideOf(content, seen, value as number);
    case 'facing':
    case 'held':
      return facingPhrase(value as number);
    case 'cast':
    case 'counter':
      return typeof value === 'object' ? (value as CounterRoll).total : (value as number);
    default:
      return value as string | number;
  }
}

/** A spell in play, by the number of its casting. */
function inPlayPhrase({ inPlay }: SorceryView, cast: number): Phrase {
  const found = inPlay.find((one) => one.cast === cast);
  return found ? phrase(`spell.${found.spell}`) : phrase('spell.unknown');
}

function listFact(said: Speech, name: string, list: readonly unknown[]): Fact {
  const { seen } = said;
  switch (name) {
    case 'figures':
    case 'targets':
      return orNone(
        counted(
          list.map((one) => (typeof one === 'string' ? phrase(`figure.${one}`) : figureSeen(seen, one as number))),
        ),
      );
    case 'members':
      return orNone(list.map((one) => figureSeen(seen, (one as { figure: number }).figure)));
    case 'path':
      return list.length === 0 ? 'none' : spotPhrase(seen, list[list.length - 1] as Point, said.walker);
    case 'blows':
      return list.map((blow) => blowPhrase(said, blow as Blow));
    case 'modifiers':
      return orNone(list.map((one) => modifierPhrase(one as Modifier)));
    case 'dice':
      return list.join(' + ');
    default:
      return list.length;
  }
}

/** One target of an attack: what was needed and whether it was reached. */
function blowPhrase({ seen }: Speech, blow: Blow): Phrase {
  return phrase('blow', {
    figure: figureSeen(seen, blow.figure),
    attack: blow.attack,
    defense: blow.defense,
    forAttack: orNone(blow.forAttack.map(modifierPhrase)),
    forDefense: orNone(blow.forDefense.map(modifierPhrase)),
    hit: String(blow.hit),
    dodge: blow.dodge,
  });
}

/** One event as a sentence, with the rule by which it happened. */
export function narrate(content: Content, seen: SorceryView, event: SorceryEvent): Phrase {
  const figure = 'figure' in event ? event.figure : null;
  const said = { content, seen, byFigure: BY_FIGURE.has(event.type), walker: figure, put: figure };
  const facts = factsOf(said, event);
  if (event.type === 'spellCast' && event.mode !== null) facts.mode = phrase(`mode.${event.spell}.${event.mode}`);
  // Only in the action phase can they be given.
  if (event.type === 'phaseBegan' && event.phase !== 'action') facts.actions = 'none';
  // Who does something to itself is not named twice.
  if (event.type === 'spellCast' && isAlone(event.targets, event.by)) facts.targets = 'self';
  if ((event.type === 'spellTookEffect' || event.type === 'placed') && event.figure === event.by) facts.figure = 'self';
  if (event.type === 'spellEnded' && event.figure === event.caster) facts.figure = 'self';
  if (event.type === 'firstChosen' && event.first === event.by) facts.first = 'self';
  if (event.type === 'attacked') facts.total = event.dice[0] + event.dice[1];
  return { key: eventKey(event), facts, rule: EVENT_RULES[event.type] };
}

/** An answer as it stands in a list of options. */
export function label(content: Content, seen: SorceryView, kind: string, answer: unknown): Phrase {
  const fields = answer as Fields;
  if (kind === 'army' && fields.do === undefined) return armyLabel(content, seen, answer as Army);
  const top = ownBookmark(seen, fields.book);
  const put = numberOf(fields.target) ?? numberOf(fields.fallen) ?? numberOf(fields.figure);
  const isElement = fields.do === 'cast' && content.spells[spellNamed(content, top)].type === 'glyph';
  const said = { content, seen, byFigure: false, walker: numberOf(fields.figure), put: isElement ? null : put };
  const facts = factsOf(said, fields);
  if (fields.do === 'resolve') Object.assign(facts, sourceOf(content, seen, String(fields.source), Number(fields.of)));
  if (fields.do === 'cast') {
    const aim = facts.fallen ?? facts.spell;
    if (aim !== undefined) facts.targets = [aim as Phrase];
    if (isAlone(fields.targets, fields.figure)) facts.targets = 'self';
    facts.spell = phrase(`spell.${top}`);
  }
  if (fields.mode !== undefined) facts.mode = phrase(`mode.${top}.${fields.mode}`);
  if (fields.do === 'counter' && fields.book !== undefined) facts.card = phrase(`spell.${top}`);
  if (fields.do === 'fury') facts.use = phrase(`furyUse.${fields.use}`);
  if (kind === 'deploy' && fields.do === undefined) facts.n = (fields.spots as unknown[]).length;
  return { key: answerKey(kind, fields), facts };
}

const isAlone = (targets: unknown, figure: unknown): boolean =>
  Array.isArray(targets) && targets.length === 1 && targets[0] === figure;

function armyLabel(content: Content, { options }: SorceryView, army: Army): Phrase {
  const ready = nameOfArmy(content, options, army);
  const name = ready === null ? phrase('army.own') : phrase(`army.${ready}`);
  return phrase('answer.army', { army: name, figures: counted(army.figures.map((id) => phrase(`figure.${id}`))) });
}

/** What a trigger of the command phase comes from: a domain, a spell in play, a figure. */
function sourceOf(content: Content, seen: SorceryView, source: string, of: number): Record<string, Fact> {
  if (source === 'domain') return { domain: phrase(`domain.${content.domains[of]?.id}`) };
  return source.endsWith('spell') ? { spell: inPlayPhrase(seen, of) } : { of: figureSeen(seen, of) };
}

/** The spell on top of a stack that the viewer may look at. */
const ownBookmark = ({ books }: SorceryView, book: unknown): string =>
  books[Number(book)]?.own?.stack[0]?.spell ?? 'unknown';
