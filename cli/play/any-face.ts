import { diceFrom, type Game, pick, samePlain, seeded } from '@conjure/engine';
import type { Box } from '@conjure/shelf';
import type { Menu, QuestionContext, TerminalFace } from './face.ts';
import { typedWords, wordsOf } from './lexicon.ts';
import { listOf, type MenuStyle, menuOf } from './menu.ts';
import { sentences } from './sentences.ts';

/** Makes the face of a game; `game` is as it is played, with data files replaced or not. */
export type MakeFace = (box: Box, game: Game) => TerminalFace;

/** More answers than these stand together by what is done in them. */
const FEW = 24;

/** How any game shows itself: the position in the game's own sentences, its answers as the game calls them or in this style. */
export function anyFace(box: Box, game: Game, style: MenuStyle = ANY_STYLE): TerminalFace {
  return {
    box,
    game,
    verbs: [],
    hasSecrets: true,
    wantsBoard: () => false,
    heading: ({ view, voice }) => voice.say(game.describe(view)[0]),
    board: (context, part) => (typeof part === 'object' ? null : sentences(context, game.describe(context.view))),
    position: (context) => sentences(context, game.describe(context.view).slice(1)),
    menu: (asked) => (asked.options ? menuOf(asked, style) : sampledMenu(asked, style)),
    listed: (asked, answers) => listOf(asked, style, answers),
    read: (asked, line) => jsonIn(line) ?? byLabel(asked, line),
    spell: style.spell,
    card: () => null,
  };
}

const labelOf = ({ match, view, question, voice }: QuestionContext, answer: unknown): string =>
  voice.say(match.game.label(view, question.kind, answer));

export const ANY_STYLE: MenuStyle = {
  /** What it is called, where nothing else is called so. */
  spell(asked, answer) {
    const words = wordsOf(labelOf(asked, answer)).join(' ');
    const alike = (asked.options ?? []).filter((option) => wordsOf(labelOf(asked, option)).join(' ') === words);
    return alike.length === 1 && words !== '' && samePlain(alike[0], answer)
      ? labelOf(asked, answer)
      : JSON.stringify(answer);
  },
  groupOf(asked, answer) {
    if ((asked.options?.length ?? 0) <= FEW) return null;
    const { do: action } = answer as { do?: unknown };
    return typeof action === 'string' ? action : Object.keys(answer as object).join(' ');
  },
  groupLabel: (asked, _group, answers) =>
    asked.voice.tell('group.any', { label: labelOf(asked, answers[0]), n: answers.length - 1 }),
};

/** Where answers cannot be listed, a few that would do show what one looks like. */
function sampledMenu(asked: QuestionContext, style: MenuStyle): Menu {
  const dice = diceFrom(seeded(`samples ${asked.match.open?.id}`));
  const samples = [1, 2, 3].map(() => pick(asked.question, asked.seat, dice));
  const advice = asked.voice.tell('advice.any', { typed: JSON.stringify(samples[0]) });
  return { ...listOf(asked, style, samples), advice };
}

function jsonIn(line: string): { answer: unknown } | null {
  if (!line.startsWith('{')) return null;
  try {
    return { answer: JSON.parse(line) };
  } catch {
    return null;
  }
}

/** The answers in whose names all the words stand, or begin a word; the whole name before a part of it. */
function byLabel(asked: QuestionContext, line: string): ReturnType<TerminalFace['read']> {
  const typed = wordsOf(line);
  const options = (asked.options ?? []).map((option) => ({ option, words: wordsOf(labelOf(asked, option)) }));
  const whole = options.filter(({ words }) => samePlain(words, typed));
  const part = options.filter(({ words }) => typed.every((each) => words.some((word) => word.startsWith(each))));
  const found = (whole.length > 0 ? whole : part).map(({ option }) => option);
  if (typed.length === 0 || found.length === 0) return { stuck: firstUnknown(line, options) };
  return found.length === 1 ? { answer: found[0] } : { several: found };
}

function firstUnknown(line: string, options: readonly { readonly words: readonly string[] }[]): string {
  const known = (word: string) => options.some(({ words }) => words.some((each) => each.startsWith(word)));
  return typedWords(line).find((word) => !wordsOf(word).every(known)) ?? line;
}
