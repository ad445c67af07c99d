// npm start [-- --port 8080 --open …]: builds the page where that is needed and serves it.
import { languageIn, main } from '@conjure/cli/main';
import { buildPage } from './building.ts';

const typed = process.argv.slice(2);
process.exitCode = (await buildPage()) ? await main(['serve', ...typed], languageIn(typed)) : 1;
