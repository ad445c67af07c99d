#!/usr/bin/env node
// Plain JavaScript, so that an older Node can read it and hand over to the pinned one.
// Whole, because an older one has no such cache to import.
import * as nodeModule from 'node:module';
import { fileURLToPath } from 'node:url';
import { becomeNode, COMPILED } from '../../scripts/node.mjs';

if (Number.parseInt(process.versions.node, 10) >= 24) {
  // It must be on before any TypeScript is loaded. Threads are told by the environment.
  process.env.NODE_COMPILE_CACHE ??= COMPILED;
  nodeModule.enableCompileCache(process.env.NODE_COMPILE_CACHE);
  await import('../conjure.ts');
} else becomeNode([fileURLToPath(import.meta.url), ...process.argv.slice(2)]);
