import { type Facts, must, type Phrase, type Refusal, refusal, type Seat } from '@conjure/engine';
import { HURT, KEEPER, WIDTH } from '../board.ts';
import { FACES } from '../data.ts';
import { type Position, settingOf, teamOf } from '../state.ts';
import { windowOwner } from './beats.ts';
import { type Command, type Stamped, stampOf } from './commands.ts';
import { cooldownLeft } from './live.ts';
import { facePhrase, familiarPhrase, heldPhrase, placePhrase, seatPhrase, symbolPhrase } from './phrases.ts';
import { diceOf, dieNumbered } from './pieces.ts';
import { placeNamed, placeOf, slotsOf } from './places.ts';
import { coloursOn } from './placing.ts';

/** Every reason to refuse a command, as programs are told it. */
export type Code =
  | 'ROUND_OVER'
  | 'ROUND_RUNNING'
  | 'PAUSED'
  | 'NOT_PAUSED'
  | 'AGREED'
  | 'NOT_STARTED'
  | 'MUST_ROLL'
  | 'NOT_YOUR_WINDOW'
  | 'NOT_IN_LIVE'
  | 'ROLL_USED'
  | 'COOLDOWN'
  | 'NO_DICE'
  | 'NO_SUCH_DIE'
  | 'DIE_HURT'
  | 'DIE_PLACED'
  | 'DIE_UNROLLED'
  | 'NOT_ACTIVE'
  | 'NO_SUCH_SLOT'
  | 'WRONG_SIDE'
  | 'WYRM_BLOCKS'
  | 'WYRM_AWAY'
  | 'SLOT_FULL'
  | 'STAR_SLOT'
  | 'NO_FAMILIAR'
  | 'ONE_PLACE'
  | 'TWO_COLOURS'
  | 'HEXED'
  | 'NO_MATCH'
  | 'NOTHING_THERE'
  | 'NOT_YOURS'
  | 'NO_LORE'
  | 'ALREADY_LEARNED'
  | 'BAD_SYMBOL'
  | 'NOT_ENOUGH_LORE';

/** The rule for a reason, with the particulars that make it plain. [B82] */
export function refusalFor(at: Position, seat: Seat, command: Stamped, code: Code): Refusal {
  const { state, content } = at;
  const where = { code, ...whereOf(at, command) };
  switch (code) {
    case 'ROUND_OVER':
      return refusal('B55', { code });
    case 'ROUND_RUNNING':
      return refusal('B57', { code });
    case 'PAUSED':
      return refusal('B64', { code }, 'stopped');
    case 'NOT_PAUSED':
      return refusal('B64', { code }, 'running');
    case 'AGREED':
      return refusal('B64', { code }, 'agreed');
    case 'NOT_STARTED':
      return refusal('B10', { code, seat: seatPhrase(at, KEEPER) });
    case 'MUST_ROLL':
      return refusal('B67', { code });
    case 'NOT_YOUR_WINDOW': {
      const plays = state.options.familiarAnytime && settingOf(at).familiars;
      return refusal('B70', { code, seat: seatPhrase(at, windowOwner(state)) }, plays ? 'familiar' : 'wait');
    }
    case 'NOT_IN_LIVE':
      return refusal('B69', { code });
    case 'ROLL_USED':
      return refusal('B68', { code });
    case 'COOLDOWN':
      return refusal('B62', { code, ms: cooldownLeft(at, seat, stampOf(command)) });
    case 'NO_DICE':
      return refusal('B11', { code }, 'none');
    case 'NO_SUCH_DIE':
      return refusal('B3', { code, dice: diceOf(at, seat) });
    case 'DIE_HURT':
      return refusal('B46', { code, die: dieMeant(at, seat, command, code) });
    case 'DIE_PLACED': {
      // A die in a slot may be neither rolled nor placed.
      const facts = { code, die: dieMeant(at, seat, command, code) };
      return command.do === 'roll' ? refusal('B11', facts, 'placed') : refusal('B12', facts, 'placed');
    }
    case 'DIE_UNROLLED':
      return refusal('B12', { code, die: dieMeant(at, seat, command, code) }, 'unrolled');
    case 'NOT_ACTIVE':
      return settingOf(at).familiars
        ? refusal('F14', { code, familiars: ownFamiliars(at, seat) }, 'away')
        : refusal('F14', { code }, 'none');
    case 'NO_SUCH_SLOT':
      return refusal('B13', where, 'none');
    case 'SLOT_FULL':
      return refusal('B13', where, 'taken');
    case 'WRONG_SIDE':
      return refusal('B14', where);
    case 'WYRM_BLOCKS':
      return refusal('B38', where);
    case 'WYRM_AWAY':
      return refusal('B40', where);
    case 'STAR_SLOT':
      return refusal('F17', where);
    case 'NO_FAMILIAR':
      return refusal('F9', where);
    case 'ONE_PLACE':
      return refusal('B15', { code, place: placePhrase(at, placeOf(at, seat)) });
    case 'TWO_COLOURS':
      return refusal('B16', { ...where, seats: owners(at, command) });
    case 'HEXED':
      return refusal('B44', { code, symbol: symbolPhrase(state.hexed[seat]) });
    case 'NO_MATCH': {
      const face = command.do === 'place' ? facePhrase(state.faces[dieNumbered(at, seat, command.die)]) : '';
      return refusal('B17', { ...where, face, symbol: slotPhrase(at, command) });
    }
    case 'NOTHING_THERE':
      return command.do === 'recover' ? refusal('B21', where, 'empty') : refusal('B21', { code }, 'none');
    case 'NOT_YOURS':
      return refusal('R16', { code, piece: pieceMeant(at, command) });
    case 'NO_LORE':
      return refusal('B51', { code }, settingOf(at).lore ? 'sorcerer' : 'none');
    case 'ALREADY_LEARNED':
      return refusal('B52', { code }, 'again');
    case 'BAD_SYMBOL':
      return refusal('B52', { code, symbol: symbolMeant(command) }, 'own');
    case 'NOT_ENOUGH_LORE': {
      const { cost } = content.data.setup.lore;
      return refusal('B52', { code, symbol: symbolMeant(command), lore: state.lore, cost }, 'dear');
    }
  }
}

type Aimed = Command & { readonly loc: string; readonly slot: number };
type Doing<D extends Command['do']> = Command & { readonly do: D };

const isAimed = (command: Command): command is Aimed => 'loc' in command;

/** A command that alone can be refused for this reason. */
function doing<D extends Command['do']>(command: Command, what: D): Doing<D> {
  if (command.do !== what) throw new Error(`${command.do} is refused for what only ${what} does`);
  return command as Doing<D>;
}

function aimed(command: Command): Aimed {
  if (!isAimed(command)) throw new Error(`${command.do} is refused for a slot, and names none`);
  return command;
}

const symbolMeant = (command: Command): Phrase => symbolPhrase(FACES.indexOf(doing(command, 'learn').symbol));

const whereOf = (at: Position, command: Command): Facts =>
  isAimed(command) ? { place: placePhrase(at, placeNamed(at, command.loc), command.loc), slot: command.slot } : {};

function slotPhrase(at: Position, command: Command): Phrase {
  const { loc, slot } = aimed(command);
  return symbolPhrase(must(slotsOf(at, placeNamed(at, loc))[slot - 1], 'the slot', slot));
}

function pieceMeant(at: Position, command: Command): Phrase {
  const { loc, slot } = aimed(command);
  return heldPhrase(at, at.state.slots[placeNamed(at, loc) * WIDTH + slot - 1]);
}

/** The first die of the command that is in the way. */
function dieMeant(at: Position, seat: Seat, command: Command, code: Code): number {
  if (command.do === 'place') return command.die;
  const lies = (number: number) => at.state.lies[dieNumbered(at, seat, number)];
  const isInTheWay = (number: number) => (code === 'DIE_HURT' ? lies(number) === HURT : lies(number) >= 0);
  return must(doing(command, 'roll').dice.find(isInTheWay), 'a die that is in the way');
}

function ownFamiliars(at: Position, seat: Seat): Phrase[] {
  const { content } = at;
  return teamOf(at).familiars.slice(content.firstFamiliar[seat], content.lastPiece[seat]).map(familiarPhrase);
}

/** Whose colours lie there. */
function owners(at: Position, command: Command): Phrase[] {
  const colours = coloursOn(at, placeNamed(at, aimed(command).loc));
  return teamOf(at).ids.flatMap((_, seat) => (colours & (1 << seat) ? [seatPhrase(at, seat)] : []));
}
