import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AST, parse } from 'svelte/compiler';

const root = join(import.meta.dirname, '../..');

/** One declaration, or the opening of an at-rule, of the page's styles. */
export interface Style {
  readonly file: string;
  readonly line: number;
  /** The property; of an at-rule its name, as in "@media". */
  readonly property: string;
  readonly value: string;
  /** Whether it is for paper, where other units make sense. */
  readonly isPrinted: boolean;
  /** Whether it styles text in a drawing, which is measured in the drawing's own units. */
  readonly isDrawn: boolean;
}

/** Where the page's code and styles are, below the project's root. */
export function sources(...endings: string[]): string[] {
  return readdirSync(join(root, 'web'), { recursive: true, encoding: 'utf8' })
    .map((file) => `web/${file.replaceAll('\\', '/')}`)
    .filter((file) => !/(^|\/)(node_modules|dist|test)\//.test(file) && endings.some((end) => file.endsWith(end)))
    .sort();
}

export const sourceOf = (file: string): string => readFileSync(join(root, file), 'utf8');

/** All that a css file or the style block of a component declares. */
export function stylesOf(file: string): Style[] {
  const isComponent = file.endsWith('.svelte');
  const source = isComponent ? sourceOf(file) : `<style>${sourceOf(file)}</style>`;
  const { css, fragment } = parse(source, { modern: true });
  const drawn = isComponent ? classesOfText(fragment) : new Set<string>();
  const styles: Style[] = [];
  const look = (node: AST.CSS.Node, isPrinted: boolean, isDrawn: boolean) => {
    const line = source.slice(0, node.start).split('\n').length;
    if (node.type === 'Declaration')
      styles.push({ file, line, property: node.property, value: node.value, isPrinted, isDrawn });
    if (node.type === 'Atrule') {
      styles.push({ file, line, property: `@${node.name}`, value: node.prelude, isPrinted, isDrawn });
      const printed = isPrinted || (node.name === 'media' && node.prelude.includes('print'));
      for (const child of node.block?.children ?? []) look(child, printed, isDrawn);
    }
    if (node.type === 'Rule') {
      const ofText = isDrawn || node.prelude.children.every((selector) => isOfText(selector, drawn));
      for (const child of node.block.children) look(child, isPrinted, ofText);
    }
  };
  for (const child of css?.children ?? []) look(child, false, false);
  return styles;
}

function isOfText(selector: AST.CSS.ComplexSelector, drawn: ReadonlySet<string>): boolean {
  const subject = selector.children.at(-1)?.selectors ?? [];
  return subject.some(
    (part) =>
      (part.type === 'TypeSelector' && (part.name === 'text' || part.name === 'tspan')) ||
      (part.type === 'ClassSelector' && drawn.has(part.name)),
  );
}

/** The classes that a component gives to <text> in its drawings, and to nothing else. */
function classesOfText(fragment: AST.Fragment): Set<string> {
  const ofText = new Set<string>();
  const ofOthers = new Set<string>();
  const look = (node: unknown) => {
    if (Array.isArray(node)) for (const one of node) look(one);
    if (node === null || typeof node !== 'object' || Array.isArray(node)) return;
    if ('type' in node && node.type === 'RegularElement') {
      const element = node as AST.RegularElement;
      const classes = element.name === 'text' || element.name === 'tspan' ? ofText : ofOthers;
      for (const name of classesOf(element)) classes.add(name);
    }
    for (const child of Object.values(node)) look(child);
  };
  look(fragment);
  return ofText.difference(ofOthers);
}

function classesOf(element: AST.RegularElement): string[] {
  return element.attributes.flatMap((attribute) => {
    if (attribute.type === 'ClassDirective') return [attribute.name];
    if (attribute.type !== 'Attribute' || attribute.name !== 'class' || !Array.isArray(attribute.value)) return [];
    return attribute.value.flatMap((part) => (part.type === 'Text' ? part.data.split(/\s+/) : []));
  });
}
