import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { pinnedNode, root } from '../node.mjs';

const above = mkdtempSync(join(tmpdir(), 'conjure-past-'));
afterAll(() => rmSync(above, { recursive: true }));

describe('rules that were', () => {
  test('a match that began by old rules goes on by them, and a new one by the new', () => {
    const folder = join(above, 'embers');
    cpSync(join(root, 'examples/embers'), folder, { recursive: true });
    const keep = () => {
      const { status, stdout } = spawnSync(pinnedNode(), [join(root, 'scripts/past.ts'), folder], { encoding: 'utf8' });
      return [status, stdout.trim()];
    };
    expect(keep()).toEqual([0, join(folder, 'past/1.js')]);
    expect(keep()[0]).toBe(1);
    // A later release.
    const file = join(folder, 'index.ts');
    const source = readFileSync(file, 'utf8');
    const changed = source.replace('version: 1', 'version: 2');
    expect(changed).not.toBe(source);
    writeFileSync(file, changed);
    const program = `
      const { library } = await import(${JSON.stringify(join(root, 'server/library.ts'))});
      const { newHost, memoryStore } = await import('@conjure/host');
      const heard = [];
      const store = memoryStore();
      const host = newHost({ games: library, store, newId: () => 'm' + heard.length, send: (_, message) => heard.push(message),
        scheduler: { now: () => 0, after: () => () => {} } });
      const versions = [];
      for (const rules of [undefined, 2, 1, 7]) versions.push((await library.get('embers', rules))?.version ?? null);
      await host.receive('a', { do: 'open', game: 'embers', seats: [{ who: 'person' }, { who: 'person' }], seed: 's' });
      const { match } = heard.find(({ is }) => is === 'opened');
      const kept = await store.read(match, 0);
      const old = { ...kept.opening, match: 'old', rules: 1 };
      await store.create(old, [], { summary: { match: 'old', game: 'embers', chairs: old.chairs, practice: false, over: false, step: 0, saved: 0 },
        phase: 'playing', due: null, places: [] });
      await host.receive('a', { do: 'continue', match: 'old' });
      await host.receive('a', { do: 'export', match: 'old' });
      const record = heard.findLast(({ is }) => is === 'record').record;
      console.log(JSON.stringify({ versions, opened: kept.opening.rules, continued: record.rules }));
      process.exit();`;
    const ran = spawnSync(pinnedNode(), ['--input-type=module', '-e', program], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, CONJURE_GAME: folder },
    });
    expect(ran.stderr.replaceAll(/^.*Warning.*$/gm, '').trim()).toBe('');
    expect(JSON.parse(ran.stdout)).toEqual({ versions: [2, 2, 1, null], opened: 2, continued: 1 });
  });
});
