// SHA-256 and HMAC by the standards (FIPS 180-4, RFC 2104). The engine imports no library, and the ones of browsers are asynchronous, which
// a die cannot wait for.
import { must } from '../tools/must.ts';

// biome-ignore format: as the standard prints them
const K = Uint32Array.of(
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
  0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
  0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
  0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
  0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
  0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
  0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
  0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
);
const START = [0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19];

const BLOCK = 64;
const schedule = new Uint32Array(64);

const at = (words: Uint32Array, i: number): number => must(words[i], 'a word');
const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** Takes one block of 64 bytes into the state. */
function compress(state: Uint32Array, bytes: Uint8Array, from: number): void {
  const block = new DataView(bytes.buffer, bytes.byteOffset + from, BLOCK);
  for (let i = 0; i < 16; i++) schedule[i] = block.getUint32(i * 4);
  for (let i = 16; i < 64; i++) {
    const early = at(schedule, i - 15);
    const late = at(schedule, i - 2);
    const small = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const large = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    schedule[i] = at(schedule, i - 16) + small + at(schedule, i - 7) + large;
  }
  let a = at(state, 0);
  let b = at(state, 1);
  let c = at(state, 2);
  let d = at(state, 3);
  let e = at(state, 4);
  let f = at(state, 5);
  let g = at(state, 6);
  let h = at(state, 7);
  for (let i = 0; i < 64; i++) {
    const choice = (e & f) ^ (~e & g);
    const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + choice + at(K, i) + at(schedule, i)) | 0;
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + majority) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  state[0] = at(state, 0) + a;
  state[1] = at(state, 1) + b;
  state[2] = at(state, 2) + c;
  state[3] = at(state, 3) + d;
  state[4] = at(state, 4) + e;
  state[5] = at(state, 5) + f;
  state[6] = at(state, 6) + g;
  state[7] = at(state, 7) + h;
}

/** The digest of what a state has taken in, `before` bytes, and of these. */
function finish(begun: Uint32Array, before: number, bytes: Uint8Array): Uint32Array {
  const state = begun.slice();
  const blocks = Math.ceil((bytes.length + 9) / BLOCK);
  const padded = new Uint8Array(blocks * BLOCK);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const bits = (before + bytes.length) * 8;
  const end = new DataView(padded.buffer, padded.length - 8);
  end.setUint32(0, Math.floor(bits / 2 ** 32));
  end.setUint32(4, bits >>> 0);
  for (let from = 0; from < padded.length; from += BLOCK) compress(state, padded, from);
  return state;
}

/** As eight words, big-endian. */
export const sha256 = (bytes: Uint8Array): Uint32Array => finish(Uint32Array.from(START), 0, bytes);

/** What makes of texts their HMAC under this key, as eight words, big-endian. What only depends on the key is done once. */
export function hmacSha256(key: Uint8Array): (bytes: Uint8Array) => Uint32Array {
  const short = key.length > BLOCK ? bytesOf(sha256(key)) : key;
  const keyed = (pad: number): Uint32Array => {
    const block = new Uint8Array(BLOCK).fill(pad);
    for (const [i, byte] of short.entries()) block[i] = pad ^ byte;
    const state = Uint32Array.from(START);
    compress(state, block, 0);
    return state;
  };
  const [inner, outer] = [keyed(0x36), keyed(0x5c)];
  return (bytes) => finish(outer, BLOCK, bytesOf(finish(inner, BLOCK, bytes)));
}

/** Words as lower-case hex, as digests are written. */
export const toHexText = (words: Uint32Array): string =>
  Array.from(words, (word) => word.toString(16).padStart(8, '0')).join('');

function bytesOf(words: Uint32Array): Uint8Array {
  const bytes = new Uint8Array(words.length * 4);
  const view = new DataView(bytes.buffer);
  for (const [i, word] of words.entries()) view.setUint32(i * 4, word);
  return bytes;
}
