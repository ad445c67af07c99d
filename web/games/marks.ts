/**
 * What a single match can earn, by game; words `mark.<game>.<id>` of the page. The numbers are such that one adept in ten
 * reaches them, as far as that was measured (docs/marks.md).
 */
export const MARKS = {
  demons: { riches: 20_000, ring: null, unbroken: null, dungeon: null },
  lodge: { above: 20, rooms: null, quests: null, upright: null },
  sorcery: { flags: null, whole: null, counters: null, primer: null },
  satchel: { swift: 22, pair: null, wyrm: null, live: null },
} as const;
