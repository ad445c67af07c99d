import type { DemonsEvent, DemonsGame, DemonsView } from '@conjure/demons';
import { wakingAt } from '@conjure/demons/odds.ts';
import { namesIn } from '@conjure/demons/words.ts';
import type { Phrase } from '@conjure/engine';
import type { Asked, Face, Scene } from '../face.ts';
import { meant } from '../meaning.ts';
import { me, readAnswer } from './grammar.ts';
import { lexiconOf, typedWords, wordsOf } from './lexicon.ts';
import { hexes, mapOf } from './map.ts';
import { listOf, menuOf, spellIn } from './menu.ts';
import { positionOf, spiritCard } from './position.ts';

/** Questions about places; the others are about spirits and treasure. */
const BOARD = new Set(['place', 'first', 'evade', 'emerge', 'run', 'victim', 'brawl', 'defend']);

/** How *Demons* shows itself in a terminal. */
export function demonsFace(game: DemonsGame): Face {
  const { lore } = game;
  const seenIn = (scene: Scene) => scene.view as DemonsView;
  const lexiconIn = (scene: Scene) => lexiconOf(lore, seenIn(scene), scene.voice.say);
  return {
    game,
    hasSecrets: true,
    wantsBoard: (kind) => BOARD.has(kind),
    nameOf: (scene, seat) => namesIn(lore, seenIn(scene)).magician(seat),
    heading: (scene) => scene.voice.say(game.describe(seenIn(scene))[0]),
    board(scene, wish) {
      if (typeof wish !== 'object') return mapOf(lore, scene, wish);
      const place = lexiconIn(scene).find('hex', wordsOf(wish.around), 0);
      return place && mapOf(lore, scene, { around: String(place.value) });
    },
    position: (scene) => positionOf(lore, scene, game.describe(seenIn(scene))),
    menu: (asked) => menuOf(lore, asked),
    listed: listOf,
    read(asked, line) {
      const { question, seat, voice } = asked;
      const words = wordsOf(line);
      const reading = readAnswer(question.kind, words, seenIn(asked), lexiconIn(asked), voice.vocabulary);
      if (reading.stuck === null) return meant(question, seat, reading.meanings);
      return { stuck: typedWords(line)[reading.stuck] ?? line };
    },
    spell: spellIn,
    prospects: (asked, answer) => [...warnings(game, asked, answer), ...wakers(game, asked, answer)],
    gist({ events }) {
      const dice = (events as DemonsEvent[]).flatMap((event) => ('die' in event ? [event.die] : []));
      const same = events.map((event) => ({ ...event, die: null, rolls: null }));
      return { same, dice: dice.length === 1 ? String(dice[0]) : '' };
    },
    card(scene, line) {
      const found = lexiconIn(scene).find('spirit', wordsOf(line), 0);
      return found && spiritCard(lore, scene, Number(found.value));
    },
  };
}

/** What is allowed and may be regretted. */
function warnings({ lore }: DemonsGame, { question, view, voice }: Asked, answer: unknown): string[] {
  const seen = view as DemonsView;
  const names = namesIn(lore, seen);
  const deed = answer as { do?: string; to?: string; spirit?: number; power?: string; with?: number[] };
  const own = me(seen);
  const warning = (key: string, facts: Phrase['facts']) => [voice.say({ key: `warn.${key}`, facts })];
  if (question.kind === 'commit' || question.kind === 'defend') {
    const spent = (deed.with ?? []).filter((spirit) => lore.spirits[spirit]?.disposition !== 'friendly');
    const kept = spent.length === 0 || seen.options.neutralsAfterCombat === 'kept';
    return kept ? [] : warning('neutral', { spirits: spent.map(names.spirit) });
  }
  if (deed.do === 'leave' && own) {
    if (seen.magicians.length === 1) return own.net > 0 ? [] : warning('negativeNet', { net: own.net });
    return own.treasures.length > 0 ? [] : warning('noTreasure', {});
  }
  if (deed.do === 'power' && deed.power === 'D' && deed.spirit !== undefined && deed.spirit < LOW) {
    const { spirit } = deed;
    return warning('lowFinder', { spirit: names.spirit(spirit), number: spirit });
  }
  const { to } = deed;
  if (deed.do !== 'move' || to === undefined) return [];
  const beside = seen.mortals.filter((unit) => unit.status === 'normal' && hexes(lore, unit.hex, to) === 1);
  return beside.length > 0
    ? warning('besideMortals', { hex: to, mortals: beside.map(({ id }) => names.mortal(id)) })
    : [];
}

/** Finders below this number leave few spirits that could seize what they find. */
const LOW = 25;

/** For a walk: who may wake when it has ended, and how likely. [3.0a] */
function wakers({ lore }: DemonsGame, { view, voice }: Asked, answer: unknown): string[] {
  const seen = view as DemonsView;
  const { do: verb, to } = answer as { do?: string; to?: string };
  if (verb !== 'move' || to === undefined || seen.viewer === null) return [];
  const names = namesIn(lore, seen);
  return wakingAt(lore, seen, seen.viewer, to).map(({ mortal, ...odds }) =>
    voice.tell('odds.wakes', { mortal: names.mortal(mortal), ...odds }),
  );
}
