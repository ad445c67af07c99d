import { demons } from '../../game.ts';
import { FURCAS, power } from '../actions.ts';
import { HERE, NORTH, NORTHEAST, SOUTH } from '../field.ts';
import { NOBODY } from '../table.ts';

/** Answers of a seat that are refused in one position, each with the rule and the reason. */
export interface Refused {
  readonly position: string;
  readonly scenario: { readonly magicians: readonly object[]; readonly [part: string]: unknown };
  readonly seat?: number;
  /** What is answered before, to come to the question. */
  readonly after?: readonly (readonly [seat: number, answer: object])[];
  readonly answers: readonly (readonly [answer: object, why: string])[];
}

const AGARES = 2; // Duke, friendly, E
const ELIGOS = 15; // Duke, neutral
const BATHIN = 18; // Duke, T
const ALLOCES = 52; // Duke, F
const GAAP = 33; // nobody has drawn it
const EMIR = 'emir-of-tabriz';
/** Open ground on the shore of Lake Van; 1012 is water, 1113 the city of Van. */
const SHORE = '1112';

const attack = (hex: string) => ({ do: 'attack', hex });
const seize = (box: string, spirit: number) => ({ do: 'seize', box, spirit });
const trade = (magician: number) => ({ do: 'trade', magician });
const mortal = (id: string) => demons.content.mortalIndex.get(id);
const used = { kind: null, tortured: [], done: false, tried: [] };
const using = (magicians: readonly object[], more: object = {}) => ({
  turn: 2,
  phase: 'use',
  magicians,
  ...more,
  mortals: { ...NOBODY, ...(more as { mortals?: object }).mortals },
});

/** Agares has been lured away from Alaric by Berengar. */
const lent = (spirits: readonly number[], berengar: object = {}) => [
  { hex: HERE, curses: 1, spirits: [AGARES, ...spirits] },
  { hex: '0306', borrowed: [{ spirit: AGARES, owner: 0 }], ...berengar },
];

/** One refusal for every reason that a rule has. */
export const REFUSED: readonly Refused[] = [
  {
    position: 'one’s own spirit serves another',
    scenario: using(lent([ELIGOS])),
    answers: [
      [power(AGARES, 'E'), '12.0a.lent'],
      [power(GAAP, 'T', { to: null }), '12.0a.foreign'],
      [{ do: 'lift', spirit: AGARES }, '10.0b.lent'],
      [{ do: 'lift', spirit: ELIGOS }, '10.0b.unfriendly'],
      [{ do: 'lift', spirit: GAAP }, '10.0b.foreign'],
      [{ do: 'release', spirit: AGARES }, 'R93.lent'],
      [{ do: 'release', spirit: GAAP }, 'R93.foreign'],
    ],
  },
  {
    position: 'at the site of a found treasure',
    scenario: using(
      [
        { hex: '1307', spirits: [AGARES, ELIGOS] },
        { hex: '0306', borrowed: [{ spirit: AGARES, owner: 0 }] },
      ],
      {
        boxes: {
          43: { is: 'found', counter: 62, by: 0 },
          44: { is: 'found', counter: 70, by: 0 },
          45: { is: 'loose', hex: HERE },
          46: { is: 'owned', counter: 71, by: 1 },
          51: { is: 'closed' },
        },
      },
    ),
    answers: [
      [seize('43', AGARES), '13.0d.lent'],
      [seize('43', GAAP), '13.0d.foreign'],
      [seize('44', ELIGOS), '13.0d.away'],
      [seize('45', ELIGOS), '13.0d.loose'],
      [seize('46', ELIGOS), '13.0d.owned'],
      [seize('51', ELIGOS), '13.0d.closed'],
      [seize('52', ELIGOS), '13.0d.hidden'],
      [seize('ring', ELIGOS), '13.0d.ring'],
    ],
  },
  {
    position: 'all one’s spirits serve another',
    scenario: using([
      { hex: HERE, spirits: [AGARES], treasures: ['11'] },
      { hex: NORTH, borrowed: [{ spirit: AGARES, owner: 0 }] },
    ]),
    answers: [[attack(NORTH), '3.0g.lent']],
  },
  {
    position: 'nothing but a spirit of another’s',
    scenario: using([
      { hex: HERE, borrowed: [{ spirit: AGARES, owner: 1 }] },
      { hex: NORTH, spirits: [AGARES] },
    ]),
    answers: [
      [attack(NORTH), 'R107.borrowed'],
      [{ do: 'control', spirit: AGARES }, 'R107.borrowed'],
      [{ do: 'release', spirit: AGARES }, 'R107.borrowed'],
    ],
  },
  {
    position: 'no spirit at all',
    scenario: using([{ hex: HERE, treasures: ['11'] }, { hex: NORTH }]),
    answers: [[attack(NORTH), '3.0g.alone']],
  },
  {
    position: 'an attack is on',
    scenario: using(lent([ELIGOS]), { mortals: { abbot: { hex: NORTH } } }),
    after: [[0, attack(NORTH)]],
    answers: [
      [{ with: [] }, '3.0g.none'],
      [{ with: [ELIGOS, AGARES] }, '7.0e.lent'],
      [{ with: [GAAP] }, '7.0e.foreign'],
    ],
  },
  {
    position: 'whom to attack',
    scenario: using(
      [
        { hex: HERE, spirits: [ELIGOS], familiars: ['abbot'] },
        { hex: SOUTH, reconciled: true },
      ],
      { mortals: { abbot: { hex: NORTH } } },
    ),
    answers: [
      [attack(NORTHEAST), '7.0c.empty'],
      [attack(NORTH), 'R107.obeys'],
      [attack(SOUTH), 'R58.protected'],
    ],
  },
  {
    position: 'after an attack',
    scenario: using(
      [
        { hex: HERE, spirits: [ELIGOS] },
        { hex: NORTH, spirits: [14] },
        { captor: { magician: 0 }, caught: 1 },
      ],
      { used: { ...used, kind: 'attack' }, boxes: { 43: { is: 'found', counter: 62, by: 0 } } },
    ),
    answers: [
      [attack(NORTH), '7.0c.again'],
      [power(ELIGOS, 'D'), '3.0h.attacked'],
      [{ do: 'torture', magician: 2 }, 'R14.torture'],
      [seize('43', ELIGOS), 'R14.seize'],
    ],
  },
  {
    position: 'after a power',
    scenario: using([{ hex: HERE, spirits: [ELIGOS] }, { hex: NORTH }], { used: { ...used, kind: 'powers' } }),
    answers: [[attack(NORTH), '3.0h.powers']],
  },
  {
    position: 'after a torture',
    scenario: using([{ hex: HERE, spirits: [ELIGOS] }, { hex: NORTH }, { captor: { magician: 0 }, caught: 1 }], {
      used: { ...used, tortured: [2] },
    }),
    answers: [
      [attack(NORTH), 'R14.tortured'],
      [{ do: 'torture', magician: 2 }, 'R115.tortured'],
    ],
  },
  {
    position: 'after a torture that was bought off',
    scenario: using([
      { hex: HERE, spirits: [ELIGOS] },
      { captor: { magician: 0 }, caught: 1, treasures: ['11'] },
    ]),
    after: [
      [0, { do: 'torture', magician: 1 }],
      [1, { give: '11' }],
    ],
    answers: [
      [attack(NORTH), 'R14.paid'],
      [{ do: 'torture', magician: 1 }, 'R115.paid'],
    ],
  },
  {
    position: 'curses strike',
    scenario: using(lent([ELIGOS, 8, 11]), { todo: [{ do: 'avert', seat: 0, curses: 1 }] }),
    answers: [
      [{ release: [AGARES] }, '9.0g.lent'],
      [{ release: [GAAP] }, '9.0g.foreign'],
      [{ release: [8, 11] }, '9.0g.tooMany'],
      [{ release: [ELIGOS] }, '10.0b.unfriendly'],
    ],
  },
  {
    position: 'a hoard to fetch',
    scenario: using(lent([ELIGOS]), {
      mortals: { abbot: { status: 'gone', hoard: ['23'] } },
      todo: [{ do: 'fetch', seat: 0, mortal: mortal('abbot') }],
    }),
    answers: [
      [{ spirit: AGARES }, 'R111.lent'],
      [{ spirit: GAAP }, 'R111.foreign'],
    ],
  },
  {
    position: 'familiars for the asking',
    scenario: using(
      [
        { hex: HERE, spirits: [ALLOCES, FURCAS], familiars: [EMIR] },
        { hex: '0306', spirits: [ELIGOS, AGARES], known: [ELIGOS, AGARES] },
        { hex: '0308', borrowed: [{ spirit: ELIGOS, owner: 1 }], spirits: [9], reconciled: true },
      ],
      { mortals: { [EMIR]: {} } },
    ),
    answers: [
      [power(ALLOCES, 'F', { magician: 1, lure: ELIGOS }), 'R48.lent'],
      [power(ALLOCES, 'F', { magician: 1, lure: GAAP }), 'R48.unseen'],
      [power(ALLOCES, 'F', { magician: 1, rank: 'Duke' }), '12.3F.rank'], // his Dukes have all been seen
      [power(ALLOCES, 'F', { magician: 0, rank: 'Duke' }), '12.3F.self'],
      [power(ALLOCES, 'F', { magician: 3, rank: 'Duke' }), '12.3F.away'],
      [power(ALLOCES, 'F', { magician: 1 }), '12.3F.spirit'],
      [power(ALLOCES, 'F', { magician: 1, rank: 'Duke', lure: 1 }), '12.3F.surplus'],
      [power(ALLOCES, 'F', { mortal: 'abbot', magician: 1 }), '12.3F.surplus'],
      [power(ALLOCES, 'F', { rank: 'Duke' }), '12.3F.unnamed'],
      [power(ALLOCES, 'F', { mortal: 'abbot' }), '12.3F.gone'],
      [power(ALLOCES, 'F', { mortal: EMIR }), 'R56.obeys'],
      [power(ALLOCES, 'F', { magician: 2, rank: 'King' }), 'R58.protected'],
    ],
  },
  {
    position: 'spirits that are spent',
    scenario: using([{ hex: HERE, spirits: [FURCAS] }], {
      out: [AGARES],
      boxes: { 43: { is: 'found', counter: 62, by: 0 } },
    }),
    answers: [
      [power(AGARES, 'E'), 'R49.gone'],
      [power(62, 'D'), 'R49.grid'],
    ],
  },
  {
    position: 'treasure to gain',
    scenario: using([{ hex: HERE, spirits: [26] }], {
      mortals: { abbot: { hoard: ['23'] } },
      boxes: { 51: { is: 'closed' } },
    }),
    answers: [
      [power(26, 'G', { item: '23' }), 'R57.hoard'],
      [power(26, 'G', { item: '51' }), 'R57.gone'],
      [power(26, 'G', { item: '52' }), 'R57.hidden'],
      [power(26, 'G', { item: 'ring' }), 'R57.hidden'],
    ],
  },
  {
    position: 'beside a mortal on the shore',
    scenario: using([{ hex: SHORE, spirits: [BATHIN, 59] }], { mortals: { 'baron-of-van': {} } }),
    answers: [
      [power(59, 'R', { to: '1012' }), 'R58.water'],
      [power(59, 'R', { to: '1113' }), 'R58.taken'],
      [power(59, 'R', { to: '1115' }), 'R58.far'],
      [power(BATHIN, 'T', { to: '1012' }), 'R59.water'],
      [power(BATHIN, 'T', { to: '1113' }), 'R59.taken'],
      [power(BATHIN, 'T', { to: SHORE }), 'R59.here'],
    ],
  },
  {
    position: 'far from any mortal',
    scenario: using([{ hex: HERE, spirits: [59] }]),
    answers: [
      [power(59, 'R', { to: NORTH }), 'R58.free'],
      [{ do: 'wait' }, 'R13.over'],
    ],
  },
  {
    position: 'a step out of sight',
    scenario: {
      turn: 2,
      phase: 'search',
      magicians: [{ hex: SHORE }],
      mortals: { ...NOBODY, 'baron-of-van': {} },
      todo: [{ do: 'evade', seat: 0 }],
    },
    answers: [
      [{ to: '1012' }, 'R25.water'],
      [{ to: '1113' }, 'R25.taken'],
      [{ to: '1115' }, 'R25.far'],
    ],
  },
  {
    position: 'free again, where the captor still stands',
    scenario: using(
      [
        { hex: '0105', spirits: [FURCAS] },
        { status: 'captive', hex: SHORE },
      ],
      {
        mortals: { 'baron-of-van': { hex: SHORE } },
        todo: [{ do: 'emerge', seat: 1 }],
      },
    ),
    seat: 1,
    answers: [
      [{ to: '1012' }, 'R95.water'],
      [{ to: SHORE }, 'R95.taken'],
      [{ to: '1114' }, 'R95.far'],
    ],
  },
  {
    position: 'a brawl',
    scenario: using([{ hex: HERE, spirits: [14, FURCAS] }], {
      mortals: {
        abbot: { hex: NORTH },
        bishop: { hex: NORTH },
        mullah: { hex: NORTH },
        [EMIR]: { hex: SOUTH },
        eristav: {},
      },
    }),
    after: [[0, power(14, 'B')]],
    answers: [
      [{ mortal: 'bishop' }, 'R36.itself'],
      [{ mortal: EMIR }, 'R36.far'],
      [{ mortal: 'eristav' }, 'R36.away'],
    ],
  },
  {
    position: 'magicians to trade with',
    scenario: using([
      { hex: HERE, spirits: [FURCAS] },
      { hex: NORTH },
      { hex: '0306', treasures: ['11'] },
      { status: 'departed' },
    ]),
    answers: [
      [trade(0), 'R67.self'],
      [trade(3), 'R67.away'],
      [trade(2), 'R67.apart'],
      [trade(1), 'R67.nothing'],
    ],
  },
  {
    position: 'a trade that was declined',
    scenario: using([{ hex: HERE, spirits: [FURCAS], treasures: ['11'] }, { hex: NORTH }]),
    after: [
      [0, trade(1)],
      [0, { give: ['11'], take: [] }],
      [1, { accept: false }],
    ],
    answers: [[trade(1), 'R67.declined']],
  },
  {
    position: 'an offer',
    scenario: using([
      { hex: HERE, treasures: ['11'] },
      { hex: NORTH, treasures: ['12'] },
    ]),
    after: [[0, trade(1)]],
    answers: [
      [{ give: ['12'], take: [] }, 'R67.give'],
      [{ give: [], take: ['11'] }, 'R67.take'],
    ],
  },
  {
    position: 'two ranks on the display',
    scenario: using([{ hex: HERE, spirits: [AGARES, 4] }]),
    answers: [
      [{ do: 'control', spirit: 4 }, 'R93.rank'],
      [{ do: 'control', spirit: AGARES }, '15.5'],
    ],
  },
  {
    position: 'too many Dukes in another’s turn',
    scenario: using(
      [
        { hex: HERE, spirits: [FURCAS] },
        { hex: '0306', spirits: [AGARES, 8, 11, 4] },
      ],
      {
        todo: [{ do: 'fit', seat: 1 }],
      },
    ),
    seat: 1,
    answers: [[{ release: [AGARES, 4] }, 'R93.needless']],
  },
  {
    position: 'the first placement',
    scenario: { magicians: [{ hex: '0107' }, {}], acts: 1, phase: 'first' },
    seat: 1,
    answers: [
      [{ hex: '0102' }, 'R11.water'],
      [{ hex: '0107' }, 'R11.taken'],
    ],
  },
  {
    position: 'on the way home with a captive',
    scenario: {
      turn: 2,
      magicians: [{ hex: '2314' }, { captor: { magician: 0 } }],
      mortals: { ...NOBODY, abbot: { hex: '2411' } },
    },
    answers: [
      [{ do: 'leave', from: '2315' }, 'R19.inland'],
      [{ do: 'leave', from: '2412' }, 'R19.stopped'],
      [{ do: 'move', to: '2314' }, 'R13.here'],
    ],
  },
  {
    position: 'on the way home alone',
    scenario: { turn: 2, magicians: [{ hex: '2314' }], mortals: NOBODY },
    answers: [
      [{ do: 'leave', from: '2413' }, 'R19.anywhere'],
      [{ do: 'raise' }, 'R110.nothing'],
    ],
  },
  {
    position: 'far inland',
    scenario: { turn: 2, magicians: [{ hex: '1307', familiars: ['mullah'] }], mortals: { ...NOBODY, mullah: {} } },
    answers: [
      [{ do: 'leave' }, 'R19.nowhere'],
      [{ do: 'move', to: '1407' }, 'R107.closed'],
    ],
  },
  {
    position: 'a shield to raise by treasure alone',
    scenario: { turn: 2, magicians: [{ hex: '2314', treasures: ['11'] }], mortals: NOBODY },
    after: [[0, { do: 'raise' }]],
    answers: [[{ treasures: [] }, 'R110.unnamed']],
  },
  {
    position: 'orders for a familiar',
    scenario: {
      turn: 3,
      phase: 'waking',
      magicians: [{ hex: '0306', familiars: [EMIR] }],
      mortals: { ...NOBODY, [EMIR]: {} },
    },
    answers: [
      [{ to: null, drop: true, attack: false }, 'R56.drop'],
      [{ to: '1914', drop: false, attack: true }, 'R56.here'],
    ],
  },
  ...(
    [
      ['R107.unseen', { hex: '0308' }],
      ['R107.far', { hex: '1206', found: true }],
      ['R107.captive', { status: 'captive', captor: { mortal: 'abbot' } }],
      ['R107.away', { status: 'departed' }],
    ] as const
  ).map(([why, fourth]) => ({
    position: `a victim for a familiar, but not ${why}`,
    scenario: {
      turn: 3,
      phase: 'victims',
      magicians: [{ hex: '0306', familiars: [EMIR] }, { hex: NORTH, found: true }, { hex: SOUTH, found: true }, fourth],
      mortals: { ...NOBODY, [EMIR]: { hex: HERE }, abbot: { hex: '1205' } },
      loosed: [EMIR],
    },
    answers: [
      [{ magician: 0 }, 'R107.master'],
      [{ magician: 3 }, why],
    ] as const,
  })),
];
