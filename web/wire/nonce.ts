/** A number of one's own for something that is done, 96 bits that nobody guesses: what is sent again is not done again. */
export function newNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
