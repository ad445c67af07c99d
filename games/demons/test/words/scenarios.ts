import { demons } from '../../game.ts';

const boxes = Array.from({ length: 36 }, (_, i) => `${Math.floor(i / 6) + 1}${(i % 6) + 1}`);

/** Places where things happen that random play seldom comes to. */
export const SCENARIOS = {
  crossroads: {
    turn: 5,
    phase: 'use',
    magicians: [
      { hex: '1307', spirits: [10, 15, 40, 33, 48, 66], treasures: ['11', '12'], curses: 1 },
      { hex: '1308', spirits: [13, 26, 55], treasures: ['13'], known: [55] },
      { status: 'departed', treasures: ['14'], fate: 'left' },
    ],
    mortals: {
      'wali-of-partav': { hex: '1206', hoard: ['21', '22'] },
      abbot: { hex: '1406', hoard: ['23'] },
      'emir-of-ani': { hoard: ['ring'] },
    },
    boxes: {
      43: { is: 'found', counter: 62, by: 0 },
      44: { is: 'loose', hex: '1307', counter: 70 },
      45: { is: 'found', counter: 20, by: 1 },
    },
  },
  treasureHouse: {
    turn: 5,
    phase: 'use',
    magicians: [{ hex: '1307', spirits: [26, 40, 44, 48, 66, 3], treasures: ['11', '12', '13', '14', '15', '16'] }],
    mortals: { 'emir-of-ani': { hoard: ['ring'] } },
    boxes: Object.fromEntries(
      boxes.slice(6).map((box) => [box, box === '43' ? { is: 'found', counter: 62, by: 0 } : { is: 'closed' }]),
    ),
    used: { kind: 'powers', tortured: [], done: false, tried: ['43'] },
  },
  ararat: {
    turn: 5,
    phase: 'use',
    magicians: [{ hex: '1309', spirits: [4, 36, 46, 48, 50, 59] }],
    boxes: { 25: { is: 'found', counter: 72, by: 0 } },
  },
  hoard: {
    turn: 5,
    phase: 'use',
    magicians: [{ hex: '1309', spirits: [48, 50, 59] }],
    mortals: { abbot: { status: 'gone', hoard: ['23', '24'] } },
    todo: [{ do: 'fetch', seat: 0, mortal: demons.content.mortalIndex.get('abbot') }],
  },
  homeward: { turn: 9, phase: 'first', magicians: [{ hex: '2313' }, { captor: { magician: 0 } }] },
  lastTurn: { turn: 100, phase: 'first', magicians: [{ hex: '1309' }, { hex: '0105' }] },
  looseRing: {
    turn: 5,
    phase: 'use',
    magicians: [{ hex: '0208', spirits: [3, 5, 18] }, { hex: '0209' }],
    ring: { is: 'loose', hex: '0208' },
  },
  auction: {
    turn: 6,
    phase: 'turn',
    magicians: [
      { hex: '0105', treasures: ['11'] },
      { hex: '0110', treasures: ['14'] },
      { hex: '0115', treasures: ['31'] },
    ],
    mortals: { 'emir-of-tabriz': { hoard: ['ring'] } },
  },
  command: {
    turn: 4,
    phase: 'waking',
    magicians: [
      { hex: '0110', spirits: [9], familiars: ['wali-of-partav'] },
      { hex: '1307', found: true, spirits: [14] },
      { hex: '1507', found: true },
      { hex: '0115' },
    ],
    mortals: { 'wali-of-partav': { hex: '1406' } },
  },
  jailer: {
    turn: 4,
    phase: 'waking',
    magicians: [
      { hex: '0110', familiars: ['wali-of-partav'] },
      { captor: { mortal: 'wali-of-partav' }, spirits: [14] },
    ],
    mortals: { 'wali-of-partav': { hex: '1406' } },
  },
  bewitching: {
    turn: 4,
    phase: 'use',
    magicians: [
      { hex: '0110', spirits: [12] },
      { hex: '0207', losesTurn: true },
      { hex: '0106', losesTurn: true },
      { hex: '0108' },
    ],
  },
  cursed: {
    turn: 4,
    phase: 'effects',
    magicians: [{ hex: '0110', spirits: [2, 3, 8, 10] }],
    todo: [{ do: 'avert', seat: 0, curses: 1 }],
  },
  tame: {
    turn: 4,
    phase: 'first',
    magicians: [{ hex: '0110', familiars: ['abbot'] }],
    mortals: { abbot: { hex: '0111' } },
  },
  tameInTheWay: {
    turn: 4,
    phase: 'use',
    magicians: [{ hex: '0110', spirits: [14], familiars: ['abbot'] }],
    mortals: { abbot: { hex: '0111' } },
  },
  borrowed: {
    turn: 4,
    phase: 'use',
    magicians: [
      { hex: '1307', spirits: [5, 14], borrowed: [{ spirit: 26, owner: 1 }], familiars: ['abbot'], curses: 1 },
      { hex: '1308', spirits: [13, 26, 19], known: [26] },
    ],
    mortals: { abbot: { hex: '1406', hoard: ['23'] }, bishop: { hex: '1206', hoard: ['24'] } },
    boxes: { 43: { is: 'found', counter: 62, by: 0 } },
  },
  dungeon: {
    turn: 7,
    phase: 'use',
    magicians: [
      { hex: '0110', spirits: [50, 70] },
      { captor: { magician: 0 }, treasures: ['11', '12', '13'], spirits: [7] },
      { captor: { mortal: 'emir-of-akhlat' }, treasures: ['14', '15'] },
    ],
  },
};
