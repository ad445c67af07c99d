/**
 * How long a test waits for what it expects of a page, in milliseconds: on a quiet machine it is there at once, on a busy one after a
 * while.
 */
export const WAIT_MS = 45_000;
