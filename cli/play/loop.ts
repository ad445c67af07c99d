import { think } from '@conjure/bots';
import { diceFrom, answer as give, judge, mindOf, type Seat, seeded } from '@conjure/engine';
import { choiceOf } from './choice.ts';
import { farewell, runCommand, shareOneScreen } from './commands.ts';
import type { Asked, Menu, Scene } from './face.ts';
import { refusalLines } from './refusals.ts';
import { type Call, type Reply, say } from './reply.ts';
import { eventLines, headingLine, menuLines, newsFor, questionLines } from './screen.ts';
import { askedIn, nextSeat, persons, type Session, sceneFor } from './session.ts';
import { PROMPT, type Terminal } from './terminal.ts';

/** Plays a match to its end, or until nobody says anything more. */
export async function playOn(session: Session, terminal: Terminal): Promise<void> {
  let before: Seat | null = null;
  for (;;) {
    const seat = nextSeat(session);
    const player = seat === null ? undefined : session.players[seat];
    if (seat !== null && player?.is === 'bot') {
      letThink(session, seat, terminal);
      if (persons(session).length === 0) tellNews(session, sceneFor(session, null), terminal);
      continue;
    }
    if (seat !== null && before !== seat && !(await handOver(session, seat, before, terminal))) return;
    before = seat ?? before;
    const viewer = seat ?? persons(session)[0] ?? null;
    if (seat === null && !terminal.isScreen && persons(session).length === 0) {
      showEnd(session, viewer, terminal);
      return;
    }
    if (!(await converse(session, viewer, terminal))) return;
  }
}

function letThink(session: Session, seat: Seat, terminal: Terminal): void {
  const { play, players, voice, face } = session;
  const player = players[seat];
  const { match } = play;
  const mind = mindOf(match, seat);
  if (!mind || player.is !== 'bot') throw new Error('nobody is there to think');
  const name = face.nameOf(sceneFor(session, null), seat);
  terminal.passing(voice.tell('bot.thinks', { name, level: player.level.name }));
  // Dice of its own for every decision: thinking never shifts a die of the match, and the same match is played again alike.
  const dice = diceFrom(seeded(`${match.origin.seed} bot ${seat} ${match.given.length}`));
  const verdict = give(play, seat, think(mind, player.level, dice));
  if (!('done' in verdict)) throw new Error(`the bot in seat ${seat} gave an answer that is none`);
  terminal.passing('');
}

/** People who share a screen must not see each other's secrets. False: nobody is there any more. */
async function handOver(session: Session, seat: Seat, before: Seat | null, terminal: Terminal): Promise<boolean> {
  if (!terminal.isScreen || !shareOneScreen(session)) return true;
  const scene = sceneFor(session, null);
  if (before !== null) {
    terminal.clear();
    session.shown = { board: '', position: '' };
  }
  const player = session.players[seat];
  const person = player.is === 'person' && player.name ? player.name : 'none';
  const line = await terminal.ask(session.voice.tell('handOver', { name: session.face.nameOf(scene, seat), person }));
  terminal.clear();
  return line !== null;
}

/** Shows one person the position and the question, and listens until something is answered. False: the end. */
async function converse(session: Session, viewer: Seat | null, terminal: Terminal): Promise<boolean> {
  const { match } = session.play;
  const question = match.open?.id;
  /** Whoever is asked next may be somebody else, or in another match. */
  const isStill = () =>
    session.play.match === match && match.open?.id === question && (match.over || askedIn(session, viewer) !== null);
  let show = true;
  while (isStill()) {
    const asked = askedIn(session, viewer);
    if (show && asked) showQuestion(session, asked, terminal);
    else if (show) showEnd(session, viewer, terminal);
    const line = await terminal.ask(PROMPT);
    if (line === null) {
      if (!match.over) terminal.print([session.voice.tell('input.ended'), ...farewell(session)]);
      return false;
    }
    const reply = await respond(session, asked, viewer, line.trim());
    terminal.print(reply.lines);
    if (reply.confirm && (await saysYes(session, terminal))) terminal.print(reply.confirm().lines);
    if (reply.next === 'end') return false;
    show = reply.next === 'show';
  }
  return true;
}

async function saysYes({ voice }: Session, terminal: Terminal): Promise<boolean> {
  const line = await terminal.ask(PROMPT);
  return line !== null && voice.vocabulary.verb(line.trim()) === 'yes';
}

async function respond(session: Session, asked: Asked | null, viewer: Seat | null, line: string): Promise<Reply> {
  const { voice } = session;
  const [word = '', ...rest] = line.split(/\s+/);
  const scene: Scene = asked ?? sceneFor(session, viewer);
  const command = word === '?' ? 'help' : voice.vocabulary.command(word);
  if (command) return runCommand(command, { session, scene, asked, rest: rest.join(' ') } satisfies Call);
  if (asked) return line === '' ? { lines: [], next: 'show' } : answerWith(session, asked, line);
  if (line === '') return runCommand('quit', { session, scene, asked, rest: '' });
  return say(voice.tell('over.noQuestion'));
}

/** Takes the line for an answer, and shows what there is to choose from where it fits several. */
function answerWith(session: Session, asked: Asked, line: string): Reply {
  const { face, voice, play } = session;
  const choice = choiceOf(session, asked, line);
  if ('stuck' in choice) return say(voice.tell('answer.stuck', { word: choice.stuck }));
  if ('nothing' in choice) return say(voice.tell('answer.incomplete'));
  if ('several' in choice) {
    session.menu = face.listed(asked, choice.several);
    return say(...menuLines(session.menu, asked));
  }
  const verdict = judge(play.match, asked.seat, choice.answer);
  if ('refused' in verdict) return say(...refusalLines(asked, verdict.refused));
  if ('fault' in verdict) return say(voice.tell('answer.fault', { ...verdict.fault }));
  give(play, asked.seat, choice.answer);
  session.menu = null;
  return { lines: [], next: 'show' };
}

/** What happened, where everybody stands, what is asked and what can be answered. */
function showQuestion(session: Session, asked: Asked, terminal: Terminal): void {
  const { face, shown } = session;
  terminal.print(['']);
  tellNews(session, asked, terminal);
  const lines = [headingLine(face.heading(asked), asked)];
  const board = face.wantsBoard(asked.question.kind) ? (face.board(asked, 'question') ?? []) : [];
  if (board.length > 0 && board.join('\n') !== shown.board) {
    lines.push(...board, '');
    shown.board = board.join('\n');
  }
  const position = face.position(asked);
  if (position.join('\n') !== shown.position) {
    lines.push(...position, '');
    shown.position = position.join('\n');
  }
  const menu: Menu = face.menu(asked);
  session.menu = menu;
  terminal.print([...lines, ...questionLines(asked), ...menuLines(menu, asked)]);
}

function tellNews(session: Session, scene: Scene, terminal: Terminal): void {
  const place = scene.viewer ?? session.players.length;
  terminal.print(eventLines(scene, newsFor(scene, session.told[place] ?? 0)));
  session.told[place] = scene.match.story.length;
}

function showEnd(session: Session, viewer: Seat | null, terminal: Terminal): void {
  const scene = sceneFor(session, viewer);
  terminal.print(['']);
  tellNews(session, scene, terminal);
  terminal.print([headingLine(session.face.heading(scene), scene), ...session.face.position(scene)]);
  const { voice } = session;
  const { shown } = voice.vocabulary;
  if (persons(session).length > 0)
    terminal.print([voice.tell('over.what', { save: shown('save'), log: shown('log') })]);
}
