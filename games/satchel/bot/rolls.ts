import { STAR } from '../board.ts';

/** What a seat's dice can do: the symbols its Stars stand for, as bits, and the symbol that is hexed, or −1. */
export interface DiceHand {
  readonly wild: number;
  readonly hexed: number;
}

/**
 * The exact mean number of rolls until `dice` dice have filled the slots: all that are left are rolled each time, and all
 * that fit are laid. Before that `familiars` of the slots are filled at once. Infinite where it can never be.
 */
export function rollsToFill(hand: DiceHand, slots: readonly number[], dice: number, familiars: number): number {
  let open = 0;
  let left = slots.length;
  for (let i = 0; i < slots.length; i++) open += 1 << (BITS * slots[i]);
  for (let f = 0; f < familiars; f++) {
    const symbol = struck(hand, slots, open);
    if (symbol < 0) break;
    open -= 1 << (BITS * symbol);
    left--;
  }
  if (left === 0) return 0;
  if (dice < left || (hand.hexed >= 0 && count(open, hand.hexed) > 0)) return Number.POSITIVE_INFINITY;
  return meanRolls(open, hand.wild, dice);
}

/** How many slots of each symbol are open, three bits a symbol. */
type OpenSlots = number;
const BITS = 3;
const count = (open: OpenSlots, symbol: number): number => (open >> (BITS * symbol)) & 7;

/**
 * What a familiar fills first: the leftmost symbol that dice find hardest; of equal symbols one is as good as the other. −1 if
 * all that is open are Stars.
 */
function struck({ wild, hexed }: DiceHand, slots: readonly number[], open: OpenSlots): number {
  let any = -1;
  for (let i = 0; i < slots.length; i++) {
    const symbol = slots[i];
    if (symbol === STAR || count(open, symbol) === 0) continue;
    if (symbol === hexed || (wild & (1 << symbol)) === 0) return symbol;
    if (any < 0) any = symbol;
  }
  return any;
}

const known = new Map<number, number>();

function meanRolls(open: OpenSlots, wild: number, dice: number): number {
  const key = ((dice << 5) | wild) * (1 << (BITS * (STAR + 1))) + open;
  const before = known.get(key);
  if (before !== undefined) return before;
  const mean = solve(open, wild, dice);
  known.set(key, mean);
  return mean;
}

/** The mean over everything that one roll can show, with what is left after it; a roll that fits nowhere is rolled again. */
function solve(open: OpenSlots, wild: number, dice: number): number {
  if (open === 0) return 0;
  const symbols = [0, 1, 2, 3, 4].filter((symbol) => count(open, symbol) > 0);
  const starsFit = count(open, STAR) > 0 || symbols.some((symbol) => wild & (1 << symbol));
  const faces = starsFit ? [...symbols, STAR] : symbols;
  let nothing = 0;
  let sum = 1;
  const shown = new Array<number>(faces.length).fill(0);
  const roll = (face: number, left: number, chance: number): void => {
    if (face === faces.length) {
      const p = chance * ((6 - faces.length) / 6) ** left;
      const [after, laid] = lay(open, wild, faces, shown);
      if (laid === 0) nothing += p;
      else if (p > 0) sum += p * meanRolls(after, wild, dice - laid);
      return;
    }
    let ways = 1;
    for (let n = 0; n <= left; n++) {
      shown[face] = n;
      roll(face + 1, left - n, chance * ways * (1 / 6) ** n);
      ways = (ways * (left - n)) / (n + 1);
    }
  };
  roll(0, dice, 1);
  return sum / (1 - nothing);
}

/** Every die that fits: each symbol to its own slots, Stars to Star slots, then where most slots of a wild symbol are open. */
function lay(before: OpenSlots, wild: number, faces: readonly number[], shown: readonly number[]): [OpenSlots, number] {
  let open = before;
  let laid = 0;
  for (let i = 0; i < faces.length; i++) {
    const n = Math.min(shown[i], count(open, faces[i]));
    open -= n << (BITS * faces[i]);
    laid += n;
    if (faces[i] !== STAR) continue;
    for (let stars = shown[i] - n; stars > 0; stars--) {
      const most = mostOpen(open, wild);
      if (most < 0) break;
      open -= 1 << (BITS * most);
      laid++;
    }
  }
  return [open, laid];
}

function mostOpen(open: OpenSlots, wild: number): number {
  let most = -1;
  for (let symbol = 0; symbol < STAR; symbol++)
    if (wild & (1 << symbol) && count(open, symbol) > (most < 0 ? 0 : count(open, most))) most = symbol;
  return most;
}
