// Finds where source code names the rules of a catalogue: in comments, by refusing, and in the titles of tests.
import { must } from '@conjure/engine';
import { type Node, Visitor } from 'oxc-parser';
import { isSkipped, isTest, liner, parse, type Span, textOf, wordsOf } from './syntax.ts';

export interface Citation {
  id: string;
  file: string;
  line: number;
  /** A comment; a rule that an answer is refused by; one named by a question, an event or an option; or one that a data file holds. */
  how: 'comment' | 'refusal' | 'name' | 'data';
  /** The reasons that a refusal can give, `undefined` among them where it may give none: `refusal('R115', {}, 'paid')`. */
  reasons?: (string | undefined)[];
}

/** A rule cited in the title of a test, or of a group of tests. */
export interface Title {
  id: string;
  file: string;
  line: number;
  title: string;
}

const ID = /^(\d{1,2}\.\d{1,2}[a-zA-Z]?|[RTBFS]\d{1,3}[a-z]?)$/;

/** Whether a text is such as `5.5a`, `12.3B`, `R33`, `T5` or `S9a`. */
export const looksLikeId = (text: string): boolean => ID.test(text);

const RANGE = /^([A-Z])(\d+)–([A-Z])(\d+)$/;

/** All of a range such as `B62–B66`. */
function inRange(text: string): string[] {
  const [, letter, from, same, to] = RANGE.exec(text) ?? [];
  if (letter === undefined || letter !== same) return [text];
  return Array.from({ length: Number(to) - Number(from) + 1 }, (_, i) => `${letter}${Number(from) + i}`);
}

/** The ids in brackets, one, several or a range in each: `[5.5a] [4.4a, R16] [B62–B66]`, with where they stand. */
function bracketed(text: string): { id: string; at: number }[] {
  return [...text.matchAll(/\[([^[\]]+)\]/g)].flatMap((found) =>
    must(found[1], 'what stands in brackets')
      .split(/,\s*/)
      .flatMap(inRange)
      .filter(looksLikeId)
      .map((id) => ({ id, at: found.index })),
  );
}

/** What a data file holds: the rules that its texts name in brackets, and those listed as its `rules` or as the `rule` of a part. */
export function dataCitationsIn(file: string, source: string): Citation[] {
  const lineAt = liner(source);
  const cited = (id: string, at: number): Citation => ({ id, file, line: lineAt(at), how: 'data' });
  const inTexts = [...source.matchAll(/"(?:[^"\\]|\\.)*"/g)].flatMap(({ 0: text, index }) =>
    bracketed(text).map(({ id, at }) => cited(id, index + at)),
  );
  const listed = [...source.matchAll(/"rules?": *("[^"]*"|\[[^\]]*\])/g)].flatMap(({ 1: ids = '', index }) =>
    [...ids.matchAll(/"([^"]*)"/g)].flatMap(({ 1: id = '' }) => (looksLikeId(id) ? [cited(id, index)] : [])),
  );
  return [...inTexts, ...listed];
}

/** What the code cites. In a file of the rules every id is one that it refuses by, but for the rule of a question. */
export function citationsIn(file: string, source: string): Citation[] {
  const { program, comments } = parse(file, source);
  const lineAt = liner(source);
  const found: Citation[] = [];
  for (const { value, start } of comments)
    for (const { id, at } of bracketed(value)) found.push({ id, file, line: lineAt(start + 2 + at), how: 'comment' });
  const refuses = /(^|\/)rules\//.test(file);
  const ofQuestions: Span[] = [];
  const given: { rule: Span; reasons: (string | undefined)[] }[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [rule, , reason] }) {
      if (rule && reason && wordsOf(callee).at(-1) === 'refusal') given.push({ rule, reasons: reasonsIn(reason) });
    },
    ObjectExpression({ properties }) {
      const named = (name: string) =>
        properties.find((p) => p.type === 'Property' && p.key.type === 'Identifier' && p.key.name === name);
      const rule = named('rule');
      if (rule?.type === 'Property' && named('kind')) ofQuestions.push(rule.value);
    },
    Literal({ value, start }) {
      if (typeof value !== 'string' || !looksLikeId(value)) return;
      const isIn = (span: Span) => span.start <= start && start < span.end;
      const reasons = given.find(({ rule }) => isIn(rule))?.reasons;
      found.push({
        id: value,
        file,
        line: lineAt(start),
        how: refuses && !ofQuestions.some(isIn) ? 'refusal' : 'name',
        ...(reasons && { reasons }),
      });
    },
  }).visit(program);
  return found.sort((a, b) => a.line - b.line);
}

/** What a test file cites: titles of tests that run, and comments. */
export function testCitationsIn(file: string, source: string): { titles: Title[]; comments: Citation[] } {
  const { program, comments } = parse(file, source);
  const lineAt = liner(source);
  const titles: (Title & { start: number })[] = [];
  const skipped: { start: number; end: number }[] = [];
  new Visitor({
    CallExpression(call) {
      const [first] = call.arguments;
      const { start, end } = call;
      if (!isTest(call)) return;
      if (isSkipped(call)) {
        skipped.push({ start, end });
        return;
      }
      const title = first ? textOf(first) : null;
      if (title === null) return;
      for (const { id } of bracketed(title)) titles.push({ id, file, line: lineAt(start), title, start });
    },
  }).visit(program);
  const runs = ({ start }: { start: number }) => !skipped.some((s) => s.start <= start && start < s.end);
  return {
    titles: titles.filter(runs).map(({ start: _, ...title }) => title),
    comments: comments.flatMap(({ value, start }) =>
      bracketed(value).map(({ id, at }) => ({ id, file, line: lineAt(start + 2 + at), how: 'comment' as const })),
    ),
  };
}

/** The reasons that an expression chooses between; `undefined` where it names none. */
function reasonsIn(node: Node): (string | undefined)[] {
  if (node.type === 'ConditionalExpression') return [...reasonsIn(node.consequent), ...reasonsIn(node.alternate)];
  return [textOf(node) ?? undefined];
}
