// Reads what a source file imports: TypeScript, JavaScript, and Svelte components.
import { parseSync, Visitor } from 'oxc-parser';

export interface Import {
  /** `null` where only running can tell. */
  readonly specifier: string | null;
  readonly line: number;
  /** Whether it leaves nothing behind at run time. */
  readonly type: boolean;
  /** Whether it is loaded only when it is wanted: by `import()`. */
  readonly later: boolean;
  /** What is taken, where that is written out by name. */
  readonly names: readonly string[] | null;
}

export function importsOf(file: string, source: string): Import[] {
  return file.endsWith('.svelte') ? inComponent(file, source) : inCode(file, source);
}

interface SyntaxNode {
  type: string;
  start: number;
  value?: unknown;
  quasis?: { value: { cooked: string | null } }[];
}

function inCode(file: string, source: string): Import[] {
  const found: Import[] = [];
  const see = (node: SyntaxNode | null, type: boolean, names: readonly string[] | null = null, later = false) => {
    if (node)
      found.push({ specifier: textOf(node), line: source.slice(0, node.start).split('\n').length, type, later, names });
  };
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0].message}`);
  new Visitor({
    ImportDeclaration: ({ source: from, importKind, specifiers }) => {
      const values = specifiers.filter((one) => !('importKind' in one && one.importKind === 'type'));
      const names = values.map((one) => ('imported' in one ? nameOf(one.imported) : '*'));
      // An import of nothing but types still loads the file, unless all of it is marked as types.
      see(from, importKind === 'type', names.length > 0 && !names.includes('*') ? names : null);
    },
    ExportNamedDeclaration: ({ source: from, exportKind, specifiers }) =>
      see(from, exportKind === 'type', specifiers.length > 0 ? specifiers.map(({ local }) => nameOf(local)) : null),
    ExportAllDeclaration: ({ source: from, exportKind }) => see(from, exportKind === 'type'),
    ImportExpression: ({ source: from }) => see(from, false, null, true),
    TSImportType: ({ source: from }) => see(from, true),
  }).visit(program);
  return found;
}

const nameOf = (name: { name: string } | { value: string }): string => ('name' in name ? name.name : name.value);

/** A text as it stands, or the beginning of one that is put together: `./text/` of `./text/${lang}.json`. */
function textOf({ value, quasis }: SyntaxNode): string | null {
  if (typeof value === 'string') return value;
  return quasis?.[0].value.cooked || null;
}

/** Scripts as they are; in the markup only loading on demand can occur. Lines stay where they were. */
function inComponent(file: string, source: string): Import[] {
  const blank = (text: string) => text.replace(/[^\n]/g, ' ');
  let markup = source;
  const imports: Import[] = [];
  for (const { 0: whole, 1: open, 2: code, index } of source.matchAll(/(<script\b[^>]*>)(.*?)<\/script>/gs)) {
    imports.push(...inCode(`${file}.ts`, blank(source.slice(0, index) + open) + code));
    markup = markup.slice(0, index) + blank(whole) + markup.slice(index + whole.length);
  }
  for (const { 2: specifier, index } of markup.matchAll(/\bimport\(\s*(['"`])(.*?)\1/g))
    imports.push({ specifier, line: markup.slice(0, index).split('\n').length, type: false, later: true, names: null });
  return imports;
}
