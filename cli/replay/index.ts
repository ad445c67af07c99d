import { type Disagreement, eventsFor, type Match, type Record, type Seat, type Viewer } from '@conjure/engine';
import { checkFair } from '@conjure/host';
import { capitalised, why as whyNot } from '@conjure/words';
import { colourIn } from '../args/colour.ts';
import type { CommandLine } from '../args/commands.ts';
import { wholeIn, wholeTrouble } from '../args/read.ts';
import { gameWithData } from '../data.ts';
import { FAILED } from '../exit.ts';
import type { TerminalContext, TerminalFace, TerminalVoice } from '../play/face.ts';
import { faceOf } from '../play/faces.ts';
import { loadRecord } from '../play/files.ts';
import { wrap } from '../play/layout.ts';
import { eventLines, headingLine } from '../play/screen.ts';
import { PROMPT, type Terminal, terminalOn } from '../play/terminal.ts';
import { failing, tellerIn } from '../text/complain.ts';
import { warn } from '../text/print.ts';
import { dataTrouble } from '../text/trouble.ts';
import { voiceFor } from '../text/voice.ts';
import { accountLines } from './account.ts';
import { type ReplayStep, stepAt, steps, verify } from './story.ts';

/** `conjure replay <record>`: the story of a match, step by step or in one go, or whether the rules still agree with it. */
export async function runReplay({ words, options, language }: CommandLine): Promise<number> {
  const fail = failing(language);
  const [path, extra] = words;
  if (path === undefined) return fail({ key: 'usage.record', facts: {} });
  if (extra !== undefined) return fail({ key: 'usage.extra', facts: { word: extra } });
  const colour = colourIn(options.color);
  if ('trouble' in colour) return fail(colour.trouble);
  const to = options.to === undefined ? Number.POSITIVE_INFINITY : wholeIn(options.to, 0, Number.POSITIVE_INFINITY);
  if (!(to >= 0)) return fail(wholeTrouble('--to', options.to, 0, Number.POSITIVE_INFINITY));
  const check = options.verify ? '--verify' : options.fair ? '--fair' : null;
  if (options.to !== undefined && check)
    return fail({ key: 'usage.together', facts: { first: '--to', second: check } });
  const loaded = await loadRecord(path, tellerIn(language));
  if ('wrong' in loaded) {
    warn(loaded.wrong);
    return FAILED;
  }
  const { record, box } = loaded;
  const found = gameWithData(box, typeof options.data === 'string' ? options.data : undefined);
  if ('trouble' in found) return fail(dataTrouble(String(options.data), found.trouble), FAILED);
  const face = await faceOf(box, found.game);
  const voice = await voiceFor(language, box, face.verbs);
  const terminal = terminalOn({ input: process.stdin, output: process.stdout, env: process.env }, colour.word);
  try {
    const player: ReplayPlayer = { face, record, voice, terminal };
    return await show(player, path, to, { verify: options.verify === true, fair: options.fair === true });
  } finally {
    terminal.close();
  }
}

interface ReplayPlayer {
  readonly face: TerminalFace;
  readonly record: Record;
  readonly voice: TerminalVoice;
  readonly terminal: Terminal;
}

/** What is to be checked in place of telling the story. */
interface Checks {
  readonly verify: boolean;
  readonly fair: boolean;
}

async function show(player: ReplayPlayer, file: string, to: number, checks: Checks): Promise<number> {
  const { face, record, voice, terminal } = player;
  const { game } = face;
  if (record.rules !== game.version)
    terminal.print([voice.tell('file.otherRules', { file, recorded: record.rules, now: game.version })]);
  const verdict = verify(game, record);
  if ('fault' in verdict) {
    warn(voice.tell('file.noRecord', { file, fault: verdict.fault }));
    return FAILED;
  }
  const disagreement = verdict.disagrees ? [disagreementLine(verdict.disagrees, voice)] : [];
  if (checks.verify || checks.fair) {
    const key = verdict.verified ? 'replay.agrees' : 'replay.unverified';
    const agrees = voice.tell(key, { n: verdict.entries, version: game.version });
    terminal.print(verdict.disagrees ? disagreement : [agrees]);
    if (verdict.disagrees) return FAILED;
    const unfair = checks.fair ? checkFair(record) : null;
    if (checks.fair) terminal.print([voice.tell(unfair ? `replay.unfair.${unfair}` : 'replay.fair')]);
    return unfair ? FAILED : 0;
  }
  const last = Math.min(to, verdict.entries);
  if (terminal.isScreen) await walk(player, to < verdict.entries ? last : 0, verdict.entries);
  else
    for (const step of steps(game, record, last, viewerOf(record)))
      terminal.print([...stepLines(player, step), ...endLines(player, step)]);
  terminal.print(last === verdict.entries ? disagreement : []);
  return verdict.disagrees ? FAILED : 0;
}

function disagreementLine({ at, why }: Disagreement, voice: TerminalVoice): string {
  if ('digests' in why) return voice.tell('replay.digests', why.digests);
  const reason =
    'refused' in why
      ? voice.say({ ...whyNot(why.refused), or: `[${why.refused.rule}]` })
      : 'fault' in why
        ? `${why.fault.place}: ${why.fault.expected} ≠ ${why.fault.got}`
        : 'barred' in why
          ? voice.say({ key: `undo.${why.barred}`, or: why.barred })
          : voice.tell('replay.digest');
  return voice.tell('replay.disagrees', { at: at + 1, reason });
}

/** Alone one sees what one saw then; of a match of several, what everybody saw. */
const viewerOf = (record: Record): Viewer => (record.seats === 1 ? 0 : null);

function contextOf({ face, record, voice, terminal }: ReplayPlayer, match: Match): TerminalContext {
  const viewer = viewerOf(record);
  return { match, viewer, view: face.game.view(match.table, viewer), voice, page: terminal.page };
}

function stepLines(player: ReplayPlayer, { entry, play, from, answered }: ReplayStep): string[] {
  const context = contextOf(player, play.match);
  const { voice } = player;
  const nameOf = (seat: Seat) => player.face.box.seatName(context.view, seat);
  if (entry && 'undo' in entry) return [voice.tell('replay.undo', { n: entry.undo, name: nameOf(entry.by) })];
  if (entry && 'redo' in entry) return [voice.tell('replay.redo', { n: entry.redo, name: nameOf(entry.by) })];
  const events = eventsFor(play.match.story.slice(from), context.viewer);
  return events.length === 0 && answered ? [`> ${capitalised(voice.say(answered))}`] : eventLines(context, events);
}

/** How it came to its end, after the step that ended it. */
function endLines(player: ReplayPlayer, { play: { match } }: ReplayStep): string[] {
  const { view, viewer, voice, page } = contextOf(player, match);
  const nameOf = (seat: Seat) => player.face.box.seatName(view, seat);
  return match.over ? accountLines(match, { voice, viewer, width: page.width, nameOf }) : [];
}

/** Step by step on a screen: Enter goes on, `b` back, a number there, `q` away. */
async function walk(player: ReplayPlayer, from: number, last: number): Promise<void> {
  const { face, record, voice, terminal } = player;
  let at = from;
  for (;;) {
    const step = stepAt(face.game, record, at, viewerOf(record));
    if (!step) return;
    const context = contextOf(player, step.play.match);
    terminal.print([
      '',
      headingLine(`${voice.tell('replay.step', { at, last })} ${face.heading(context)}`, context),
      ...(face.board(context, 'question') ?? []),
      ...stepLines(player, step),
      ...endLines(player, step),
      ...wrap(terminal.page.paint('dim', voice.tell('replay.keys')), terminal.page.width),
    ]);
    const line = await terminal.ask(PROMPT);
    if (line === null) return;
    const typed = line.trim().toLowerCase();
    if (typed === 'q' || voice.vocabulary.command(typed) === 'quit') return;
    if (/^\d+$/.test(typed)) at = Math.min(last, Number(typed));
    else if (typed === 'b' || voice.vocabulary.command(typed) === 'back') at = Math.max(0, at - 1);
    else at = Math.min(last, at + 1);
  }
}
