import type { Fault } from '@conjure/engine';
import {
  csv,
  readStudy,
  report,
  runStudy,
  runStudyBy,
  type Study,
  type StudyReport,
  type Tell,
  table,
} from '@conjure/lab';
import { speaker } from '@conjure/words';
import { listenForBreak } from '../args/breaking.ts';
import type { CommandLine } from '../args/commands.ts';
import { gameNamed } from '../args/game.ts';
import { type UsageTrouble, wholeIn, wholeTrouble } from '../args/read.ts';
import { dataIn } from '../data.ts';
import { DONE, FAILED, MISUSED } from '../exit.ts';
import { optionsIn } from '../play/setup.ts';
import { complain, failing } from '../text/complain.ts';
import type { Language } from '../text/languages.ts';
import { print } from '../text/print.ts';
import { clearly, printableJson } from '../text/printable.ts';
import { dataTrouble } from '../text/trouble.ts';
import { elsewhere } from './elsewhere.ts';
import { progressBar } from './progress.ts';

const USUAL = { games: '100', seed: '1' };

/** `conjure simulate <game>`: many matches of bots on all cores, and what came of them. */
export async function runSimulate({ words, options, language }: CommandLine): Promise<number> {
  const fail = failing(language);
  const wanted = await gameNamed('simulate', words);
  if ('trouble' in wanted) return fail(wanted.trouble);
  const { box } = wanted;
  const folder = typeof options.data === 'string' ? options.data : undefined;
  const data = folder === undefined ? { replaced: {} } : dataIn(folder, box);
  if ('trouble' in data) return fail(dataTrouble(String(folder), data.trouble), FAILED);
  const usual = { ...USUAL, seats: box.usual.simulate.join(',') };
  const text = (name: keyof typeof usual): string => String(options[name] ?? usual[name]);
  const threads = options.threads === undefined ? undefined : wholeIn(options.threads, 1, MOST_THREADS);
  if (threads !== undefined && !(threads >= 1))
    return fail(wholeTrouble('--threads', options.threads, 1, MOST_THREADS));
  if (options.json && options.csv) return fail({ key: 'usage.together', facts: { first: '--json', second: '--csv' } });
  const study: Study = {
    game: box.game.id,
    games: Number(text('games')),
    seats: text('seats')
      .split(',')
      .map((name) => name.trim()),
    seed: text('seed'),
    options: {},
    data: data.replaced,
  };
  const read = await readStudy(study);
  if ('fault' in read) return fail(faultIn(read.fault, folder));
  const named = {
    ...(typeof options.set === 'string' ? { set: options.set } : {}),
    ...(typeof options.options === 'string' ? { options: options.options } : {}),
  };
  const chosen = optionsIn(box, read.game, named);
  if ('trouble' in chosen) return fail(chosen.trouble);
  const asked = { ...study, options: chosen.options };
  const workers = typeof options.jobs === 'string' ? await elsewhere(options.jobs) : null;
  if (workers && 'trouble' in workers) return fail(workers.trouble, workers.misused ? MISUSED : FAILED);
  const say = await labVoice(language, (await box.textsOf(language)).words);
  const bar = progressBar(process.stderr, (played) => say('lab.playing', { played, games: asked.games }), asked.games);
  const breaking = listenForBreak();
  const late = workers && setTimeout(() => complain(language, { key: 'simulate.waiting', facts: {} }), PATIENCE);
  const show = (played: number) => {
    if (late) clearTimeout(late);
    bar.show(played);
  };
  const matches = workers
    ? await runStudyBy(workers.players, asked, show, breaking.signal)
    : await runStudy(asked, threads, show, breaking.signal);
  if (late) clearTimeout(late);
  breaking.end();
  const { code } = breaking;
  bar.end();
  if (code !== DONE) {
    const facts = { played: String(matches.length), games: String(asked.games) };
    complain(language, { key: matches.length > 0 ? 'simulate.broken' : 'simulate.nothing', facts });
    if (matches.length === 0) return code;
  }
  if (options.csv) print(csv(matches));
  else print(written(report(asked, matches, read.sides), options.json === true, say));
  return code;
}

const MOST_THREADS = 256;
/** If nothing has been played by then, there may be nobody to play. */
const PATIENCE = 15_000;

/** Our own data is not at fault; what is wrong in a folder is said of its file. */
function faultIn(fault: Fault, folder: string | undefined): UsageTrouble {
  if (folder !== undefined && /\.json/.test(fault.place)) return dataTrouble(folder, { fault });
  const { place, expected, got } = fault;
  return { key: 'usage.fault', facts: { place, expected, got } };
}

function written(found: StudyReport, json: boolean, say: Tell): string {
  return json ? printableJson(JSON.stringify(found, null, 2)) : table(found, say);
}

/** The laboratory's words and the game's, in a language. */
export async function labVoice(language: Language, words: Record<string, string>): Promise<Tell> {
  const { default: lab } = await import(`@conjure/lab/text/${language}.json`, { with: { type: 'json' } });
  const say = clearly(speaker(language, words, lab));
  return (key, facts) => say({ key, ...(facts ? { facts } : {}) });
}
