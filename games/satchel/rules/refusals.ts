import { type Facts, type Phrase, type Refusal, refusal, type Seat } from '@conjure/engine';
import { EMPTY, KEEPER, WIDTH } from '../board.ts';
import { FACES } from '../data.ts';
import { type Position, settingOf, teamOf } from '../state.ts';
import { windowOwner } from './beats.ts';
import type { Command, Stamped } from './commands.ts';
import { cooldownLeft } from './live.ts';
import { facePhrase, familiarPhrase, heldPhrase, placePhrase, seatPhrase, symbolPhrase } from './phrases.ts';
import { diceOf, dieNumbered } from './pieces.ts';
import { placeNamed, placeOf, slotsOf } from './places.ts';
import { coloursOn } from './placing.ts';

/** Every reason to refuse a command, and the rule that it cites. [B82] */
const RULES = {
  ROUND_OVER: 'B55',
  ROUND_RUNNING: 'B57',
  PAUSED: 'B64',
  NOT_PAUSED: 'B64',
  AGREED: 'B64',
  NOT_STARTED: 'B10',
  MUST_ROLL: 'B67',
  NOT_YOUR_WINDOW: 'B70',
  NOT_IN_LIVE: 'B69',
  ROLL_USED: 'B68',
  COOLDOWN: 'B62',
  NO_DICE: 'B11',
  NO_SUCH_DIE: 'B3',
  DIE_HURT: 'B46',
  DIE_PLACED: 'B12',
  DIE_UNROLLED: 'B12',
  NOT_ACTIVE: 'F14',
  NO_SUCH_SLOT: 'B13',
  WRONG_SIDE: 'B14',
  WYRM_BLOCKS: 'B38',
  WYRM_AWAY: 'B40',
  SLOT_FULL: 'B13',
  STAR_SLOT: 'F17',
  NO_FAMILIAR: 'F9',
  ONE_PLACE: 'B15',
  TWO_COLOURS: 'B16',
  HEXED: 'B44',
  NO_MATCH: 'B17',
  NOTHING_THERE: 'B21',
  NOT_YOURS: 'R16',
  NO_LORE: 'B51',
  ALREADY_LEARNED: 'B52',
  BAD_SYMBOL: 'B52',
  NOT_ENOUGH_LORE: 'B52',
} as const;

export type Code = keyof typeof RULES;

/** The rule for a reason, with the particulars that make it plain. A die in a slot may be neither rolled nor placed. */
export function refusalFor(at: Position, seat: Seat, command: Stamped, code: Code): Refusal {
  const rule = code === 'DIE_PLACED' && command.do === 'roll' ? 'B11' : RULES[code];
  return refusal(rule, { code, ...factsFor(at, seat, command, code) });
}

function factsFor(at: Position, seat: Seat, command: Stamped, code: Code): Facts {
  const { state, content } = at;
  switch (code) {
    case 'NOT_STARTED':
      return { seat: seatPhrase(at, 0) };
    case 'NOT_YOUR_WINDOW':
      return { seat: seatPhrase(at, windowOwner(state)), anytime: state.options.familiarAnytime };
    case 'COOLDOWN':
      return { ms: cooldownLeft(at, seat, command.at ?? 0) };
    case 'NO_SUCH_DIE':
      return { dice: diceOf(at, seat) };
    case 'DIE_HURT':
    case 'DIE_PLACED':
    case 'DIE_UNROLLED':
      return { die: dieMeant(at, seat, command, code) };
    case 'NOT_ACTIVE':
      return {
        familiars: settingOf(at).familiars ? ownFamiliars(at, seat) : [],
      };
    case 'ONE_PLACE':
      return { place: placePhrase(at, placeOf(at, seat)) };
    case 'TWO_COLOURS':
      return { ...whereOf(at, command), seats: owners(at, command) };
    case 'NO_MATCH':
      return {
        ...whereOf(at, command),
        face: command.do === 'place' ? facePhrase(state.faces[dieNumbered(at, seat, command.die)]) : '',
        symbol: slotPhrase(at, command),
      };
    case 'HEXED':
      return { symbol: symbolPhrase(state.hexed[seat]) };
    case 'NOT_YOURS':
      return { piece: pieceMeant(at, command) };
    case 'NO_SUCH_SLOT':
    case 'SLOT_FULL':
    case 'WRONG_SIDE':
    case 'WYRM_BLOCKS':
    case 'STAR_SLOT':
    case 'NO_FAMILIAR':
      return whereOf(at, command);
    case 'NO_LORE':
      return { keeper: seat === KEEPER };
    case 'NOTHING_THERE':
      return command.do === 'recover' ? whereOf(at, command) : {};
    case 'BAD_SYMBOL':
    case 'NOT_ENOUGH_LORE':
      return {
        symbol: symbolPhrase(command.do === 'learn' ? FACES.indexOf(command.symbol) : 0),
        lore: state.lore,
        cost: content.data.setup.lore.cost,
      };
    default:
      return {};
  }
}

const isAimed = (command: Command) =>
  command.do === 'place' || command.do === 'familiar' || command.do === 'recover' ? command : null;

function whereOf(at: Position, command: Command): Facts {
  const aimed = isAimed(command);
  return aimed ? { place: placePhrase(at, placeNamed(at, aimed.loc), aimed.loc), slot: aimed.slot } : {};
}

function slotPhrase(at: Position, command: Command): Phrase {
  const aimed = isAimed(command);
  const slots = aimed ? slotsOf(at, placeNamed(at, aimed.loc)) : [];
  return symbolPhrase(slots[(aimed?.slot ?? 1) - 1] ?? 0);
}

function pieceMeant(at: Position, command: Command): Phrase {
  const aimed = isAimed(command);
  const piece = aimed ? at.state.slots[placeNamed(at, aimed.loc) * WIDTH + aimed.slot - 1] : EMPTY;
  return heldPhrase(at, piece);
}

/** The first die of the command that is in the way. */
function dieMeant(at: Position, seat: Seat, command: Command, code: Code): number {
  if (command.do === 'place') return command.die;
  if (command.do !== 'roll') return 0;
  const lies = (number: number) => at.state.lies[dieNumbered(at, seat, number)];
  return command.dice.find((number) => (code === 'DIE_HURT' ? lies(number) < -1 : lies(number) >= 0)) ?? 0;
}

function ownFamiliars(at: Position, seat: Seat): Phrase[] {
  const { content } = at;
  return teamOf(at).familiars.slice(content.firstFamiliar[seat], content.lastPiece[seat]).map(familiarPhrase);
}

/** Whose colours lie there. */
function owners(at: Position, command: Command): Phrase[] {
  const aimed = isAimed(command);
  const colours = aimed ? coloursOn(at, placeNamed(at, aimed.loc)) : 0;
  return teamOf(at).ids.flatMap((_, seat) => (colours & (1 << seat) ? [seatPhrase(at, seat)] : []));
}
