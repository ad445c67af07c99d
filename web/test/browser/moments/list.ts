// The great moments of the director's book, each as the block of events that it is played for.
import type { Record as MatchRecord } from '@conjure/engine';
import { inTheThick as house } from '../lodge/positions.ts';
import { inBeats } from '../satchel/positions.ts';
import { POSITIONS } from '../screens/demons-positions.ts';
import { inTheThick as field } from '../sorcery/positions.ts';

export interface Played {
  /** As the book has it, and what of it. */
  readonly name: string;
  readonly block: readonly { readonly type: string; readonly [field: string]: unknown }[];
}

interface GreatMoments {
  position(): Promise<MatchRecord>;
  readonly played: readonly Played[];
}

const moment = (name: string, ...block: Played['block']): Played => ({ name, block });

const four = async (): Promise<MatchRecord> => {
  const { record } = await POSITIONS.four();
  return { ...record, players: ['me', 'adept', 'novice', 'master'] };
};

const fight = { attackers: ['emir-of-ani'], attacker: null, defenders: [], defender: 0, hex: '1010' };
const cubes = [
  { who: 1, cubes: 6, points: 4 },
  { who: 0, cubes: 3, points: 2 },
  { who: 'rose', cubes: 2, points: 1 },
];
const blow = { figure: 2, attack: 9, defense: 16, forAttack: [], forDefense: [], hit: true, dodge: 0 };
const thrown = { dice: [3, 4], attack: 9, bonus: 0, modifiers: [], total: 16 };
const tally = { ordeals: 9, spells: 7, wokenByHeroes: 2, wokenBySorcerer: 1, diceSwept: 4 };

export const GREAT_MOMENTS: { readonly [game: string]: GreatMoments } = {
  demons: {
    position: four,
    played: [
      moment(
        'D1 conjuring',
        { type: 'conjured', by: 0, rank: 'Duke', die: 5, modifier: -2, penalty: 0, number: 3 },
        { type: 'turned', by: 0, rank: 'Duke', spirit: 41 },
        { type: 'turned', by: 0, rank: 'Duke', spirit: 18 },
        { type: 'dud', by: 0, spirit: 6 },
      ),
      moment('D1 nothing', { type: 'conjured', by: 0, rank: 'King', die: 2, modifier: -2, penalty: 0, number: 0 }),
      moment(
        'D1 a curse',
        { type: 'conjured', by: 0, rank: 'Duke', die: 1, modifier: -3, penalty: 0, number: -2 },
        { type: 'cursed', by: 0, curses: 1, averted: 1 },
      ),
      moment(
        'D1 of another',
        { type: 'conjured', by: 1, rank: 'Duke', die: 5, modifier: -3, penalty: 0, number: 2 },
        { type: 'turnedUnseen', by: 1, rank: 'Duke' },
        { type: 'turnedUnseen', by: 1, rank: 'Duke' },
      ),
      moment('D2 the Ring', { type: 'ringFound', by: 0 }),
      moment(
        'D3 the hunt',
        { type: 'gameTurn', turn: 10 },
        { type: 'woke', mortal: 'emir-of-ani', die: 5, distance: 4, woke: true },
        { type: 'woke', mortal: 'king-of-lori', die: 2, distance: 5, woke: false },
        { type: 'woke', mortal: 'abbot', die: 6, distance: 3, woke: true },
        { type: 'marched', mortal: 'emir-of-ani', path: ['1007', '1008', '1009'], towards: 'magician' },
        { type: 'marched', mortal: 'abbot', path: ['0908', '0909', '0910'], towards: 'magician' },
      ),
      moment('D4 battle, won', { type: 'fought', ...fight, attack: 5, defence: 9, die: 2, result: 'Af' }),
      moment(
        'D4 battle, lost',
        { type: 'committed', by: 0, spirits: [41, 18], role: 'defence' },
        { type: 'fought', ...fight, attack: 9, defence: 5, die: 6, result: 'Dx' },
        { type: 'released', by: 0, spirit: 41, why: 'fought' },
      ),
      moment('D4 cornered', { type: 'cornered', by: 0, mortal: 'emir-of-ani', hex: '1010' }),
      moment('D5 captured', { type: 'captured', by: 0, captor: 'emir-of-ani', master: null, rolls: [] }),
      moment('D5 tortured', { type: 'tortured', by: 0, captor: 'emir-of-ani', master: null, die: 1, wounds: 2 }),
      moment('D5 freed', { type: 'freed', by: 0 }, { type: 'emerged', by: 0, hex: '1010' }),
      moment(
        'D6 death',
        { type: 'died', by: 0, cause: 'curses' },
        { type: 'released', by: 0, spirit: 15, why: 'death' },
        { type: 'loosened', item: '51', hex: '1010' },
      ),
      moment('D7 the box', { type: 'boxRolled', by: 0, spirit: 15, dice: [4, 3], box: '43', hex: '1405' }),
      moment('D7 seized', { type: 'seized', by: 0, spirit: 15, box: '22', die: 2, needed: 3, success: true }),
      moment('D7 not seized', { type: 'seized', by: 0, spirit: 15, box: '22', die: 6, needed: 3, success: false }),
      moment('D7 fetched', { type: 'fetched', by: 0, spirit: 15, mortal: 'abbot', items: ['11', '12'] }),
      moment('D8 power', { type: 'familiar', by: 0, mortal: 'abbot' }),
      moment(
        'D8b quake',
        { type: 'quake', by: 0 },
        { type: 'fled', mortal: 'abbot' },
        { type: 'fled', mortal: 'emir-of-ani' },
      ),
      moment('D8b city', { type: 'cityDestroyed', by: 0, hex: '0407' }, { type: 'removed', mortal: 'emir-of-ani' }),
      moment('D9 home', { type: 'left', by: 0 }),
      moment('D9 the end', { type: 'ended', winners: [0], nets: [46, 12, null, -20] }),
      moment(
        'D10 the auction',
        { type: 'auctionCalled', by: 0, mortal: 'abbot' },
        {
          type: 'bids',
          bids: [
            { by: 0, items: ['51'], value: 12 },
            { by: 1, items: ['66'], value: 9 },
            { by: 3, items: [], value: 4 },
          ],
        },
        { type: 'ringSold', by: 0, mortal: 'abbot', items: ['51'] },
      ),
      moment('D10 not sold', { type: 'ringUnsold', tie: true }),
    ],
  },
  lodge: {
    position: house,
    played: [
      moment(
        'L1 a spell',
        { type: 'cast', by: 0, slot: 'I', card: 'ember_dart', half: 'a' },
        { type: 'attacked', model: 'jafar', targets: ['nero'] },
        {
          type: 'damaged',
          model: 'nero',
          dealer: 0,
          n: 3,
          lost: 0,
          familiar: 'muso',
          shared: 0,
          how: 'alone',
        },
      ),
      moment(
        'L2 a card strikes back',
        { type: 'revealed', by: 1, slot: 'Q', card: 'salt_skin', half: 'b', trigger: 'damageIncoming' },
        { type: 'reduced', by: 1, n: 2, left: 1 },
      ),
      moment('L3 a familiar', { type: 'familiarSummoned', by: 0, familiar: 'polpetta' }),
      moment(
        'L4 a mage falls',
        { type: 'defeated', seat: 0, trophy: 1 },
        { type: 'defeatScored', seat: 0, prizes: cubes },
        { type: 'powerChanged', who: 1, change: 4, power: 12, why: 'defeat' },
      ),
      moment('L4 saved', { type: 'saved', by: 0 }),
      moment('L4 unharmed', { type: 'unharmed', by: 0, familiar: 'muso' }),
      moment(
        'L5 a room',
        { type: 'roomDestroyed', room: '0,1', prizes: cubes, token: 1 },
        { type: 'roomDestroyed', room: '1,0', prizes: cubes, token: 0 },
      ),
      moment('L6 the moon', { type: 'moonRose', moon: 2 }, { type: 'personalTaken', by: 0 }),
      moment(
        'L7 the Rose stirs',
        { type: 'eventTurned', by: 0, event: 'e101', power: 2 },
        { type: 'eventResolved', event: 'e101' },
        { type: 'instability', room: '0,1', whose: 'rose', n: 1, left: 2 },
        { type: 'instability', room: '1,0', whose: 'rose', n: 1, left: 1 },
      ),
      moment('L8 a quest', { type: 'questSolved', by: 0, quest: 'q101', power: 3 }),
      moment(
        'L9 the last count',
        {
          type: 'finalScored',
          prizes: [
            { who: 0, quests: 4, trophies: 2, tokens: 1, crown: 0, power: 31 },
            { who: 1, quests: 2, trophies: 4, tokens: 2, crown: 1, power: 28 },
            { who: 'rose', quests: 0, trophies: 1, tokens: 4, crown: 0, power: 26 },
          ],
        },
        { type: 'gameOver', winner: 0 },
      ),
      moment('L9 the Rose wins', { type: 'gameOver', winner: 'rose' }),
    ],
  },
  sorcery: {
    position: field,
    played: [
      moment(
        'S1 two armies',
        {
          type: 'armyShown',
          by: 0,
          army: 'court_of_tides',
          cost: 198,
          figures: ['ilvane', 'causeway_legionary', 'causeway_legionary', 'brine_mirror_adept', 'tidecourt_reader'],
        },
        {
          type: 'armyShown',
          by: 1,
          army: 'lattice_college',
          cost: 200,
          figures: ['magister_corisande', 'lattice_scholar', 'argent_duellist', 'argent_lancer', 'ley_novice'],
        },
        { type: 'rolledForFirst', by: 0, dice: [3, 4], total: 7 },
        { type: 'rolledForFirst', by: 1, dice: [5, 4], total: 9 },
      ),
      moment('S2 a domain', { type: 'domainEntered', by: 0, domain: 'howling_gale' }),
      moment(
        'S3 a blow',
        { type: 'attacked', by: 7, form: 'close', ability: null, dice: [6, 6], blows: [blow] },
        { type: 'damaged', figure: 2, n: 3, how: 'attack', click: 5 },
      ),
      moment('S3 a miss', {
        type: 'attacked',
        by: 9,
        form: 'ranged',
        ability: null,
        dice: [1, 1],
        blows: [{ ...blow, figure: 0, hit: false }],
      }),
      moment('S4 a figure falls', { type: 'eliminated', figure: 2, points: 34 }),
      moment('S4 a cheap one', { type: 'eliminated', figure: 7, points: 12 }),
      moment('S5 raised', { type: 'raised', figure: 5, by: 0, click: 2, at: { x: 14_500, y: 11_000 } }),
      moment('S5 not raised', { type: 'notRaised', figure: 5, by: 0, die: 6 }),
      moment('S6 an objective', { type: 'objectiveGained', by: 0, objective: 'o1' }),
      moment('S7 defeat', { type: 'defeated', seat: 1, conceded: false }),
      moment('S8 the end', { type: 'gameOver', winner: 0, why: 'time' }),
      moment(
        'S9 a spell',
        { type: 'spellNamed', by: 6, book: 2, spell: 'ember_lance' },
        { type: 'spellCast', by: 6, book: 2, spell: 'ember_lance', mode: null, targets: [4], at: null },
        {
          type: 'counterTried',
          by: 0,
          caster: 6,
          spell: 'ember_lance',
          card: 'unravel',
          cast: thrown,
          counter: { ...thrown, dice: [6], total: 17 },
          worked: true,
        },
      ),
    ],
  },
  satchel: {
    position: inBeats,
    played: [
      moment('T1 the tower', {
        type: 'roundOpened',
        round: 2,
        ordeals: ['O01', 'O14', 'O20'],
        spells: ['P01', 'G01', 'W01'],
        ordealsLeft: 18,
        spellsLeft: 15,
      }),
      moment(
        'T2 a gust',
        {
          type: 'completed',
          by: 0,
          place: 'S2',
          card: 'G01',
          pieces: [{ by: 0, number: 0 }],
        },
        {
          type: 'swept',
          place: 'H3',
          pieces: [
            { by: 2, number: 0 },
            { by: 2, familiar: 'ripple' },
          ],
        },
        { type: 'cardOpened', place: 'S2', card: 'P03', left: 4 },
      ),
      moment('T2 a hex', { type: 'hexed', hero: 1, symbol: 'key' }),
      moment('T2 a wound', { type: 'wounded', hero: 1, number: 0, from: 'H1' }),
      moment('T2 thorns', { type: 'thornsPlanted', card: 'N01' }),
      moment('T3 a familiar wakes', { type: 'activated', by: 1, familiar: 'thistle' }),
      moment('T4 the Wyrm', { type: 'wyrmMoved', from: 2, to: 3, pieces: [{ by: 2, number: 0 }] }),
      moment('T4 driven back', { type: 'wyrmMoved', from: 2, to: 1, pieces: [] }),
      moment('T5 the last card', { type: 'cardOpened', place: 'H2', card: 'O20', left: 0 }),
      moment('T6 a round', {
        type: 'roundWon',
        side: 'heroes',
        cause: 'deck',
        round: 2,
        won: [1, 0],
        beats: 11,
        ms: 0,
        tally,
      }),
      moment(
        'T7 the game',
        { type: 'roundWon', side: 'heroes', cause: 'deck', round: 3, won: [2, 1], beats: 11, ms: 0, tally },
        { type: 'gameWon', side: 'heroes', won: [2, 1] },
      ),
    ],
  },
};
