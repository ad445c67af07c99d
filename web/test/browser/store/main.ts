// What every store promises, held by the browser's own database: each in a database of its own.
import { STORE_PROMISES } from '@conjure/host/testing/store-promises';
import { browserStore } from '../../../worker/store.ts';

const broken: string[] = [];
for (const [i, { promise, keeps }] of STORE_PROMISES.entries()) {
  try {
    await keeps(browserStore(`promise ${i}`));
  } catch (error) {
    broken.push(`${promise}: ${error}`);
  }
}

const main = document.querySelector('main');
if (main) main.textContent = JSON.stringify({ held: STORE_PROMISES.length - broken.length, broken });
