import type { Seat } from '@conjure/engine';
import { misfit } from '@conjure/engine/content';
import { HURT, KEEPER, OFF, UNROLLED, WIDTH } from '../board.ts';
import { SYMBOLS } from '../data.ts';
import { diceOf, isFamiliar } from '../rules/pieces.ts';
import { emptySlots, placeNamed, slotsOf } from '../rules/places.ts';
import { judgeLying, judgeStar } from '../rules/placing.ts';
import { type Position, settingOf, teamOf } from '../state.ts';
import { DICE_LETTERS, HURT_LETTER, type Scenario, type ScenarioSeat } from './scenario.ts';

/** Dice, familiars and what ails or helps their owners. */
export function placePieces(at: Position, scenario: Scenario): void {
  for (const [id, seat] of Object.entries(scenario.seats ?? {})) seatFrom(at, id, seat);
  for (const [name, pieces] of Object.entries(scenario.board ?? {})) lay(at, name, pieces);
}

/** A seat by its id, or what is wrong. */
export function seatNamed(at: Position, id: string, place: string): number {
  const seat = teamOf(at).ids.indexOf(id);
  if (seat < 0) throw misfit(place, `one of ${teamOf(at).ids.join(', ')}`, id);
  return seat;
}

function seatFrom(at: Position, id: string, entry: ScenarioSeat): void {
  const place = `seats.${id}`;
  const seat = seatNamed(at, id, place);
  if (entry.dice !== undefined) diceFrom(at, seat, entry.dice, `${place}.dice`);
  if (entry.familiars) familiarsFrom(at, seat, entry.familiars, `${place}.familiars`);
  for (const field of ['hexed', 'learned'] as const) {
    const symbol = entry[field];
    if (symbol === undefined || symbol === null) continue;
    const possible = seat !== KEEPER && (field === 'hexed' ? hasAfflictions(at) : settingOf(at).lore);
    if (!possible) throw misfit(`${place}.${field}`, 'nothing', symbol);
    if (field === 'learned' && teamOf(at).emblems[seat] === SYMBOLS.indexOf(symbol))
      throw misfit(`${place}.learned`, 'another symbol than the emblem', symbol);
    at.state[field][seat] = SYMBOLS.indexOf(symbol);
  }
}

function diceFrom(at: Position, seat: Seat, letters: string, place: string): void {
  const { state, content } = at;
  if (letters.length !== diceOf(at, seat)) throw misfit(place, `${diceOf(at, seat)} letters`, letters);
  [...letters].forEach((letter, i) => {
    const die = content.firstDie[seat] + i;
    if (letter === HURT_LETTER) state.lies[die] = HURT;
    else state.faces[die] = DICE_LETTERS.indexOf(letter);
  });
  const hurt = letters.split(HURT_LETTER).length - 1;
  const most = seat !== KEEPER && hasAfflictions(at) ? 1 : 0;
  if (hurt > most) throw misfit(place, `at most ${most} hurt`, `${hurt}`);
}

function familiarsFrom(at: Position, seat: Seat, states: readonly ('asleep' | 'awake')[], place: string): void {
  const { state, content } = at;
  const own = settingOf(at).familiars ? content.lastPiece[seat] - content.firstFamiliar[seat] : 0;
  if (states.length !== own) throw misfit(place, `a list of ${own}`, `a list of ${states.length}`);
  states.forEach((is, i) => {
    state.faces[content.firstFamiliar[seat] + i] = is === 'awake' ? 1 : 0;
  });
}

const hasAfflictions = (at: Position): boolean =>
  at.content.data.scenarios.scenarios.some(({ id, modules }) => id === settingOf(at).scenario && modules.afflictions);

/** The pieces on one place, as the rules would have allowed them to be laid. */
function lay(at: Position, name: string, pieces: readonly (string | null)[]): void {
  const { state, content } = at;
  const place = placeNamed(at, name);
  const symbols = place < 0 ? [] : slotsOf(at, place);
  if (symbols.length === 0) throw misfit(`board.${name}`, 'a place of this match', name);
  if (pieces.length > symbols.length)
    throw misfit(`board.${name}`, `at most ${symbols.length} slots`, `${pieces.length}`);
  pieces.forEach((word, slot) => {
    if (word === null) return;
    const where = `board.${name}[${slot}]`;
    const piece = pieceNamed(at, word, where);
    if (state.lies[piece] !== OFF) throw misfit(where, 'a piece that lies nowhere else and is not hurt', word);
    const code = judgeLying(at, content.ownerOf[piece], place) ?? judgeStar(at, piece, symbols[slot]);
    if (code !== null) throw misfit(where, 'a piece that may lie there', `${word} (${code})`);
    if (isFamiliar(at, piece)) state.faces[piece] = 1;
    else if (state.faces[piece] === UNROLLED) state.faces[piece] = symbols[slot] + 1;
    state.lies[piece] = place * WIDTH + slot;
    state.slots[place * WIDTH + slot] = piece;
  });
  if (emptySlots(at, place) === 0 && state.phase !== 'over')
    throw misfit(`board.${name}`, 'an empty slot', 'a complete place');
}

/** `green 2` or `thistle`. */
function pieceNamed(at: Position, word: string, where: string): number {
  const { content } = at;
  const team = teamOf(at);
  const familiar = team.familiars.indexOf(word);
  if (word !== '' && familiar >= 0 && settingOf(at).familiars) return familiar;
  const [id, number] = word.split(' ');
  const seat = team.ids.indexOf(id);
  const die = seat < 0 ? -1 : content.firstDie[seat] + Number(number) - 1;
  const known =
    seat >= 0 && /^\d$/.test(number ?? '') && die >= content.firstDie[seat] && die < content.firstFamiliar[seat];
  if (!known) throw misfit(where, 'a die such as "green 2" or a familiar such as "thistle"', word);
  return die;
}
