// npm run transcripts [-- [--anew] game …]
//
// Writes the recorded matches of the games as stories in words, to be read as diffs. With --anew they are played anew and recorded, as after new
// rules. Which matches are kept of a game is in its test/recorded.ts, how they are told in its test/transcript.ts.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type Game, type Match, type Phrase, play, readRecord, record, replay } from '@conjure/engine';
import { boxOf, GAMES } from '@conjure/shelf';
import { testFile } from '@conjure/shelf/testing';
import { speaker } from '@conjure/words';
import { commandLine } from './command-line.ts';
import { gameNamed } from './named.ts';

interface RecordedModule {
  recordedMatches(): { name: string; match: Match }[];
}
interface TranscriptModule {
  transcript(match: Match, say: (phrase: Phrase) => string): string;
}

const { values, positionals: wanted } = commandLine({ allowPositionals: true, options: { anew: { type: 'boolean' } } });
const isAnew = values.anew === true;
for (const id of wanted) await gameNamed(id);

async function writeGoldens(id: string): Promise<void> {
  const box = await boxOf(id);
  if (!box) return;
  const { transcript } = (await testFile(id, 'transcript.ts')) as TranscriptModule;
  const say = speaker('en', (await box.textsOf('en')).words);
  const folder = new URL(`../games/${id}/test/goldens/`, import.meta.url);
  mkdirSync(folder, { recursive: true });
  const matches = isAnew
    ? ((await testFile(id, 'recorded.ts')) as RecordedModule).recordedMatches()
    : recorded(box.game, folder);
  for (const { name, match } of matches) {
    writeFileSync(new URL(`${name}.json`, folder), `${JSON.stringify(record(play(match)))}\n`);
    writeFileSync(new URL(`${name}.txt`, folder), transcript(match, say));
    const result = box.game.result(match.table);
    const won = result?.winners.join(' ') || 'nobody';
    const how = [result?.reason, ...(result?.fates ?? [])].join(' ');
    console.log(`${id} ${name}: seed ${match.origin.seed}, ${match.answers.length} answers, ${how}, won by ${won}`);
  }
}

/** The matches as they lie there. */
const recorded = (game: Game, folder: URL): { name: string; match: Match }[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => {
      const read = readRecord(JSON.parse(readFileSync(new URL(file, folder), 'utf8')));
      if ('fault' in read) throw new Error(`${file}: ${read.fault}`);
      const again = replay(game, read.record);
      if ('fault' in again) throw new Error(`${file}: ${JSON.stringify(again.fault)}`);
      return { name: file.slice(0, -'.json'.length), match: again.play.match };
    });

for (const id of wanted.length > 0 ? wanted : GAMES) await writeGoldens(id);
