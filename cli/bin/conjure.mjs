#!/usr/bin/env node
// Plain JavaScript, so that an older Node can read it and hand over to the pinned one.
import { fileURLToPath } from 'node:url';

if (Number.parseInt(process.versions.node, 10) >= 24) {
  await import('../conjure.ts');
} else {
  const { becomeNode } = await import('../../scripts/node.mjs');
  becomeNode([fileURLToPath(import.meta.url), ...process.argv.slice(2)]);
}
