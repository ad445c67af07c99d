// What a name stands for where it is used: in its own file, or in the file that it is imported from.
import { dirname, join } from 'node:path/posix';
import type { Node } from 'oxc-parser';
import { childrenOf, liner, parse, type Span } from './syntax.ts';

export interface Module {
  readonly file: string;
  readonly program: Node;
  readonly lineAt: (offset: number) => number;
  /** What is declared by a name, and in which part of the file. */
  readonly declared: ReadonlyMap<string, readonly { readonly is: Node; readonly within: Span }[]>;
  /** By the name it has here: the file it comes from, and its name there. */
  readonly imported: ReadonlyMap<string, { readonly file: string; readonly name: string }>;
}

/** A node and where it stands. */
export interface Found {
  readonly node: Node;
  readonly module: Module;
}

const FUNCTIONS = ['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration'];

export const isFunction = ({ type }: Node): boolean => FUNCTIONS.includes(type);

export function modulesOf(files: readonly { file: string; source: string }[]): ReadonlyMap<string, Module> {
  return new Map(files.map(({ file, source }) => [file, moduleOf(file, source)]));
}

export function meantBy(
  name: string,
  { start, end }: Span,
  module: Module,
  modules: ReadonlyMap<string, Module>,
): Found | null {
  const here = module.declared.get(name)?.filter(({ within }) => within.start <= start && end <= within.end);
  const [nearest] = (here ?? []).sort((a, b) => b.within.start - a.within.start);
  if (nearest) return { node: nearest.is, module };
  const from = module.imported.get(name);
  const other = from && modules.get(from.file);
  return other ? meantBy(from.name, other.program, other, modules) : null;
}

function moduleOf(file: string, source: string): Module {
  const { program } = parse(file, source);
  const declared = new Map<string, { is: Node; within: Span }[]>();
  const imported = new Map<string, { file: string; name: string }>();
  const visit = (node: Node, within: Span) => {
    const declare = (name: string, is: Node) => declared.set(name, [...(declared.get(name) ?? []), { is, within }]);
    if (node.type === 'VariableDeclarator' && node.init) for (const name of boundBy(node.id)) declare(name, node.init);
    if (node.type === 'FunctionDeclaration' && node.id) declare(node.id.name, node);
    if (node.type === 'ImportDeclaration')
      for (const one of node.specifiers)
        if (one.type === 'ImportSpecifier' && one.imported.type === 'Identifier')
          imported.set(one.local.name, { file: join(dirname(file), node.source.value), name: one.imported.name });
    const inner = isFunction(node) || node.type === 'BlockStatement' ? node : within;
    for (const child of childrenOf(node)) visit(child, inner);
  };
  visit(program, program);
  return { file, program, lineAt: liner(source), declared, imported };
}

/** The names in `x`, `{ a, b: c }` or `[x, y]`. */
function boundBy(pattern: Node): string[] {
  return pattern.type === 'Identifier' ? [pattern.name] : childrenOf(pattern).flatMap(boundBy);
}
