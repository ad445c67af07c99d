// npm run answers [-- --check]
//
// Writes for every game the schemas of its events and its view (games/<id>/schemas.json), made from its types, and the page of its answers
// (docs/answers-<id>.md). With --check it writes nothing, and fails where one is not current.
// Where something has no example it fails either way.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import type { Record } from '@conjure/engine';
import type { Lesson } from '@conjure/engine/content';
import type { RandomPlay } from '@conjure/engine/proof';
import { allBoxes, GAMES } from '@conjure/shelf';
import { prompt, speaker } from '@conjure/words';
import { answersPage } from './answers-page.ts';
import { commandLine } from './command-line.ts';
import { type Fuzzed, fuzzedGame, wantedBy } from './fuzzed.ts';
import { root } from './node.mjs';
import { typeSchemas } from './type-schemas.ts';

/** The most matches at random that are looked through. */
const MOST = 2_000;

/** Those that meet what is rarest, which spare the ones between them. Others will do as well, only later. */
const RARE: { readonly [game: string]: readonly number[] } = {
  demons: [914, 1913],
  lodge: [280, 1046],
  sorcery: [345],
};

/** Matches as fuzzing begins them: with players at random or eager ones, from the start or from a rare scene. */
function* matchesOf(id: string, fuzzed: Fuzzed): Generator<RandomPlay> {
  const first = Array.from({ length: FIRST }, (_, i) => i);
  for (const nth of new Set([...first, ...(RARE[id] ?? []), ...Array(MOST).keys()]))
    yield wantedBy(fuzzed, `example ${nth}`);
}

/** Enough for all that is common. */
const FIRST = 20;

const { check } = commandLine({ options: { check: { type: 'boolean' } } }).values;
const stale: string[] = [];
const without: string[] = [];

function write(file: string, text: string): void {
  const path = root + file;
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return;
  stale.push(file);
  if (!check) writeFileSync(path, text);
}

const filesIn = (folder: string): unknown[] =>
  globSync('*.json', { cwd: root + folder })
    .sort()
    .map((file) => JSON.parse(readFileSync(root + folder + file, 'utf8')));

const schemasByGame = typeSchemas(GAMES);
for (const [id, schemas] of schemasByGame) write(`games/${id}/schemas.json`, `${JSON.stringify(schemas, null, 1)}\n`);

for (const { game, textsOf } of await allBoxes()) {
  const schemas = schemasByGame.get(game.id);
  if (!schemas) continue;
  const { words } = await textsOf('en');
  const say = speaker('en', words);
  const { text, missing } = answersPage({
    game,
    title: say({ key: 'game.title' }),
    schemas,
    byItself: readFileSync(`${root}games/${game.id}/by-itself.md`, 'utf8'),
    recorded: filesIn(`games/${game.id}/test/goldens/`) as Record[],
    lessons: filesIn(`games/${game.id}/lessons/`) as Lesson[],
    matches: matchesOf(game.id, await fuzzedGame(game.id)),
    prompt: (question) => say(prompt(question)),
  });
  write(`docs/answers-${game.id}.md`, text);
  without.push(...missing.map((what) => `${what} of ${game.id}`));
}

if (without.length > 0) {
  console.error(
    `no example was found of ${without.join(', ')}: more matches, or a rare scene in its test/eager.ts, must meet it`,
  );
  process.exitCode = 1;
}
if (stale.length === 0) console.log('all schemas and pages of answers are current');
else if (check) {
  console.error(`not current: ${stale.join(', ')}; npm run answers writes them`);
  process.exitCode = 1;
} else console.log(`written: ${stale.join(', ')}`);
