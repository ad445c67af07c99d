import type { Result } from '@conjure/engine';
import { HEROES, KEEPER, SORCERER } from '../board.ts';
import type { Side } from '../events.ts';
import { type Cause, type Position, type SatchelTable, type State, settingOf } from '../state.ts';
import { gameTime } from './live.ts';
import { tallyOf } from './tally.ts';

export const sideName = (side: number): Side => (side === HEROES ? 'heroes' : 'sorcerer');

/** Trainings are one round. [B56] */
export const roundsToWin = (at: Position): number =>
  settingOf(at).training ? at.content.data.setup.rounds.trainings : at.state.options.roundsToWin;

/** The first command that fulfils the condition decides the round; nothing after it counts. [B55] */
export function winRound(t: SatchelTable, side: number, cause: Cause): void {
  const { state } = t;
  state.phase = 'over';
  state.winner = side;
  state.cause = cause;
  state.won[side]++;
  if (t.silent) return;
  const live = state.options.clock === 'live';
  const tally = tallyOf(state);
  const beats = live ? 0 : state.beat;
  const ms = live ? gameTime(state, state.now) - state.startedAt : 0;
  t.tell({ type: 'roundWon', side: sideName(side), cause, round: state.round, won: [...state.won], beats, ms, tally });
  if (gameIsWon(t)) t.tell({ type: 'gameWon', side: sideName(side), won: [...state.won] });
}

export const gameIsWon = (at: Position): boolean =>
  at.state.phase === 'over' && at.state.won[at.state.winner] >= roundsToWin(at);

/** The side with the smaller share of its deck left; equal shares: the heroes. [B81] */
export function dawn(t: SatchelTable): void {
  const { ordeals, spells, began } = t.state;
  const sorcererAhead = spells.length * began[HEROES] < ordeals.length * began[SORCERER];
  winRound(t, sorcererAhead ? SORCERER : HEROES, 'dawn');
}

/** The heroes win or lose together. [B1] */
export function result(at: Position): Result | null {
  const { state } = at;
  if (!gameIsWon(at)) return null;
  const won = (seat: number) => sideOf(seat) === state.winner;
  const seats = Array.from({ length: settingOf(at).heroes + 1 }, (_, seat) => seat);
  return {
    winners: seats.filter(won),
    scores: seats.map((seat) => state.won[sideOf(seat)]),
    reason: state.cause ?? 'deck',
    fates: seats.map((seat) => (won(seat) ? 'won' : 'lost')),
  };
}

export const sideOf = (seat: number): number => (seat === KEEPER ? SORCERER : HEROES);

/** Whether the match is played by the live clock. [B58] */
export const isLive = ({ options }: State): boolean => options.clock === 'live';
