import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { create, type Game, type Match, type Play, type Record, readRecord, record, replay } from '@conjure/engine';
import { type Box, boxOf, GAMES } from '@conjure/shelf';
import { codeOf, readWhole, UNREAD, writeWhole } from '../files.ts';
import type { TerminalVoice } from './face.ts';

/** What a file holds, or a sentence that says what is wrong with it. */
type FileRead<T> = T | { readonly wrong: string };

/** Whoever says what is wrong with a file. */
export type Teller = Pick<TerminalVoice, 'tell'>;

export function readJson(path: string, voice: Teller): FileRead<{ value: unknown }> {
  const read = readWhole(path);
  if ('unread' in read) return { wrong: voice.tell(UNREAD[read.unread], { file: path }) };
  try {
    return { value: JSON.parse(read.text) };
  } catch {
    return { wrong: voice.tell('file.noJson', { file: path }) };
  }
}

/** A record of any game, whatever its version. */
function readAnyRecord(path: string, voice: Teller): FileRead<{ record: Record }> {
  const json = readJson(path, voice);
  if ('wrong' in json) return json;
  const read = readRecord(json.value);
  return 'fault' in read ? { wrong: voice.tell('file.noRecord', { file: path, fault: read.fault }) } : read;
}

/** A record, and the game it is of. */
export async function loadRecord(path: string, voice: Teller): Promise<FileRead<{ record: Record; box: Box }>> {
  const read = readAnyRecord(path, voice);
  if ('wrong' in read) return read;
  const { game } = read.record;
  const box = await boxOf(game);
  if (!box) return { wrong: voice.tell('file.unknownGame', { file: path, game, known: GAMES.join(', ') }) };
  return { record: read.record, box };
}

/** Whether everybody acts at once in it, by the clock: a terminal, which hears one line after another, cannot keep time. */
export function isTimed(match: Match): boolean {
  if (match.open?.question.clock !== undefined) return true;
  const begun = create(match.game, { ...match.origin });
  return 'match' in begun && begun.match.open?.question.clock !== undefined;
}

/** A match to go on with. A record that these rules cannot follow to its end is not one. */
export function loadPlay(
  path: string,
  game: Game,
  voice: TerminalVoice,
): FileRead<{ play: Play; players: readonly string[] | null; note: string | null }> {
  const loaded = readAnyRecord(path, voice);
  if ('wrong' in loaded) return loaded;
  if (loaded.record.game !== game.id)
    return { wrong: voice.tell('file.otherGame', { file: path, game: loaded.record.game, expected: game.id }) };
  const { rules } = loaded.record;
  const versions = { file: path, recorded: rules, now: game.version };
  const note = rules === game.version ? null : voice.tell('file.otherRules', versions);
  const replayed = replay(game, loaded.record);
  if ('fault' in replayed) {
    const { place, expected, got } = replayed.fault;
    return { wrong: voice.tell('file.noRecord', { file: path, fault: `${place}: ${expected} ≠ ${got}` }) };
  }
  if (replayed.disagrees) {
    const { at, why } = replayed.disagrees;
    const wrong =
      'digests' in why
        ? `${path}: ${voice.tell('replay.digests', why.digests)}`
        : voice.tell('file.disagrees', { file: path, at: at + 1 });
    return { wrong: note ? `${note} ${wrong}` : wrong };
  }
  if (isTimed(replayed.play.match)) return { wrong: voice.tell('usage.timed') };
  const unverified = replayed.verified ? null : voice.tell('file.unverified', { file: path });
  const notes = [note, unverified].filter((each) => each !== null);
  return {
    play: replayed.play,
    players: loaded.record.players ?? null,
    note: notes.length > 0 ? notes.join(' ') : null,
  };
}

/** Writes the record. Only an older record is written over, and only by a new one that is whole. */
export function savePlay(
  path: string,
  play: Play,
  players: readonly string[],
  voice: TerminalVoice,
): FileRead<{ saved: string }> {
  if (existsSync(path)) {
    const old = readJson(path, voice);
    if ('wrong' in old || 'fault' in readRecord(old.value)) return { wrong: voice.tell('file.taken', { file: path }) };
  }
  try {
    writeWhole(path, recordText(play, players));
  } catch (error) {
    return { wrong: voice.tell('file.unwritable', { file: path, reason: reasonOf(error) }) };
  }
  return { saved: voice.tell('file.saved', { file: path }) };
}

const recordText = (play: Play, players: readonly string[]): string =>
  `${JSON.stringify({ ...record(play), players }, null, 1)}\n`;

/** Keeps a match that is broken off: under a name that nothing has yet, here or where temporary files go. */
export function keepPlay(play: Play, players: readonly string[]): { file: string } | { failed: string } {
  const { game, origin } = play.match;
  const seed = origin.seed.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 40);
  const text = recordText(play, players);
  let failed = '';
  for (const folder of [process.cwd(), tmpdir()])
    for (let n = 1; n <= MOST_KEPT; n++) {
      const file = join(folder, `${game.id}-${seed}${n === 1 ? '' : `-${n}`}.json`);
      try {
        writeWhole(file, text, { fresh: true });
        return { file };
      } catch (error) {
        if (codeOf(error) === 'EEXIST') continue;
        failed ||= reasonOf(error);
        break;
      }
    }
  return { failed };
}

/** Matches of one seed beside each other. */
const MOST_KEPT = 1_000;

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
