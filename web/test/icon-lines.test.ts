import set from '@iconify-json/game-icons/icons.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { coarse } from '../icon-lines.ts';
import { sourceOf, sources } from './stylesheets.ts';

const line = (path: string) => `<path fill="currentColor" d="${path}"/>`;

test.each([
  ['M18 18v15.797L179.434 215.41z', 'm18 18v16l161 181z'],
  ['M10.4 10.4l.4.4.4.4.4.4', 'm10 10 1 1 1 1'],
  ['M0 0C.557 4.82-.96 3.04 1.52 7.51', 'm0 0c1 5-1 3 2 8'],
  ['M0 0a18.125 18.125 0 01-16.04 18.99l1.25.75', 'm0 0a18 18 0 0 1-16 19l1 1'],
  ['M9 9a5 5 0 1 0 .02 0z', 'm9 9a5 5 0 1 0 .1 0z'],
])('%s becomes %s', (path, short) => {
  expect(coarse(line(path))).toBe(line(short));
});

/** Where the pen stops, command by command. */
function stopsOf(path: string): [x: number, y: number][] {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  return [...path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)].flatMap(([, letter, text]) => {
    const n = (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const kind = letter.toLowerCase();
    const takes = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, z: 0 }[kind] ?? Number.NaN;
    const stops: [x: number, y: number][] = [];
    for (let i = 0; i < Math.max(1, n.length); i += takes || 1) {
      const [fromX, fromY] = kind === letter ? [x, y] : [0, 0];
      if (kind === 'z') [x, y] = [startX, startY];
      else if (kind === 'h') x = fromX + n[i];
      else if (kind === 'v') y = fromY + n[i];
      else [x, y] = [fromX + n[i + takes - 2], fromY + n[i + takes - 1]];
      if (kind === 'm' && i === 0) [startX, startY] = [x, y];
      stops.push([x, y]);
    }
    return stops;
  });
}

test('of every icon each line still comes to where it came, to half a unit, however long it is', () => {
  const paths = Object.values(set.icons)
    .flatMap(({ body }) => [...body.matchAll(/ d="([^"]*)"/g)].map(([, path]) => path))
    .filter((path, i) => i % 10 === 0 && !/a/i.test(path));
  expect(paths.length).toBeGreaterThan(100);
  for (const path of paths) {
    const after = stopsOf(coarse(` d="${path}"`).slice(4, -1));
    let at = 0;
    for (const [x, y] of stopsOf(path)) {
      // A line that has become nothing is left out.
      const near = ([toX, toY]: [x: number, y: number]) => Math.abs(toX - x) < 0.501 && Math.abs(toY - y) < 0.501;
      if (after[at] && near(after[at])) at += 1;
      else expect(near(after[at - 1]), `${path.slice(0, 40)}… at ${x} ${y}`).toBe(true);
    }
    expect(at).toBe(after.length);
  }
});

test('only drawings are set into the page as they are written, and only by one component', () => {
  const raw = /\{@html|\.(inner|outer)HTML|insertAdjacentHTML/;
  expect(sources('.svelte', '.ts').filter((file) => raw.test(sourceOf(file)))).toEqual(['web/parts/Drawing.svelte']);
});
