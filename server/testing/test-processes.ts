import { afterEach } from 'vitest';
import { type Started, start } from './processes.ts';

/** Starts programs for the time of a test: nothing of it is left when the test is over, however it ends. */
export function startForTest(): typeof start {
  const all: Started[] = [];
  afterEach(async () => {
    await Promise.all(all.splice(0).map(({ kill }) => kill('SIGKILL')));
  });
  return (file, ...args) => {
    const started = start(file, ...args);
    all.push(started);
    return started;
  };
}
