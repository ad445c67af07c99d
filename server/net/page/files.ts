import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A file of the page as it is sent. */
export interface Sent {
  readonly type: string;
  /** A content hash: what is built anew without a change is not sent again. */
  readonly tag: string;
  /** Whether its name changes with its content, so that it may be kept for ever. */
  readonly lasting: boolean;
  body(coding: Coding): Promise<Buffer>;
  readonly codings: readonly Coding[];
}

export type Coding = 'br' | 'gzip' | 'identity';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};

const isText = (type: string): boolean => type.endsWith('charset=utf-8');
/** Smaller ones fit in a packet or two anyway. */
const WORTH_PACKING = 1024;

const packers: Readonly<Record<Coding, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      // The highest quality takes twenty times as long for a tenth less: a build has the time for it.
      params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 9 }),
  identity: async (bytes) => bytes,
};

/** Finds the files of a folder by the paths that are asked for; `null` where there is none, or none to be given. */
export function filesIn(folder: string): (path: string) => Promise<Sent | null> {
  const known = new Map<string, { at: number; file: Sent }>();
  return async (path) => {
    const name = path === '/' ? 'index.html' : path.slice(1);
    // Only plain names: nothing that leads out of the folder, and nothing that is kept out of sight in it.
    if (!name.split('/').every((part) => /^[\w-][\w.-]*$/.test(part))) return null;
    const whole = join(folder, name);
    const found = await stat(whole).catch(() => null);
    if (!found?.isFile()) return null;
    const before = known.get(name);
    if (before?.at === found.mtimeMs) return before.file;
    const [bytes, packed] = await Promise.all([readFile(whole), packedBeside(whole, found.mtimeMs)]);
    const file = sent(name, bytes, packed);
    known.set(name, { at: found.mtimeMs, file });
    return file;
  };
}

/** What the build has packed (`web/packing.ts`), unless the file has been changed since. */
async function packedBeside(whole: string, since: number): Promise<Buffer | null> {
  const found = await stat(`${whole}.br`).catch(() => null);
  return found && found.mtimeMs >= since ? readFile(`${whole}.br`) : null;
}

function sent(name: string, bytes: Buffer, ready: Buffer | null): Sent {
  const type = TYPES[extname(name)] ?? 'application/octet-stream';
  const packed = new Map<Coding, Promise<Buffer>>(ready ? [['br', Promise.resolve(ready)]] : []);
  return {
    type,
    tag: createHash('sha256').update(bytes).digest('base64url').slice(0, 22),
    lasting: /^assets\/.*-[\w-]{8}\.\w+$/.test(name),
    codings: isText(type) && bytes.length >= WORTH_PACKING ? ['br', 'gzip', 'identity'] : ['identity'],
    body(coding) {
      const done = packed.get(coding) ?? packers[coding](bytes);
      packed.set(coding, done);
      return done;
    },
  };
}
