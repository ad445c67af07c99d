import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { COMPILED } from '../../scripts/node.mjs';

/** A program of ours that runs in a process of its own. */
export interface Started {
  readonly child: ChildProcess;
  /** Settled when it says a line with that in it; gives the line. */
  says(text: string): Promise<string>;
  /** All that it has said, on both ways. */
  said(): string;
  /** Ends it, and waits until it is gone. */
  kill(signal: NodeJS.Signals): Promise<void>;
}

const WITH_PARENT = new URL('./with-parent.mjs', import.meta.url).href;

/** Starts a file of ours with the Node that runs us. It ends with us, also where we are killed. */
export function start(file: string, ...args: readonly string[]): Started {
  const own = ['--disable-warning=ExperimentalWarning', '--import', WITH_PARENT];
  const child = spawn(process.execPath, [...own, file, ...args], {
    // The program has nothing to read there: that the pipe is closed tells it that we are gone.
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...process.env, NODE_COMPILE_CACHE: COMPILED },
  });
  const lines: string[] = [];
  const waiting = new Set<() => void>();
  const gone = new Promise<void>((resolve) => child.on('close', () => resolve()));
  const wake = () => {
    for (const look of [...waiting]) look();
  };
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => {
      lines.push(line);
      wake();
    });
  void gone.then(wake);
  return {
    child,
    said: () => lines.join('\n'),
    says: (text) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const line = lines.find((each) => each.includes(text));
          if (line === undefined && child.exitCode === null && child.signalCode === null) return;
          waiting.delete(look);
          if (line === undefined) reject(new Error(`it ended without saying ${text}: ${lines.join('\n')}`));
          else resolve(line);
        };
        waiting.add(look);
        look();
      }),
    async kill(signal) {
      child.kill(signal);
      await gone;
    },
  };
}
