import { barredOf } from '@conjure/engine';
import { capitalised, followingIn } from '@conjure/words';
import type { Menu, MenuEntry, QuestionContext } from './face.ts';

/** More alike answers than these stand together in one line. */
const ALIKE = 3;
/** A list longer than this is no help: the rest must be typed. */
const LISTED = 30;
/** More forbidden things than these are no news. */
const FORBIDDEN = 6;

/** How a game puts its answers before a person. */
export interface MenuStyle {
  /** What is typed for an answer. */
  spell(asked: QuestionContext, answer: unknown): string;
  /** Answers of one group stand in one line where they are many; an answer of its own has `null`. */
  groupOf?(asked: QuestionContext, answer: unknown): string | null;
  /** What a group is called. */
  groupLabel?(asked: QuestionContext, group: string, answers: readonly unknown[]): string;
  /** Groups that are never listed one by one. */
  readonly always?: ReadonlySet<string>;
  /** What else is worth knowing of an answer. */
  extra?(asked: QuestionContext, answer: unknown): string | null;
}

/** The answers as a person chooses among them: those that are alike in one line. */
export function menuOf(asked: QuestionContext, style: MenuStyle): Menu {
  const groups = new Map<unknown, unknown[]>();
  for (const option of asked.options ?? []) {
    const key = style.groupOf?.(asked, option) ?? option;
    const group = groups.get(key);
    if (group) group.push(option);
    else groups.set(key, [option]);
  }
  const entries: Omit<MenuEntry, 'key'>[] = [];
  for (const [key, answers] of groups) {
    const isGroup = typeof key === 'string' && style.groupLabel !== undefined;
    if (isGroup && answers.length > (style.always?.has(key) ? 0 : ALIKE))
      entries.push(groupEntry(asked, style, key, answers));
    else for (const answer of answers) entries.push(answerEntry(asked, style, answer));
  }
  return { entries: numbered(entries), numbered: true, forbidden: forbiddenIn(asked), advice: null };
}

/** Answers one by one: those of a line of the menu, or those that fit what was typed. */
export function listOf(asked: QuestionContext, style: MenuStyle, answers: readonly unknown[]): Menu {
  const shown = answers.slice(0, LISTED).map((answer) => answerEntry(asked, style, answer));
  const more = answers.length - shown.length;
  const advice = more > 0 ? asked.voice.tell('menu.more', { n: more, typed: shown[0].typed }) : null;
  return { entries: numbered(shown), numbered: true, forbidden: null, advice };
}

/** What is refused is named with its rule, as far as there is room for it. */
function forbiddenIn({ question, seat, match, view, voice }: QuestionContext): string | null {
  const refused = barredOf(question, seat, FORBIDDEN + 1);
  if (refused.length === 0 || refused.length > FORBIDDEN) return null;
  const named = refused.map(
    ([answer, { rule }]) => `${capitalised(voice.say(match.game.label(view, question.kind, answer)))} [${rule}]`,
  );
  return voice.tell('menu.forbidden', { list: named.join('; ') });
}

const numbered = (entries: readonly Omit<MenuEntry, 'key'>[]): MenuEntry[] =>
  entries.map((entry, i) => ({ ...entry, key: String(i + 1) }));

function answerEntry(asked: QuestionContext, style: MenuStyle, answer: unknown): Omit<MenuEntry, 'key'> {
  const { voice, match, view, question, seat } = asked;
  const label = capitalised(voice.say(match.game.label(view, question.kind, answer)));
  const extra = style.extra?.(asked, answer) ?? null;
  const named = extra ? `${label} (${extra})` : label;
  const following = followingIn(question.about?.(answer, seat)).map((phrase) => voice.say(phrase));
  return {
    label: following.length > 0 ? `${named}. ${following.join(' ')}` : named,
    typed: style.spell(asked, answer),
    answers: [answer],
  };
}

const groupEntry = (
  asked: QuestionContext,
  style: MenuStyle,
  group: string,
  answers: readonly unknown[],
): Omit<MenuEntry, 'key'> => ({
  label: style.groupLabel?.(asked, group, answers) ?? group,
  typed: asked.voice.tell('menu.like', { typed: style.spell(asked, answers[0]) }),
  answers,
});
