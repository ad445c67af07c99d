import type { Choices, FuryUse } from './rules/cast/answers.ts';

/** A spell being cast: who, from which book, what was chosen. [S19] */
export interface Casting {
  readonly figure: number;
  readonly book: number;
  readonly card: number;
  readonly mode: number;
  readonly choices: Choices;
  /** The how-manieth casting of the match. [R74] */
  readonly cast: number;
}

/** What Sorcery itself has still to do: casting, countering, bookmarks, browsing, the rest of a Storm Druid's action. */
export type SpellMatter =
  /** Between placing and text opponents may counter it; so many of them have been asked. [S53] [R73] */
  | { readonly do: 'counter'; readonly casting: Casting; readonly asked: number }
  /** The attempt is rolled and its text carried out: the cards go away, that of the counterspell too or NONE. [S58] [S59a] */
  | {
      readonly do: 'counterAway';
      readonly casting: Casting;
      readonly by: number;
      readonly card: number;
      readonly worked: boolean;
    }
  /** Step 3, step 4. [S19c] [S19d] */
  | { readonly do: 'text' | 'cardAway'; readonly casting: Casting }
  /** Step 5: any face-up card but this one. [S19e] */
  | { readonly do: 'bookmark'; readonly book: number; readonly not: number }
  /** The cost is paid: which card is it to be? [S31] [S32] */
  | { readonly do: 'browse'; readonly book: number; readonly bars: number }
  /** One-bar browses of the end phase. [S34] */
  | { readonly do: 'browseFree' }
  /** After the die of Nature's Fury the rest of the action is chosen. [R86] */
  | {
      readonly do: 'furyUse';
      readonly figure: number;
      readonly use: FuryUse;
      readonly ability: string | null;
      readonly book: number;
    };
