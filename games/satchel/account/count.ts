import { type Account, countedLines, noughts, phrase, type Sum, type SumLine } from '@conjure/engine';
import { HEROES, SORCERER } from '../board.ts';
import type { SatchelEvent } from '../events.ts';
import { sideOf } from '../rules/rounds.ts';
import type { Position } from '../state.ts';

/** What is counted, of the heroes and of the sorcerer, as the match is told. */
export interface Tally {
  /** Rounds won before the match began, where a scenario says so; then round by round. */
  readonly before: readonly number[];
  readonly rounds: readonly SumLine[];
  readonly completed: readonly number[];
  readonly rolled: readonly number[];
  readonly laid: readonly number[];
  readonly woken: readonly number[];
  readonly played: readonly number[];
  /** Dice and familiars that were swept off, by whose they are. */
  readonly swept: readonly number[];
  readonly wyrm: readonly number[];
}

const won = (side: number): number[] => [HEROES, SORCERER].map((each) => (each === side ? 1 : 0));

/** `begin`: the rounds won when all that is told before the first question has been heard. */
export function newTally(): Tally & { hear(event: SatchelEvent): void; begin(won: readonly number[]): void } {
  const none = () => noughts(2);
  const before = none();
  const rounds: SumLine[] = [];
  const [completed, rolled, laid, woken, played, swept, wyrm] = [
    none(),
    none(),
    none(),
    none(),
    none(),
    none(),
    none(),
  ];
  return {
    ...{ before, rounds, completed, rolled, laid, woken, played, swept, wyrm },
    begin(now) {
      for (const side of [HEROES, SORCERER])
        before[side] = now[side] - rounds.reduce((sum, { of }) => sum + (of[side] ?? 0), 0);
    },
    hear(event) {
      switch (event.type) {
        case 'rolled':
          rolled[sideOf(event.by)] += event.numbers.length;
          return;
        case 'placed':
          laid[sideOf(event.by)]++;
          return;
        case 'completed':
          if (event.card !== null) completed[sideOf(event.by)]++;
          return;
        case 'activated':
          woken[sideOf(event.by)]++;
          return;
        case 'familiarPlayed':
          played[sideOf(event.by)]++;
          return;
        case 'swept':
          for (const { by } of event.pieces) swept[sideOf(by)]++;
          return;
        case 'wyrmMoved':
          wyrm[event.to > event.from ? SORCERER : HEROES]++;
          return;
        case 'roundWon': {
          const { round, beats, ms } = event;
          const said = phrase('count.round', { n: round, live: String(ms > 0), beats, seconds: Math.round(ms / 1000) });
          rounds.push({ said, of: won(event.side === 'heroes' ? HEROES : SORCERER) });
          return;
        }
        default:
      }
    },
  };
}

/** Round by round. [B53] [B56] */
export function sumOf({ state }: Position, { before, rounds }: Tally): Sum {
  return {
    lines: [...countedLines([{ said: phrase('count.before'), of: before }]), ...rounds],
    total: { said: phrase('count.rounds'), of: [HEROES, SORCERER].map((side) => state.won[side]) },
  };
}

/** Cards, dice, familiars, and what was swept away. */
export function besideOf({ completed, rolled, laid, woken, played, swept, wyrm }: Tally): Account['beside'] {
  return countedLines([
    { said: phrase('count.completed'), of: completed },
    { said: phrase('count.rolled'), of: rolled },
    { said: phrase('count.laid'), of: laid },
    { said: phrase('count.woken'), of: woken },
    { said: phrase('count.played'), of: played },
    { said: phrase('count.swept'), of: swept },
    { said: phrase('count.wyrm'), of: wyrm },
  ]);
}
