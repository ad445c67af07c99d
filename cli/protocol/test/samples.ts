import { eventsFor, type Match, type Seat, type Viewer } from '@conjure/engine';
import { EXAMPLE } from '../../test/positions/satchel.ts';
import { sorcery } from './sorcery-sample.ts';
import { begin, NOBODY, type Talk, type TestMatch, talk } from './talk.ts';

/** A position of a game with all that a test of the protocol wants to do in it, whatever the game. */
export interface Sample {
  readonly game: string;
  readonly seats: number;
  /** What `new` wants beside the seed. */
  readonly wanted: object;
  /** Who is asked there, alone, and somebody else. */
  readonly by: Seat;
  readonly other: Seat;
  /** By which rule somebody else may not say that he is done, where the game has one for it. */
  readonly unasked?: string;
  readonly kind: string;
  readonly rule: string;
  /** An answer that rolls dice, with the faces and what is told then; a game may have no dice. */
  readonly rolls?: { readonly answer: object; readonly faces: readonly number[]; readonly told: object };
  /** One that rolls nothing and shows nothing, and one that cannot be taken back for nothing, with the bar. */
  readonly quiet: object;
  readonly telling: { readonly answer: object; readonly why: string };
  /** One that gives the turn away; and after something has been done, where that is another. */
  readonly done: object;
  readonly ended?: object;
  readonly forbidden: readonly { readonly answer: object; readonly rule: string }[];
  /** An answer in bad shape, and where. */
  readonly misshapen: { readonly answer: object; readonly where: string };
  /** What `new` wants for a match that one answer ends. */
  readonly ending: { readonly wanted: object; readonly by: Seat; readonly answer: object; readonly result: object };
  /** A scenario and an option that cannot be, and where. */
  readonly misfit: { readonly scenario: object; readonly where: string; readonly option: object };
  /** Matches with much to hide, by seats. */
  readonly crowds: readonly { readonly seats: number; readonly wanted: object }[];
  /** What a viewer must not be told in this state: words, and numbers under these names. */
  hidden(match: Match, viewer: Viewer): { readonly words: readonly string[]; readonly numbers: readonly number[] };
  readonly numbered: readonly string[];
  /** Whether what follows the answer turns over something that nobody has seen. */
  drawsNext(answer: unknown): boolean;
  /** Answers that guess at something hidden: their refusals must not tell. */
  guesses(seat: Seat, seats: number): readonly object[];
  /** Data of somebody's own: a file, how it is changed, and what is then to be heard. */
  readonly data: { readonly file: string; change(content: never): void; readonly heard: string };
}

const demons: Sample = {
  game: 'demons',
  seats: 2,
  wanted: {
    seats: 2,
    scenario: {
      phase: 'use',
      acts: 1,
      magicians: [
        { hex: '0110', spirits: [5] },
        { hex: '0306', spirits: [62, 10] },
      ],
      mortals: NOBODY,
    },
  },
  by: 1,
  other: 0,
  kind: 'use',
  rule: '3.0f',
  rolls: { answer: { do: 'power', spirit: 62, power: 'D' }, faces: [4, 3], told: { type: 'boxRolled', box: '43' } },
  quiet: { do: 'control', spirit: 10 },
  telling: { answer: { do: 'release', spirit: 10 }, why: 'shown' },
  done: { do: 'done' },
  forbidden: [
    { answer: { do: 'lift', spirit: 62 }, rule: 'R39' },
    { answer: { do: 'attack', hex: '2416' }, rule: '7.0f' },
  ],
  misshapen: { answer: { do: 'dance' }, where: 'answer.do' },
  ending: {
    wanted: { seats: 1, scenario: { magicians: [{ hex: '0110' }], mortals: NOBODY } },
    by: 0,
    answer: { do: 'leave' },
    result: { reason: 'allGone', fates: ['left'] },
  },
  misfit: {
    scenario: { magicians: [{ hex: '0101' }] },
    where: 'scenario.magicians[0].hex',
    option: { turnLimit: 41 },
  },
  crowds: [2, 3, 4].map((seats) => ({
    seats,
    // Near each other and near mortals, with much to hide and much to do with it.
    wanted: {
      seats,
      scenario: {
        magicians: [
          { hex: '0705', spirits: [10, 9, 33], shield: 'Silver' },
          { hex: '0605', spirits: [58, 15, 5], treasures: ['43'] },
          { hex: '0905', spirits: [21, 38, 48], shield: 'Gold' },
          { hex: '0808', spirits: [67, 55, 62], treasures: ['16', '53'] },
        ].slice(0, seats),
      },
    },
  })),
  /** Spirits on the displays of the others that nobody has shown. [R48] [R106] */
  hidden({ table }, viewer) {
    const { magicians } = table.state as { magicians: { held: number[]; known: number[] }[] };
    const { spirits } = table.content as { spirits: readonly ({ name: string } | undefined)[] };
    const numbers = magicians.flatMap(({ held, known }, seat) =>
      seat === viewer ? [] : held.filter((spirit) => !known.includes(spirit)),
    );
    return { numbers, words: numbers.map((spirit) => spirits[spirit]?.name ?? '') };
  },
  numbered: ['spirit', 'spirits', 'lure', 'release', 'with', 'controlling', 'borrowed', 'lent', 'known'],
  drawsNext: (answer) => (answer as { do?: string }).do === 'conjure',
  guesses: (seat, seats) =>
    [1, 10, 26, 62].flatMap((lure) =>
      [6, 10, 33, 58].map((spirit) => ({ do: 'power', power: 'F', spirit, magician: (seat + 1) % seats, lure })),
    ),
  data: {
    file: 'tables',
    change(content: { magicians: { names: string[] } }) {
      content.magicians.names = ['Agnes', 'Bruno', 'Clara', 'Detlef'];
    },
    heard: 'Agnes',
  },
};

const satchel: Sample = {
  game: 'satchel',
  seats: 4,
  wanted: {
    seats: 4,
    options: { scenario: 'SC4' },
    scenario: { ...EXAMPLE, seats: { green: { dice: 'BSF' }, blue: { dice: 'TT-' } }, window: 'green' },
  },
  by: 1,
  other: 2,
  unasked: 'B70',
  kind: 'window',
  rule: 'B68',
  rolls: { answer: { do: 'roll', dice: [1, 3] }, faces: [4, 6], told: { type: 'rolled', faces: ['key', 'star'] } },
  quiet: { do: 'place', die: 1, loc: 'H1', slot: 1 },
  telling: { answer: { do: 'roll', dice: [2] }, why: 'dice' },
  done: { do: 'pass' },
  forbidden: [
    { answer: { do: 'place', die: 1, loc: 'S1', slot: 1 }, rule: 'B14' },
    { answer: { do: 'place', die: 1, loc: 'H1', slot: 2 }, rule: 'B17' },
    { answer: { do: 'familiar', loc: 'H1', slot: 1 }, rule: 'F14' },
  ],
  misshapen: { answer: { do: 'dance' }, where: 'answer.do' },
  ending: {
    wanted: {
      seats: 4,
      options: { scenario: 'SC4', roundsToWin: 1 },
      scenario: {
        ...EXAMPLE,
        ordeals: ['O02'],
        board: { H1: ['green 1', 'green 2'] },
        seats: { green: { dice: 'BSF' } },
        window: 'green',
      },
    },
    by: 1,
    answer: { do: 'place', die: 3, loc: 'H1', slot: 3 },
    result: { reason: 'deck', winners: [1, 2, 3] },
  },
  misfit: {
    scenario: { heroes: ['green', 'blue', 'white'], wyrm: 9 },
    where: 'scenario.wyrm',
    option: { roundsToWin: 4 },
  },
  crowds: [3, 4, 5].map((seats) => ({ seats, wanted: { seats, options: { scenario: 'SC4', roundsToWin: 1 } } })),
  /** Cards that lie face down, but for Thorns, which everybody has seen go there. [B71] */
  hidden({ table }) {
    const { ordeals, spells, row, gone } = table.state as Record<'ordeals' | 'spells' | 'row' | 'gone', number[]>;
    const { cards, firstSpell } = table.content as { cards: { id: string; name: string }[]; firstSpell: number };
    const seen = new Set([...row, ...gone]);
    const down = [...ordeals.filter((card) => card < firstSpell), ...spells].filter((card) => !seen.has(card));
    return { numbers: [], words: down.flatMap((card) => [cards[card].id, cards[card].name]) };
  },
  numbered: [],
  // What completes a card opens the next; what ends a beat shuffles the next order.
  drawsNext: (answer) => ['place', 'familiar', 'pass'].includes(String((answer as { do?: string }).do)),
  guesses: () => [
    { do: 'place', die: 1, loc: 'H1', slot: 6 },
    { do: 'place', die: 6, loc: 'chest', slot: 1 },
    { do: 'learn', symbol: 'blade' },
    { do: 'recover', loc: 'S1', slot: 1 },
  ],
  data: {
    file: 'ordeals',
    change(content: { cards: { name: string }[] }) {
      for (const card of content.cards) card.name = 'Coal Chute';
    },
    heard: 'Coal Chute',
  },
};

const MAGES = ['jafar', 'nero', 'rebecca', 'tessa'];

/** Cards and quests by seat, as the state of the Lodge keeps them. */
interface LodgeState {
  phase: string;
  readonly seats: number;
  readonly set: readonly number[];
  readonly shown: readonly number[];
  readonly seen: readonly number[];
  readonly returned: readonly number[][];
  readonly [list: string]: unknown;
}

const lodge: Sample = {
  game: 'lodge',
  seats: 3,
  wanted: {
    seats: 3,
    scenario: {
      lodge: 'example',
      phase: 'action',
      turn: 1,
      seats: [
        { mage: 'jafar', at: '0,1', set: {} },
        { mage: 'nero', at: '0,-1', set: { I: 'open_almanac/a', II: 'ember_dart/a', Q: 'salt_skin/a' } },
        { mage: 'rebecca', at: '-1,0', set: {} },
      ],
    },
  },
  by: 1,
  other: 0,
  kind: 'turn',
  rule: 'B32',
  quiet: { do: 'momentum', slot: 'II', to: '1,-1' },
  telling: { answer: { do: 'cast', slot: 'I' }, why: 'shown' },
  done: { do: 'pass' },
  ended: { do: 'end' },
  forbidden: [
    { answer: { do: 'cast', slot: 'II' }, rule: 'B34' },
    { answer: { do: 'fight', model: 'jafar' }, rule: 'B42' },
    { answer: { do: 'end' }, rule: 'B30' },
  ],
  misshapen: { answer: { do: 'dance' }, where: 'answer.do' },
  ending: {
    wanted: {
      seats: 2,
      options: { families: 'none' },
      scenario: {
        phase: 'action',
        turn: 1,
        passes: 1,
        seats: [
          { mage: 'jafar', power: 4 },
          { mage: 'nero', power: 31 },
        ],
      },
    },
    by: 1,
    answer: { do: 'pass' },
    result: { reason: 'mage', winners: [1] },
  },
  misfit: {
    scenario: { seats: [{}, { at: '9,9' }, {}] },
    where: 'scenario.seats[1].at',
    option: { endThreshold: 31 },
  },
  crowds: [2, 3, 4].map((seats) => ({ seats, wanted: { seats } })),
  /** Quests of the others, and their cards of which the viewer sees no other copy. [B26] [B29] [B90] */
  hidden({ table, story }, viewer) {
    const state = table.state as LodgeState;
    const { cards, quests } = table.content as Record<'cards' | 'quests', { id: string; name: string }[]>;
    // What he drew in Study he has seen, though some of it lies under the decks when the others hear of it.
    const told =
      viewer === null
        ? undefined
        : eventsFor(story, viewer).findLast((event) => 'schools' in event && 'cards' in event);
    const drawn = new Set(state.phase === 'preparation' ? (told as { cards?: string[] } | undefined)?.cards : []);
    const own = (list: string): number[] => (viewer === null ? [] : (state[list] as number[][])[viewer]);
    const ofOthers = (...lists: string[]): number[] =>
      lists.flatMap((list) => (state[list] as number[][]).flatMap((held, seat) => (seat === viewer ? [] : held)));
    const set = state.set.flatMap((spell, i) => {
      const seat = i >> 2;
      const open = (state.shown[seat] >> (i & 3)) & 1;
      const peeked = viewer !== null && (seat === viewer || (state.seen[i] >> viewer) & 1);
      return spell < 0 ? [] : [{ card: spell >> 1, isKnown: open === 1 || Boolean(peeked) }];
    });
    const known = new Set([
      ...['hand', 'grimoire', 'unseen', 'drawn'].flatMap(own),
      ...(state.spent as number[][]).flat(),
      ...state.returned.flat(),
      ...set.flatMap(({ card, isKnown }) => (isKnown ? [card] : [])),
    ]);
    const unseen = [
      ...ofOthers('hand', 'unseen', 'drawn'),
      ...set.flatMap(({ card, isKnown }) => (isKnown ? [] : [card])),
    ].filter((card) => !known.has(card) && !drawn.has(cards[card].id));
    const things = [
      ...unseen.map((card) => cards[card]),
      ...ofOthers('quests', 'offered', 'dropped').map((quest) => quests[quest]),
    ];
    return { numbers: [], words: things.flatMap(({ id, name }) => [id, name]) };
  },
  numbered: [],
  // Steps, spells that are set and cards that are forgotten show nothing; what is cast or activated may draw, and whatever ends
  // a round turns up an event.
  drawsNext(answer) {
    const { do: action = '', to, I: set } = answer as { do?: string; to?: string; I?: string };
    return set === undefined && to === undefined && !['stop', 'forget'].includes(action);
  },
  guesses: (seat, seats) => [
    ...MAGES.map((model) => ({ do: 'fight', model })),
    ...['I', 'II', 'III', 'Q'].map((slot) => ({ do: 'cast', slot })),
    ...['I', 'II', 'III', 'Q'].map((slot) => ({ do: 'reveal', slot })),
    { model: MAGES[(seat + 1) % seats], slot: 'I' },
    { I: 'ember_dart/a', II: 'collapse/b' },
  ],
  data: {
    file: 'mages',
    change(content: { mages: { health: number }[] }) {
      for (const mage of content.mages) mage.health = 17;
    },
    heard: '0 of 17 wounds',
  },
};

/** A sample of every game on the shelf: a test holds it so. */
export const SAMPLES: readonly Sample[] = [demons, lodge, satchel, sorcery];

/** The position of a sample, ready to be acted in. */
export const sampleMatch = ({ game, wanted }: Sample, more: object = {}, talking: Talk = talk()): TestMatch =>
  begin({ game, ...wanted, ...more }, talking);
