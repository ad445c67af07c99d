import { type Dice, once, type Seat } from '@conjure/engine';
import { EMPTY, isHeroCard, isRow, KEEPER, OFF, type Place, UNROLLED, WIDTH } from '../board.ts';
import type { Card, Team } from '../content.ts';
import { SYMBOLS } from '../data.ts';
import { type Position, settingOf, teamOf } from '../state.ts';
import { aimsOf, aimThatCounts } from './aims.ts';
import type { Command } from './commands.ts';
import { judgeLearning } from './learning.ts';
import { wildOf } from './matching.ts';
import { isLoose, readyFamiliar } from './pieces.ts';
import { emptySlots, pieceAt, placeNamed, placeOf, placesOf, slotsOf } from './places.ts';
import { judgeFit, judgePlace } from './placing.ts';

/** Answers that are offered often, made once for each team and shared. */
interface Sayings {
  place(die: number, place: Place, slot: number): Command;
  familiar(place: Place, slot: number): Command;
  recover(place: Place, slot: number): Command;
}

const sayingsOf = once((team: Team): Sayings => {
  const keep = (make: (i: number, place: Place, slot: number) => Command) => {
    const made: Command[] = [];
    return (i: number, place: Place, slot: number): Command => {
      const index = (i * team.places.length + place) * WIDTH + slot;
      made[index] ??= make(i, place, slot);
      return made[index];
    };
  };
  const loc = (place: Place) => team.places[place];
  const place = keep((die, where, slot) => ({ do: 'place', die, loc: loc(where), slot: slot + 1 }));
  const familiar = keep((_, where, slot) => ({ do: 'familiar', loc: loc(where), slot: slot + 1 }));
  const recover = keep((_, where, slot) => ({ do: 'recover', loc: loc(where), slot: slot + 1 }));
  return { place, familiar: (w, s) => familiar(0, w, s), recover: (w, s) => recover(0, w, s) };
});

const PASS: Command = { do: 'pass' };
const RECOVER_ALL: Command = { do: 'recoverAll' };
const LEARN: readonly Command[] = SYMBOLS.map((symbol) => ({ do: 'learn', symbol }));

/** By the bits of the dice that are rolled: every set of six dice at the most. */
const ROLLS: readonly Command[] = Array.from({ length: 64 }, (_, bits) => ({
  do: 'roll',
  dice: [1, 2, 3, 4, 5, 6].filter((number) => bits & (1 << (number - 1))),
}));

/** Every set of the seat's loose dice. [B11] */
export function listRolls(at: Position, seat: Seat, list: Command[]): void {
  const { firstDie, firstFamiliar } = at.content;
  let loose = 0;
  for (let die = firstDie[seat]; die < firstFamiliar[seat]; die++)
    if (isLoose(at, die)) loose |= 1 << (die - firstDie[seat]);
  for (let bits = loose; bits > 0; bits = (bits - 1) & loose) list.push(ROLLS[bits]);
}

/** What a seat has to place: its loose dice, if they may be placed now, and a familiar, or −1. */
interface PlayableHand {
  readonly seat: Seat;
  readonly dice: boolean;
  readonly familiar: number;
  readonly wild: number;
}

/** Every placement of a die or of a familiar that is not refused; a completing one once for each aim. */
function listPlacements(at: Position, seat: Seat, list: Command[], dice: boolean): void {
  const familiar = readyFamiliar(at, seat);
  if (!dice && familiar < 0) return;
  const hand: PlayableHand = { seat, dice, familiar, wild: wildOf(at, seat) };
  const own = placeOf(at, seat);
  if (own !== OFF) listPlacementsOn(at, own, hand, list);
  else for (const place of placesOf(at, seat)) listPlacementsOn(at, place, hand, list);
}

function listPlacementsOn(
  at: Position,
  place: Place,
  { seat, dice, familiar, wild }: PlayableHand,
  list: Command[],
): void {
  const symbols = slotsOf(at, place);
  if (symbols.length === 0 || judgePlace(at, seat, place) !== null) return;
  const { content, state } = at;
  const say = sayingsOf(teamOf(at));
  for (let slot = 0; slot < symbols.length; slot++) {
    if (pieceAt(at, place, slot) !== EMPTY) continue;
    const fits = (piece: number) => judgeFit(at, seat, piece, symbols[slot], wild) === null;
    if (dice)
      for (let die = content.firstDie[seat]; die < content.firstFamiliar[seat]; die++)
        if (state.lies[die] === OFF && state.faces[die] !== UNROLLED && fits(die))
          aimed(at, place, say.place(die - content.firstDie[seat] + 1, place, slot), list);
    if (familiar >= 0 && fits(familiar)) aimed(at, place, say.familiar(place, slot), list);
  }
}

/** The spell that wants an aim when the last slot here is filled. */
function aimedBy(at: Position, place: Place): Card | null {
  const card = isRow(place) && !isHeroCard(place) ? at.content.cards[at.state.row[place]] : null;
  return card?.aim && emptySlots(at, place) === 1 ? card : null;
}

/** The command as it is, or once for each legal aim where it completes a spell that needs one. */
function aimed(at: Position, place: Place, command: Command, list: Command[]): void {
  const card = aimedBy(at, place);
  const aims = card ? aimsOf(at, card) : [];
  if (aims.length === 0) list.push(command);
  else if (command.do === 'place' || command.do === 'familiar') for (const aim of aims) list.push({ ...command, aim });
}

/** A legal command as it is listed: with the aim that counts, where one does. [B28] */
export function asListed(at: Position, command: Command): Command {
  if (command.do !== 'place' && command.do !== 'familiar') return command;
  const { aim, ...aimless } = command;
  const card = aimedBy(at, placeNamed(at, command.loc));
  const counts = card ? aimThatCounts(at, card, aim) : undefined;
  return counts === undefined ? aimless : { ...aimless, aim: counts };
}

/** Own pieces, one by one or all. [B21] */
function listRecoveries(at: Position, seat: Seat, list: Command[]): void {
  const place = placeOf(at, seat);
  if (place === OFF) return;
  const say = sayingsOf(teamOf(at));
  for (let slot = 0; slot < WIDTH; slot++) {
    const piece = pieceAt(at, place, slot);
    if (piece !== EMPTY && at.content.ownerOf[piece] === seat) list.push(say.recover(place, slot));
  }
  list.push(RECOVER_ALL);
}

function listLearning(at: Position, seat: Seat, list: Command[]): void {
  if (!settingOf(at).lore || seat === KEEPER || at.state.lore < at.content.data.setup.lore.cost) return;
  for (const [symbol, command] of LEARN.entries())
    if (judgeLearning(at, seat, SYMBOLS[symbol]) === null) list.push(command);
}

/** All that a seat may do but roll and pass. */
export function listCommands(at: Position, seat: Seat, list: Command[]): void {
  listPlacements(at, seat, list, true);
  listRecoveries(at, seat, list);
  listLearning(at, seat, list);
}

/** Everything that the owner of the window may do. */
export function windowPlays(at: Position, seat: Seat): Command[] {
  const { state } = at;
  const list: Command[] = [];
  if (state.phase === 'running') {
    list.push(PASS);
    listCommands(at, seat, list);
  }
  if (!state.rolled) listRolls(at, seat, list);
  return list;
}

/** What a seat may do outside its window: play a familiar. [R9] */
export function familiarPlays(at: Position, seat: Seat): Command[] {
  const list: Command[] = [];
  listPlacements(at, seat, list, false);
  return list;
}

/** One in so many: what a player at random takes back. If it were more, no card would ever be completed. */
const WHIM = 12;

/** A play at random, seldom one that takes something back: so that matches at random come to an end. */
export function samplePlay<C extends Command>(plays: readonly C[], dice: Dice): C {
  for (;;) {
    const play = plays[dice.index('pick', plays.length)];
    const back = play.do === 'recover' || play.do === 'recoverAll';
    if (!back || dice.index('pick', WHIM) === 0) return play;
  }
}
