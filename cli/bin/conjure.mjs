#!/usr/bin/env node
// Plain JavaScript, so that an older Node can read it and hand over to the pinned one.
// Whole, because an older one has no such cache to import.
import * as nodeModule from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

if (Number.parseInt(process.versions.node, 10) >= 24) {
  // Most of the start is stripping types and compiling: Node keeps the result, so that only the first start pays for it. It must
  // be on before any TypeScript is loaded. Threads are told by the environment.
  process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), 'node-compile-cache');
  nodeModule.enableCompileCache(process.env.NODE_COMPILE_CACHE);
  await import('../conjure.ts');
} else {
  const { becomeNode } = await import('../../scripts/node.mjs');
  becomeNode([fileURLToPath(import.meta.url), ...process.argv.slice(2)]);
}
