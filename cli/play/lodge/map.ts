import { type EvocationView, type LodgeView, type RoomView, seatIn } from '@conjure/lodge/view';
import { canvas, type Format } from '../canvas.ts';
import type { QuestionContext, TerminalContext } from '../face.ts';
import { cut, flow, wrap } from '../layout.ts';

/** A room takes four lines; five of them stand side by side where the page is wide enough. */
const LINES = 4;
const ACROSS = 5;
const NARROW = 14;
const WIDE = 20;

/** A room is painted in its colour, which is written beside it, too. */
const COLOURS: Readonly<Record<string, Format>> = {
  ...{ black: ['bold', 'white'], purple: 'magenta', grey: 'reset', red: 'red' },
  ...{ blue: 'blueBright', yellow: 'yellow', green: 'green' },
};

/** The Lodge: every room with its colour, its instability and who is in it. */
export function mapOf(context: TerminalContext | QuestionContext, withKey: boolean): string[] {
  const view = context.view as LodgeView;
  const { page, voice } = context;
  const width = Math.min(WIDE, Math.floor((page.width + 1) / ACROSS));
  const lit = litIn(context);
  const lines = width < NARROW ? view.rooms.map((room) => lineOf(context, room, lit)) : drawn(context, width, lit);
  const key = withKey
    ? flow(voice.tell('lodge.key').split('   '), page.width).map((line) => page.paint('dim', line))
    : [];
  return [...lines, ...key];
}

function drawn(context: TerminalContext, width: number, lit: ReadonlySet<string>): string[] {
  const view = context.view as LodgeView;
  const paper = canvas(width * ACROSS, LINES * ACROSS);
  for (const room of view.rooms) {
    const [q, r] = room.room.split(',').map(Number);
    const x = Math.floor((q + r / 2 + 2) * width);
    const y = (r + 2) * LINES;
    const colour = COLOURS[room.colour];
    partsOf(context, room, lit).forEach((part, line) => {
      paper.put(x, y + line, cut(part, width - 1), line === 0 ? (room.destroyed ? 'dim' : colour) : undefined);
    });
  }
  const lines = paper.lines(context.page.paint);
  while (lines.at(-1) === '') lines.pop();
  return lines;
}

const lineOf = (context: TerminalContext, room: RoomView, lit: ReadonlySet<string>): string =>
  wrap(
    partsOf(context, room, lit)
      .filter((part) => part !== '')
      .join('  '),
    context.page.width,
    '    ',
  ).join('\n');

/** What it is called; where it lies, its colour and its marks; its instability; who is in it. */
function partsOf(context: TerminalContext, room: RoomView, lit: ReadonlySet<string>): string[] {
  const { say } = context.voice;
  const view = context.view as LodgeView;
  const marks = `${room.activated ? '✓' : ''}${room.open ? '' : '×'}${room.destroyed ? '†' : ''}`;
  const cubes = room.cubes.map((owner) => (owner === 'rose' ? '*' : letterOf(context, owner))).join('');
  return [
    say({ key: `room.${room.tile}`, or: room.tile }),
    `${lit.has(room.room) ? '→' : ''}${room.room} ${say({ key: `colour.${room.colour}` })}${marks && ` ${marks}`}`,
    room.destroyed ? '' : `${room.cubes.length}/${room.capacity} ${cubes}`.trimEnd(),
    view.seats.flatMap(({ seat }) => insideOf(context, seat, room.room)).join(' '),
  ];
}

/** `[N+Muso]` is a mage and the familiar that guards them, `n:Bone` one of their evocations. */
function insideOf(context: TerminalContext, seat: number, room: string): string[] {
  const { at, evocations } = (context.view as LodgeView).seats[seat];
  const letter = letterOf(context, seat);
  const name = ({ creature }: EvocationView) => context.voice.say({ key: `creature.${creature}`, or: creature });
  const guard = evocations.find(({ mode }) => mode === 'guard');
  return [
    ...(at === room ? [`[${letter}${guard ? `+${cut(name(guard), 6)}` : ''}]`] : []),
    ...evocations.filter((one) => one.at === room).map((one) => `${letter.toLowerCase()}:${cut(name(one), 5)}`),
  ];
}

/** A mage's first letter, or their number where two begin alike. */
function letterOf(context: TerminalContext, seat: number): string {
  const { seats } = context.view as LodgeView;
  const letters = seats.map((each) => context.voice.say(seatIn(context.view as LodgeView, each.seat))[0].toUpperCase());
  return letters.filter((letter) => letter === letters[seat]).length === 1 ? letters[seat] : String(seat + 1);
}

/** Rooms that an answer names. */
function litIn(context: TerminalContext | QuestionContext): ReadonlySet<string> {
  const lit = new Set<string>();
  for (const option of 'options' in context ? (context.options ?? []) : []) {
    const { to, room } = option as { to?: unknown; room?: unknown };
    for (const place of [to, room]) if (typeof place === 'string') lit.add(place);
  }
  return lit;
}
