import { type Dice, diceFrom, type Match, type Seeded, seeded } from '@conjure/engine';

/** Where the chances of an imagined world come from. */
export interface Luck {
  /** Of those who play on in it; what is imagined is imagined with them, too. */
  readonly dice: Dice;
  /** Called when it begins and when a turn has begun: what is rolled in a turn depends not on how much was rolled before. */
  inTurn(world: Match, turn: number): void;
}

/**
 * The luck of the world of this number, the same for all that is tried in it: so what is better in it is better by more than its dice.
 * Every second world has the luck of the one before turned round, a 6 for a 1: what one of them makes of good dice the other makes of
 * bad ones, and few worlds tell what many would.
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

/** Luck that nobody else has. */
export const ownLuck = (dice: Dice): Luck => ({ dice, inTurn() {} });
