import type { Rule } from '@conjure/engine';
import type { RulesChapter } from '@conjure/shelf';
import type { Paper, TerminalVoice } from '../play/face.ts';
import { wrap } from '../play/layout.ts';
import { plainWord } from '../text/plain-word.ts';

/** The catalogue of a game as it is read in one language. */
export interface Catalogue {
  readonly chapters: readonly RulesChapter[];
  readonly voice: TerminalVoice;
  readonly page: Paper;
}

const textOf = (rule: Rule, voice: TerminalVoice): { title: string; text: string } => voice.rule(rule.id) ?? rule;

/** Every rule by number and title, chapter by chapter. */
export function listRules({ chapters, voice, page }: Catalogue): string[] {
  return chapters.flatMap((chapter, i) => {
    const title = voice.say(chapter.title);
    return [
      ...(i === 0 ? [] : ['']),
      page.paint('bold', isNumber(chapter) ? `${chapter.id}  ${title}` : title),
      ...chapter.rules.map((rule) => titleLine(rule, voice)),
    ];
  });
}

/** Whether a chapter goes by what its rules' numbers begin with, as 5 or R does, and not by a name. */
const isNumber = ({ id, rules }: RulesChapter): boolean => rules.every((rule) => rule.id.startsWith(id));

const titleLine = (rule: Rule, voice: TerminalVoice): string => `  ${rule.id.padEnd(6)} ${textOf(rule, voice).title}`;

/** One rule in full, and where it comes from. */
export function ruleLines(rule: Rule, { voice, page }: Pick<Catalogue, 'voice' | 'page'>): string[] {
  const { title, text } = textOf(rule, voice);
  // Where in the text, not in which file.
  const section = rule.source.includes('§')
    ? `§${rule.source.split('§')[1]}`
    : rule.source.replace(/^\S+\.txt,?\s*/, '');
  const source = voice.tell(`kind.${rule.kind}`, { source: section });
  return [
    page.paint('bold', `[${rule.id}] ${title}`),
    ...wrap(`  ${text}`, page.width, '  '),
    ...wrap(page.paint('dim', `  ${source}`), page.width, '  '),
    ...(rule.option
      ? wrap(page.paint('dim', `  ${voice.tell('rules.option', { option: rule.option })}`), page.width, '  ')
      : []),
  ];
}

/** The rule with this number, or the rules that speak of these words. */
export function findRules({ chapters, voice }: Pick<Catalogue, 'chapters' | 'voice'>, asked: string): Rule[] {
  const rules = chapters.flatMap((chapter) => chapter.rules);
  const wanted = plainWord(asked)
    .replace(/^\[|\]$/g, '')
    .trim();
  const exact = rules.find(({ id }) => id.toLowerCase() === wanted);
  if (exact) return [exact];
  const chapter = chapters.find((each) => isNumber(each) && each.id.toLowerCase() === wanted);
  if (chapter) return [...chapter.rules];
  const words = wanted.split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) return [];
  return rules.filter((rule) => {
    const { title, text } = textOf(rule, voice);
    const said = plainWord(`${rule.id} ${title} ${text}`);
    return words.every((word) => said.includes(word));
  });
}

/** What was looked for: a rule in full, several by title, or a sentence that there is none. */
export function foundLines(catalogue: Catalogue, asked: string): string[] {
  const found = findRules(catalogue, asked);
  const { voice, page } = catalogue;
  if (found.length === 0) return wrap(voice.tell('rules.none', { word: asked }), page.width);
  if (found.length <= FEW) return found.flatMap((rule) => ruleLines(rule, catalogue));
  return [voice.tell('rules.found', { n: found.length, word: asked }), ...found.map((rule) => titleLine(rule, voice))];
}

/** No more rules than this are shown whole. */
const FEW = 3;
