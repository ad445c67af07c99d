import { type Dice, diceFrom, type Match, type Seeded, seeded } from '@conjure/engine';

/** Where the chances of an imagined world come from. */
export interface Luck {
  /** The dice of those who play on in the world; the world itself is imagined with them, too. */
  readonly dice: Dice;
  /**
   * To be called at the beginning and whenever a turn has begun: what is rolled in a turn does not depend on how much was rolled before it.
   */
  inTurn(world: Match, turn: number): void;
}

/**
 * The luck of the world with this number. It is the same for every answer that is tried there, so answers differ by what they are worth and
 * not by their dice. Every second world has the dice of the one before turned round, a 6 for a 1, so that good and bad luck cancel out and
 * fewer worlds are needed. /
 */
export function commonLuck(name: string, number = 0): Luck {
  const pair = `${name} ${Math.floor(number / 2)}`;
  const from = (seed: string): Seeded => (number % 2 === 0 ? seeded(seed) : mirrored(seeded(seed)));
  const dice = diceFrom(seeded(`${name} ${number}`));
  return {
    dice,
    inTurn({ table }, turn) {
      table.seeds = from(`${pair} dice of ${turn}`);
      dice.source = from(`${pair} answers of ${turn}`);
    },
  };
}

const mirrored = (source: Seeded): Seeded => ({
  ...source,
  at: (counts) => mirrored(source.at(counts)),
  next: (purpose, n) => n - 1 - source.next(purpose, n),
  die: (purpose) => 7 - source.die(purpose),
});

/** Luck of its own, shared with no other answer. */
export const ownLuck = (dice: Dice): Luck => ({ dice, inTurn() {} });
