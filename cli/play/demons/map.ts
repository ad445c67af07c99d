import { type Content, namesIn } from '@conjure/demons';
import type { DemonsEvent, DemonsView } from '@conjure/demons/view';
import { distance, must, outcomes } from '@conjure/engine';
import type { BoardPart, QuestionContext, TerminalContext } from '../face.ts';
import { beside, columns, cut, flow } from '../layout.ts';
import {
  type Board,
  drawBoard,
  type Frame,
  frameAround,
  type HexNote,
  isWithin,
  letterOf,
  type Scale,
  wholeMap,
  widthOf,
} from './board.ts';
import { me } from './grammar.ts';

/** The narrowest column in which the key can stand beside the map. */
const KEY = 28;
const GAP = 2;
/** Lines of a window on the map where no screen sets a limit. */
const PIPED = 19;
/** Lines that the whole map with its key and a question take. */
const OVERVIEW = 60;
/** Where magicians enter: what to look at before there is one on the map. */
const ENTRY = '0110';

/** The map as much of it as the page holds, with the key beside it or beneath it. */
export function mapOf(content: Content, context: TerminalContext | QuestionContext, part: BoardPart): string[] {
  const view = context.view as DemonsView;
  const { frame, scale } = framed(content, context, part);
  const board: Board = { content, view, marks: 'question' in context ? marksOf(content, context) : new Map() };
  const drawn = drawBoard(board, frame, scale, context.page.paint);
  const room = context.page.width - widthOf(frame, scale) - GAP;
  const legend = part === 'question' && scale === 'wide' ? [] : legendOf(context);
  if (room < KEY - 4) {
    const third = Math.max(KEY - 4, Math.floor((context.page.width - 2 * GAP) / 3));
    return [...drawn, ...columns(keyOf(content, context, frame, third), context.page.width), ...legend];
  }
  const key = keyOf(content, context, frame, room);
  // A key longer than the map would leave a tail: the cities at its end can be spared.
  return [...beside(drawn, key.slice(0, Math.max(drawn.length, 12)), GAP), ...legend];
}

/** A wide page shows all, a narrow one a window, or all of it in small hexes. */
function framed(
  content: Content,
  context: TerminalContext | QuestionContext,
  part: BoardPart,
): { frame: Frame; scale: Scale } {
  const { width, height } = context.page;
  const all = wholeMap(content);
  if (widthOf(all, 'wide') <= width && (part === 'all' || height >= 2 * content.grid.rows + 16))
    return { frame: all, scale: 'wide' };
  const lines =
    height === Number.POSITIVE_INFINITY ? PIPED : Math.min(2 * content.grid.rows + 1, Math.max(13, height - 26));
  const focus = typeof part === 'object' ? part.around : part === 'all' ? null : focusOf(context);
  const overview = part === 'all' || height >= OVERVIEW;
  if (focus === null && overview && widthOf(all, 'compact') <= width) return { frame: all, scale: 'compact' };
  const forMap = width - KEY - GAP >= 36 ? width - KEY - GAP : width;
  return { frame: frameAround(content, focus ?? ENTRY, forMap, lines, 'wide'), scale: 'wide' };
}

/** What the question is about, or where the magician stands. */
function focusOf(context: TerminalContext | QuestionContext): string | null {
  const asked = 'question' in context ? context.question.facts?.hex : undefined;
  if (typeof asked === 'string') return asked;
  return me(context.view as DemonsView)?.hex ?? null;
}

/** The hexes that may be chosen, with what it costs to walk there. */
function marksOf(content: Content, asked: QuestionContext): Map<string, HexNote> {
  const { question, options, match, seat } = asked;
  const view = asked.view as DemonsView;
  const marks = new Map<string, HexNote>();
  for (const option of options ?? []) {
    const { to, hex, do: verb } = option as { to?: unknown; hex?: unknown; do?: unknown };
    const goal = question.kind === 'place' ? hex : question.kind === 'use' ? null : to;
    if (typeof goal !== 'string') continue;
    const cost = verb === 'move' ? costOf(outcomes(match, seat, option).outcomes[0]?.events as DemonsEvent[]) : '*';
    marks.set(goal, { cost, danger: enemyBeside(content, view, goal) });
  }
  return marks;
}

function costOf(events: readonly DemonsEvent[]): string {
  const moved = events.find((event) => event.type === 'moved');
  return moved ? String(moved.cost) : '*';
}

/** Whoever ends next to these is searched for, or stopped. */
function enemyBeside(content: Content, view: DemonsView, hex: string): boolean {
  const own = me(view)?.seat;
  return (
    view.mortals.some((unit) => unit.status === 'normal' && hexes(content, unit.hex, hex) === 1) ||
    view.magicians.some(
      (m) => m.seat !== own && m.status === 'map' && m.hex !== null && hexes(content, m.hex, hex) === 1,
    )
  );
}

function hexes(content: Content, a: string, b: string): number {
  const { grid } = content;
  return distance(grid, must(grid.index.get(a), 'hex', a), must(grid.index.get(b), 'hex', b));
}

/** Who and what can be seen on this part of the map, each in one line of at most so many characters. */
function keyOf(content: Content, { voice, page, view: seen }: TerminalContext, frame: Frame, width: number): string[] {
  const view = seen as DemonsView;
  const names = namesIn(content, view);
  const here = me(view)?.status === 'map' ? me(view)?.hex : null;
  const seenHere = (hex: string | null): hex is string => hex !== null && isWithin(frame, hex);
  const magicians = view.magicians
    .filter((m) => m.status === 'map' && seenHere(m.hex))
    .map((m) => `@${m.name[0] ?? '?'} ${voice.say(names.magician(m.seat))} ${m.hex}`);
  const units = view.mortals.flatMap((unit, i) => {
    if (unit.status === 'gone' || !seenHere(unit.hex)) return [];
    const far = here ? String(hexes(content, here, unit.hex)).padStart(3) : '';
    const mark = unit.status === 'fleeing' ? '’' : unit.captives.length > 0 ? '*' : ' ';
    const name = cut(voice.say(names.mortal(unit.id)), width - 5 - far.length);
    return [`${letterOf(i)}${mark}${String(unit.strength).padStart(2)} ${name}`.padEnd(width - far.length) + far];
  });
  const treasures = view.boxes
    .filter(({ is, hex }) => (is === 'found' || is === 'loose') && seenHere(hex))
    .map(({ box, hex }) => cut(`$ ${hex} ${voice.say(names.item(box))}`, width));
  const cities = content.cities
    .map((hex) => content.grid.names[hex])
    .filter((hex) => seenHere(hex) && !view.ruins.includes(hex))
    .map((hex) => page.paint('dim', cut(`O ${hex} ${voice.say(names.city(hex))}`, width)));
  const heading = units.length > 0 ? [page.paint('dim', cut(voice.tell(here ? 'key.units' : 'key.all'), width))] : [];
  return [...magicians, ...heading, ...units, ...treasures, ...cities];
}

/** What the signs of the map mean. */
function legendOf({ voice, page }: TerminalContext): string[] {
  const ground = ['open', 'forest', 'mountain', 'city', 'water'].map((type) => {
    const sign = { open: '.', forest: 'f', mountain: 'M', city: 'O', water: '~' }[type];
    return `${sign} ${voice.say({ key: `terrain.${type}` })}`;
  });
  const signs = [...ground, `F ${voice.tell('key.wooded')}`, `/ \\ _ ${voice.say({ key: 'terrain.river' })}`];
  const marks = voice.tell('key.signs').split('   ');
  return flow([...signs, ...marks], page.width).map((line) => page.paint('dim', line));
}
