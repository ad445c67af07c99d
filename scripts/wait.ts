/** So long a test waits for what it expects of a page, in milliseconds: it is there at once on a quiet machine, and not for a while on a busy one. */
export const WAIT_MS = 45_000;
