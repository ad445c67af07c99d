// npm run balance [-- 1000]
//
// Measures the balance of Satchel again, with so many rounds for each cell of the tables, and writes docs/satchel-balance.md.
import { writeFileSync } from 'node:fs';
import { balancePage } from '@conjure/satchel/balance';
import { commandLine, wholeNumber } from './command-line.ts';

const { positionals } = commandLine({ allowPositionals: true });
const games = wholeNumber(positionals[0] ?? '1000', 'The number of rounds', 10);
const started = performance.now();
let tenths = 0;
const page = await balancePage(games, undefined, (share) => {
  if (Math.floor(share * 10) > tenths) console.log(`${Math.floor(share * 10) * 10} %`);
  tenths = Math.floor(share * 10);
});
writeFileSync(new URL('../docs/satchel-balance.md', import.meta.url), page);
console.log(`docs/satchel-balance.md, after ${Math.round((performance.now() - started) / 1000)} s`);
