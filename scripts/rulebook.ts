// Sets a game's catalogue against its code, its tests and its texts: what is cited where, and what is missing.
import { must, type Rule } from '@conjure/engine';
import { refusalKey } from '@conjure/words';
import { type Assertion, assertionsIn } from './assertions.ts';
import { type Citation, citationsIn, dataCitationsIn, type Title, testCitationsIn } from './citations.ts';

/** A game as it lies in its folder. */
export interface GameRulebook {
  game: string;
  rules: readonly Rule[];
  /** For each language the rules by id and the words by key; nothing where there is no file. */
  texts: Readonly<Record<string, { rules: Record<string, Partial<Rule>>; words: Record<string, string> }>>;
  /** Every source file of the game, tests and data too. */
  files: readonly { file: string; source: string }[];
}

/** A sentence by which answers are refused: the rule's, or that of one of its reasons. */
export interface Sentence {
  /** As tests assert it: `B57.elsewhere`, or `B55`. */
  key: string;
  /** Its text is but a choice between sentences. */
  several: boolean;
  code: Citation[];
  tests: Assertion[];
}

export interface RuleReport extends Rule {
  code: Citation[];
  tests: Title[];
  /** Languages in which the rule has a title and a text. */
  languages: string[];
  /** Languages that can say why an answer is refused by it; `null` where none ever is. */
  refusals: string[] | null;
  sentences: Sentence[];
}

export interface RulesReport {
  game: string;
  languages: string[];
  rules: RuleReport[];
  /** What is cited and is not in the catalogue. */
  unknown: (Citation | Title)[];
}

const refusalsIn = (cited: readonly Citation[]): { id: string; reason: string | undefined; at: Citation }[] =>
  cited
    .filter(({ how }) => how === 'refusal')
    .flatMap((at) => (at.reasons ?? [undefined]).map((reason) => ({ id: at.id, reason, at })));

/** The sentences by which these refuse: of a rule, or of each of its reasons. */
export const refusalKeys = (cited: readonly Citation[]): string[] => [
  ...new Set(refusalsIn(cited).map(({ id, reason }) => refusalKey(id, reason))),
];

/** The sentences of one rule. Who is told the rule alone cannot tell one without a reason from the others. */
function sentencesOf(
  id: string,
  cited: readonly Citation[],
  asserted: readonly Assertion[],
  texts: GameRulebook['texts'],
): Sentence[] {
  const given = refusalsIn(cited);
  const reasons = [...new Set(given.map(({ reason }) => reason))];
  return reasons.map((reason) => {
    const key = reason === undefined ? id : `${id}.${reason}`;
    const names = (one: Assertion) => one.key === key && (one.exact || reason !== undefined || reasons.length === 1);
    const code = given.filter((one) => one.reason === reason).map(({ at }) => at);
    const several = Object.values(texts).every(({ words }) => isChoice(words[refusalKey(id, reason)] ?? ''));
    return { key, several, code, tests: asserted.filter(names) };
  });
}

/** Whether a message is nothing but `{x, select, a {…} other {…}}`. */
function isChoice(message: string): boolean {
  if (!/^\{\w+, *select,/.test(message)) return false;
  let open = 0;
  const ends = [...message].findIndex((letter) => {
    open += letter === '{' ? 1 : letter === '}' ? -1 : 0;
    return open === 0;
  });
  return ends === [...message].length - 1;
}

const isTest = (file: string): boolean => /(^|\/)test\//.test(file);

export function account({ game, rules, texts, files }: GameRulebook): RulesReport {
  const data = files.filter(({ file }) => file.endsWith('.json'));
  const sources = files.filter((one) => !data.includes(one));
  const code = [
    ...sources.filter(({ file }) => !isTest(file)).flatMap(({ file, source }) => citationsIn(file, source)),
    ...data.flatMap(({ file, source }) => dataCitationsIn(file, source)),
  ];
  const tests = sources.filter(({ file }) => isTest(file)).map(({ file, source }) => testCitationsIn(file, source));
  const titles = tests.flatMap((test) => test.titles);
  const asserted = assertionsIn(sources.filter(({ file }) => isTest(file)));
  const known = new Set(rules.map(({ id }) => id));
  // Where no rule begins with this letter, a text such as `S1` names something else.
  const letters = new Set(rules.map(({ id }) => id[0]));
  const isOther = (cited: Citation | Title) => 'how' in cited && cited.how === 'name' && !letters.has(cited.id[0]);
  const languages = Object.keys(texts);
  const speaking = (knows: (text: GameRulebook['texts'][string]) => unknown) =>
    Object.entries(texts).flatMap(([lang, text]) => (knows(text) ? [lang] : []));
  return {
    game,
    languages,
    rules: rules.map((rule) => {
      const { id } = rule;
      const cited = code.filter((citation) => citation.id === id);
      return {
        ...rule,
        code: cited,
        tests: titles.filter((title) => title.id === id),
        languages: speaking(({ rules: told }) => told[id]?.title && told[id].text),
        refusals: cited.some(({ how }) => how === 'refusal')
          ? speaking(({ words }) => refusalKeys(cited).every((key) => words[key]))
          : null,
        sentences: sentencesOf(id, cited, asserted, texts),
      };
    }),
    unknown: [...code, ...titles, ...tests.flatMap((test) => test.comments)].filter(
      (cited) => !known.has(cited.id) && !isOther(cited),
    ),
  };
}

/** What is wrong, a line for each. */
export const problems = (of: RulesReport): string[] => [...amiss(of), ...unasserted(of)];

/** The refusals whose sentence no test expects, or that would say one thing or another by the same key. */
export const unasserted = ({ rules }: RulesReport): string[] =>
  rules.flatMap(({ id, title, sentences }) =>
    sentences.flatMap(({ key, several, code, tests }) => [
      ...(tests.length === 0 ? [`${id} (${title}): no test asserts its refusal '${key}', ${places(code)}`] : []),
      ...(several ? [`${id} (${title}): its refusal '${key}' has several sentences, name a reason for each`] : []),
    ]),
  );

/** What is not in the catalogue, not cited or not told. */
export function amiss({ languages, rules, unknown }: RulesReport): string[] {
  const lacking = (have: readonly string[]) => languages.filter((lang) => !have.includes(lang)).join(', ');
  return [
    ...unknown.map(({ id, file, line, ...rest }) => {
      const how = 'how' in rest && rest.how === 'refusal' ? 'refuses by' : 'cites';
      return `${file}:${line}: ${how} ${id}, which is not in the catalogue`;
    }),
    ...rules.flatMap(({ id, title, tests, languages: spoken, refusals }) => [
      ...(tests.length === 0 ? [`${id} (${title}): no test cites it in its title`] : []),
      ...(lacking(spoken) ? [`${id} (${title}): no words in ${lacking(spoken)}`] : []),
      ...(refusals && lacking(refusals) ? [`${id} (${title}): no words for its refusal in ${lacking(refusals)}`] : []),
    ]),
  ];
}

const places = (cited: readonly (Citation | Assertion)[]): string =>
  cited.map(({ file, line }) => `${file}:${line}`).join(', ');

/** All rules of a game in columns. */
export function table({ game, languages, rules }: RulesReport): string {
  const head = ['rule', 'kind', 'code', 'tests', 'words', 'title'];
  const rows = rules.map(({ id, kind, code, tests, languages: spoken, title }) => [
    id,
    kind,
    `${code.length}`,
    `${tests.length}`,
    spoken.length === languages.length ? 'all' : spoken.join(' ') || 'no',
    title,
  ]);
  const width = (column: number) =>
    Math.max(...[head, ...rows].map((row) => must(row[column], 'column', column).length));
  const widths = head.map((_, column) => width(column));
  const line = (row: string[]) =>
    row
      .map((cell, i) => cell.padEnd(must(widths[i], 'the width of column', i)))
      .join('  ')
      .trimEnd();
  const untested = rules.filter(({ tests }) => tests.length === 0).length;
  const sum = `${game}: ${rules.length} rules, ${untested} without a test, words in ${languages.join(' ')}`;
  return [line(head), ...rows.map(line), sum].join('\n');
}

/** One rule with all that cites it. */
export function detail(rule: RuleReport): string {
  const { id, title, kind, source, text, code, tests, languages, refusals, sentences } = rule;
  const list = (name: string, lines: string[], otherwise: string) => [
    `${name}:`,
    ...(lines.length > 0 ? lines : [otherwise]).map((l) => `  ${l}`),
  ];
  return [
    `${id}  ${title}`,
    `${kind}: ${source}`,
    '',
    text,
    '',
    ...list(
      'code',
      code.map(({ file, line, how }) => `${file}:${line} (${how})`),
      'none of its own: it follows from the others, and the tests hold it',
    ),
    ...list(
      'tests',
      tests.map(({ file, line, title }) => `${file}:${line} ${title}`),
      'none',
    ),
    `words: ${languages.join(' ') || 'no'}`,
    ...(refusals ? [`words for its refusal: ${refusals.join(' ') || 'no'}`] : []),
    ...sentences.map(({ key, tests }) => `tests of its refusal '${key}': ${places(tests) || 'none'}`),
  ].join('\n');
}
