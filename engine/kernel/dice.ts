import { must } from '../tools/must.ts';

/** A source of equally likely choices, for a purpose. */
export interface DiceSource {
  /** 0…n−1. */
  next(purpose: string, n: number): number;
  /** A die of the game, 1…6: tests script these, and imagined matches are shown the same ones again. */
  die(purpose: string): number;
  /** Chances are being enumerated, not rolled: ties and repeats are settled in one choice instead of by rolling on. */
  readonly exact?: boolean;
}

/** A die each; the highest wins; ties are rolled again among the tied. */
interface RollOff {
  winner: number;
  /** What each rolled, round by round; empty where chances are only enumerated. */
  rolls: number[][];
}

/** Where all chance comes from. Every roll says what it is for. */
export interface Dice {
  source: DiceSource;
  /** How many dice have been rolled: tells whether chance had a part in something. */
  rolled: number;
  /** The faces rolled since the last rest, so that an imagined match can be shown the same dice. */
  log: number[] | null;
  d6(purpose: string): number;
  /** 0…n−1, not a die of the game: picks of bots and samplers. */
  index(purpose: string, n: number): number;
  rollOff(purpose: string, contenders: number): RollOff;
  /** Several dice, rolled until they show something acceptable. */
  until(purpose: string, dice: number, accept: (faces: readonly number[]) => boolean): number[];
  /** Mixes a face-down pile in place: its order is nobody's to know before a draw. */
  shuffle<T>(purpose: string, list: T[]): T[];
}

/** Dice that take their luck from this source. */
export function diceFrom(source: DiceSource): Dice {
  return {
    source,
    rolled: 0,
    log: null,
    d6(purpose) {
      const face = this.source.die(purpose);
      this.rolled++;
      if (this.log) this.log.push(face);
      return face;
    },
    index(purpose, n) {
      return this.source.next(purpose, n);
    },
    rollOff(purpose, contenders) {
      if (contenders === 1) return { winner: 0, rolls: [] };
      if (this.source.exact) {
        this.rolled++;
        return { winner: this.source.next(purpose, contenders), rolls: [] };
      }
      const rolls: number[][] = [];
      let round: number[] = new Array(contenders).fill(1);
      let best = 1;
      for (;;) {
        const last = round;
        const among = best;
        round = new Array(contenders).fill(0);
        best = 0;
        let winner = -1;
        let tied = 0;
        for (let i = 0; i < contenders; i++) {
          if (last[i] !== among) continue;
          const face = this.d6(purpose);
          round[i] = face;
          if (face > best) {
            best = face;
            winner = i;
            tied = 1;
          } else if (face === best) tied++;
        }
        rolls.push(round);
        if (tied === 1) return { winner, rolls };
      }
    },
    until(purpose, dice, accept) {
      if (this.source.exact) {
        const accepted = allFaces(dice).filter(accept);
        this.rolled++;
        return must(accepted[this.source.next(purpose, accepted.length)], 'an acceptable roll');
      }
      for (;;) {
        const faces = Array.from({ length: dice }, () => this.d6(purpose));
        if (accept(faces)) return faces;
      }
    },
    shuffle(purpose, list) {
      // Enumeration stops at the draw that would tell one order from another.
      if (this.source.exact) return list;
      for (let i = list.length - 1; i > 0; i--) {
        const j = this.source.next(purpose, i + 1);
        const held = must(list[i], 'a card to shuffle');
        list[i] = must(list[j], 'a card to shuffle');
        list[j] = held;
      }
      return list;
    },
  };
}

function allFaces(dice: number): number[][] {
  let faces: number[][] = [[]];
  for (let d = 0; d < dice; d++) faces = faces.flatMap((f) => [1, 2, 3, 4, 5, 6].map((face) => [...f, face]));
  return faces;
}

/** Where a seeded source stands: how many choices each purpose has had. */
export type DrawCounts = { [purpose: string]: number };

/** A source that follows from a seed: whoever knows the seed and where it stands knows what comes. */
export interface Seeded extends DiceSource {
  readonly seed: string;
  counts(): DrawCounts;
  /** The same generator as it stood after so many choices. */
  at(counts: DrawCounts): Seeded;
}

/**
 * The generator of thoughts, of imagined worlds, and of matches that name none. Every purpose has a stream of its own, so that one more draw for one purpose never shifts
 * another; the n-th choice of a stream is a hash of seed, purpose and n, so its whole state is a count.
 */
export function seeded(seed: string, counts: DrawCounts = {}): Seeded {
  const own = absorb(START, `${seed}\u0000`);
  return byStreams({
    seed,
    counts,
    begin: (purpose, count) => ({ ...absorb(own, purpose), count }),
    choose: (stream: HashStream, n) => Math.floor((hash(stream, stream.count++) / 4294967296) * n),
    again: seeded,
  });
}

/** A generator with a stream for each purpose: how one begins after so many choices, and how it chooses and counts. */
interface StreamGenerator<S extends { count: number }> {
  readonly seed: string;
  readonly counts: DrawCounts;
  begin(purpose: string, count: number): S;
  choose(stream: S, n: number): number;
  /** The generator of that seed as it stood after so many choices. */
  again(seed: string, counts: DrawCounts): Seeded;
}

export function byStreams<S extends { count: number }>({
  seed,
  counts,
  begin,
  choose,
  again,
}: StreamGenerator<S>): Seeded {
  const streams = new Map<string, S>();
  const next = (purpose: string, n: number): number => {
    let stream = streams.get(purpose);
    if (!stream) {
      stream = begin(purpose, counts[purpose] ?? 0);
      streams.set(purpose, stream);
    }
    return choose(stream, n);
  };
  return {
    seed,
    counts() {
      const now = { ...counts };
      for (const [purpose, { count }] of streams) now[purpose] = count;
      return now;
    },
    at: (then) => again(seed, then),
    next,
    die: (purpose) => next(purpose, 6) + 1,
  };
}

interface HashStream extends HashKey {
  count: number;
}

interface HashKey {
  a: number;
  b: number;
}

const START: HashKey = { a: 0x243f6a88, b: 0x85a308d3 | 0 };

/** The key that comes of another when words are added to those it was made of. */
function absorb(key: HashKey, words: string): HashKey {
  let { a, b } = key;
  for (let i = 0; i < words.length; i++) {
    a = mix(a ^ words.charCodeAt(i));
    b = mix(Math.imul(b, 31) + words.charCodeAt(i));
  }
  return { a, b };
}

const hash = (key: HashKey, count: number): number => mix(mix(Math.imul(count, 0x9e3779b9) + key.a) ^ key.b) >>> 0;

/** A 32-bit mixing function with low bias (Wellons, public domain). */
function mix(value: number): number {
  let x = value | 0;
  x = Math.imul(x ^ (x >>> 16), 0x21f0aaad);
  x = Math.imul(x ^ (x >>> 15), 0x735a2d97);
  return x ^ (x >>> 15);
}
