import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHAPTERS, chapterKey } from '../../chapters.ts';
import { POWERS, RANKS, SHIELDS } from '../../data.ts';
import { ANSWER_KEYS, EVENT_KEYS, QUESTION_KINDS } from '../../forms.ts';
import { demons } from '../../game.ts';
import { OPTIONS, SETS } from '../../options.ts';
import { slug } from '../../rules/treasures.ts';

const game = join(import.meta.dirname, '../..');
const source = (file: string): string => readFileSync(join(game, file), 'utf8');
const rules = globSync('rules/**/*.ts', { cwd: game }).map(source).join('\n');

/** The texts between quotes in what the expression finds first. */
function quoted(text: string, expression: RegExp): string[] {
  const [found] = text.match(expression) ?? [''];
  return [...found.matchAll(/'([^']+)'/g)].map(([, name]) => name);
}
const union = (file: string, type: string): string[] =>
  quoted(source(file).replaceAll(/\/\/.*/g, ''), new RegExp(`type ${type} =[^;]*;`));

/** Every kind that the rules ask. */
export const askedKinds = [...new Set([...rules.matchAll(/\bkind: '(\w+)'/g)].map(([, kind]) => kind))];

/** Every rule that the rules refuse by: the ids they name, less those under which they ask. */
const refusalIds = [
  ...new Set(
    [...rules.replaceAll(/\bkind: '\w+',\s*rule: '[^']+'/g, '').matchAll(/'(\d+\.\d+[a-zA-Z]?|[RTB]\d+)'/g)].map(
      ([, id]) => id,
    ),
  ),
];

const statuses = quoted(source('state.ts'), /\bstatus: 'unplaced'[^;]*;/);
const fates = quoted(source('state.ts'), /\bfate: [^;]*;/);
const positions = [...source('words.ts').matchAll(/'(position\.[\w.]+)'/g)].map(([, key]) => key);

/** What the code can ask for besides names: exactly the keys of every `words.json`. */
export const requiredWords = [
  'game.title',
  'game.line',
  ...EVENT_KEYS,
  ...['event.rolled', 'event.bid', 'event.net', 'event.netless'],
  ...QUESTION_KINDS.flatMap((kind) => [`question.${kind}`, `waiting.${kind}`]),
  ...ANSWER_KEYS,
  ...refusalIds.map((id) => `refusal.${id}`),
  ...union('data.ts', 'CombatResult').map((result) => `result.${result}`),
  ...union('events.ts', 'Release').map((why) => `release.${why}`),
  ...['cause.curses', 'cause.torture', 'ill.wound', 'ill.curse'],
  'score',
  ...fates.map((fate) => `fate.${fate}`),
  ...quoted(source('rules/victory.ts'), /\breason: [^,]*,/)
    .filter((word) => word !== 'lost')
    .map((reason) => `reason.${reason}`),
  ...union('state.ts', 'Phase').map((phase) => `phase.${phase}`),
  ...positions,
  ...[...statuses, 'found'].map((status) => `position.magician.${status}`),
  ...['normal', 'fleeing'].map((status) => `position.mortal.${status}`),
  ...['found', 'loose'].map((is) => `position.box.${is}`),
  ...OPTIONS.flatMap(({ name, values }) =>
    ['', '.text', ...values.map((v) => `.${v}`)].map((end) => `option.${name}${end}`),
  ),
  ...SETS.flatMap(({ name }) => [`set.${name}`, `set.${name}.text`]),
  ...CHAPTERS.map(chapterKey),
  ...union('../../engine/undo.ts', 'UndoBar').map((bar) => `undo.${bar}`),
  ...['neutral', 'lowFinder', 'besideMortals', 'negativeNet', 'noTreasure', 'wakes'].map(
    (warning) => `warn.${warning}`,
  ),
];

const { lore } = demons;

/** The names that phrases are made of. */
export const requiredNames = [
  'ring',
  ...lore.numbers.flatMap((number) => [`spirit.${number}`, `office.${number}`]),
  ...lore.mortals.map(({ id }) => `mortal.${id}`),
  ...lore.sites.map(({ name }) => `site.${slug(name)}`),
  ...lore.cities.map((hex) => `city.${slug(lore.city[hex] ?? '')}`),
  ...lore.magicians.map((name) => `magician.${name}`),
  ...RANKS.flatMap((rank) => [`rank.${rank}`, `rankCount.${rank}`]),
  ...SHIELDS.map((shield) => `shield.${shield}`),
  ...POWERS.flatMap((power) => [`power.${power}`, `powerText.${power}`]),
];
