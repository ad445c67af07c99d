import { type Account, countedLines, noughts, phrase, type Sum, type SumLine } from '@conjure/engine';
import type { DemonsEvent } from '../events.ts';
import { itemPhrase, siteOf, treasuresOf } from '../rules/treasures.ts';
import { deduction, netTotal } from '../rules/victory.ts';
import type { Position } from '../state.ts';

/** What is counted of each magician as the match is told. */
export interface Tally {
  readonly called: readonly number[];
  readonly kept: readonly number[];
  readonly spent: readonly number[];
}

export function newTally(seats: number): Tally & { hear(event: DemonsEvent): void } {
  const [called, kept, spent] = [noughts(seats), noughts(seats), noughts(seats)];
  return {
    called,
    kept,
    spent,
    hear(event) {
      if (event.type === 'turned' || event.type === 'turnedUnseen') called[event.by]++;
      if (event.type !== 'released') return;
      if (event.why === 'leaving' || event.why === 'death') kept[event.by]++;
      else spent[event.by]++;
    },
  };
}

/** Treasure by treasure, less the shield, for those who came out. [4.4a] [4.6a] */
export function sumsOf(at: Position): Sum[] {
  const { magicians } = at.state;
  const isOut = magicians.map(({ status }) => status === 'departed');
  if (!isOut.includes(true)) return [];
  const treasures = magicians.flatMap((_, seat) =>
    isOut[seat]
      ? treasuresOf(at, seat).map(
          (box): SumLine => ({
            said: itemPhrase(at, box),
            of: magicians.map((_, other) => (other === seat ? siteOf(at, box).value : null)),
          }),
        )
      : [],
  );
  const ofThoseOut = (count: (seat: number) => number) =>
    magicians.map((_, seat) => (isOut[seat] ? count(seat) : null));
  const shield: SumLine = { said: phrase('count.shield'), of: ofThoseOut((seat) => 0 - deduction(at, seat)) };
  return [
    {
      lines: [...treasures, shield],
      total: { said: phrase('count.net'), of: ofThoseOut((seat) => netTotal(at, seat)) },
      number: 'count.ducats',
    },
  ];
}

/** Spirits and marks. */
export function besideOf({ state: { magicians } }: Position, { called, kept, spent }: Tally): Account['beside'] {
  return countedLines([
    { said: phrase('count.called'), of: called },
    { said: phrase('count.spent'), of: spent },
    { said: phrase('count.kept'), of: magicians.map(({ held }, seat) => kept[seat] + held.length) },
    { said: phrase('count.wounds'), of: magicians.map(({ wounds }) => wounds) },
    { said: phrase('count.curses'), of: magicians.map(({ curses }) => curses) },
  ]);
}
