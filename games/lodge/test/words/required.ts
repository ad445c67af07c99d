import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SLOTS } from '../../board.ts';
import { CHAPTERS, chapterKey } from '../../chapters.ts';
import { COLOURS } from '../../effects/vocabulary.ts';
import { ANSWER_KEYS, EFFECT_KEYS, EVENT_KEYS, FAMILY_KEYS, QUESTION_KINDS, TRIGGER_KEYS } from '../../forms.ts';
import { lodge } from '../../game.ts';
import { OPTIONS, SETS } from '../../options.ts';
import { PHASES } from '../../state.ts';

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
export const askedKinds = [...new Set([...rules.matchAll(/\bkind: '(\w+)'(?! \|)/g)].map(([, kind]) => kind))];

/** Refused by the rule under which they are asked. */
const BY_QUESTION = ['B25', 'B77', 'B78'];

/** Every rule that the rules refuse by: the ids they name, less those under which they ask. */
const refusing = rules.replaceAll(/\bkind: '\w+',\s*rule: '[^']+'/g, '');
const refusalIds = [...new Set([...refusing.matchAll(/'([BFR]\d+)'/g)].map(([, id]) => id)), ...BY_QUESTION, 'F42'];

const files = ['words.ts', 'describe.ts'].map(source).join('\n');
const positions = [...files.matchAll(/'(position\.[\w.]+)'/g)].map(([, key]) => key);
const conditions = [...new Set(lodge.lore.quests.map(({ condition }) => condition.type))];
const EXTRAS = [...source('effects/extras.ts').matchAll(/ kind\('(\w+)'/g)]
  .map(([, name]) => name)
  .filter((name) => name !== 'none');

/** What the code can ask for besides names: exactly the keys of every `words.json`. */
export const requiredWords = [
  ...['game.title', 'game.line'],
  ...EVENT_KEYS,
  ...QUESTION_KINDS.flatMap((kind) => [`question.${kind}`, `waiting.${kind}`]),
  ...ANSWER_KEYS,
  ...refusalIds.map((id) => `refusal.${id}`),
  ...positions,
  ...EFFECT_KEYS,
  ...TRIGGER_KEYS,
  ...TRIGGER_KEYS.map((key) => key.replace('trigger.', 'triggerName.')),
  ...EXTRAS.map((name) => `extra.${name}`),
  ...conditions.map((name) => `condition.${name}`),
  ...['model.evocation', 'owner.rose', 'owner.nobody', 'player.seat', 'place.cell'],
  ...['spell.half', 'spell.inSlot', 'spell.hidden', 'spell.unknown', 'prize.cubes', 'prize.final'],
  ...[...PHASES, 'setup', 'over'].map((phase) => `phase.${phase}`),
  ...['attack', 'move', 'armour'].map((stat) => `stat.${stat}`),
  ...['combat', 'utility', 'trap', 'protection'].map((kind) => `half.${kind}`),
  ...['reason.mage', 'reason.rose', 'fate.won', 'fate.lost', 'fate.beaten'],
  ...OPTIONS.flatMap(({ name, values }) =>
    ['', '.text', ...values.map((v) => `.${v}`)].map((end) => `option.${name}${end}`),
  ),
  ...SETS.flatMap(({ name }) => [`set.${name}`, `set.${name}.text`]),
  ...CHAPTERS.map(chapterKey),
  ...union('../../engine/undo.ts', 'UndoBar').map((bar) => `undo.${bar}`),
];

const { lore } = lodge;

/** The names that phrases are made of. */
export const requiredNames = [
  ...lore.mages.map(({ id }) => `mage.${id}`),
  ...lore.tiles.map(({ id }) => `room.${id}`),
  ...COLOURS.map((colour) => `colour.${colour}`),
  ...SLOTS.map((slot) => `slot.${slot}`),
  ...[...lore.schools, 'forgotten', 'personal'].map((school) => `school.${school}`),
  ...lore.cards.map(({ id }) => `spell.${id}`),
  ...lore.grimoires.map(({ id }) => `grimoire.${id}`),
  ...lore.creatures.flatMap(({ id, archetype }) => [`creature.${id}`, `archetype.${archetype}`]),
  ...FAMILY_KEYS,
  ...lore.quests.map(({ id }) => `quest.${id}`),
  ...lore.events.map(({ id }) => `roseEvent.${id}`),
];
