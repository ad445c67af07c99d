import { chaptersIn } from '@conjure/engine/content';

const span = (first: number, last: number): number[] => Array.from({ length: last - first + 1 }, (_, i) => first + i);

/** The chapters of the catalogue in order: `B15` stands in the chapter on the Black Rose, `F9` among the familiars, `R3` among the rulings. */
export const { CHAPTERS, byChapter } = chaptersIn({
  B: [
    ['lodge', [...span(1, 10), 97]],
    ['setup', [11, 12, 13]],
    ['rose', [...span(14, 19)]],
    ['study', [...span(22, 26)]],
    ['preparation', [27, 28, 29]],
    ['actions', [...span(30, 43)]],
    ['rooms', [44, 45, 46, 79, 80, 81, 82, 94]],
    ['reactions', [...span(47, 53)]],
    ['evocations', [...span(54, 61)]],
    ['cleanUp', [62, 63, 64, 65, 66]],
    ['damage', [67, 68, 69, 77, 78]],
    ['defeat', [...span(70, 76)]],
    ['power', [...span(83, 89), 100]],
    ['quests', [20, 21, 90, 91]],
    ['effects', [92, 93, 95, 96, 98, 99]],
  ],
  F: 'familiars',
  R: 'rulings',
});
