import { type Content, cardPhrase, familiarPhrase, personPhrase, placeNamePhrase } from '@conjure/satchel';
import type { Command, PlaceView, SatchelView, SeatView } from '@conjure/satchel/view';
import type { Format } from '../canvas.ts';
import type { QuestionContext, TerminalContext } from '../face.ts';
import { beside, cut, flow, padded, widthOf } from '../layout.ts';

/** Everybody's colour; the name stands beside it always. */
const COLOURS: Readonly<Record<string, Format>> = {
  sorcerer: 'magenta',
  green: 'green',
  brown: 'yellow',
  blue: 'blueBright',
  white: ['bold', 'white'],
};

/** The narrowest box that holds a slot with its piece. */
const NARROW = 24;
const WIDE = 34;
const GAP = 1;
const BARS = { shortest: 4, longest: 20 };

/** What is drawn, and for whoever is asked what fits where: dice by number, a familiar as `+`. */
interface Drawing {
  readonly content: Content;
  readonly context: TerminalContext;
  readonly view: SatchelView;
  readonly fits: ReadonlyMap<string, readonly string[]>;
}

function drawingOf(content: Content, context: TerminalContext | QuestionContext): Drawing {
  const fits = new Map<string, string[]>();
  for (const option of 'options' in context ? (context.options ?? []) : []) {
    const command = option as Command;
    if (command.do !== 'place' && command.do !== 'familiar') continue;
    const slot = `${command.loc} ${command.slot}`;
    const known = fits.get(slot) ?? [];
    const mark = command.do === 'place' ? String(command.die) : '+';
    if (!known.includes(mark)) fits.set(slot, [...known, mark]);
  }
  return { content, context, view: context.view as SatchelView, fits };
}

/** The table: the race, the heroes' cards and tiles, the sorcerer's, and everybody's dice and familiars. */
export function tableOf(content: Content, context: TerminalContext | QuestionContext, withKey: boolean): string[] {
  const drawing = drawingOf(content, context);
  const { places, seats } = drawing.view;
  const rows = [
    places.filter(({ kind }) => kind === 'ordeal'),
    places.filter(({ side, kind }) => side === 'heroes' && kind !== 'ordeal'),
    places.filter(({ side }) => side === 'sorcerer'),
  ];
  return [
    ...raceLines(drawing),
    ...rows.flatMap((row) => boxesIn(drawing, row)),
    ...seats.flatMap((seat) => seatLines(drawing, seat)),
    ...(withKey ? keyLines(context) : []),
  ];
}

/** One card or tile. */
export const placeLines = (content: Content, context: TerminalContext | QuestionContext, place: PlaceView): string[] =>
  boxOf(drawingOf(content, context), place, Math.min(WIDE, context.page.width), place.slots.length);

/** How much of its deck each side has behind it. [B81] */
function raceLines({ context, view }: Drawing): string[] {
  const { voice, page } = context;
  return (['heroes', 'sorcerer'] as const).map((side) => {
    const { left, began } = view.decks[side];
    const text = voice.tell('satchel.race', { side: { key: `side.${side}` }, left, began });
    const length = Math.max(BARS.shortest, Math.min(BARS.longest, page.width - widthOf(text) - 1));
    const done = Math.round((1 - left / Math.max(1, began)) * length);
    return `${page.paint('cyan', '█'.repeat(done))}${page.paint('dim', '·'.repeat(length - done))} ${text}`;
  });
}

/** Cards and tiles side by side, as many as the page holds. */
function boxesIn(drawing: Drawing, places: readonly PlaceView[]): string[] {
  const { width } = drawing.context.page;
  const across = Math.max(1, Math.min(3, Math.floor((width + GAP) / (NARROW + GAP))));
  const each = Math.min(WIDE, Math.floor((width + GAP) / across) - GAP);
  const lines: string[] = [];
  for (let from = 0; from < places.length; from += across) {
    const row = places.slice(from, from + across);
    const height = Math.max(...row.map(({ slots }) => slots.length));
    lines.push(
      ...row.map((place) => boxOf(drawing, place, each, height)).reduce((left, right) => beside(left, right, GAP)),
    );
  }
  return lines;
}

/** A card or tile: what it is called, its slots with what lies in them, its group and banner, or why it is closed. */
function boxOf(drawing: Drawing, place: PlaceView, width: number, height: number): string[] {
  const { voice, page } = drawing.context;
  const inner = width - 4;
  const symbols = Math.max(...place.slots.map(({ symbol }) => [...voice.say({ key: `symbol.${symbol}` })].length));
  const rows = place.slots.map((_, i) => padded(slotLine(drawing, place, i, symbols, inner), inner));
  while (rows.length < height) rows.push(' '.repeat(inner));
  const format: Format = place.closed === null ? 'reset' : 'dim';
  const edge = (start: string, text: string, end: string) => {
    const written = text === '' ? '' : ` ${cut(text, inner - 1)} `;
    return `${page.paint('dim', start)}${page.paint(format, written)}${page.paint('dim', '─'.repeat(width - 2 - widthOf(written)) + end)}`;
  };
  const side = page.paint('dim', '│');
  return [
    edge('╭', titleOf(drawing, place), '╮'),
    ...rows.map((row) => `${side} ${row} ${side}`),
    edge('╰', footOf(drawing, place), '╯'),
  ];
}

const TILES: Readonly<Partial<Record<PlaceView['kind'], string>>> = { hex: 'remedyHex', wound: 'remedyWound' };

/** `H1 Rusted Portcullis`, `Tamsin · Satchel`. */
function titleOf(drawing: Drawing, { place, kind, card, owner }: PlaceView): string {
  const { say } = drawing.context.voice;
  if (card) return `${say(placeNamePhrase(place))} ${say(cardPhrase(drawing.content, card.card))}`;
  const name = say({ key: `tile.${TILES[kind] ?? kind}` });
  return owner ? `${firstName(drawing, owner)} · ${name}` : name;
}

function footOf({ context }: Drawing, { card, closed }: PlaceView): string {
  const { voice } = context;
  return [
    ...(closed ? [voice.tell('satchel.closed', { why: closed })] : []),
    ...(card ? [voice.say({ key: `group.${card.group}` })] : []),
    ...(card?.banner ? [`⚑ ${voice.say({ key: `symbol.${card.banner}` })}`] : []),
    ...(card?.hexes ? [voice.tell('satchel.hexed', { symbol: { key: `symbol.${card.hexes}` } })] : []),
  ].join(' · ');
}

/** `1 Blade     ← 2 +`, or with the piece that lies there. */
function slotLine(drawing: Drawing, { place, slots }: PlaceView, i: number, symbols: number, width: number): string {
  const { context, fits } = drawing;
  const { voice, page } = context;
  const { symbol, piece } = slots[i];
  const name = voice.say({ key: `symbol.${symbol}` });
  const marks = fits.get(`${place} ${i + 1}`) ?? [];
  const head = `${i + 1} ${name}`;
  const room = width - symbols - 4;
  const lead = head + ' '.repeat(symbols + 4 - widthOf(head));
  if (piece)
    return lead + page.paint(COLOURS[idOf(drawing, piece.by)] ?? 'reset', cut(pieceName(drawing, piece), room));
  return marks.length > 0 ? page.paint('bold', lead) + page.paint('green', cut(`← ${marks.join(' ')}`, room)) : lead;
}

const idOf = ({ view }: Drawing, seat: number): string => view.seats[seat].id;
const firstName = (drawing: Drawing, seat: number): string =>
  drawing.context.voice.say(personPhrase(idOf(drawing, seat))).split(' ')[0];

/** A familiar by its name, a die by its owner's first name and its number. */
function pieceName(drawing: Drawing, piece: NonNullable<PlaceView['slots'][number]['piece']>): string {
  if ('familiar' in piece) return drawing.context.voice.say(familiarPhrase(piece.familiar));
  return `${firstName(drawing, piece.by)} ${piece.number}`;
}

/** Who it is, the dice one by one, the familiars, where the pieces lie and what ails them; the window is marked. */
function seatLines({ context, view }: Drawing, seat: SeatView): string[] {
  const { voice, page } = context;
  const names = view.seats.map(({ id }) => voice.say(personPhrase(id)));
  const column = Math.max(...names.map((name) => [...name].length)) + 4;
  const hasWindow = view.phase !== 'over' && view.beat?.window === seat.seat;
  const items = [
    ...seat.dice.map((die) => dieText(context, die)),
    ...seat.familiars.map(({ familiar, is }) => {
      const text = voice.tell('satchel.familiar', { name: familiarPhrase(familiar), is });
      return is === 'awake' ? page.paint('bold', text) : text;
    }),
    ...(seat.place ? [`→ ${voice.say(placeNamePhrase(seat.place))}`] : []),
    ...(seat.hexed
      ? [page.paint('red', voice.tell('satchel.hexed', { symbol: { key: `symbol.${seat.hexed}` } }))]
      : []),
  ];
  const name = page.paint(COLOURS[seat.id] ?? 'reset', names[seat.seat]);
  return flow(items, page.width - column, '  ').map((line, i) =>
    i === 0 ? padded(`${hasWindow ? page.paint('bold', '▶') : ' '} ${name}`, column) + line : ' '.repeat(column) + line,
  );
}

function dieText({ voice, page }: TerminalContext, { number, is, face }: SeatView['dice'][number]): string {
  const shown = face ? voice.say({ key: `symbol.${face}` }) : '?';
  if (is === 'hurt') return page.paint('red', `${number} ×`);
  if (is === 'placed') return page.paint('dim', `(${number} ${shown})`);
  return is === 'showing' ? page.paint('bold', `${number} ${shown}`) : `${number} ?`;
}

/** What the signs mean. */
const keyLines = ({ voice, page }: TerminalContext): string[] =>
  flow(voice.tell('satchel.key').split('   '), page.width).map((line) => page.paint('dim', line));
