import { chaptersBy } from '@conjure/engine/content';

type Span = readonly [first: number, last: number];

/** The rules of each chapter by number; a rule with a letter stands with the one before it: `S19c` with `S19`. */
const CONTENTS: { readonly [chapter: string]: { readonly letter: 'B' | 'S' | 'R'; readonly spans: readonly Span[] } } =
  {
    field: {
      letter: 'B',
      spans: [
        [1, 13],
        [113, 113],
      ],
    },
    terrain: { letter: 'B', spans: [[14, 21]] },
    types: {
      letter: 'B',
      spans: [
        [22, 25],
        [90, 92],
      ],
    },
    armies: {
      letter: 'B',
      spans: [
        [26, 33],
        [112, 112],
      ],
    },
    setUp: { letter: 'B', spans: [[34, 38]] },
    turn: {
      letter: 'B',
      spans: [
        [39, 43],
        [51, 52],
        [97, 97],
      ],
    },
    actions: { letter: 'B', spans: [[44, 50]] },
    moving: {
      letter: 'B',
      spans: [
        [53, 67],
        [100, 101],
      ],
    },
    combat: {
      letter: 'B',
      spans: [
        [68, 78],
        [93, 94],
      ],
    },
    values: { letter: 'B', spans: [[79, 85]] },
    abilities: {
      letter: 'B',
      spans: [
        [86, 89],
        [98, 99],
        [102, 102],
      ],
    },
    booksLost: { letter: 'B', spans: [[95, 96]] },
    ending: { letter: 'B', spans: [[103, 111]] },
    spellbooks: { letter: 'S', spans: [[0, 14]] },
    casting: { letter: 'S', spans: [[15, 28]] },
    browsing: { letter: 'S', spans: [[29, 40]] },
    spellTypes: { letter: 'S', spans: [[41, 50]] },
    counterSpell: { letter: 'S', spans: [[51, 59]] },
    subfactions: { letter: 'S', spans: [[60, 73]] },
    rulings: { letter: 'R', spans: [[1, 999]] },
  };

function chapterOf(id: string): string | undefined {
  const number = Number.parseInt(id.slice(1), 10);
  return Object.keys(CONTENTS).find((chapter) => {
    const { letter, spans } = CONTENTS[chapter];
    return id.startsWith(letter) && spans.some(([first, last]) => first <= number && number <= last);
  });
}

export const { CHAPTERS, byChapter } = chaptersBy(Object.keys(CONTENTS), chapterOf);
