import {
  alone,
  askFirst,
  type Facts,
  once,
  phrase,
  type Question,
  type Refusal,
  type Script,
  type Seat,
  type Step,
} from '@conjure/engine';
import { HEROES, KEEPER, SORCERER } from '../board.ts';
import type { Team } from '../content.ts';
import { type Position, type SatchelTable, settingOf, teamOf } from '../state.ts';
import { windowOwner } from './beats.ts';
import { carryOut } from './carry-out.ts';
import { beatShape, type Command, liveShape, type Stamped } from './commands.ts';
import { aboutRoll } from './fitting.ts';
import { refuse } from './judging.ts';
import { cooldownLeft, isPaused, notAgreed } from './live.ts';
import { personPhrase } from './phrases.ts';
import { readyFamiliar } from './pieces.ts';
import { asListed, familiarPlays, listCommands, listRolls, samplePlay, windowPlays } from './plays.ts';
import { gameIsWon, isLive, sideName } from './rounds.ts';
import { announceRound } from './setup.ts';

/** The next step from a rest: one command, and what follows from it. */
export function step(t: SatchelTable): Step | null {
  const { state } = t;
  if (state.phase === 'setup') {
    announceRound(t);
    return 'rest';
  }
  if (state.phase === 'over') return gameIsWon(t) ? null : askThenCarryOut(t, betweenRounds(t));
  if (!isLive(state)) return askThenCarryOut(t, window(t));
  return askThenCarryOut(t, isPaused(state) ? paused(t) : live(t));
}

function* askThenCarryOut(t: SatchelTable, question: Question<Stamped>): Script {
  const { seat, answer } = yield* askFirst(question);
  carryOut(t, seat, answer);
}

/** What the prompts need, made once for each team: whose window it is, and whether its roll is still to come. */
const promptsOf = once((team: Team) =>
  team.ids.map((id): Record<'start' | 'roll' | 'rolled', Facts> => {
    const facts = (roll: string): Facts => ({ seat: personPhrase(id), roll });
    return { start: facts('start'), roll: facts('unused'), rolled: facts('used') };
  }),
);

/** Everybody may say anything at any time, and hears why not. [B60] [B82] */
export function unasked(at: Position, seat: Seat, answer: unknown): Refusal | null {
  const { state, content } = at;
  const shape = isLive(state) ? liveShape(content, state.now) : beatShape(content);
  return shape.check(answer, 'answer') === null ? refuse(at, seat, answer as Stamped) : null;
}

/** The owner of the window, and with him whoever has a familiar to play. [B66] [B68] [R9] [R24] */
function window(t: SatchelTable): Question<Stamped> {
  const { state } = t;
  const owner = windowOwner(state);
  const prompts = promptsOf(teamOf(t))[owner];
  return {
    kind: 'window',
    rule: 'B68',
    seats: withInterrupters(t, owner),
    how: 'first',
    facts: state.phase === 'waiting' ? prompts.start : state.rolled ? prompts.rolled : prompts.roll,
    data: () => ({ window: owner, beat: state.beat }),
    shape: beatShape(t.content),
    candidates: (seat) => playsIn(t, owner, seat),
    allLegal: true,
    normal: (command) => asListed(t, command),
    sample: (dice, seat) => samplePlay(playsIn(t, owner, seat), dice),
    about: (command, seat) => aboutRoll(t, command, seat),
    refuse: (command, seat) => refuse(t, seat, command),
  };
}

const playsIn = (at: Position, owner: Seat, seat: Seat): Command[] =>
  seat === owner ? windowPlays(at, seat) : familiarPlays(at, seat);

function withInterrupters(at: Position, owner: Seat): readonly Seat[] {
  const { state } = at;
  if (!state.options.familiarAnytime || state.phase !== 'running') return alone(owner);
  let seats: Seat[] | null = null;
  for (let seat = 0; seat <= settingOf(at).heroes; seat++) {
    if (seat === owner || readyFamiliar(at, seat) < 0 || familiarPlays(at, seat).length === 0) continue;
    seats ??= [owner];
    seats.push(seat);
  }
  return seats ?? alone(owner);
}

/** Everybody at once; until the round begins, the sorcerer. [B63] */
function live(t: SatchelTable): Question<Stamped> {
  const { state } = t;
  return {
    kind: 'live',
    rule: 'B63',
    seats: state.phase === 'waiting' ? alone(KEEPER) : inTurn(t),
    how: 'first',
    facts: { state: state.phase, seat: personPhrase(teamOf(t).ids[KEEPER]) },
    clock: state.now,
    aside: state.phase === 'running' ? [{ do: 'pause', at: state.now }] : [],
    shape: liveShape(t.content, state.now),
    candidates: (seat) => livePlays(t, seat),
    allLegal: true,
    normal: (command) => asListed(t, command),
    sample: (dice, seat) => samplePlay(livePlays(t, seat), dice),
    about: (command, seat) => aboutRoll(t, command, seat),
    refuse: (command, seat) => refuse(t, seat, command),
  };
}

/** All seats, whoever spoke last at the end. */
function inTurn(at: Position): Seat[] {
  const seats = settingOf(at).heroes + 1;
  return Array.from({ length: seats }, (_, i) => (at.state.spoke + 1 + i) % seats);
}

/** Deeds at once, rolls as soon as the seat may roll again. Pausing is the table's business and stands aside. */
function livePlays(at: Position, seat: Seat): Stamped[] {
  const { state } = at;
  const commands: Command[] = [];
  const rolls: Command[] = [];
  if (state.phase === 'running') listCommands(at, seat, commands);
  listRolls(at, seat, rolls);
  const { now } = state;
  const later = now + cooldownLeft(at, seat, now);
  return [
    ...commands.map((command): Stamped => ({ ...command, at: now })),
    ...rolls.map((command): Stamped => ({ ...command, at: later })),
  ];
}

/** The round stands still until everybody has agreed to go on. [B64] */
function paused(t: SatchelTable): Question<Stamped> {
  const { state } = t;
  return {
    kind: 'paused',
    rule: 'B64',
    seats: notAgreed(t),
    data: () => ({ missing: notAgreed(t) }),
    how: 'first',
    clock: state.now,
    standsStill: true,
    shape: liveShape(t.content, state.now),
    candidates: () => [{ do: 'resume', at: state.now }],
    allLegal: true,
    refuse: (command, seat) => refuse(t, seat, command),
  };
}

const NEXT: Stamped = { do: 'nextRound' };

/** Whoever is ready first opens the next round. [B57] */
function betweenRounds(t: SatchelTable): Question<Stamped> {
  const { state } = t;
  const side = phrase(`side.${sideName(state.winner)}`);
  return {
    kind: 'round',
    rule: 'B57',
    seats: inTurn(t),
    how: 'first',
    facts: { round: state.round, side, heroes: state.won[HEROES], sorcerer: state.won[SORCERER] },
    data: () => ({ winner: sideName(state.winner) }),
    leisurely: true,
    shape: isLive(state) ? liveShape(t.content, state.now) : beatShape(t.content),
    candidates: () => [NEXT],
    allLegal: true,
    // The clock begins anew: its time says nothing.
    normal: () => NEXT,
    refuse: (command, seat) => refuse(t, seat, command),
  };
}
