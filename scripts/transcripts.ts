// npm run transcripts [-- game …]: plays the recorded matches of the games anew and writes them as records and as stories in
// words, to be read as diffs. What is kept of a game stands in its test/kept.ts, how it is told in its test/transcript.ts.
import { mkdirSync, writeFileSync } from 'node:fs';
import { type Match, type Phrase, play, record } from '@conjure/engine';
import { boxOf, GAMES } from '@conjure/shelf';
import { testFile } from '@conjure/shelf/testing';
import { speaker } from '@conjure/words';

interface KeptModule {
  keptMatches(): { name: string; match: Match }[];
}
interface TranscriptModule {
  transcript(match: Match, say: (phrase: Phrase) => string): string;
}

const wanted = process.argv.slice(2);
const unknown = wanted.find((id) => !GAMES.includes(id));
if (unknown !== undefined) {
  console.error(`There is no game "${unknown}"; there are ${GAMES.join(', ')}.`);
  process.exit(2);
}
for (const id of wanted.length > 0 ? wanted : GAMES) await writeGoldens(id);

async function writeGoldens(id: string): Promise<void> {
  const box = await boxOf(id);
  if (!box) return;
  const { keptMatches } = (await testFile(id, 'kept.ts')) as KeptModule;
  const { transcript } = (await testFile(id, 'transcript.ts')) as TranscriptModule;
  const say = speaker('en', (await box.textsOf('en')).words);
  const folder = new URL(`../games/${id}/test/goldens/`, import.meta.url);
  mkdirSync(folder, { recursive: true });
  for (const { name, match } of keptMatches()) {
    writeFileSync(new URL(`${name}.json`, folder), `${JSON.stringify(record(play(match)))}\n`);
    writeFileSync(new URL(`${name}.txt`, folder), transcript(match, say));
    const result = box.game.result(match.table);
    const won = result?.winners.join(' ') || 'nobody';
    const how = [result?.reason, ...(result?.fates ?? [])].join(' ');
    console.log(`${id} ${name}: seed ${match.origin.seed}, ${match.given.length} answers, ${how}, won by ${won}`);
  }
}
