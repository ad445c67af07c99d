import { api, isAgainst } from './api.ts';

let known: Promise<boolean> | null = null;

/** Whether the page came from something that plays matches: a plain server of files does not, and neither does a page kept for offline use. */
export function isServed(): Promise<boolean> {
  known ??= api.me().then((answer) => {
    const served = !isAgainst(answer) || !['noServer', 'unreached'].includes(answer.against);
    // It may come back.
    if (!served) known = null;
    return served;
  });
  return known;
}
