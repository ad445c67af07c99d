import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pinnedNode, root } from '../../scripts/node.mjs';

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

/** Sentences as they were before the page broke them. */
export const unbroken = (printed: string): string => printed.replaceAll('\n  ', ' ');

/** A file in a folder of its own that nobody else writes to. */
export const scratch = (name: string): string => join(mkdtempSync(join(tmpdir(), 'conjure-')), name);
