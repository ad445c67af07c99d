// npm run dev [-- --port 5174 --open …]
//
// The page with the host in its worker, loaded again where a source changes. What follows `--` is passed to Vite.
import { join } from 'node:path';
import { becomeNode, root } from './node.mjs';

becomeNode([join(root, 'node_modules/vite/bin/vite.js'), join(root, 'web'), ...process.argv.slice(2)]);
