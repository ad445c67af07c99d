// npm run answers [-- --check]
//
// Writes for every game the schemas of its events and its view (games/<id>/schemas.json), made from its types, and the page of its answers
// (docs/answers-<id>.md). With --check it writes nothing, and fails where one is not current.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import type { Record } from '@conjure/engine';
import type { Lesson } from '@conjure/engine/content';
import { allBoxes, GAMES } from '@conjure/shelf';
import { prompt, speaker } from '@conjure/words';
import { answersPage } from './answers-page.ts';
import { commandLine } from './command-line.ts';
import { root } from './node.mjs';
import { typeSchemas } from './type-schemas.ts';

/** So many matches at random are looked through at the most. */
const MATCHES: { readonly [game: string]: number } = { demons: 300, satchel: 16, lodge: 30, sorcery: 60 };

const { check } = commandLine({ options: { check: { type: 'boolean' } } }).values;
const stale: string[] = [];

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

const told = typeSchemas(GAMES);
for (const [id, schemas] of told) write(`games/${id}/schemas.json`, `${JSON.stringify(schemas, null, 1)}\n`);

for (const { game, textsOf } of await allBoxes()) {
  const schemas = told.get(game.id);
  if (!schemas) continue;
  const { words } = await textsOf('en');
  const say = speaker('en', words);
  const page = answersPage({
    game,
    title: say({ key: 'game.title' }),
    schemas,
    byItself: readFileSync(`${root}games/${game.id}/by-itself.md`, 'utf8'),
    recorded: filesIn(`games/${game.id}/test/goldens/`) as Record[],
    lessons: filesIn(`games/${game.id}/lessons/`) as Lesson[],
    matches: MATCHES[game.id] ?? 10,
    prompt: (question) => say(prompt(question)),
  });
  write(`docs/answers-${game.id}.md`, page);
}

if (stale.length === 0) console.log('all schemas and pages of answers are current');
else if (check) {
  console.error(`not current: ${stale.join(', ')}; npm run answers writes them`);
  process.exitCode = 1;
} else console.log(`written: ${stale.join(', ')}`);
