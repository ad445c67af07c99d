// Finds files that import each other in a circle: none of them can be read, tested or moved without the others, and which
// of them is loaded first decides what it finds.
import { createRequire } from 'node:module';
import { relative } from 'node:path';
import { resolve } from 'node:path/posix';
import type { Import } from './imports.ts';
import { root } from './node.mjs';

/**
 * Circles among these files, of which it is known what they import: types leave nothing behind, and what is loaded only when
 * it is wanted (`import()`) has no part in the order of loading. Of files that are in several circles one is named, a
 * shortest one: break it, and the next one shows.
 */
export function cyclesIn(files: ReadonlyMap<string, readonly Import[]>): string[] {
  const graph = new Map(
    [...files].map(([file, imports]) => [file, neededBy(file, imports).filter((to) => files.has(to))]),
  );
  return tangles(graph).map((tangle) => {
    const [first = '', ...others] = shortest(graph, tangle);
    const more = tangle.size - 1 - others.length;
    const rest = more > 0 ? ` (and ${more} more files that hang together with them)` : '';
    return `${first}:1: imports itself: ${[first, ...others, first].join(' -> ')}${rest}`;
  });
}

function neededBy(file: string, imports: readonly Import[]): string[] {
  return imports.flatMap(({ specifier, type, later }) =>
    specifier === null || type || later ? [] : [fileAt(file, specifier)],
  );
}

const { resolve: find } = createRequire(import.meta.url);

/** The file that an import leads to, from the project's root; of packages only our own. */
function fileAt(file: string, specifier: string): string {
  if (specifier.startsWith('.')) return resolve('/', file, '..', specifier).slice(1);
  if (!specifier.startsWith('@conjure/')) return '';
  try {
    return relative(root, find(specifier)).replaceAll('\\', '/');
  } catch {
    return '';
  }
}

type Graph = ReadonlyMap<string, readonly string[]>;

/** Files each of which leads to each other, or to itself: by the way of Tarjan. */
function tangles(graph: Graph): Set<string>[] {
  const found: Set<string>[] = [];
  const number = new Map<string, number>();
  const open: string[] = [];
  const isOpen = new Set<string>();
  /** The lowest number among the open files that can be reached from here. */
  const visit = (file: string): number => {
    const own = number.size;
    let low = own;
    number.set(file, own);
    open.push(file);
    isOpen.add(file);
    for (const to of graph.get(file) ?? []) {
      const known = number.get(to);
      if (known === undefined) low = Math.min(low, visit(to));
      else if (isOpen.has(to)) low = Math.min(low, known);
    }
    if (low === own) {
      const tangle = new Set(open.splice(open.indexOf(file)));
      for (const one of tangle) isOpen.delete(one);
      if (tangle.size > 1 || graph.get(file)?.includes(file)) found.push(tangle);
    }
    return low;
  };
  for (const file of graph.keys()) if (!number.has(file)) visit(file);
  return found;
}

/** A shortest circle within a tangle, from the file that comes first by name. */
function shortest(graph: Graph, tangle: ReadonlySet<string>): string[] {
  return [...tangle]
    .sort()
    .map((file) => circleFrom(graph, tangle, file))
    .reduce((best, one) => (one.length < best.length ? one : best));
}

/** The way from a file back to itself, going broad. */
function circleFrom(graph: Graph, tangle: ReadonlySet<string>, from: string): string[] {
  const ways = [[from]];
  const seen = new Set<string>();
  for (const way of ways)
    for (const to of graph.get(way.at(-1) ?? from) ?? []) {
      if (to === from) return way;
      if (!tangle.has(to) || seen.has(to)) continue;
      seen.add(to);
      ways.push([...way, to]);
    }
  return [];
}
