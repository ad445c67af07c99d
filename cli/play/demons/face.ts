import type { DemonsGame, DemonsView } from '@conjure/demons';
import { namesIn } from '@conjure/demons/words.ts';
import type { Face, Scene } from '../face.ts';
import { meant } from '../meaning.ts';
import { readAnswer } from './grammar.ts';
import { lexiconOf, typedWords, wordsOf } from './lexicon.ts';
import { mapOf } from './map.ts';
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
    card(scene, line) {
      const found = lexiconIn(scene).find('spirit', wordsOf(line), 0);
      return found && spiritCard(lore, scene, Number(found.value));
    },
  };
}
