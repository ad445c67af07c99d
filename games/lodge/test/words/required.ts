import { commonWords, sourcesOf } from '@conjure/words/testing/wanted-texts';
import { SLOTS } from '../../board.ts';
import { CHAPTERS } from '../../chapters.ts';
import { COLOURS } from '../../effects/vocabulary.ts';
import {
  ANSWER_KEYS,
  APART,
  EFFECT_KEYS,
  EVENT_KEYS,
  FAMILY_KEYS,
  FOLLOWS_KEYS,
  QUESTION_KINDS,
  TRIGGER_KEYS,
} from '../../forms.ts';
import { lodge } from '../../game.ts';
import { SETS } from '../../options.ts';
import { PHASES } from '../../state.ts';

const sources = sourcesOf(`${import.meta.dirname}/../..`);
const { source } = sources;
export const { askedKinds } = sources;

const conditions = [...new Set(lodge.content.quests.map(({ condition }) => condition.type))];
const EXTRAS = [...source('effects/extras.ts').matchAll(/ kind\('(\w+)'/g)]
  .map(([, name]) => name)
  .filter((name) => name !== 'none');

/** What the code can ask for besides names: exactly the keys of every `words.json`. */
export const requiredWords = [
  ...commonWords({
    sources,
    game: lodge,
    events: EVENT_KEYS,
    kinds: QUESTION_KINDS,
    apart: APART,
    answers: ANSWER_KEYS,
    sets: SETS,
    chapters: CHAPTERS,
  }),
  'refusal.F42',
  ...EFFECT_KEYS,
  ...FOLLOWS_KEYS,
  ...TRIGGER_KEYS,
  ...TRIGGER_KEYS.map((key) => key.replace('trigger.', 'triggerName.')),
  ...EXTRAS.map((name) => `extra.${name}`),
  ...conditions.map((name) => `condition.${name}`),
  ...['model.evocation', 'owner.rose', 'owner.nobody', 'player.seat', 'place.cell'],
  ...['spell.half', 'spell.inSlot', 'spell.hidden', 'spell.unknown', 'prize.cubes', 'prize.final'],
  ...[...PHASES, 'setup', 'over'].map((phase) => `phase.${phase}`),
  ...['attack', 'move', 'armour'].map((stat) => `stat.${stat}`),
  ...['combat', 'utility', 'trap', 'protection', 'first', 'second'].map((kind) => `half.${kind}`),
  ...['reason.mage', 'reason.rose', 'fate.won', 'fate.lost', 'fate.beaten', 'score'],
  ...['power', 'rivals', 'quests', 'trophies', 'tokens', 'wounds', 'evocations', 'hand'].map(
    (name) => `holding.${name}`,
  ),
];

const { content } = lodge;

/** The names that phrases are made of. */
export const requiredNames = [
  ...content.mages.map(({ id }) => `mage.${id}`),
  ...content.tiles.map(({ id }) => `room.${id}`),
  ...COLOURS.map((colour) => `colour.${colour}`),
  ...SLOTS.map((slot) => `slot.${slot}`),
  ...[...content.schools, 'forgotten', 'personal'].map((school) => `school.${school}`),
  ...content.cards.map(({ id }) => `spell.${id}`),
  ...content.grimoires.map(({ id }) => `grimoire.${id}`),
  ...content.creatures.flatMap(({ id, archetype }) => [`creature.${id}`, `archetype.${archetype}`]),
  ...FAMILY_KEYS,
  ...content.quests.map(({ id }) => `quest.${id}`),
  ...content.events.map(({ id }) => `roseEvent.${id}`),
];
