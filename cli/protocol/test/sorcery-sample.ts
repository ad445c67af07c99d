import type { Sample } from './samples.ts';

const at = (x: number, y: number) => ({ x: x * 1000, y: y * 1000 });

/** Cards of Sorcery as its state keeps them. */
interface SorceryState {
  readonly seats: number;
  readonly card: readonly number[];
  readonly known: readonly number[];
}

const BOOKS = [
  { book: 'masters_folio', wielder: 0, stack: ['ember_lance', 'rebuke', 'shove_of_the_deep'] },
  { book: 'masters_folio', wielder: 2, stack: ['close_the_book', 'stone_hide', 'unwrite'] },
];

export const sorcery: Sample = {
  game: 'sorcery',
  seats: 2,
  wanted: {
    seats: 2,
    scenario: {
      figures: [
        { figure: 'causeway_legionary', owner: 0, at: at(8, 4), facing: 9000 },
        { figure: 'causeway_legionary', owner: 0, at: at(15, 14), facing: 9000 },
        { figure: 'causeway_legionary', owner: 0, at: at(20, 4), facing: 9000 },
        { figure: 'causeway_legionary', owner: 1, at: at(15, 15.5), facing: 27000 },
        { figure: 'vesstrix', owner: 1, at: at(20, 24), facing: 27000 },
      ],
      books: [{ ...BOOKS[1], wielder: 4 }],
    },
  },
  by: 0,
  other: 1,
  kind: 'action',
  rule: 'B43',
  rolls: {
    answer: { do: 'close', figure: 1, target: 3 },
    faces: [4, 3],
    told: { type: 'attacked', by: 1, dice: [4, 3] },
  },
  quiet: { do: 'move', figure: 0, path: [at(8, 6)], facing: 4500 },
  telling: { answer: { do: 'close', figure: 1, target: 3 }, why: 'dice' },
  done: { do: 'end' },
  forbidden: [
    { answer: { do: 'move', figure: 0, path: [at(28, 28)], facing: 0 }, rule: 'B54' },
    { answer: { do: 'close', figure: 0, target: 3 }, rule: 'B71' },
    { answer: { do: 'cast', figure: 0, book: 0 }, rule: 'S1' },
  ],
  misshapen: { answer: { do: 'dance' }, where: 'answer.do' },
  ending: {
    wanted: {
      seats: 2,
      scenario: {
        figures: [
          { figure: 'ilvane', owner: 0, at: at(8, 4) },
          { figure: 'vesstrix', owner: 1, at: at(20, 24) },
        ],
      },
    },
    by: 0,
    answer: { do: 'concede' },
    result: { reason: 'lastStanding', winners: [1] },
  },
  misfit: {
    scenario: { figures: [{ figure: 'ilvane', owner: 0, at: at(0.1, 4) }] },
    where: 'scenario.figures[0].at',
    option: { buildTotal: 301 },
  },
  crowds: [
    { seats: 2, wanted: { seats: 2 } },
    // Sorcerers within reach of each other, with something to counter.
    {
      seats: 2,
      wanted: {
        seats: 2,
        scenario: {
          figures: [
            { figure: 'ilvane', owner: 0, at: at(14, 13), facing: 9000 },
            { figure: 'causeway_legionary', owner: 0, at: at(17, 13), facing: 9000 },
            { figure: 'vesstrix', owner: 1, at: at(14, 17), facing: 27000 },
            { figure: 'oathbound_imp', owner: 1, at: at(17, 17), facing: 27000 },
          ],
          books: BOOKS,
        },
      },
    },
    { seats: 4, wanted: { seats: 4, options: { battlefield: 'four_courts', buildTotal: 200 } } },
  ],
  /** Spells in the books of the others that the viewer has not seen, in any book. [S11] */
  hidden({ table }, viewer) {
    const { card, known, seats } = table.state as SorceryState;
    const { spells } = table.content as { spells: { id: string; name: string }[] };
    const eyes = viewer === null ? (1 << seats) - 1 : 1 << viewer;
    const isSeen = (_: unknown, i: number) => (known[i] & eyes) === eyes;
    const seen = new Set(card.filter(isSeen));
    const unseen = new Set(card.filter((spell) => !seen.has(spell)));
    return { numbers: [], words: [...unseen].flatMap((spell) => [spells[spell].id, spells[spell].name]) };
  },
  numbered: [],
  // Armies are laid open when zones are chosen.
  drawsNext: (answer) => 'figures' in (answer as object) || 'zone' in (answer as object),
  guesses: () => [
    ...[0, 1, 2, 3].flatMap((figure) =>
      [0, 1].flatMap((book) => ['cast', 'browse', 'takeUp', 'counter'].map((action) => ({ do: action, figure, book }))),
    ),
    ...['ember_lance', 'unwrite', 'stone_hide'].map((spell) => ({ spell })),
  ],
  data: {
    file: 'battlefields',
    change(content: { battlefields: { objectives: { x: number }[] }[] }) {
      content.battlefields[0].objectives[0].x = 16_000;
    },
    heard: '16 inches from the west edge and 15',
  },
};
