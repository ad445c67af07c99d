import { SYMBOLS } from '../data.ts';
import type { Command } from '../rules/commands.ts';
import { type Position, teamOf } from '../state.ts';

/** Every command that could be said in a match by the beat clock, legal or not, without aims. */
export function* everyCommand(at: Position): Generator<Command> {
  yield { do: 'pass' };
  yield { do: 'recoverAll' };
  yield { do: 'nextRound' };
  for (const symbol of SYMBOLS) yield { do: 'learn', symbol };
  for (let bits = 0; bits < 128; bits++)
    yield { do: 'roll', dice: [1, 2, 3, 4, 5, 6, 7].filter((number) => bits & (1 << (number - 1))) };
  for (const loc of teamOf(at).places) {
    if (loc === '') continue;
    for (let slot = 1; slot <= 7; slot++) {
      for (let die = 1; die <= 6; die++) yield { do: 'place', die, loc, slot };
      yield { do: 'familiar', loc, slot };
      yield { do: 'recover', loc, slot };
    }
  }
}
