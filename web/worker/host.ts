import { runHost } from './page-host.ts';
import { isReviewer, listenForReviews } from './reviews.ts';
import { isThinker, runThinker } from './thinkers.ts';

// The host of the page, its thinking threads and its reviewers begin with the same file: a file of their own would have to bring
// every game again.
if (isThinker()) runThinker();
else if (isReviewer()) listenForReviews();
else runHost();
