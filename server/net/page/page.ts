import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename, dirname, join } from 'node:path';
import { type Coding, filesIn, type Sent } from './files.ts';

/** The page brings all it needs: nothing comes from elsewhere and nothing is written into it. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self'",
  // Positions on the board and colours of a seat are set on the elements.
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

export const ALWAYS = {
  'Content-Security-Policy': POLICY,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

/** Answers requests with the files of a folder, and with nothing else. */
export type PageHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Where the parts of pages lie that another has taken the place of. */
export const partsBefore = (folder: string): string => join(dirname(folder), 'before', basename(folder));

export function pageIn(folder: string): PageHandler {
  const [now, before] = [filesIn(folder), filesIn(partsBefore(folder))];
  const fileAt: typeof now = async (path) => (await now(path)) ?? (path.startsWith('/assets/') ? before(path) : null);
  return (request, response) =>
    answer(request, response, fileAt).catch(() => {
      if (response.headersSent) response.destroy();
      else plain(response, 500, 'Something went wrong.');
    });
}

async function answer(request: IncomingMessage, response: ServerResponse, fileAt: ReturnType<typeof filesIn>) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    return plain(response, 405, 'Only GET and HEAD are answered here.');
  }
  const path = pathOf(request.url ?? '/');
  if (path === null) return plain(response, 400, 'This address cannot be read.');
  const file = await fileAt(path);
  if (!file) return plain(response, 404, 'There is nothing at this address.');
  return send(request, response, file);
}

async function send(request: IncomingMessage, response: ServerResponse, file: Sent): Promise<void> {
  const coding = file.codings.find((one) => accepts(request.headers['accept-encoding'], one)) ?? 'identity';
  const tag = `"${file.tag}-${coding}"`;
  const headers: Record<string, string> = {
    'Content-Type': file.type,
    'Cache-Control': file.lasting ? 'public, max-age=31536000, immutable' : 'no-cache',
    ETag: tag,
    ...(file.codings.length > 1 ? { Vary: 'Accept-Encoding' } : {}),
  };
  if (hasTag(request.headers['if-none-match'], tag)) return reply(response, 304, headers);
  const body = await file.body(coding);
  if (coding !== 'identity') headers['Content-Encoding'] = coding;
  return reply(response, 200, { ...headers, 'Content-Length': String(body.length) }, body);
}

function plain(response: ServerResponse, status: number, text: string): void {
  reply(response, status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }, `${text}\n`);
}

function reply(
  response: ServerResponse,
  status: number,
  headers: Record<string, string>,
  body: string | Buffer = '',
): void {
  response.statusCode = status;
  response.setHeaders(new Map(Object.entries({ ...ALWAYS, ...headers })));
  response.end(response.req.method === 'HEAD' ? undefined : body);
}

function pathOf(url: string): string | null {
  try {
    return decodeURIComponent(url.replace(/[?#].*/s, ''));
  } catch {
    return null;
  }
}

/** `Accept-Encoding: gzip, br;q=0` takes gzip and refuses Brotli. */
function accepts(header: string | undefined, coding: Coding): boolean {
  const accepted = (header ?? '').split(',').map((part) => part.trim().split(/\s*;\s*q=/));
  return accepted.some(([name, weight]) => name === coding && Number(weight ?? 1) > 0);
}

function hasTag(header: string | undefined, tag: string): boolean {
  return (header ?? '').split(',').some((one) => ['*', tag, `W/${tag}`].includes(one.trim()));
}
