import { commonWords, quoted, sourcesOf } from '@conjure/words/testing/wanted-texts';
import { CHAPTERS } from '../../chapters.ts';
import { ANSWER_KEYS, EVENT_KEYS, QUESTION_KINDS } from '../../forms.ts';
import { sorcery } from '../../game.ts';
import { TERRAIN } from '../../geometry/ground.ts';
import { SETS } from '../../options.ts';
import { ENDINGS, PHASES } from '../../state.ts';

const sources = sourcesOf(`${import.meta.dirname}/../..`);
const { source } = sources;
export const { askedKinds } = sources;

/** The words of a list that a file names so. */
const listIn = (file: string, name: string): string[] => quoted(source(file), new RegExp(`const ${name} = [^;]*;`));

/** Keys that the code spells out, of phrases with such a beginning. */
const spelledOut = (file: string): string[] =>
  [...source(file).matchAll(/'((?:text|effect|who|target|modifier)\.[\w.]+)'/g)].map(([, key]) => key);

const STATS = listIn('effects/vocabulary.ts', 'STATS');
const under = (stem: string, ...ends: string[]): string[] => ends.map((end) => `${stem}.${end}`);

/** What cards are told in. */
const PRINTED = [
  ...spelledOut('effects/describe.ts'),
  ...spelledOut('effects/describe-who.ts'),
  ...under('effect.damage', 'effect', 'pushing'),
  ...under('effect.token', 'add', 'remove'),
  ...under('effect.attack', 'close', 'ranged'),
  ...under('effect.cap', 'speed', 'range'),
  ...under('effect.forbid', ...quoted(source('effects/describe.ts'), /const OWN_WORDS = [^;]*;/)),
  ...under('effect.move', 'away', 'place', 'walk'),
  ...under('effect.browseCost', 'all', 'otherSpellsOfBook'),
  ...under('effect.trigger.commandStart', 'controller', 'each', 'choose'),
  ...under('effect.trigger.endStart', 'controller', 'each'),
  'effect.trigger.endMove',
  ...under('who', ...listIn('effects/selectors.ts', 'WORDS'), 'ownDemoralized', 'allTouchingAnother'),
  ...under('target', 'sight', 'rangedAttack', 'closeAttack', 'touch', 'touchOrSelf', 'self'),
  ...under('text.ends', 'ownEndPhase', ...listIn('data-cards.ts', 'END_EVENTS')),
];

/** What the code can ask for besides names: exactly the keys of every `words.json`. */
export const requiredWords = [
  ...commonWords({
    sources,
    game: sorcery,
    events: EVENT_KEYS,
    kinds: QUESTION_KINDS,
    answers: ANSWER_KEYS,
    sets: SETS,
    chapters: CHAPTERS,
  }),
  ...PRINTED,
  ...spelledOut('rules/combat/values.ts'),
  ...[
    'blow',
    'modifier.named',
    ...under('place', 'edges', 'facing', 'near', 'touching'),
    'figure.nth',
    'commander.twin',
    'counter.chance',
    'value.counterRoll',
  ],
  ...['figure.unknown', 'book.unknown', 'spell.unknown', 'army.own', 'phase.setup', 'phase.over'],
  ...under('furyUse', 'close', 'surge', 'charge', 'ranged', 'bound', 'healing', 'cast'),
  ...under('reason', ...ENDINGS),
  'score',
  ...['objectives', 'rivals', 'points', 'theirPoints', 'grip', 'blows', 'theirBlows'].map((name) => `holding.${name}`),
  ...under('fate', 'won', 'lost', 'defeated', 'drawn'),
];

const { abilities, subfactions, figures, spellbooks, spells, domains, armies, battlefields } = sorcery.content.data;
const named = (stem: string, things: readonly { readonly id: string }[]): string[] =>
  things.map(({ id }) => `${stem}.${id}`);

/** The names that phrases are made of. */
export const requiredNames = [
  ...named('figure', figures.figures),
  ...named(
    'commander',
    figures.figures.filter(({ rank }) => rank === 'unique'),
  ),
  ...under('commander', 'seat-1', 'seat-2', 'seat-3', 'seat-4'),
  ...under('hour', '1', '2', '3', '4'),
  ...named('faction', subfactions.factions),
  ...named('subfaction', subfactions.subfactions),
  ...named('ability', [...abilities.abilities, ...subfactions.subfactions.flatMap((one) => one.abilities)]),
  ...named('spell', spells.spells),
  ...spells.spells.flatMap(({ id, modes }) => named(`mode.${id}`, modes ?? [])),
  ...named('book', spellbooks.spellbooks),
  ...named('domain', domains.domains),
  ...named('army', armies.armies),
  ...named('battlefield', battlefields.battlefields),
  ...battlefields.battlefields.flatMap(({ objectives }) => named('objective', objectives)),
  ...under('terrain', ...TERRAIN),
  ...under('spellType', 'sorcery', 'enchantment', 'glyph', 'illusion', 'counterspell'),
  ...under('domainClass', ...listIn('data-cards.ts', 'CLASSES'), 'precipitation'),
  ...under('speedType', ...listIn('data.ts', 'SPEEDS')),
  ...under('attackType', ...listIn('data.ts', 'ATTACKS')),
  ...under('defenseType', ...listIn('data.ts', 'DEFENSES')),
  ...under('rank', 'weak', 'standard', 'tough', 'unique'),
  ...under('value', ...STATS.filter((stat) => stat !== 'counterRoll')),
  ...under('value', 'rangedDamage', 'targets', 'attackBonus', 'frontArc', 'slots'),
  ...under('dice', '1d6', '1d6+1', '1d6-2'),
  ...under('proficiency', 'doubleTime', 'gangUp', 'surge', 'precision'),
  ...under('action', 'move', 'close', 'ranged', 'special'),
  ...under('phase', ...PHASES),
];
