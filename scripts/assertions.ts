// Finds which refusal sentences the tests of a game assert by their key: `'B57.elsewhere'`, or `'B55'` where it has no reason.
import type { Node } from 'oxc-parser';
import { looksLikeId } from './citations.ts';
import { type Found, isFunction, type Module, meantBy, modulesOf } from './meanings.ts';
import { childrenOf, isSkipped, isTest, textOf, wordsOf } from './syntax.ts';

/** A key that a test which runs expects the rules to have refused by. */
export interface Assertion {
  key: string;
  file: string;
  line: number;
  /** Told by `why` or `reasonOf`, which never leave the reason out. */
  exact: boolean;
}

/** What a test learns when it asks the rules why they refuse: rule and reason, the rule at least; or it does not ask. */
type Learned = 'reason' | 'rule' | null;
type Modules = ReadonlyMap<string, Module>;

const ASKING = ['refuses', 'refusal', 'refuse'];
const MATCHERS = ['toBe', 'toEqual', 'toStrictEqual', 'toMatchObject', 'toContainEqual'];
/** These hand on the rows of a table. */
const OF_ROWS = ['map', 'flatMap', 'filter', 'slice'];

/** What the tests among these files assert; the others are what tests import. */
export function assertionsIn(files: readonly { file: string; source: string }[]): Assertion[] {
  const modules = modulesOf(files);
  const found = new Map<string, Assertion>();
  for (const module of modules.values()) {
    if (!module.file.endsWith('.test.ts')) continue;
    for (const { key, at, told } of assertedIn(module.program, module, modules)) {
      const { file, lineAt } = at.module;
      const line = lineAt(at.node.start);
      found.set(`${file}:${line} ${key} ${told}`, { key, file, line, exact: told === 'reason' });
    }
  }
  return [...found.values()];
}

interface Keyed {
  readonly key: string;
  readonly at: Found;
}

/** Keys written out in what is expected, and keys in the rows of a table where what is expected comes from it. */
function* assertedIn(node: Node, module: Module, modules: Modules): Generator<Keyed & { told: Learned }> {
  if (isSkipped(node)) return;
  const expected = expectation(node);
  const told = expected && asks({ node: expected.of, module }, modules);
  for (const { key, node: at } of expected ? verdictsIn(expected.is) : [])
    yield { key, at: { node: at, module }, told: 'rule' };
  if (told) for (const { key, node: at } of keysIn(expected.is)) yield { key, at: { node: at, module }, told };
  const table = tableOf(node);
  const by = table && toldOfRows(node, module, modules);
  if (by) for (const one of keysOfRows({ node: table, module }, modules)) yield { ...one, told: by };
  for (const child of childrenOf(node)) yield* assertedIn(child, module, modules);
}

/** Of `expect(of).toBe(is)` the two. */
function expectation(node: Node): { of: Node; is: Node } | null {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return null;
  const { object } = node.callee;
  const [of, [is]] = [object.type === 'CallExpression' ? object.arguments[0] : null, node.arguments];
  const said = wordsOf(node.callee);
  return of && is && said[0] === 'expect' && said.length === 2 && MATCHERS.includes(said[1] ?? '') ? { of, is } : null;
}

/** The keys written out in what is expected: `'B57.card'`, in a list too, or `{ rule: 'B57', reason: 'card' }`. */
function keysIn(expected: Node): { key: string; node: Node }[] {
  const text = textOf(expected);
  if (text !== null) return isKey(text) ? [{ key: text, node: expected }] : [];
  if (expected.type === 'ArrayExpression') return childrenOf(expected).flatMap(keysIn);
  if (expected.type === 'ConditionalExpression') return [expected.consequent, expected.alternate].flatMap(keysIn);
  if (expected.type !== 'ObjectExpression') return [];
  const { rule, reason } = textsOf(expected.properties);
  return rule === undefined ? [] : [{ key: reason === undefined ? rule : `${rule}.${reason}`, node: expected }];
}

/** And in `{ refused: { rule: 'B57', reason: 'card' } }`, which only a verdict looks like. */
const verdictsIn = (expected: Node): { key: string; node: Node }[] =>
  expected.type === 'ObjectExpression'
    ? expected.properties.flatMap((one) =>
        one.type === 'Property' && one.key.type === 'Identifier' && one.key.name === 'refused' ? keysIn(one.value) : [],
      )
    : [];

function textsOf(properties: readonly Node[]): Partial<Record<string, string>> {
  return Object.fromEntries(
    properties.flatMap((one) => {
      const text = one.type === 'Property' ? textOf(one.value) : null;
      return one.type === 'Property' && one.key.type === 'Identifier' && text !== null ? [[one.key.name, text]] : [];
    }),
  );
}

/** What `test.each(table)` or `for (const row of table)` goes through. */
function tableOf(node: Node): Node | null {
  if (node.type === 'ForOfStatement') return node.right;
  if (node.type !== 'CallExpression' || node.callee.type !== 'CallExpression' || !isTest(node)) return null;
  return wordsOf(node.callee).at(-1) === 'each' ? (node.callee.arguments[0] ?? null) : null;
}

/** What is told within this node where the key expected is not written out there. */
function toldOfRows(node: Node, module: Module, modules: Modules): Learned {
  const expected = expectation(node);
  const isOfRows = expected && textOf(expected.is) === null && keysIn(expected.is).length === 0;
  return surest([
    isOfRows ? asks({ node: expected.of, module }, modules) : null,
    ...childrenOf(node).map((child) => toldOfRows(child, module, modules)),
  ]);
}

/** The keys among the elements of the rows, wherever these are written out. */
function* keysOfRows({ node, module }: Found, modules: Modules): Generator<Keyed> {
  if (node.type === 'Identifier') {
    const meant = meantBy(node.name, node, module, modules);
    if (meant && !isFunction(meant.node)) yield* keysOfRows(meant, modules);
  }
  if (node.type === 'CallExpression' && node.callee.type === 'MemberExpression')
    if (OF_ROWS.includes(wordsOf(node.callee).at(-1) ?? ''))
      yield* keysOfRows({ node: node.callee.object, module }, modules);
  if (node.type === 'ArrayExpression')
    for (const element of childrenOf(node)) {
      const key = textOf(element);
      if (key !== null && isKey(key)) yield { key, at: { node: element, module } };
    }
  if (IN_ROWS.includes(node.type))
    for (const child of childrenOf(node)) yield* keysOfRows({ node: child, module }, modules);
}
const IN_ROWS = [
  'ArrayExpression',
  'ObjectExpression',
  'Property',
  'SpreadElement',
  'TSAsExpression',
  'TSSatisfiesExpression',
];

const known = new WeakMap<Node, Learned>();

/** Whether an expression, or a function that it calls, asks why something is refused. */
function asks({ node: root, module }: Found, modules: Modules, under: readonly Node[] = []): Learned {
  const found = known.get(root);
  if (found !== undefined || under.includes(root)) return found ?? null;
  const visit = (node: Node, parent: Node): Learned => {
    // A function within a function is called only where it is handed on.
    if (isFunction(node) && node !== root && parent.type !== 'CallExpression') return null;
    const meant = node.type === 'Identifier' ? meantBy(node.name, node, module, modules) : null;
    const isFollowed = meant && (!isFunction(meant.node) || parent.type === 'CallExpression');
    return surest([
      toldBy(node),
      isFollowed ? asks(meant, modules, [...under, root]) : null,
      ...childrenOf(node).map((child) => visit(child, node)),
    ]);
  };
  const told = visit(root, root);
  // What was met on the way to itself may yet ask.
  if (told !== null || under.length === 0) known.set(root, told);
  return told;
}

/** By a call such as `s.why(…)`, or by looking at what a verdict says: `verdict.refused`. */
function toldBy(node: Node): Learned {
  const word = node.type === 'CallExpression' ? wordsOf(node.callee).at(-1) : undefined;
  if (word === 'why' || word === 'reasonOf') return 'reason';
  const isVerdict = node.type === 'MemberExpression' && wordsOf(node).at(-1) === 'refused';
  return isVerdict || ASKING.includes(word ?? '') ? 'rule' : null;
}

const surest = (told: readonly Learned[]): Learned =>
  told.includes('reason') ? 'reason' : told.includes('rule') ? 'rule' : null;

const isKey = (text: string): boolean => looksLikeId(text) || looksLikeId(text.replace(/\.[a-zA-Z]+$/, ''));
