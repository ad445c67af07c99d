import { join } from 'node:path';
import { expect, test } from 'vitest';
import { forbidden, sources } from '../boundaries.ts';
import { cyclesIn } from '../cycles.ts';
import { importsOf } from '../imports.ts';

const wrongIn = (file: string, source: string) => forbidden(file, importsOf(file, source));

const allowed: [file: string, source: string][] = [
  ['engine/match.ts', "import { roll } from './dice.ts';"],
  ['games/demons/rules/combat.ts', "import type { Seat } from '@conjure/engine';"],
  ['games/demons/rules/combat.ts', "import map from '../data/map.json' with { type: 'json' };"],
  ['games/demons/test/combat.test.ts', "import { test } from 'vitest'; import fc from 'fast-check';"],
  ['games/demons/test/combat.test.ts', "import { readFileSync } from 'node:fs';"],
  ['games/demons/test/words.test.ts', "import { speaker } from '@conjure/words';"],
  ['games/demons/test/recorded.ts', "import { think } from '@conjure/bots';"],
  ['shelf/index.ts', "import '@conjure/engine'; await import('@conjure/demons/texts');"],
  ['lab/study.ts', "import { boxOf } from '@conjure/shelf';"],
  ['bots/greedy.ts', "export type { Seat } from '@conjure/engine/seat.ts';"],
  ['words/index.ts', "import { IntlMessageFormat } from 'intl-messageformat';"],
  ['words/test/wanted-texts.ts', "import { citationsIn } from '../../scripts/citations.ts';"],
  ['lab/simulate.ts', "import '@conjure/demons'; import '@conjure/bots'; import 'node:os';"],
  ['cli/conjure.ts', "await import('@conjure/lab'); await import(process.argv[2]);"],
  ['cli/bin/conjure.mjs', "await import('../../scripts/node.mjs');"],
  ['bench/run.ts', "import { Client } from 'boardgame.io/client';"],
  ['vitest.config.ts', "import { defineConfig } from 'vitest/config';"],
  [
    'web/table/session.ts',
    "import type { Snapshot } from '@conjure/host'; import type { Seat } from '@conjure/engine';",
  ],
  ['web/table/session.ts', "import { canonical, samePlain, type Seat } from '@conjure/engine';"],
  [
    'web/games/demons/face.ts',
    "import type { View } from '@conjure/demons'; import { SLOTS } from '@conjure/lodge/view'; import('@conjure/demons/texts');",
  ],
  ['web/games/demons/map.ts', "import map from '@conjure/demons/data/map.json' with { type: 'json' };"],
  ['web/app/main.ts', "import '@fontsource/alegreya-sans/400.css'; import { mount } from 'svelte';"],
  ['web/app/words.svelte.ts', `await import(\`../text/\${lang}.json\`);`],
  ['web/table/Table.svelte', '<script lang="ts">\n  import crown from \'icon:crown\';\n</script>\n\n<p>import it</p>'],
  ['web/wire/line.ts', "import type { Sent } from '../worker/host.ts';"],
  [
    'web/worker/host.ts',
    "import { newHost } from '@conjure/host'; import { demons } from '@conjure/demons'; import 'idb';",
  ],
  ['web/icons.ts', "import set from '@iconify-json/game-icons/icons.json' with { type: 'json' };"],
  ['web/offline/plugin.ts', "import { join } from 'node:path'; import { build } from 'vite';"],
  ['web/test/browser/play.test.ts', "import { chromium } from 'playwright-core'; import '../../../scripts/node.mjs';"],
  ['engine/match.ts', "// import './no.ts' from '@conjure/bots'\nexport const text = \"import 'node:fs'\";"],
];

test.each(allowed)('%s may say %s', (file, source) => {
  expect(wrongIn(file, source)).toEqual([]);
});

const refused: [file: string, source: string, arrow: string][] = [
  ['engine/match.ts', "import '@conjure/demons';", 'engine -> games/demons'],
  ['engine/match.ts', "import { z } from 'zod';", 'engine -> zod'],
  ['engine/match.ts', "import type { Stats } from 'node:fs';", 'engine -> node:fs'],
  ['engine/match.ts', "export * from 'fs';", 'engine -> fs'],
  ['engine/match.ts', "let bot: import('@conjure/bots').Bot;", 'engine -> bots'],
  ['engine/match.ts', 'await import(name);', 'engine -> what only running can tell'],
  ['engine/match.ts', "import { test } from 'vitest';", 'engine -> vitest'],
  ['engine/test/match.test.ts', "import '@conjure/demons';", 'engine -> games/demons'],
  ['games/demons/rules/combat.ts', "import '@conjure/lodge';", 'games/demons -> games/lodge'],
  ['games/demons/words.ts', "import '@conjure/words';", 'games/demons -> words'],
  ['games/demons/policy.ts', "import '@conjure/bots';", 'games/demons -> bots'],
  ['games/demons/index.ts', "import '@conjure/shelf';", 'games/demons -> shelf'],
  ['shelf/index.ts', "import '@conjure/lab';", 'shelf -> lab'],
  ['web/games/index.ts', "import { boxOf } from '@conjure/shelf';", 'web -> shelf'],
  ['engine/test/match.test.ts', "import '@conjure/words';", 'engine -> words'],
  ['games/demons/view.ts', "export { x } from '../lodge/view.ts';", 'games/demons -> games/lodge by a path'],
  ['games/demons/view.ts', "import '../../engine/seat.ts';", 'games/demons -> engine by a path'],
  ['games/demons/view.ts', "await import('../../scripts/run.mjs');", 'games/demons -> scripts by a path'],
  ['bots/greedy.ts', "import '@conjure/demons/view';", 'bots -> games/demons/view'],
  ['words/index.ts', "import '@formatjs/intl';", 'words -> @formatjs/intl'],
  ['lab/simulate.ts', "import '@conjure/cli';", 'lab -> cli'],
  ['web/table/session.ts', "import { create } from '@conjure/engine';", 'web -> engine'],
  ['web/table/session.ts', "import { samePlain, create } from '@conjure/engine';", 'web -> engine'],
  ['web/table/session.ts', "import * as engine from '@conjure/engine';", 'web -> engine'],
  ['web/table/session.ts', "import { type Seat } from '@conjure/engine';", 'web -> engine'],
  ['web/wire/wire.ts', "import { newHost } from '@conjure/host';", 'web -> host'],
  ['web/wire/wire.ts', "import { store } from '../worker/store.ts';", 'web -> web/worker by a path'],
  ['web/app/main.ts', "import { icons } from '../icons.ts';", 'web -> web/build by a path'],
  ['web/app/main.ts', "import 'node:fs';", 'web -> node:fs'],
  ['web/app/main.ts', "import 'vite';", 'web -> vite'],
  ['web/app/main.ts', "import './../../host/index.ts';", 'web -> host by a path'],
  ['web/games/demons/face.ts', "import { demons } from '@conjure/demons';", 'web -> games/demons'],
  ['web/games/demons/face.ts', "await import('@conjure/satchel/balance');", 'web -> games/satchel/balance'],
  ['web/worker/host.ts', "import 'node:fs';", 'web/worker -> node:fs'],
  ['web/table/Table.svelte', "<script>import '@conjure/bots';</script>", 'web -> bots'],
  ['web/table/Table.svelte', "{#await import('@conjure/host') then host}{/await}", 'web -> host'],
];

test.each(refused)('%s may not say %s', (file, source, arrow) => {
  expect(wrongIn(file, `\n${source}`)).toEqual([`${file}:2: ${arrow}`]);
});

test('in a component every script counts, and lines are those of the file', () => {
  const source = [
    '<script module lang="ts">',
    "  import { newHost } from '@conjure/host';",
    '</script>',
    '<script lang="ts">',
    "  import '@conjure/lab';",
    '</script>',
  ].join('\n');
  expect(wrongIn('web/table/Table.svelte', source)).toEqual([
    'web/table/Table.svelte:2: web -> host',
    'web/table/Table.svelte:5: web -> lab',
  ]);
});

test('a new room needs arrows of its own', () => {
  expect(wrongIn('attic/box.ts', '')).toEqual([expect.stringContaining('attic is no room yet')]);
});

test('a file that cannot be parsed is not passed over', () => {
  expect(() => wrongIn('engine/match.ts', 'import {')).toThrow('engine/match.ts');
});

test('the real tree is seen, without what is installed in it', () => {
  const files = sources(join(import.meta.dirname, '../..'));
  expect(files).toContain('scripts/boundaries.ts');
  expect(files).toContain('cli/bin/conjure.mjs');
  expect(files).toContain('web/parts/Icon.svelte');
  expect(files.filter((file) => file.includes('node_modules'))).toEqual([]);
});

const circles = (files: Record<string, string>) =>
  cyclesIn(new Map(Object.entries(files).map(([file, source]) => [file, importsOf(file, source)])));

test('files that import each other in a circle are named one by one', () => {
  expect(
    circles({
      'engine/a.ts': "import { b } from './b.ts';",
      'engine/b.ts': "export { c } from './deep/c.ts';",
      'engine/deep/c.ts': "import '../a.ts';",
      'engine/above.ts': "import './a.ts';",
      'engine/below.ts': '',
    }),
  ).toEqual(['engine/a.ts:1: imports itself: engine/a.ts -> engine/b.ts -> engine/deep/c.ts -> engine/a.ts']);
});

test('of circles that hang together a shortest is named; others are named beside them', () => {
  expect(
    circles({
      'bots/a.ts': "import './b.ts';",
      'bots/b.ts': "import './c.ts'; import './d.ts';",
      'bots/c.ts': "import './a.ts';",
      'bots/d.ts': "import { type B, b } from './b.ts';",
      'cli/own.ts': "import './own.ts';",
    }),
  ).toEqual([
    'bots/b.ts:1: imports itself: bots/b.ts -> bots/d.ts -> bots/b.ts (and 2 more files that hang together with them)',
    'cli/own.ts:1: imports itself: cli/own.ts -> cli/own.ts',
  ]);
});

test('components and our own packages are followed', () => {
  expect(
    circles({
      'web/Table.svelte': '<script lang="ts">import Seat from \'./Seat.svelte\';</script>',
      'web/Seat.svelte': "<script>import './Table.svelte';</script>",
      'engine/index.ts': "export * from './content/index.ts';",
      'engine/content/index.ts': "import { text } from '@conjure/engine';",
    }),
  ).toEqual([
    'web/Seat.svelte:1: imports itself: web/Seat.svelte -> web/Table.svelte -> web/Seat.svelte',
    'engine/content/index.ts:1: imports itself: engine/content/index.ts -> engine/index.ts -> engine/content/index.ts',
  ]);
});

const straight: [why: string, back: string][] = [
  ['two ways to one file are no circle', "import './c.ts'; import './c.ts';"],
  [
    'types leave nothing behind',
    "import type { A } from './a.ts'; export type { B } from './a.ts'; let a: import('./a.ts').A;",
  ],
  ['what is loaded when it is wanted is loaded already', "export const load = () => import('./a.ts');"],
  [
    'what others have written is their business',
    "import './a.json'; import 'a'; import '@conjure/nowhere'; import 'node:fs';",
  ],
];

test.each(straight)('%s', (_, back) => {
  expect(circles({ 'lab/a.ts': "import './b.ts'; import './c.ts';", 'lab/b.ts': back, 'lab/c.ts': '' })).toEqual([]);
});

test('an import that takes types beside values counts, as it is loaded', () => {
  expect(circles({ 'lab/a.ts': "import './b.ts';", 'lab/b.ts': "import { type A } from './a.ts';" })).toHaveLength(1);
});
