import { constants } from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Hears Ctrl-C and the like, for what takes long: it ends early and tells what is known by then. `code`: what the command ends with. */
export function listenForBreak() {
  const breaking = new AbortController();
  let code = 0;
  const breakOff = (signal: (typeof SIGNALS)[number]) => {
    code = 128 + constants.signals[signal];
    breaking.abort();
  };
  for (const signal of SIGNALS) process.on(signal, breakOff);
  return {
    signal: breaking.signal,
    get code() {
      return code;
    },
    end(): void {
      for (const signal of SIGNALS) process.off(signal, breakOff);
    },
  };
}
