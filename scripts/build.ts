// npm run build: builds the page into web/dist, unless it is there already and nothing has changed.
import { buildPage } from './building.ts';

if (!(await buildPage({ keeps: true }))) process.exitCode = 1;
