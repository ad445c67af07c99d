import type { DemonsGame } from '@conjure/demons';
import type { DemonsView } from '@conjure/demons/view';
import type { Game } from '@conjure/engine';
import type { Box } from '@conjure/shelf';
import type { TerminalContext, TerminalFace } from '../face.ts';
import { wordsOf } from '../lexicon.ts';
import { listOf } from '../menu.ts';
import { readLine } from '../reader.ts';
import { GRAMMAR } from './grammar.ts';
import { lexiconOf } from './lexicon.ts';
import { mapOf } from './map.ts';
import { demonsMenu, STYLE } from './menu.ts';
import { positionOf, spiritCard } from './position.ts';
import { VERBS } from './verbs.ts';

/** Questions about places; the others are about spirits and treasure. */
const BOARD = new Set(['place', 'first', 'evade', 'emerge', 'run', 'victim', 'brawl', 'defend']);

/** How *Demons* shows itself in a terminal. */
export function face(box: Box, game: Game): TerminalFace {
  const { content, describe } = game as DemonsGame;
  const seenIn = (context: TerminalContext) => context.view as DemonsView;
  const lexiconIn = (context: TerminalContext) => lexiconOf(content, seenIn(context), context.voice.say);
  return {
    box,
    game,
    verbs: VERBS,
    hasSecrets: true,
    wantsBoard: (kind) => BOARD.has(kind),
    heading: (context) => context.voice.say(describe(seenIn(context))[0]),
    board(context, part) {
      if (typeof part !== 'object') return mapOf(content, context, part);
      const place = lexiconIn(context).find('hex', wordsOf(part.around), 0);
      return place && mapOf(content, context, { around: String(place.value) });
    },
    position: (context) => positionOf(content, context, describe(seenIn(context))),
    menu: (asked) => demonsMenu(content, asked),
    listed: (asked, answers) => listOf(asked, STYLE, answers),
    read: (asked, line) => readLine(asked, line, lexiconIn(asked), GRAMMAR[asked.question.kind]),
    spell: STYLE.spell,
    card(context, line) {
      const found = lexiconIn(context).find('spirit', wordsOf(line), 0);
      return found && spiritCard(content, context, Number(found.value));
    },
  };
}
