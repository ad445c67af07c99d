import { commonWords, sourcesOf } from '@conjure/words/testing/wanted-texts';
import { CHAPTERS } from '../../chapters.ts';
import { FACES } from '../../data.ts';
import { ANSWER_KEYS, EVENT_KEYS, QUESTION_KINDS } from '../../forms.ts';
import { satchel } from '../../game.ts';
import { ORDEAL_GROUPS, SPELL_GROUPS } from '../../groups.ts';
import { HERO_IDS } from '../../ids.ts';
import { SETS } from '../../options.ts';
import { ROW_NAMES } from '../../scenario/scenario.ts';

const sources = sourcesOf(`${import.meta.dirname}/../..`);
const { union } = sources;
export const { askedKinds } = sources;

const causes = union('state.ts', 'Cause');
const groups = [...ORDEAL_GROUPS, ...SPELL_GROUPS];
const { heroes, sorcerer } = satchel.content.data.heroes;

/** What the code can ask for besides names: exactly the keys of every `words.json`. */
export const requiredWords = [
  ...commonWords({
    sources,
    game: satchel,
    events: EVENT_KEYS,
    kinds: QUESTION_KINDS,
    answers: ANSWER_KEYS,
    sets: SETS,
    chapters: CHAPTERS,
  }),
  ...causes.map((cause) => `position.over.${cause}`),
  ...['unrolled', 'showing', 'placed', 'hurt'].map((is) => `position.die.${is}`),
  ...['asleep', 'awake', 'out'].map((is) => `position.familiar.${is}`),
  ...[...ROW_NAMES, 'wyrm', 'chest', 'satchel', 'remedy.hex', 'remedy.wound'].map((place) => `place.${place}`),
  ...['piece.die', 'piece.none', 'face.unrolled'],
  ...union('events.ts', 'Side').map((side) => `side.${side}`),
  ...union('events.ts', 'Ill').map((ill) => `ill.${ill}`),
  ...groups.map((group) => `groupCount.${group}`),
  ...causes.map((cause) => `reason.${cause}`),
  ...['fate.won', 'fate.lost', 'score'],
  ...['deck', 'rivals', 'pieces', 'theirPieces', 'familiars', 'ills', 'wyrm', 'lore'].map((name) => `holding.${name}`),
];

/** The names that phrases are made of. */
export const requiredNames = [
  ...FACES.map((face) => `symbol.${face}`),
  ...[...HERO_IDS, 'sorcerer'].flatMap((id) => [`hero.${id}`, `person.${id}`, `role.${id}`]),
  ...[...heroes, sorcerer].flatMap(({ familiars }) =>
    familiars.flatMap(({ id, creature }) => [`familiar.${id}`, `creature.${creature}`]),
  ),
  ...groups.map((group) => `group.${group}`),
  ...['chest', 'remedyHex', 'remedyWound', 'satchel', 'wyrm'].map((tile) => `tile.${tile}`),
  ...satchel.content.data.ordeals.cards.map(({ id }) => `ordeal.${id}`),
  ...satchel.content.data.spells.cards.map(({ id }) => `spell.${id}`),
  ...satchel.content.data.scenarios.scenarios.flatMap(({ id }) => [`scenario.${id}`, `scenario.${id}.line`]),
];
