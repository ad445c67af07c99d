import { commonWords, quoted, sourcesOf } from '@conjure/words/testing/wanted-texts';
import { CHAPTERS } from '../../chapters.ts';
import { POWERS, RANKS, SHIELDS } from '../../data.ts';
import { ANSWER_KEYS, EVENT_KEYS, QUESTION_KINDS } from '../../forms.ts';
import { demons } from '../../game.ts';
import { SETS } from '../../options.ts';
import { slug } from '../../rules/treasures.ts';

const sources = sourcesOf(`${import.meta.dirname}/../..`);
const { source, union } = sources;
export const { askedKinds } = sources;

const statuses = quoted(source('state.ts'), /\bstatus: 'unplaced'[^;]*;/);
const fates = quoted(source('state.ts'), /\bfate: [^;]*;/);

/** What the code can ask for besides names: exactly the keys of every `words.json`. */
export const requiredWords = [
  ...commonWords({
    sources,
    game: demons,
    events: EVENT_KEYS,
    kinds: QUESTION_KINDS,
    answers: ANSWER_KEYS,
    sets: SETS,
    chapters: CHAPTERS,
  }),
  ...['event.rolled', 'event.bid', 'event.net', 'event.netless'],
  ...union('data.ts', 'CombatResult').map((result) => `result.${result}`),
  ...union('events.ts', 'Release').map((why) => `release.${why}`),
  ...['cause.curses', 'cause.torture', 'ill.wound', 'ill.curse'],
  'score',
  ...['treasure', 'marks', 'spirits', 'shield', 'rivals'].map((name) => `holding.${name}`),
  ...fates.map((fate) => `fate.${fate}`),
  ...quoted(source('rules/victory.ts'), /\breason: [^,]*,/)
    .filter((word) => word !== 'lost')
    .map((reason) => `reason.${reason}`),
  ...union('state.ts', 'Phase').map((phase) => `phase.${phase}`),
  ...[...statuses, 'found'].map((status) => `position.magician.${status}`),
  ...['normal', 'fleeing'].map((status) => `position.mortal.${status}`),
  ...['found', 'loose'].map((is) => `position.box.${is}`),
  ...['neutral', 'lowFinder', 'besideMortals', 'negativeNet', 'noTreasure', 'wakes'].map(
    (warning) => `warn.${warning}`,
  ),
];

const { content } = demons;
const cities = content.cities.map((hex) => content.city[hex] ?? '');

/** The names that phrases are made of. */
export const requiredNames = [
  'ring',
  ...content.numbers.flatMap((number) => [`spirit.${number}`, `office.${number}`]),
  ...content.mortals.map(({ id }) => `mortal.${id}`),
  ...content.sites.map(({ name }) => `site.${slug(name)}`),
  ...content.mortals.filter(({ site }) => !cities.includes(site)).map(({ site }) => `site.${slug(site)}`),
  ...cities.map((city) => `city.${slug(city)}`),
  ...content.magicians.map((name) => `magician.${name}`),
  ...RANKS.flatMap((rank) => [`rank.${rank}`, `rankCount.${rank}`]),
  ...SHIELDS.map((shield) => `shield.${shield}`),
  ...POWERS.flatMap((power) => [`power.${power}`, `powerText.${power}`]),
  ...union('data.ts', 'Disposition').map((disposition) => `disposition.${disposition}`),
  ...['city', 'forest', 'mountain', 'open', 'river', 'ruin', 'water'].map((terrain) => `terrain.${terrain}`),
  ...['mark.curse', 'mark.wound'],
];
