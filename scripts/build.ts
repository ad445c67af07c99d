// npm run build
//
// Builds the page into web/dist, unless it is there and its sources have not changed.
import { buildPage } from './building.ts';
import { noArguments } from './command-line.ts';

noArguments();

if (!(await buildPage({ keeps: true }))) process.exitCode = 1;
