import { fields, flag, oneOf, orNull, type Shape, text, whole } from '@conjure/engine';
import { choiceShapes, FURY_USES } from '../rules/cast/answers.ts';

/** What Sorcery itself has still to do, as the rules keep it. */
export function spellMatterShapes(figure: Shape<number>): Record<string, Record<string, Shape<unknown>>> {
  const book = whole(0, 99);
  const casting = fields({
    figure,
    book,
    card: whole(0, 999),
    mode: whole(0, 9),
    choices: fields({}, choiceShapes),
    cast: whole(0, 9_999),
  });
  return {
    counter: { casting, asked: whole(0, 4) },
    counterAway: { casting, by: figure, card: whole(-1, 999), worked: flag },
    text: { casting },
    cardAway: { casting },
    bookmark: { book, not: whole(-1, 999) },
    browse: { book, bars: whole(1, 3) },
    browseFree: {},
    furyUse: { figure, use: oneOf(...FURY_USES), ability: orNull(text), book: whole(-1, 99) },
  };
}
