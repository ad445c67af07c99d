import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHAPTERS, chapterKey } from '../../chapters.ts';
import { FACES, HERO_IDS, ORDEAL_GROUPS, SPELL_GROUPS } from '../../data.ts';
import { ANSWER_KEYS, EVENT_KEYS, QUESTION_KINDS } from '../../forms.ts';
import { satchel } from '../../game.ts';
import { OPTIONS, SETS } from '../../options.ts';
import { ROW_NAMES } from '../../scenario/scene.ts';

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
    [...rules.replaceAll(/\bkind: '\w+',\s*rule: '[^']+'/g, '').matchAll(/'([BFR]\d+)'/g)].map(([, id]) => id),
  ),
];

const positions = [...source('words.ts').matchAll(/'(position\.[\w.]+)'/g)].map(([, key]) => key);
const causes = union('state.ts', 'Cause');
const groups = [...ORDEAL_GROUPS, ...SPELL_GROUPS];
const { heroes, sorcerer } = satchel.lore.data.heroes;

/** What the code can ask for besides names: exactly the keys of every `words.json`. */
export const requiredWords = [
  'game.title',
  'game.line',
  ...EVENT_KEYS,
  ...QUESTION_KINDS.flatMap((kind) => [`question.${kind}`, `waiting.${kind}`]),
  ...ANSWER_KEYS,
  ...refusalIds.map((id) => `refusal.${id}`),
  ...positions,
  ...causes.map((cause) => `position.over.${cause}`),
  ...['unrolled', 'showing', 'placed', 'hurt'].map((is) => `position.die.${is}`),
  ...['asleep', 'awake', 'out'].map((is) => `position.familiar.${is}`),
  ...[...ROW_NAMES, 'wyrm', 'chest', 'satchel', 'remedy.hex', 'remedy.wound'].map((place) => `place.${place}`),
  ...['piece.die', 'piece.none', 'face.unrolled'],
  ...union('events.ts', 'Side').map((side) => `side.${side}`),
  ...union('events.ts', 'Ill').map((ill) => `ill.${ill}`),
  ...groups.map((group) => `groupCount.${group}`),
  ...causes.map((cause) => `reason.${cause}`),
  ...['fate.won', 'fate.lost'],
  ...OPTIONS.flatMap(({ name, values }) =>
    ['', '.text', ...values.map((v) => `.${v}`)].map((end) => `option.${name}${end}`),
  ),
  ...SETS.flatMap(({ name }) => [`set.${name}`, `set.${name}.text`]),
  ...CHAPTERS.map(chapterKey),
  ...union('../../engine/undo.ts', 'UndoBar').map((bar) => `undo.${bar}`),
];

/** The names that phrases are made of. */
export const requiredNames = [
  ...FACES.map((face) => `symbol.${face}`),
  ...[...HERO_IDS, 'sorcerer'].flatMap((id) => [`hero.${id}`, `person.${id}`, `role.${id}`]),
  ...[...heroes, sorcerer].flatMap(({ familiars }) =>
    familiars.flatMap(({ id, creature }) => [`familiar.${id}`, `creature.${creature}`]),
  ),
  ...groups.map((group) => `group.${group}`),
  ...satchel.lore.data.ordeals.cards.map(({ id }) => `ordeal.${id}`),
  ...satchel.lore.data.spells.cards.map(({ id }) => `spell.${id}`),
  ...satchel.lore.data.scenarios.scenarios.flatMap(({ id }) => [`scenario.${id}`, `scenario.${id}.line`]),
];
