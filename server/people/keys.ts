import { createHash, randomBytes } from 'node:crypto';

/** What is kept of a secret: who reads the database has no key by it. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** 256 bits for keys and cookies, 128 for links and ids: nobody guesses them. */
export const newKey = (): string => randomBytes(32).toString('base64url');
export const newSecret = (): string => randomBytes(16).toString('base64url');

/** A device's key: 256 bits, in hex or in base64url. */
export const isKey = (value: unknown): value is string =>
  typeof value === 'string' && /^([\w-]{43}|[0-9a-f]{64})$/.test(value);
