/** A text that nobody can guess. `crypto.randomUUID` would do, but pages from an unsafe address do not have it. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
