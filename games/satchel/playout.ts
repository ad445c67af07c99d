import { type OwnBot, type Question, SECOND, type Seat } from '@conjure/engine';
import { isLive } from './rules/rounds.ts';
import type { Position } from './state.ts';
import { type SatchelView, view } from './view.ts';

/** What the best of the game's own players answers; nothing where it lets the owner of the window go on. */
export const playoutBy =
  ({ answer }: OwnBot<SatchelView>, level: string) =>
  (at: Position, seat: Seat, _question: Question, dice: Parameters<typeof answer>[3]): unknown =>
    answer(view(at, seat), seat, level, dice);

/** Nobody looks beyond the end of a round: none has so many beats, or lasts so many seconds. */
const ROUND = 100_000;

/** A beat is a turn, for everybody has a window in it; where all act at once, a second. [B59] [B66] */
export const turnsBegun = ({ state }: Position): number =>
  ROUND * state.round + (isLive(state) ? Math.floor(state.now / SECOND) : state.beat);
