import { type EvocationView, type LodgeView, type RoomView, seatIn } from '@conjure/lodge/view';
import { canvas, type Format } from '../canvas.ts';
import type { QuestionScene, TerminalScene } from '../face.ts';
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
export function mapOf(scene: TerminalScene | QuestionScene, withKey: boolean): string[] {
  const view = scene.view as LodgeView;
  const { page, voice } = scene;
  const width = Math.min(WIDE, Math.floor((page.width + 1) / ACROSS));
  const lit = litIn(scene);
  const lines = width < NARROW ? view.rooms.map((room) => lineOf(scene, room, lit)) : drawn(scene, width, lit);
  const key = withKey
    ? flow(voice.tell('lodge.key').split('   '), page.width).map((line) => page.paint('dim', line))
    : [];
  return [...lines, ...key];
}

function drawn(scene: TerminalScene, width: number, lit: ReadonlySet<string>): string[] {
  const view = scene.view as LodgeView;
  const paper = canvas(width * ACROSS, LINES * ACROSS);
  for (const room of view.rooms) {
    const [q, r] = room.room.split(',').map(Number);
    const x = Math.floor((q + r / 2 + 2) * width);
    const y = (r + 2) * LINES;
    const colour = COLOURS[room.colour];
    partsOf(scene, room, lit).forEach((part, line) => {
      paper.put(x, y + line, cut(part, width - 1), line === 0 ? (room.destroyed ? 'dim' : colour) : undefined);
    });
  }
  const lines = paper.lines(scene.page.paint);
  while (lines.at(-1) === '') lines.pop();
  return lines;
}

const lineOf = (scene: TerminalScene, room: RoomView, lit: ReadonlySet<string>): string =>
  wrap(
    partsOf(scene, room, lit)
      .filter((part) => part !== '')
      .join('  '),
    scene.page.width,
    '    ',
  ).join('\n');

/** What it is called; where it lies, its colour and its marks; its instability; who is in it. */
function partsOf(scene: TerminalScene, room: RoomView, lit: ReadonlySet<string>): string[] {
  const { say } = scene.voice;
  const view = scene.view as LodgeView;
  const marks = `${room.activated ? '✓' : ''}${room.open ? '' : '×'}${room.destroyed ? '†' : ''}`;
  const cubes = room.cubes.map((owner) => (owner === 'rose' ? '*' : letterOf(scene, owner))).join('');
  return [
    say({ key: `room.${room.tile}`, or: room.tile }),
    `${lit.has(room.room) ? '→' : ''}${room.room} ${say({ key: `colour.${room.colour}` })}${marks && ` ${marks}`}`,
    room.destroyed ? '' : `${room.cubes.length}/${room.capacity} ${cubes}`.trimEnd(),
    view.seats.flatMap(({ seat }) => insideOf(scene, seat, room.room)).join(' '),
  ];
}

/** `[N+Muso]` is a mage and the familiar that guards him, `n:Bone` one of his evocations. */
function insideOf(scene: TerminalScene, seat: number, room: string): string[] {
  const { at, evocations } = (scene.view as LodgeView).seats[seat];
  const letter = letterOf(scene, seat);
  const name = ({ creature }: EvocationView) => scene.voice.say({ key: `creature.${creature}`, or: creature });
  const guard = evocations.find(({ mode }) => mode === 'guard');
  return [
    ...(at === room ? [`[${letter}${guard ? `+${cut(name(guard), 6)}` : ''}]`] : []),
    ...evocations.filter((one) => one.at === room).map((one) => `${letter.toLowerCase()}:${cut(name(one), 5)}`),
  ];
}

/** A mage's first letter, or his number where two begin alike. */
function letterOf(scene: TerminalScene, seat: number): string {
  const { seats } = scene.view as LodgeView;
  const letters = seats.map((each) => scene.voice.say(seatIn(scene.view as LodgeView, each.seat))[0].toUpperCase());
  return letters.filter((letter) => letter === letters[seat]).length === 1 ? letters[seat] : String(seat + 1);
}

/** Rooms that an answer names. */
function litIn(scene: TerminalScene | QuestionScene): ReadonlySet<string> {
  const lit = new Set<string>();
  for (const option of 'options' in scene ? (scene.options ?? []) : []) {
    const { to, room } = option as { to?: unknown; room?: unknown };
    for (const place of [to, room]) if (typeof place === 'string') lit.add(place);
  }
  return lit;
}
