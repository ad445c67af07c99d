// A server with a name and TLS, as passkeys and cookies need it: what stands before it is this.
import { mkdtempSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:https';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { selfSigned } from '@conjure/server/testing/certificate';
import { testServer } from '@conjure/server/testing/test-server';
import { onTestFinished } from 'vitest';
import { PAGE } from '../../../../scripts/building.ts';
import { programIn } from '../../../../scripts/programs.ts';

/** Why it cannot be had here, or `null`. */
export const withoutTls = (): string | null => (programIn(['openssl']) ? null : 'there is no openssl');

export async function serverWithTls(): Promise<{ address: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'conjure-tls-'));
  const { key, certificate } = selfSigned(folder, 'localhost');
  let inner = 0;
  const proxy = createServer({ key: readFileSync(key), cert: readFileSync(certificate) }, (from, to) => {
    const asked = request({
      host: '127.0.0.1',
      port: inner,
      path: from.url,
      method: from.method,
      headers: from.headers,
    });
    asked.on('response', (answer) => {
      to.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(to);
    });
    asked.on('error', () => to.destroy());
    from.pipe(asked);
  });
  proxy.on('upgrade', ({ url, headers }, socket, head) => {
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    const through = connect(inner, '127.0.0.1', () => {
      through.write(`GET ${url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      through.write(head);
      socket.pipe(through).pipe(socket);
    });
    through.on('error', () => socket.destroy());
    socket.on('error', () => through.destroy());
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const { port } = proxy.address() as AddressInfo;
  const server = await testServer({ page: PAGE, origins: () => [`https://localhost:${port}`] });
  inner = server.port;
  onTestFinished(async () => {
    proxy.closeAllConnections();
    proxy.close();
    await server.close();
  });
  return { address: `https://localhost:${port}/` };
}
