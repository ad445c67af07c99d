// Measures the balance of Satchel again and writes docs/satchel-balance.md. `npm run balance -- 3000`: rounds a cell.
import { writeFileSync } from 'node:fs';
import { balancePage } from '@conjure/satchel/balance';

const games = Number(process.argv[2] ?? 1000);
if (!Number.isInteger(games) || games < 10) {
  console.error('How many rounds a cell? At least 10.');
  process.exit(2);
}
const started = performance.now();
let tenths = 0;
const page = await balancePage(games, undefined, (share) => {
  if (Math.floor(share * 10) > tenths) console.log(`${Math.floor(share * 10) * 10} %`);
  tenths = Math.floor(share * 10);
});
writeFileSync(new URL('../docs/satchel-balance.md', import.meta.url), page);
console.log(`docs/satchel-balance.md, after ${Math.round((performance.now() - started) / 1000)} s`);
