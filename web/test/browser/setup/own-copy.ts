import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { PAGE } from '../../../../scripts/building.ts';
import { type Stage, serveFrom } from './stage.ts';

/** A copy of the page in a folder of its own, at a server of its own. */
export async function ownCopy(inside = ''): Promise<Stage & { folder: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'conjure-'));
  cpSync(PAGE, join(folder, inside), { recursive: true });
  const stage = await serveFrom(folder);
  onTestFinished(() => stage.close());
  return { ...stage, folder };
}
