// Loaded before a program that tests have started: it ends when they do, however they end. Their end of its standard input is closed then.
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  process.stdin.on('end', () => process.kill(process.pid, 'SIGKILL'));
  process.stdin.resume();
  // It alone is no reason to go on.
  process.stdin.unref();
}
