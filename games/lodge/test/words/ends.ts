import type { Phrase, Seat } from '@conjure/engine';
import { matchOf } from '@conjure/engine/testing/playing';
import { newTally } from '../../account/count.ts';
import { why } from '../../account/why.ts';
import { ROSE } from '../../board.ts';
import { lodge } from '../../game.ts';
import { copyState, type Source } from '../../state.ts';

interface End {
  readonly power: readonly [number, number];
  readonly rose: number;
  /** By seat: quests solved, Trophies of the other, tokens of rooms. */
  readonly solved?: readonly [number, number];
  readonly trophies?: readonly [number, number];
  readonly tokens?: readonly [number, number];
  /** Where all that the Rose has came from. */
  readonly source?: Source;
}

/** What is said of a match of two that is over, as if it had come to this. */
function whyOf({ power, rose, solved = [0, 0], trophies = [0, 0], tokens = [0, 0], source = 'events' }: End): Phrase {
  const state = copyState(matchOf(lodge, { seats: 2 }).table.state);
  state.phase = 'over';
  state.crown = 0;
  state.power[ROSE] = rose;
  for (const seat of [0, 1] satisfies Seat[]) {
    state.mage[seat] = seat;
    state.power[seat] = power[seat];
    state.solved[seat] = Array.from({ length: solved[seat] }, (_, i) => i);
    state.trophies[seat * 2 + 1 - seat] = trophies[seat];
    state.tokens[seat] = tokens[seat];
  }
  const tally = newTally([0, 1, ROSE]);
  tally.hear({ type: 'powerChanged', who: 'rose', change: rose, power: rose, why: source });
  return why({ state, content: lodge.content }, tally);
}

/** Every way in which a match can end. */
export const ENDS: ReadonlyMap<string, Phrase> = new Map([
  ['most Power', whyOf({ power: [43, 21], rose: 15, solved: [3, 1], trophies: [2, 0], tokens: [3, 0] })],
  ['with nothing to tell', whyOf({ power: [30, 21], rose: 15 })],
  ['equal, by quests', whyOf({ power: [30, 30], rose: 30, solved: [1, 2] })],
  ['equal, by Trophies', whyOf({ power: [30, 30], rose: 12, solved: [2, 2], trophies: [0, 1] })],
  ['equal, by the order', whyOf({ power: [30, 30], rose: 12 })],
  ...(['defeats', 'rooms', 'quests', 'effects', 'events', 'final'] as const).map((source): [string, Phrase] => [
    `the Rose, by ${source}`,
    whyOf({ power: [29, 12], rose: 31, source }),
  ]),
]);
