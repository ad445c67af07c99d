import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { create, type Game, type Match, type Play, type Record, readRecord, record, replay } from '@conjure/engine';
import { type Box, boxOf, GAMES } from '@conjure/shelf';
import type { Voice } from './face.ts';

/** What a file holds, or a sentence that says what is wrong with it. */
type Read<T> = T | { readonly wrong: string };

/** Whoever says what is wrong with a file. */
export type Teller = Pick<Voice, 'tell'>;

export function readJson(path: string, voice: Teller): Read<{ value: unknown }> {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    const missing = (error as { code?: string }).code === 'ENOENT';
    return { wrong: voice.tell(missing ? 'file.missing' : 'file.unreadable', { file: path }) };
  }
  try {
    return { value: JSON.parse(text) };
  } catch {
    return { wrong: voice.tell('file.noJson', { file: path }) };
  }
}

/** A record of any game, whatever its version. */
function readAnyRecord(path: string, voice: Teller): Read<{ record: Record }> {
  const json = readJson(path, voice);
  if ('wrong' in json) return json;
  const read = readRecord(json.value);
  return 'fault' in read ? { wrong: voice.tell('file.noRecord', { file: path, fault: read.fault }) } : read;
}

/** A record, and the game it is of. */
export async function loadRecord(path: string, voice: Teller): Promise<Read<{ record: Record; box: Box }>> {
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
  voice: Voice,
): Read<{ play: Play; players: readonly string[] | null; note: string | null }> {
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
    const wrong = voice.tell('file.disagrees', { file: path, at: replayed.disagrees.at + 1 });
    return { wrong: note ? `${note} ${wrong}` : wrong };
  }
  if (isTimed(replayed.play.match)) return { wrong: voice.tell('usage.timed') };
  return { play: replayed.play, players: loaded.record.players ?? null, note };
}

/** Writes the record. Only an older record is written over. */
export function savePlay(path: string, play: Play, players: readonly string[], voice: Voice): Read<{ saved: string }> {
  if (existsSync(path)) {
    const old = readJson(path, voice);
    if ('wrong' in old || 'fault' in readRecord(old.value)) return { wrong: voice.tell('file.taken', { file: path }) };
  }
  try {
    writeFileSync(path, `${JSON.stringify({ ...record(play), players }, null, 1)}\n`);
  } catch {
    return { wrong: voice.tell('file.unwritable', { file: path }) };
  }
  return { saved: voice.tell('file.saved', { file: path }) };
}
