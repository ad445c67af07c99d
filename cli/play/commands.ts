import { eventsFor, isDecision, redo, undo } from '@conjure/engine';
import { foundLines } from '../rules/catalogue.ts';
import { isLanguage, LANGUAGES } from '../text/languages.ts';
import { voiceFor } from '../text/voice.ts';
import { hint, odds, why } from './asking.ts';
import type { TerminalContext } from './face.ts';
import { loadPlay, savePlay } from './files.ts';
import { wrap } from './layout.ts';
import { type CommandCall, type CommandReply, say } from './reply.ts';
import { eventLines } from './screen.ts';
import { contextFor, isPerson, persons, type TerminalSession, turnTo } from './session.ts';
import { playerWord, savedPlayers, usual } from './setup.ts';
import { COMMANDS, type CommandName } from './vocabulary.ts';

type RunsCommand = (call: CommandCall) => CommandReply | Promise<CommandReply>;

export const runCommand = (name: CommandName, call: CommandCall): CommandReply | Promise<CommandReply> =>
  TABLE[name](call);

const TABLE: Readonly<Record<CommandName, RunsCommand>> = {
  map({ session, context, question, rest }) {
    const { face, voice } = session;
    const part = rest === '' ? 'question' : voice.vocabulary.verb(rest) === 'all' ? 'all' : { around: rest };
    const board = face.board(question ?? context, part);
    return board ? { lines: board, next: 'ask' } : say(voice.tell('map.unknown', { place: rest }));
  },
  view({ session }) {
    session.shown = { board: '', position: '' };
    return { lines: [], next: 'show' };
  },
  why,
  odds,
  hint,
  rules({ session, rest }) {
    const { face, voice, page } = session;
    if (rest === '') return say(voice.tell('rules.how'));
    return say(...foundLines({ chapters: face.box.chapters, voice, page }, rest));
  },
  show({ session, context, rest }) {
    const { face, voice } = session;
    const card = rest === '' ? null : face.card(context, rest);
    return card ? { lines: card, next: 'ask' } : say(voice.tell('show.unknown', { word: rest || '…' }));
  },
  log({ context, rest }) {
    const events = eventsFor(context.match.story, context.viewer);
    const wanted = Math.max(1, Number.parseInt(rest, 10) || 20);
    return say(...eventLines(context, events.slice(-wanted)));
  },
  undo: ({ session, context }) => takeBack(session, context),
  redo({ session, context }) {
    const { play, voice } = session;
    const done = context.viewer === null ? { barred: 'nothing' } : redo(play, context.viewer);
    if ('barred' in done) return say(voice.tell('redo.nothing'));
    turnTo(session, play);
    return { lines: [voice.tell('redo.done')], next: 'show' };
  },
  save({ session, rest }) {
    const { play, voice } = session;
    if (rest === '') return fileName(session, 'save');
    const saved = savePlay(rest, play, session.players.map(playerWord), voice);
    if ('wrong' in saved) return say(saved.wrong);
    session.saved = play.log.length;
    return say(saved.saved);
  },
  load({ session, rest }) {
    const { face, voice } = session;
    if (rest === '') return fileName(session, 'load');
    const loaded = loadPlay(rest, face.game, voice);
    if ('wrong' in loaded) return say(loaded.wrong);
    const { play, note } = loaded;
    const { seats } = play.match.origin;
    const { players } = session;
    session.players =
      savedPlayers(loaded.players, face.game, seats) ??
      usual(face.box, seats).map((player, seat) => players[seat] ?? player);
    session.told = new Array(seats + 1).fill(play.match.story.length);
    turnTo(session, play);
    session.saved = play.log.length;
    return { lines: [...(note ? [note] : []), voice.tell('file.loaded', { file: rest })], next: 'show' };
  },
  async lang({ session, rest }) {
    const { voice } = session;
    if (!isLanguage(rest)) return say(voice.tell('lang.unknown', { word: rest || '…', known: LANGUAGES.join(', ') }));
    session.voice = await voiceFor(rest, session.face.box, session.face.verbs);
    session.shown = { board: '', position: '' };
    return { lines: [session.voice.tell('lang.done')], next: 'show' };
  },
  help({ session }) {
    const { voice, page } = session;
    const { vocabulary } = voice;
    const width = Math.max(...COMMANDS.map((name) => [...vocabulary.shown(name)].length));
    return {
      lines: [
        ...wrap(voice.tell('help.answers'), page.width),
        ...COMMANDS.flatMap((name) => {
          const word = vocabulary.shown(name);
          const head = `  ${page.paint('bold', word)}${' '.repeat(width - [...word].length + 2)}`;
          return wrap(head + voice.tell(`help.${name}`), page.width, ' '.repeat(width + 4));
        }),
      ],
      next: 'ask',
    };
  },
  back({ session }) {
    session.menu = null;
    return { lines: [], next: 'show' };
  },
  quit: ({ session }) => ({ lines: farewell(session), next: 'end' }),
};

const fileName = ({ voice, face }: TerminalSession, command: CommandName): CommandReply =>
  say(voice.tell('file.name', { example: `${voice.vocabulary.shown(command)} ${face.game.id}.json` }));

/** Free while nothing came to light; after that the others, where there are any, must agree. */
function takeBack(session: TerminalSession, { match, viewer }: TerminalContext, agreed = false): CommandReply {
  const { play, players, voice } = session;
  // At one keyboard it is the last decision that was wrong, whoever looks at the screen by now.
  const last = match.answers.findLast((entry) => isPerson(players[entry.seat]) && isDecision(entry));
  const by = last?.seat ?? viewer;
  const done = by === null ? ({ barred: 'nothing' } as const) : undo(play, by, agreed);
  if ('done' in done) {
    turnTo(session, play);
    return { lines: [voice.tell('undo.done')], next: 'show' };
  }
  const { barred } = done;
  const reason = voice.say({ key: `undo.${barred}` });
  if (barred === 'nothing') return say(reason);
  const others = players.filter((_, seat) => seat !== by);
  if (others.length === 0 || !others.every(isPerson)) return say(voice.tell(`undo.alone.${barred}`));
  const confirm = () => takeBack(session, contextFor(session, viewer), true);
  return { ...say(reason, voice.tell('undo.agree')), confirm };
}

/** What one should know before going away. */
export function farewell({ play, voice, face }: TerminalSession): string[] {
  if (play.match.over) return [voice.tell('bye')];
  const { seed } = play.match.origin;
  return [voice.tell('bye.unfinished', { game: face.game.id, seed, save: voice.vocabulary.shown('save') })];
}

/** Who at this table may have their secrets read by whoever looks. */
export const shareOneScreen = (session: TerminalSession): boolean =>
  session.face.hasSecrets && persons(session).length > 1;
