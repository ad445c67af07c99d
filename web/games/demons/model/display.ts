import type { DemonsView, MagicianView, RankName } from '@conjure/demons/view';
import type { Seat } from '@conjure/engine';
import { boxesOf, RANKS, spiritOf } from '../printed.ts';

/** A counter on a display; without a number it lies face down. */
export interface Counter {
  readonly key: string;
  readonly rank: RankName;
  readonly number: number | null;
  readonly controlling: boolean;
  /** Somebody else has it by F just now. */
  readonly lent: boolean;
  /** It is somebody else's; −1 of one who is out of the game. */
  readonly owner: Seat | null;
}

export interface RankRow {
  readonly rank: RankName;
  readonly boxes: number;
  readonly counters: readonly Counter[];
}

/** A magician's Demons Controlled Display, the highest rank first. [17.0] */
export function displayOf({ options }: DemonsView, m: MagicianView): RankRow[] {
  const seen = [...new Set([...m.spirits, ...m.lent])];
  return RANKS.map((rank) => {
    const shown = seen.filter((number) => spiritOf(options, number).rank === rank);
    const unseen = Math.max(0, (m.ranks[rank] ?? 0) - shown.length);
    return {
      rank,
      boxes: boxesOf(options, rank),
      counters: [
        ...shown.map((number) => ({
          key: `${number}`,
          rank,
          number,
          controlling: number === m.controlling,
          lent: m.lent.includes(number),
          owner: null,
        })),
        ...Array.from({ length: unseen }, (_, i) => ({
          key: `unseen ${i}`,
          rank,
          number: null,
          controlling: false,
          lent: false,
          owner: null,
        })),
      ],
    };
  });
}

/** Spirits that serve him for a while; they take no box. [R107] */
export const borrowedBy = ({ options }: DemonsView, { borrowed }: MagicianView): Counter[] =>
  borrowed.map(({ spirit, owner }) => ({
    key: `${spirit}`,
    rank: spiritOf(options, spirit).rank,
    number: spirit,
    controlling: false,
    lent: false,
    owner,
  }));

export interface Pile {
  readonly rank: RankName;
  readonly left: number;
  /** As many as there were at the start, the Ring among them. */
  readonly whole: number;
}

export function pilesOf({ options, piles }: DemonsView, all: readonly number[], ringPile: RankName): Pile[] {
  return RANKS.map((rank) => ({
    rank,
    left: piles[rank],
    whole: all.filter((number) => spiritOf(options, number).rank === rank).length + (rank === ringPile ? 1 : 0),
  }));
}
