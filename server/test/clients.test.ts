import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { checkFair } from '@conjure/host';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { pinnedNode, root } from '../../scripts/node.mjs';
import { openTable, person } from '../testing/test-match.ts';
import { newPerson, type TestServer, testServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ limits: 10 });
});
afterAll(() => server.close());

const folder = join(root, 'examples/clients');
const hasPython = spawnSync('python3', ['--version']).status === 0;

/** Runs a player as a program of its own; gives what it printed in the end. */
async function run(program: string, args: readonly string[]): Promise<string> {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void child.kill());
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (said += part));
  await once(child, 'exit');
  return said;
}

describe('players over plain HTTP', () => {
  test.skipIf(!hasPython)(
    'one in Python and one in TypeScript play a match to its end, and its dice are proved',
    async () => {
      const anna = await newPerson(server.port, 'Anna');
      const socket = await anna.connect();
      const match = await openTable(socket, 'demons', [person, person], { options: { turnLimit: 30 } });
      const links = await Promise.all(
        [0, 1].map(async (seat) => {
          const { body } = await anna.api('POST', `/api/matches/${match}/links`, { kind: 'seat', seat });
          return String(body.link).replace('localhost', '127.0.0.1');
        }),
      );
      const said = await Promise.all([
        run('python3', [join(folder, 'bot.py'), String(links[0])]),
        run(pinnedNode(), [join(folder, 'bot.ts'), String(links[1])]),
      ]);
      for (const one of said) expect(one).toMatch(new RegExp(`^\\d+ answers given in ${match}`, 'm'));
      const given = said.map((one) => Number.parseInt(one, 10));
      const { rows } = (await server.database.store.read(match, 0)) as { rows: { kind: string }[] };
      expect(rows.filter(({ kind }) => kind === 'answer')).toHaveLength(given[0] + given[1]);
      expect(rows.at(-1)?.kind).toBe('close');
      const { record } = await socket.tell({ do: 'export', match });
      expect(checkFair(record)).toBeNull();
      expect(checkFair({ ...record, seed: record.seed.replace(/^./, 'x') })).toBe('seed');
      await socket.close();
    },
  );
});
