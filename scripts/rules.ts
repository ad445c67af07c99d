// npm run rules [-- [game] [rule]] [--json] [--check]
//
// Every rule of every game, what cites it and what is missing; or those of one game; or one rule in full. With --check only what is missing, and a
// failure where something is.
import { existsSync, globSync, readFileSync } from 'node:fs';
import type { Rule } from '@conjure/engine';
import { LANGUAGES } from '@conjure/words';
import { commandLine, misused } from './command-line.ts';
import { account, detail, type GameRulebook, problems, type RulesReport, table } from './rulebook.ts';

const root = `${import.meta.dirname}/../`;

function read<T>(path: string, otherwise: T): T {
  return existsSync(root + path) ? JSON.parse(readFileSync(root + path, 'utf8')) : otherwise;
}

function book(game: string): GameRulebook {
  const folder = `games/${game}`;
  const rules = read<Rule[]>(`${folder}/rules.json`, []);
  const texts = LANGUAGES.map((lang) => {
    // The catalogue itself is in English.
    const own = lang === 'en' ? Object.fromEntries(rules.map((rule) => [rule.id, rule])) : {};
    return [
      lang,
      { rules: read(`${folder}/text/${lang}/rules.json`, own), words: read(`${folder}/text/${lang}/words.json`, {}) },
    ];
  });
  const files = globSync([`${folder}/**/*.ts`, `${folder}/data/*.json`], {
    cwd: root,
    exclude: (path) => path.endsWith('node_modules'),
  })
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .map((file) => ({ file, source: readFileSync(root + file, 'utf8') }));
  return { game, rules, texts: Object.fromEntries(texts), files };
}

function games(): string[] {
  return globSync('games/*/rules.json', { cwd: root })
    .map((path) => path.replaceAll('\\', '/').split('/')[1])
    .sort();
}

function show(accounts: RulesReport[], id: string | undefined, json: boolean): void {
  const found = id === undefined ? [] : accounts.flatMap(({ rules }) => rules.filter((rule) => rule.id === id));
  if (id !== undefined && found.length === 0) fail(`no rule ${id} in ${accounts.map(({ game }) => game).join(', ')}`);
  else if (json) console.log(JSON.stringify(id === undefined ? accounts : found, null, 1));
  else console.log((id === undefined ? accounts.map(table) : found.map(detail)).join('\n\n'));
}

function check(accounts: RulesReport[], json: boolean): void {
  const wrong = accounts.flatMap((of) => problems(of).map((line) => `${of.game}: ${line}`));
  if (json) console.log(JSON.stringify(wrong, null, 1));
  else {
    for (const line of wrong) console.error(line);
    const rules = accounts.reduce((sum, of) => sum + of.rules.length, 0);
    console.log(`${rules} rules, ${wrong.length} ${wrong.length === 1 ? 'problem' : 'problems'}`);
  }
  if (wrong.length > 0 || accounts.length === 0) process.exitCode = 1;
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}

const { values, positionals } = commandLine({
  allowPositionals: true,
  options: { json: { type: 'boolean', default: false }, check: { type: 'boolean', default: false } },
});
const all = games();
const named = positionals.filter((word) => all.includes(word));
const [id, ...rest] = positionals.filter((word) => !all.includes(word));
const accounts = (named.length > 0 ? named : all).map((game) => account(book(game)));
if (rest.length > 0) misused(`One rule at a time; the games are ${all.join(', ')}.`);
if (values.check) check(accounts, values.json);
else show(accounts, id, values.json);
