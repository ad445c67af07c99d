import { must } from '@conjure/engine';
import { start } from '@conjure/server/testing/processes';
import { WebSocket } from 'ws';
import type { Done } from './bare.ts';
import { processorOf } from './figures.ts';

const LINES = 20;
const MESSAGE = JSON.stringify({ is: 'answer', text: 'x'.repeat(250) });

/** Sends messages there and back over a handful of lines; gives the server's processor time in seconds, too. */
export async function bareEcho(count: number): Promise<Done & { processor: number }> {
  const server = start(`${import.meta.dirname}/echo-process.ts`);
  const { port } = JSON.parse(await server.says('the server is there'));
  const pid = must(server.child.pid, 'the process');
  const lines = await Promise.all(
    Array.from({ length: LINES }, () => {
      const line = new WebSocket(`ws://127.0.0.1:${port}`, { perMessageDeflate: false });
      return new Promise<WebSocket>((resolve) => line.on('open', () => resolve(line)));
    }),
  );
  const [before, at] = [processorOf(pid), performance.now()];
  await Promise.all(
    lines.map(
      (line) =>
        new Promise<void>((resolve) => {
          let left = count / LINES;
          line.on('message', () => (--left > 0 ? line.send(MESSAGE) : resolve()));
          line.send(MESSAGE);
        }),
    ),
  );
  const seconds = (performance.now() - at) / 1_000;
  const processor = processorOf(pid) - before;
  for (const line of lines) line.terminate();
  await server.kill('SIGKILL');
  return { done: count, seconds, processor };
}
