import { spawn } from 'node:child_process';
import { root } from './node.mjs';

/** All that a file said which Node ran, and how it ended. */
export interface Captured {
  readonly said: string;
  readonly code: number | null;
}

/** Runs a file with our Node beside us; what it says can so be printed in one piece. */
export function captured(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Captured> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece: Buffer) => said.push(piece));
  return new Promise((resolve) => {
    const end = (code: number | null, more = '') => resolve({ said: Buffer.concat(said).toString() + more, code });
    child.on('error', (error) => end(null, error.message));
    child.on('close', (code) => end(code));
  });
}
