import type { Game } from '@conjure/engine';
import type { LodgeGame } from '@conjure/lodge';
import type { LodgeView } from '@conjure/lodge/view';
import type { Box } from '@conjure/shelf';
import { ANY_STYLE, anyFace } from '../any-face.ts';
import type { Menu, QuestionContext, TerminalContext, TerminalFace } from '../face.ts';
import { wordsOf } from '../lexicon.ts';
import { readLine } from '../reader.ts';
import { sentences } from '../sentences.ts';
import { cardLines, ownLines } from './cards.ts';
import { RULES, spellMany } from './grammar.ts';
import { lexiconOf } from './lexicon.ts';
import { mapOf } from './map.ts';

/** What the map shows is not said again, nor what stands with its text below. */
const SHOWN = /^position\.(turn|phase|over|room|destroyed)$/;
/** What matters in Study alone: the decks, and what could be summoned. */
const IN_STUDY = /^position\.(schools|reserve|placeholder)$/;
/** Questions for which one wants to see where everybody is. */
const ON_THE_MAP: ReadonlySet<string> = new Set([
  ...['turn', 'steps', 'push', 'activation', 'evocations', 'target', 'room', 'placeModel', 'pickUp', 'set'],
]);

const isStudy = ({ view }: TerminalContext): boolean => (view as LodgeView).phase === 'study';

/** How the Lodge shows itself in a terminal: as any game does, with a map, with its cards in full and a line for many answers. */
export function face(box: Box, game: Game): TerminalFace {
  const { content, describe } = game as LodgeGame;
  const any = anyFace(box, game, {
    ...ANY_STYLE,
    spell: (asked, answer) => spellMany(content, asked, answer) ?? ANY_STYLE.spell(asked, answer),
  });
  const lexiconIn = (context: TerminalContext) => lexiconOf(content, context.voice.say);
  const card = (terminal: TerminalContext, line: string) => cardLines({ terminal, content }, lexiconIn(terminal), line);
  return {
    ...any,
    wantsBoard: (kind) => ON_THE_MAP.has(kind),
    board: (context, part) => (typeof part === 'object' ? card(context, part.around) : mapOf(context, part === 'all')),
    position: (terminal) => [
      ...sentences(
        terminal,
        describe(terminal.view as LodgeView).filter(
          ({ key }) => !SHOWN.test(key) && (isStudy(terminal) || !IN_STUDY.test(key)),
        ),
      ),
      ...ownLines({ terminal, content }),
    ],
    menu: (asked) => advised(asked, any.menu(asked)),
    read(asked, line) {
      const rule = line.startsWith('{') ? undefined : RULES[asked.question.kind];
      const read = rule && wordsOf(line).length > 1 ? readLine(asked, line, lexiconIn(asked), rule) : null;
      if (read && !('stuck' in read)) return read;
      const other = any.read(asked, line);
      return read && 'stuck' in other ? read : other;
    },
    card,
  };
}

/** How to type what is not listed. */
function advised(asked: QuestionContext, menu: Menu): Menu {
  const { kind } = asked.question;
  return kind in RULES ? { ...menu, advice: asked.voice.tell(`advice.${kind}`) } : menu;
}
