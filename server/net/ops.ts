import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What is counted. No label names a person, a match or an address. */
export function newMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'conjure_' });
  const registers = [registry];
  return {
    registry,
    sockets: new Gauge({ name: 'conjure_sockets', help: 'Open sockets.', registers }),
    streams: new Gauge({ name: 'conjure_streams', help: 'Open streams for programs.', registers }),
    messages: new Counter({ name: 'conjure_messages_total', help: 'Messages heard.', labelNames: ['do'], registers }),
    refused: new Counter({
      name: 'conjure_refused_total',
      help: 'What was refused at the edge.',
      labelNames: ['why'],
      registers,
    }),
    appended: new Counter({
      name: 'conjure_appended_total',
      help: 'What became of deeds that were to be kept.',
      labelNames: ['is'],
      registers,
    }),
    appending: new Histogram({
      name: 'conjure_appending_seconds',
      help: 'Time until a deed was kept.',
      buckets: [0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1, 5],
      registers,
    }),
    requests: new Counter({
      name: 'conjure_requests_total',
      help: 'Requests answered.',
      labelNames: ['status'],
      registers,
    }),
    notices: new Counter({ name: 'conjure_notices_total', help: 'Notices sent.', labelNames: ['is'], registers }),
    troubles: new Counter({ name: 'conjure_troubles_total', help: 'What should not have happened.', registers }),
  };
}

export type Metrics = ReturnType<typeof newMetrics>;

/** Is it alive, can it serve, how much does it do. */
function opsServer(metrics: Metrics, ready: () => Promise<true | string>): Server {
  const pages: { readonly [path: string]: () => Promise<{ status: number; type: string; body: string }> } = {
    '/healthz': async () => ({ status: 200, type: 'text/plain', body: 'alive\n' }),
    '/readyz': async () => {
      const is = await ready().catch(() => 'it cannot be told');
      return { status: is === true ? 200 : 503, type: 'text/plain', body: `${is === true ? 'ready' : is}\n` };
    },
    '/metrics': async () => ({
      status: 200,
      type: metrics.registry.contentType,
      body: await metrics.registry.metrics(),
    }),
  };
  return createServer({ headersTimeout: 10_000, requestTimeout: 10_000 }, async (request, response) => {
    const page = request.method === 'GET' ? pages[request.url ?? ''] : undefined;
    const missing = { status: 404, type: 'text/plain', body: 'nothing here\n' };
    const failed = { status: 500, type: 'text/plain', body: 'it cannot be told\n' };
    const { status, type, body } = (await page?.().catch(() => failed)) ?? missing;
    response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body);
  });
}

/** For whoever runs the server, at a port of its own that nobody else reaches; 0: any that is free. */
export async function listenForOps(
  port: number,
  metrics: Metrics,
  ready: () => Promise<true | string>,
): Promise<{ port: number; close(): void }> {
  const server = opsServer(metrics, ready);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host: '127.0.0.1', exclusive: true }, resolve);
  });
  return { port: (server.address() as AddressInfo).port, close: () => void server.close() };
}
