import { runHost } from './page-host.ts';
import { isThinker, runThinker } from './thinkers.ts';

// The host of the page and its thinking threads begin with the same file: a file of their own would have to bring every game again.
if (isThinker()) runThinker();
else runHost();
