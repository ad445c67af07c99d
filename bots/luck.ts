import { type Dice, diceFrom, type Match, seeded } from '@conjure/engine';

/** Where the chances of an imagined world come from. */
export interface Luck {
  /** Of those who play on in it; what is imagined is imagined with them, too. */
  readonly dice: Dice;
  /** Called when a turn has begun: what is rolled in it depends no longer on how much was rolled before. */
  inTurn(world: Match, turn: number): void;
}

/** The luck of the world of this name, the same for all that is tried in it: so what is better in it is better by more than its dice. */
export function commonLuck(name: string): Luck {
  const dice = diceFrom(seeded(name));
  return {
    dice,
    inTurn({ table }, turn) {
      table.seeds = seeded(`${name} dice of ${turn}`);
      dice.source = seeded(`${name} answers of ${turn}`);
    },
  };
}

/** Luck that nobody else has. */
export const ownLuck = (dice: Dice): Luck => ({ dice, inTurn() {} });
