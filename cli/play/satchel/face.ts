import { type Game, samePlain } from '@conjure/engine';
import { placeNamePhrase, type SatchelGame } from '@conjure/satchel';
import type { PlaceView, SatchelView } from '@conjure/satchel/view';
import type { Box } from '@conjure/shelf';
import { ruleLines } from '../../rules/catalogue.ts';
import type { TerminalContext, TerminalFace } from '../face.ts';
import { wordsOf } from '../lexicon.ts';
import { listOf, menuOf } from '../menu.ts';
import { readLine } from '../reader.ts';
import { sentences } from '../sentences.ts';
import { command } from './grammar.ts';
import { lexiconOf } from './lexicon.ts';
import { firstOfEqual, STYLE } from './menu.ts';
import { rollChances } from './odds.ts';
import { placeLines, tableOf } from './table.ts';
import { VERBS } from './verbs.ts';

/** What the table shows is not said again. */
const SHOWN = /^position\.(waiting|beat|live|paused|over\..*|decks|card|tile|seat|familiar\..*|hexed|wounded)$/;

/** The rule of what a card or tile does when it is complete. */
const DOES: Readonly<Record<string, string>> = {
  ...{ gust: 'B30', thorns: 'B33', wyrm: 'B36', hex: 'B44', wound: 'B46', mend: 'B50' },
  ...{ 'tile satchel': 'F6', 'tile chest': 'F6', 'tile wyrm': 'B41', 'tile hex': 'B45', 'tile wound': 'B48' },
};

/** How *Satchel* shows itself in a terminal. */
export function face(box: Box, game: Game): TerminalFace {
  const { content, describe } = game as SatchelGame;
  const seenIn = (context: TerminalContext) => context.view as SatchelView;
  const lexiconIn = (context: TerminalContext) => lexiconOf(content, seenIn(context), context.voice.say);
  const placeCalled = (context: TerminalContext, line: string): PlaceView | null => {
    const found = lexiconIn(context).find('card', wordsOf(line), 0);
    return seenIn(context).places.find(({ place }) => place === found?.value) ?? null;
  };
  return {
    box,
    game,
    verbs: VERBS,
    hasSecrets: false,
    wantsBoard: () => true,
    turn(view, kind) {
      const { beat, round } = view as SatchelView;
      return kind === 'window' && beat ? { lead: beat.window, name: `${round} ${beat.beat} ${beat.window}` } : null;
    },
    heading: (context) => context.voice.say(describe(seenIn(context))[0]),
    board(context, part) {
      if (typeof part !== 'object') return tableOf(content, context, part === 'all');
      const place = placeCalled(context, part.around);
      return place && placeLines(content, context, place);
    },
    position: (context) =>
      sentences(
        context,
        describe(seenIn(context)).filter(({ key }) => !SHOWN.test(key)),
      ),
    menu: (asked) => menuOf(asked, STYLE),
    listed: (asked, answers) => listOf(asked, STYLE, answers),
    read: (asked, line) => firstOfEqual(asked, readLine(asked, line, lexiconIn(asked), command)),
    spell: STYLE.spell,
    chances: rollChances,
    card(context, line) {
      const place = placeCalled(context, line);
      if (!place) return null;
      const name = placeNamePhrase(place.place);
      const does = DOES[place.card ? place.card.effect : `tile ${place.kind}`];
      return [
        ...sentences(
          context,
          describe(seenIn(context)).filter(
            ({ key, facts }) => /\.(card|tile)$/.test(key) && samePlain(facts?.place, name),
          ),
        ),
        ...game.rules.filter(({ id }) => id === does).flatMap((rule) => ruleLines(rule, context)),
      ];
    },
  };
}
