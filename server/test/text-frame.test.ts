import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { textFrame } from '../net/text-frame.ts';

const LENGTHS = [0, 1, 125, 126, 127, 65_535, 65_536, 200_000];
const ofBytes = (bytes: number): string => 'é'.repeat(bytes >> 1) + 'x'.repeat(bytes % 2);

const server = createServer();
const sockets = new WebSocketServer({ noServer: true });
const heard: string[] = [];

beforeAll(async () => {
  server.on('upgrade', (request, way, head) => {
    sockets.handleUpgrade(request, way, head, (socket) => {
      way.write(Buffer.concat(LENGTHS.map((bytes) => textFrame(ofBytes(bytes)))));
      socket.close();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  client.on('message', (data) => heard.push(String(data)));
  client.on('error', (error) => heard.push(String(error)));
  await new Promise((resolve) => client.on('close', resolve));
});

afterAll(() => server.close());

test.each(LENGTHS.map((bytes, nth) => [bytes, nth]))(
  'a frame of %d bytes is heard as the text that it was',
  (bytes, nth) => {
    expect(heard).toHaveLength(LENGTHS.length);
    expect(heard[nth]).toBe(ofBytes(bytes));
  },
);
