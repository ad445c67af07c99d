/**
 * The places of the board by number. Those of the heroes' side come in the order in which a Gust looks for its target, the
 * sorcerer's row between them. [B31]
 */
export type Place = number;

export const ROW = 3;
/** H1, H2, H3. */
export const HERO_ROW: Place = 0;
/** S1, S2, S3. */
export const SPELL_ROW: Place = 3;
export const WYRM_TILE: Place = 6;
/** One for each hero, in seat order. */
const SATCHELS: Place = 7;
/** Two for each hero, in seat order: hex before wound. */
const REMEDIES: Place = 11;
export const CHEST: Place = 19;
export const PLACES = 20;
/** The most slots that a card or tile has. */
export const WIDTH = 6;

export const satchelOf = (seat: number): Place => SATCHELS + seat - 1;
export const hexRemedyOf = (seat: number): Place => REMEDIES + 2 * (seat - 1);
export const woundRemedyOf = (seat: number): Place => REMEDIES + 2 * (seat - 1) + 1;

export const isRow = (place: Place): boolean => place < WYRM_TILE;
export const isHeroCard = (place: Place): boolean => place < SPELL_ROW;
export const isSatchel = (place: Place): boolean => place >= SATCHELS && place < REMEDIES;
const isRemedy = (place: Place): boolean => place >= REMEDIES && place < CHEST;
export const isHeroSide = (place: Place): boolean => place < SPELL_ROW || (place >= WYRM_TILE && place < CHEST);

/** Whose Satchel or remedy it is. */
export const heroSeatOf = (place: Place): number =>
  isSatchel(place) ? place - SATCHELS + 1 : Math.floor((place - REMEDIES) / 2) + 1;

/** A remedy is against one of two things. */
export const illOf = (place: Place): 'hex' | 'wound' => ((place - REMEDIES) % 2 === 0 ? 'hex' : 'wound');
export const isOwned = (place: Place): boolean => isSatchel(place) || isRemedy(place);

/** The five symbols are 0 to 4; the Star comes after them. [B4] */
export const STAR = 5;
/** What a die shows is its symbol and one; nothing while it is unrolled. */
export const UNROLLED = 0;

/** Where a piece lies when it lies in no slot: loose or at home; hurt. [B12] */
export const OFF = -1;
export const HURT = -2;
export const EMPTY = -1;
export const NONE = -1;

export const HEROES = 0;
export const SORCERER = 1;
/** The sorcerer's seat. [B1] */
export const KEEPER = 0;
