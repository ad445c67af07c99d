import { FOR_PEOPLE } from '@conjure/bots';
import {
  type Ladder,
  type LadderProgress,
  ladderFileText,
  ladderTable,
  readLadder,
  readLadderFile,
  reportsOf,
  rungsOf,
  runLadder,
} from '@conjure/lab';
import { listenForBreak } from '../args/breaking.ts';
import type { CommandLine } from '../args/commands.ts';
import { gameNamed } from '../args/game.ts';
import { type UsageTrouble, wholeIn, wholeTrouble } from '../args/read.ts';
import { DONE, FAILED } from '../exit.ts';
import { readWhole, UNREAD, writeWhole } from '../files.ts';
import { optionsIn } from '../play/setup.ts';
import { labVoice } from '../simulate/index.ts';
import { progressBar } from '../simulate/progress.ts';
import { complain, failing } from '../text/complain.ts';
import { print } from '../text/print.ts';
import { printableJson } from '../text/printable.ts';

const MOST_THREADS = 256;
const MOST_PAIRS = 1_000_000;

/** `conjure ladder <game>`: each level of the bots against the next, and how much stronger it is. */
export async function runLadderCommand({ words, options, language }: CommandLine): Promise<number> {
  const fail = failing(language);
  const wanted = await gameNamed('ladder', words);
  if ('trouble' in wanted) return fail(wanted.trouble);
  const { box } = wanted;
  const pairs = options.pairs === undefined ? 100 : wholeIn(options.pairs, 1, MOST_PAIRS);
  if (!(pairs >= 1)) return fail(wholeTrouble('--pairs', options.pairs, 1, MOST_PAIRS));
  const threads = options.threads === undefined ? undefined : wholeIn(options.threads, 1, MOST_THREADS);
  if (threads !== undefined && !(threads >= 1))
    return fail(wholeTrouble('--threads', options.threads, 1, MOST_THREADS));
  const chosen = optionsIn(box, box.game, {
    ...(typeof options.set === 'string' ? { set: options.set } : {}),
    ...(typeof options.options === 'string' ? { options: options.options } : {}),
  });
  if ('trouble' in chosen) return fail(chosen.trouble);
  const ladder: Ladder = {
    game: box.id,
    levels: (typeof options.levels === 'string' ? options.levels : FOR_PEOPLE.join(','))
      .split(',')
      .map((name) => name.trim()),
    pairs,
    seed: typeof options.seed === 'string' ? options.seed : '1',
    options: chosen.options,
    whole: options.whole === true,
  };
  const ready = await readLadder(ladder);
  if ('fault' in ready) return fail({ key: 'usage.fault', facts: { ...ready.fault } });
  const file = typeof options.resume === 'string' ? options.resume : null;
  const before = file === null ? { played: [] } : playedIn(file, ladder, box.game.version);
  if ('trouble' in before) return fail(before.trouble, FAILED);
  const say = await labVoice(language, (await box.textsOf(language)).words);
  const label = (now: LadderProgress): string => {
    const at = Math.max(
      0,
      now.findLastIndex((list) => list.length > 0),
    );
    const { one, other } = ready.encounters[at];
    return say('ladder.playing', { one, other, played: now[at].length, pairs });
  };
  let now: LadderProgress = ready.encounters.map((_, i) => before.played[i] ?? []);
  const bar = progressBar(process.stderr, () => label(now), pairs * ready.encounters.length);
  const breaking = listenForBreak();
  const played = await runLadder(ladder, ready, {
    ...(threads === undefined ? {} : { threads }),
    before: before.played,
    signal: breaking.signal,
    keep(all) {
      now = all;
      if (file !== null) writeWhole(file, ladderFileText(ladder, box.game.version, all));
      bar.show(all.reduce((sum, list) => sum + list.length, 0));
    },
  });
  breaking.end();
  const { code } = breaking;
  bar.end();
  if (code !== DONE) complain(language, { key: 'ladder.broken', facts: {} });
  const reports = reportsOf(ready, played);
  if (options.json) print(printableJson(JSON.stringify({ ladder, reports, rungs: rungsOf(reports) }, null, 2)));
  else print(ladderTable(ladder, reports, say));
  return code;
}

/** What is in the file that a ladder is kept in: nothing yet, where there is none. */
function playedIn(file: string, ladder: Ladder, rules: number): { played: LadderProgress } | { trouble: UsageTrouble } {
  const read = readWhole(file);
  if ('unread' in read)
    return read.unread === 'missing' ? { played: [] } : { trouble: { key: UNREAD[read.unread], facts: { file } } };
  const kept = readLadderFile(read.text, ladder, rules);
  return 'fault' in kept ? { trouble: { key: 'file.fault', facts: { file, ...kept.fault } } } : kept;
}
