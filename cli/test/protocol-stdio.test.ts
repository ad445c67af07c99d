import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { pinnedNode, root } from '../../scripts/node.mjs';
import { linesOf } from '../protocol/lines.ts';
import { type EngineOptions, runEngine } from '../protocol/stdio.ts';
import { SAMPLES } from '../protocol/test/samples.ts';
import type { Reply } from '../protocol/test/talk.ts';

/** Runs the engine over these bytes; its replies, its complaints and its exit code. */
async function run(input: (string | Uint8Array)[], options: EngineOptions = {}) {
  const written: Buffer[] = [];
  const output = new Writable({
    // Small enough that the engine has to wait for its reader.
    highWaterMark: 10,
    write(chunk, _encoding, done) {
      written.push(chunk);
      setImmediate(done);
    },
  });
  const complaints: string[] = [];
  const code = await runEngine({
    input: Readable.from(input.map((chunk) => Buffer.from(chunk))),
    output,
    complain: (what) => complaints.push(what),
    ...options,
  });
  const said = Buffer.concat(written).toString('utf8');
  const replies: Reply[] =
    said === ''
      ? []
      : said
          .replace(/\n$/, '')
          .split('\n')
          .map((line) => JSON.parse(line));
  return { code, complaints, replies };
}

const games = (id: number) => `{"id":${id},"do":"games"}\n`;
const ids = (replies: readonly Reply[]) => replies.map(({ id }) => id);

describe('lines', () => {
  const lines = async (...chunks: string[]) => {
    const found: (string | null)[] = [];
    for await (const line of linesOf(Readable.from(chunks.map((chunk) => Buffer.from(chunk))), 5)) found.push(line);
    return found;
  };

  test('are found wherever the chunks are cut, the last one without its newline, too', async () => {
    expect(await lines('a\nb', 'b\n', '\nc')).toEqual(['a', 'bb', '', 'c']);
    expect(await lines('')).toEqual([]);
    expect(await lines('a\n')).toEqual(['a']);
  });

  test('over the limit are not kept', async () => {
    expect(await lines('12345\n123456\n1')).toEqual(['12345', null, '1']);
    expect(await lines('123', '456', '789\nab', 'c', '1234567')).toEqual([null, null]);
  });
});

describe('conjure engine', () => {
  test('gives a reply for every line, in order, until the input ends', async () => {
    const { code, replies } = await run([games(1), 'nonsense\n', games(2), games(3).trim()]);
    expect(code).toBe(0);
    expect(ids(replies)).toEqual([1, null, 2, 3]);
  });

  test('passes over empty lines, and takes line ends and a byte-order mark as they come', async () => {
    const { replies } = await run(['\ufeff{"id":1,"do":"games"}\r\n', '\r\n  \n', games(2)]);
    expect(ids(replies)).toEqual([1, 2]);
    expect(replies.every(({ error }) => error === undefined)).toBe(true);
  });

  test('joins characters that the chunks cut', async () => {
    const bytes = Buffer.from('{"id":"Vagharshapat – Վաղարշապատ","do":"games"}\n');
    const { replies } = await run([...bytes].map((byte) => Uint8Array.of(byte)));
    expect(ids(replies)).toEqual(['Vagharshapat – Վաղարշապատ']);
  });

  test('answers a line of any length once, and goes on', async () => {
    const { replies } = await run([...new Array(30).fill('x'.repeat(100_000)), '\n', games(2)]);
    expect(replies).toMatchObject([{ id: null, error: { where: 'the line' } }, { id: 2 }]);
  });

  test('survives bytes that are no text', async () => {
    const { replies } = await run([Uint8Array.of(0xff, 0xfe, 0x00, 0x0a), games(2)]);
    expect(replies).toMatchObject([{ id: null, error: {} }, { id: 2 }]);
  });

  test.each(SAMPLES)('scripts dice only where it is told to be in a test: $game', async ({ game, wanted }) => {
    const lines = [
      { id: 1, do: 'new', game, seed: 1, ...wanted },
      { id: 2, do: 'dice', match: 'm1', faces: [6] },
    ].map((request) => `${JSON.stringify(request)}\n`);
    expect((await run(lines)).replies[1].error?.where).toBe('do');
    expect((await run(lines, { test: true })).replies[1]).toMatchObject({ faces: [6] });
  });

  test('ends quietly when nobody reads any more', async () => {
    const output = new Writable({
      write: (_chunk, _encoding, done) => done(Object.assign(new Error('write EPIPE'), { code: 'EPIPE' })),
    });
    const { code, complaints } = await run([games(1), games(2), games(3)], { output });
    expect({ code, complaints }).toEqual({ code: 0, complaints: [] });
  });
});

describe.each(SAMPLES)('conjure engine --data, for $game', ({ game, crowds, data }) => {
  const within = async (files: Record<string, string>) => {
    const folder = mkdtempSync(join(tmpdir(), 'conjure-data-'));
    for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
    try {
      const requests = [
        { id: 1, do: 'new', game, seed: 1, seats: crowds[0].seats },
        { id: 2, do: 'view', match: 'm1', viewer: null },
        { id: 3, do: 'games' },
      ];
      return await run(
        requests.map((request) => `${JSON.stringify(request)}\n`),
        { data: folder },
      );
    } finally {
      rmSync(folder, { recursive: true });
    }
  };
  const file = `${data.file}.json`;

  test('plays by the data files that the folder has, and by its own otherwise', async () => {
    const content = JSON.parse(readFileSync(`${root}games/${game}/data/${file}`, 'utf8'));
    data.change(content as never);
    const { replies } = await within({ [file]: JSON.stringify(content) });
    expect(replies[1].words.join(' ')).toContain(data.heard);
    expect(replies[2].games).toHaveLength(SAMPLES.length);
  });

  test('a file that says it is another game’s is not read as its own, and one of a game that is none is a fault', async () => {
    const other = SAMPLES.find((one) => one.game !== game)?.game;
    const asOther = await within({ [file]: JSON.stringify({ game: other }) });
    expect(asOther).toMatchObject({ code: 1, replies: [] });
    expect(asOther.complaints[0]).not.toContain('expected');
    expect((await within({ [file]: '{"game": "chess"}' })).complaints).toEqual([
      expect.stringMatching(/at game: expected one of .*, got "chess"/),
    ]);
  });

  test('says what is wrong with them, and plays nothing', async () => {
    const complaint = (text: RegExp) => ({ code: 1, replies: [], complaints: [expect.stringMatching(text)] });
    expect(await within({ [file]: '{' })).toMatchObject(complaint(new RegExp(`${file} is not JSON`)));
    expect(await within({ [file]: '{}' })).toMatchObject(complaint(new RegExp(`${file}.*expected`)));
    expect(await within({})).toMatchObject(complaint(new RegExp(file)));
  });
});

describe('as a process', () => {
  const start = () => {
    const engine = new URL('../protocol/stdio.ts', import.meta.url).href;
    const script = `import('${engine}').then(({ runEngine }) => runEngine()).then((code) => { process.exitCode = code; });`;
    return spawn(pinnedNode(), ['--disable-warning=ExperimentalWarning', '-e', script]);
  };

  test('it answers and ends with its input', async () => {
    const child = start();
    const said = text(child.stdout);
    child.stdin.end(games(1) + games(2));
    const [code] = await once(child, 'exit');
    expect(code).toBe(0);
    expect((await said).trim().split('\n')).toHaveLength(2);
  });

  test('it ends by itself when its reader goes away', async () => {
    const child = start();
    const complaints = text(child.stderr);
    child.stdin.on('error', () => {});
    child.stdin.write(games(1));
    await once(child.stdout, 'data');
    child.stdout.destroy();
    const asking = setInterval(() => child.stdin.write(games(2)), 5);
    const [code] = await once(child, 'exit');
    clearInterval(asking);
    expect({ code, complaints: await complaints }).toEqual({ code: 0, complaints: '' });
  });
});
