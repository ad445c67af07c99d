import { must } from '../tools/must.ts';
import { byStreams, type DrawCounts, type Seeded, seeded } from './dice.ts';
import { hmacSha256 } from './sha256.ts';
import { type Fault, oneOf, pattern, type Shape } from './shape.ts';

/**
 * The generator that a match is played by, named in its record. Where none is named it is `seeded`: quick, and from one stream of it
 * all others could be worked out. `hmac-1` is for matches with others: whoever knows every choice so far knows nothing of the next.
 */
export type GeneratorName = 'hmac-1';

/** The names of generators, as records have them. */
export const chanceShape: Shape<GeneratorName> = oneOf('hmac-1');

/** Of 32 bytes, in lower-case hex. */
const key = pattern(/^[0-9a-f]{64}$/, '64 hex digits, of 32 bytes');

/** What is wrong with a seed for this generator. */
export const seedFault = (seed: string, chance: GeneratorName | undefined): Fault | null =>
  chance === undefined ? null : (chanceShape.check(chance, 'chance') ?? key.check(seed, 'seed'));

/** The generator of a match, as it stood after so many choices. */
export const chanceOf = (
  { seed, chance }: { seed: string; chance?: GeneratorName | undefined },
  counts?: DrawCounts,
): Seeded => (chance === undefined ? seeded(seed, counts) : byHmac(seed, counts));

/** Below this n the product in ⌊word · n / 2³²⌋ is exact in a double. */
const EXACT = 2 ** 21;
const scaled = (word: number, n: number): number =>
  n <= EXACT ? Math.floor((word * n) / 2 ** 32) : Number((BigInt(word) * BigInt(n)) >> 32n);

interface HmacStream {
  readonly purpose: string;
  count: number;
  /** The eight words that are being used, and the number of these eight. */
  words: Uint32Array;
  eight: number;
}

/**
 * The n-th choice among r for a purpose is ⌊w · r / 2³²⌋, w being big-endian word n mod 8 of HMAC-SHA-256(key, purpose `\n` ⌊n / 8⌋). Every
 * standard library has that, so anybody can check a match with a few lines of their own. /
 */
function byHmac(seed: string, counts: DrawCounts = {}): Seeded {
  const mac = hmacSha256(Uint8Array.from(seed.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16)));
  const utf8 = new TextEncoder();
  return byStreams({
    seed,
    counts,
    begin: (purpose, count): HmacStream => ({ purpose, count, words: new Uint32Array(), eight: -1 }),
    choose(stream, n) {
      const eight = Math.floor(stream.count / 8);
      if (stream.eight !== eight) {
        stream.words = mac(utf8.encode(`${stream.purpose}\n${eight}`));
        stream.eight = eight;
      }
      return scaled(must(stream.words[stream.count++ % 8], 'a word'), n);
    },
    again: byHmac,
  });
}
