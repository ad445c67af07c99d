import type { Refusal, Seat } from '@conjure/engine';
import { EMPTY, HURT, KEEPER, OFF } from '../board.ts';
import type { Position } from '../state.ts';
import { windowOwner } from './beats.ts';
import { type Stamped, stampOf } from './commands.ts';
import { judgeLearning } from './learning.ts';
import { cooldownLeft, hasAgreed, isPaused, itDawns } from './live.ts';
import { diceOf, dieNumbered, readyFamiliar } from './pieces.ts';
import { pieceAt, placeNamed, placeOf, slotsOf } from './places.ts';
import { judgeDie, judgeSlot } from './placing.ts';
import { type Code, refusalFor } from './refusals.ts';

/** Why a command is not allowed: the first check that fails names the reason. Nothing is changed. [B60] [B61] [R25] */
export function refuse(at: Position, seat: Seat, command: Stamped): Refusal | null {
  const code = judge(at, seat, command);
  return code === null ? null : refusalFor(at, seat, command, code);
}

function judge(at: Position, seat: Seat, command: Stamped): Code | null {
  const { state } = at;
  const { phase } = state;
  if (command.do === 'nextRound') return phase === 'over' ? null : 'ROUND_RUNNING'; // [B57]
  if (phase === 'over') return 'ROUND_OVER';
  const live = state.options.clock === 'live';
  if (live) {
    if (isPaused(state)) return command.do !== 'resume' ? 'PAUSED' : hasAgreed(state, seat) ? 'AGREED' : null; // [B64]
    if (command.do === 'resume') return 'NOT_PAUSED';
  }
  if (phase !== 'running' && (seat !== KEEPER || command.do !== 'roll'))
    return seat === KEEPER && command.do === 'pass' && !live ? 'MUST_ROLL' : 'NOT_STARTED'; // [B10] [B67]
  if (live && command.do === 'pause') return null; // [B64]
  // It is not applied, whatever it says: it only tells that the time has come. [B81]
  if (live && itDawns(at, stampOf(command))) return null;
  return (live ? judgeLive(at, seat, command) : judgeWindow(at, seat, command)) ?? judgeCommand(at, seat, command);
}

/** No turns; only rolling has its time. [B62] [B63] */
function judgeLive(at: Position, seat: Seat, command: Stamped): Code | null {
  if (command.do === 'pass') return 'NOT_IN_LIVE';
  return command.do === 'roll' && cooldownLeft(at, seat, stampOf(command)) > 0 ? 'COOLDOWN' : null;
}

/** One roll in one's own window; outside it only an active familiar may be played. [B68] [B70] [F8] [R9] */
function judgeWindow({ state }: Position, seat: Seat, command: Stamped): Code | null {
  if (seat !== windowOwner(state) && !(command.do === 'familiar' && state.options.familiarAnytime))
    return 'NOT_YOUR_WINDOW';
  return command.do === 'roll' && state.rolled ? 'ROLL_USED' : null;
}

function judgeCommand(at: Position, seat: Seat, command: Stamped): Code | null {
  switch (command.do) {
    case 'roll':
      return judgeRoll(at, seat, command.dice);
    case 'place':
      return (
        judgeDie(at, seat, command.die) ??
        judgeSlot(at, seat, dieNumbered(at, seat, command.die), placeNamed(at, command.loc), command.slot - 1)
      );
    case 'familiar': {
      const familiar = readyFamiliar(at, seat);
      if (familiar < 0) return 'NOT_ACTIVE'; // [F14]
      return judgeSlot(at, seat, familiar, placeNamed(at, command.loc), command.slot - 1);
    }
    case 'recover':
      return judgeRecover(at, seat, command.loc, command.slot - 1);
    case 'recoverAll':
      return placeOf(at, seat) === OFF ? 'NOTHING_THERE' : null;
    case 'learn':
      return judgeLearning(at, seat, command.symbol);
    default:
      return null;
  }
}

/** Any of one's own dice that are neither placed nor hurt, one at the least. [B11] */
function judgeRoll(at: Position, seat: Seat, dice: readonly number[]): Code | null {
  if (dice.length === 0) return 'NO_DICE';
  const { lies } = at.state;
  const own = diceOf(at, seat);
  if (dice.some((number) => number > own)) return 'NO_SUCH_DIE';
  if (dice.some((number) => lies[dieNumbered(at, seat, number)] === HURT)) return 'DIE_HURT';
  return dice.some((number) => lies[dieNumbered(at, seat, number)] !== OFF) ? 'DIE_PLACED' : null;
}

/** One's own pieces only. [B21] [R15] [R16] */
function judgeRecover(at: Position, seat: Seat, loc: string, slot: number): Code | null {
  const place = placeNamed(at, loc);
  if (place < 0 || slot >= slotsOf(at, place).length) return 'NO_SUCH_SLOT';
  const piece = pieceAt(at, place, slot);
  if (piece === EMPTY) return 'NOTHING_THERE';
  return at.content.ownerOf[piece] === seat ? null : 'NOT_YOURS';
}
