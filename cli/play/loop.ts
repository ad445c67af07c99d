import { setImmediate as turnOfEvents } from 'node:timers/promises';
import { randomAnswer, think } from '@conjure/bots';
import { diceFrom, answer as give, judge, type Mind, mindOf, type Seat, seeded } from '@conjure/engine';
import { brokenOff } from './breaking-off.ts';
import { choiceOf } from './choice.ts';
import { farewell, runCommand, shareOneScreen } from './commands.ts';
import type { Menu, QuestionContext, TerminalContext } from './face.ts';
import { wrap } from './layout.ts';
import { refusalLines } from './refusals.ts';
import { type CommandCall, type CommandReply, say } from './reply.ts';
import { eventLines, headingLine, menuLines, newsFor, questionLines } from './screen.ts';
import { answersItself, askedIn, askedNow, contextFor, cutsIn, persons, type TerminalSession } from './session.ts';
import { PROMPT, type Terminal } from './terminal.ts';

/** Plays a match to its end, or until nobody says anything more. */
export async function playOn(session: TerminalSession, terminal: Terminal): Promise<void> {
  let before: Seat | null = null;
  for (;;) {
    const { cutting, bots, people } = askedNow(session);
    if (cutting.length === 0 && letThink(session, bots, people.length === 0, terminal)) {
      if (persons(session).length === 0) tellNews(session, contextFor(session, null), terminal);
      // Between two thoughts whoever presses Ctrl-C is heard.
      await turnOfEvents();
      continue;
    }
    const seat = cutting[0] ?? people[0] ?? null;
    if (seat !== null && answersItself(session, seat)) continue;
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

/** The first bot that has something to say says it; where each lets another speak and somebody `must`, chance does. */
function letThink(session: TerminalSession, bots: readonly Seat[], must: boolean, terminal: Terminal): boolean {
  const { play, players, voice, face } = session;
  const { match } = play;
  // Dice of its own for every decision: thinking never shifts a die of the match, and the same match is played again alike.
  const diceOf = (seat: Seat) => diceFrom(seeded(`${match.origin.seed} bot ${seat} ${match.answers.length}`));
  const say = (seat: Seat, answer: unknown): true => {
    const verdict = give(play, seat, answer);
    if (!('done' in verdict)) throw new Error(`the bot in seat ${seat} gave an answer that is none`);
    return true;
  };
  let silent: Mind | null = null;
  for (const seat of bots) {
    const player = players[seat];
    const mind = mindOf(match, seat);
    if (!mind || player.is !== 'bot') throw new Error('nobody is there to think');
    const name = face.box.seatName(contextFor(session, null).view, seat);
    terminal.passing(voice.tell('bot.thinks', { name, level: player.level.name }));
    const answer = think(mind, player.level, diceOf(seat));
    terminal.passing('');
    if (answer !== undefined) return say(seat, answer);
    silent ??= mind;
  }
  return silent !== null && must && say(silent.seat, randomAnswer(silent, diceOf(silent.seat)));
}

/** People who share a screen must not see each other's secrets. False: nobody is there any more. */
async function handOver(
  session: TerminalSession,
  seat: Seat,
  before: Seat | null,
  terminal: Terminal,
): Promise<boolean> {
  if (!terminal.isScreen || !shareOneScreen(session)) return true;
  const context = contextFor(session, null);
  if (before !== null) {
    terminal.clear();
    session.shown = { board: '', position: '' };
  }
  const player = session.players[seat];
  const person = player.is === 'person' && player.name ? player.name : 'none';
  const line = await terminal.ask(
    session.voice.tell('handOver', { name: session.face.box.seatName(context.view, seat), person }),
  );
  terminal.clear();
  return line !== null;
}

/** Shows one person the position and the question, and listens until something is answered. False: the end. */
async function converse(session: TerminalSession, viewer: Seat | null, terminal: Terminal): Promise<boolean> {
  const { match } = session.play;
  const question = match.open?.id;
  /** Whoever is asked next may be somebody else, or in another match. */
  const wasCutting = viewer !== null && cutsIn(session, viewer) !== null;
  const isStill = () =>
    session.play.match === match &&
    match.open?.id === question &&
    (match.over || (askedIn(session, viewer) !== null && (!wasCutting || cutsIn(session, Number(viewer)) !== null)));
  let show = true;
  while (isStill()) {
    const asked = askedIn(session, viewer);
    if (show && asked) showQuestion(session, asked, terminal);
    else if (show) showEnd(session, viewer, terminal);
    const line = await terminal.ask(PROMPT);
    if (line === null) {
      const last = terminal.isScreen ? brokenOff(session) : farewell(session);
      if (!session.play.match.over) terminal.print([session.voice.tell('input.ended'), ...last]);
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

async function saysYes({ voice }: TerminalSession, terminal: Terminal): Promise<boolean> {
  const line = await terminal.ask(PROMPT);
  return line !== null && voice.vocabulary.verb(line.trim()) === 'yes';
}

async function respond(
  session: TerminalSession,
  question: QuestionContext | null,
  viewer: Seat | null,
  line: string,
): Promise<CommandReply> {
  const { voice } = session;
  const [word = '', ...rest] = line.split(/\s+/);
  const context: TerminalContext = question ?? contextFor(session, viewer);
  const command = word === '?' ? 'help' : voice.vocabulary.command(word);
  // What goes on with more words is an answer: “back to hand”.
  const isAnswer = command === 'back' && rest.length > 0;
  if (command && !isAnswer)
    return runCommand(command, { session, context, question, rest: rest.join(' ') } satisfies CommandCall);
  if (question) return line === '' ? letGo(session, question) : answerWith(session, question, line);
  if (line === '') return runCommand('quit', { session, context, question, rest: '' });
  return say(voice.tell('over.noQuestion'));
}

/** Nothing was typed: whoever may only cut in lets the others go on; anybody else sees the question again. */
function letGo(session: TerminalSession, { seat }: QuestionContext): CommandReply {
  const turn = cutsIn(session, seat);
  if (turn) session.letGo[seat] = turn.name;
  return { lines: [], next: 'show' };
}

/** Takes the line for an answer, and shows what there is to choose from where it fits several. */
function answerWith(session: TerminalSession, asked: QuestionContext, line: string): CommandReply {
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
function showQuestion(session: TerminalSession, asked: QuestionContext, terminal: Terminal): void {
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
  terminal.print([...lines, ...questionLines(asked), ...menuLines(menu, asked), ...cuttingLines(session, asked)]);
}

/** Whoever may only cut in is told who they are, and how to let the others go on. */
function cuttingLines(session: TerminalSession, { seat, view, voice, page }: QuestionContext): string[] {
  const turn = cutsIn(session, seat);
  if (!turn) return [];
  const nameOf = (who: Seat) => session.face.box.seatName(view, who);
  return wrap(page.paint('bold', voice.tell('cut.in', { name: nameOf(seat), lead: nameOf(turn.lead) })), page.width);
}

function tellNews(session: TerminalSession, context: TerminalContext, terminal: Terminal): void {
  // Where nobody has a secret, whoever sits before the screen has read all of it.
  const place = session.face.hasSecrets && context.viewer !== null ? context.viewer : session.players.length;
  terminal.print(eventLines(context, newsFor(context, session.told[place] ?? 0)));
  session.told[place] = context.match.story.length;
}

function showEnd(session: TerminalSession, viewer: Seat | null, terminal: Terminal): void {
  const context = contextFor(session, viewer);
  terminal.print(['']);
  tellNews(session, context, terminal);
  terminal.print([headingLine(session.face.heading(context), context), ...session.face.position(context)]);
  const { voice } = session;
  const { shown } = voice.vocabulary;
  if (persons(session).length > 0)
    terminal.print([voice.tell('over.what', { save: shown('save'), log: shown('log') })]);
}
