import { chaptersIn } from '@conjure/engine/content';

/** The chapters of the catalogue in order: `B15` stands in the chapter on placing, `F9` among the familiars, `R3` among the rulings. */
export const { CHAPTERS, byChapter } = chaptersIn({
  B: [
    ['seats', [1, 2, 3, 4, 5]],
    ['setup', [6, 7, 8, 9, 10, 73, 80]],
    ['dice', [11, 12]],
    ['placing', [13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23]],
    ['completing', [24, 25, 26, 27]],
    ['spells', [28, 29, 30, 31, 32, 33, 34]],
    ['wyrm', [35, 36, 37, 38, 39, 40, 41, 42, 43]],
    ['afflictions', [44, 45, 46, 47, 48, 49, 50]],
    ['lore', [51, 52]],
    ['ends', [53, 54, 55, 56, 57, 81]],
    ['clocks', [58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 82]],
    ['table', [71, 72]],
    ['scenarios', [74, 75, 76, 77, 78, 79]],
  ],
  F: 'familiars',
  R: 'rulings',
});
