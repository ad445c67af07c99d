// Reads source code as a tree: its nodes, the names and the texts in them.
import { type Node, parseSync, visitorKeys } from 'oxc-parser';

export interface Span {
  start: number;
  end: number;
}

export function parse(file: string, source: string) {
  const parsed = parseSync(file, source);
  const [error] = parsed.errors;
  if (error) throw new Error(`${file} cannot be parsed: ${error.message}`);
  return parsed;
}

/** The line of an offset, counted from 1. */
export function liner(source: string): (offset: number) => number {
  const starts = [0];
  for (let i = source.indexOf('\n'); i >= 0; i = source.indexOf('\n', i + 1)) starts.push(i + 1);
  return (offset) => starts.findLastIndex((start) => start <= offset) + 1;
}

/** What a node is made of; of `a.b` and `{ b: a }` only `a`, for `b` names nothing else. */
export function childrenOf(node: Node): Node[] {
  if (node.type === 'MemberExpression' && !node.computed) return [node.object];
  if (node.type === 'Property' && !node.computed) return [node.value];
  // By the names that the parser lists: its types know them only kind by kind.
  const fields = node as unknown as Readonly<Record<string, Node | Node[] | null>>;
  return (visitorKeys[node.type] ?? []).flatMap((key) => fields[key] ?? []).filter((child) => child !== null);
}

/** The names in `test`, `test.skip` or `test.each(table)`, first the one that all hang on. */
export function wordsOf(node: Node): string[] {
  if (node.type === 'Identifier') return [node.name];
  if (node.type === 'MemberExpression') return [...wordsOf(node.object), ...wordsOf(node.property)];
  if (node.type === 'ChainExpression') return wordsOf(node.expression);
  return node.type === 'CallExpression' ? wordsOf(node.callee) : [''];
}

/** A text as far as it is written out. */
export function textOf(node: Node): string | null {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  return node.type === 'TemplateLiteral' ? node.quasis.map(({ value }) => value.cooked ?? '').join('…') : null;
}

/** What runs: tests and groups that are skipped or still to be written do not. */
export function isSkipped(node: Node): boolean {
  return (
    node.type === 'CallExpression' && isTest(node) && wordsOf(node).some((word) => word === 'skip' || word === 'todo')
  );
}

/** A test, or a group of tests. */
export const isTest = (node: Node): boolean => ['test', 'it', 'describe'].includes(wordsOf(node)[0] ?? '');
