import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { pinnedNode, root } from '../../scripts/node.mjs';
import { languageIn, main } from '../args/main.ts';

export interface Ran {
  readonly out: string;
  readonly err: string;
  readonly code: number | null;
}

/** Runs the command as a shell would, with these lines on its input. */
export function conjure(args: readonly string[], input = '', env: Record<string, string> = {}): Ran {
  const { stdout, stderr, status } = spawnSync(pinnedNode(), [`${root}cli/bin/conjure.mjs`, ...args], {
    input,
    encoding: 'utf8',
    env: { PATH: process.env.PATH ?? '', LANG: 'C.UTF-8', ...env },
  });
  return { out: stdout, err: stderr, code: status };
}

/** What the command says at once, such as help and what is misused: in this process, where no other one is needed to see it. */
export async function conjureHere(args: readonly string[], env: Record<string, string> = {}): Promise<Ran> {
  const [out, err]: [string[], string[]] = [[], []];
  const into = (lines: string[]) => (line: string) => void lines.push(`${line}\n`);
  const spies = [
    vi.spyOn(console, 'log').mockImplementation(into(out)),
    vi.spyOn(console, 'error').mockImplementation(into(err)),
  ];
  for (const [name, value] of Object.entries({ LANG: 'C.UTF-8', LC_ALL: '', LC_MESSAGES: '', ...env }))
    vi.stubEnv(name, value);
  try {
    const code = await main(args, languageIn(args));
    return { out: out.join(''), err: err.join(''), code };
  } finally {
    vi.unstubAllEnvs();
    for (const spy of spies) spy.mockRestore();
  }
}

/** Sentences as they were before the page broke them. */
export const unbroken = (printed: string): string => printed.replaceAll('\n  ', ' ');

/** A file in a folder of its own that nobody else writes to. */
export const scratch = (name: string): string => join(mkdtempSync(join(tmpdir(), 'conjure-')), name);
