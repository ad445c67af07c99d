import type { Holding, Seat } from '@conjure/engine';
import { HEROES, KEEPER, ROW, SPELL_ROW } from './board.ts';
import { hurtDie, readyFamiliar } from './rules/pieces.ts';
import { piecesOn } from './rules/places.ts';
import { sideOf } from './rules/rounds.ts';
import { type Position, settingOf } from './state.ts';

/** How the race of the decks stands for a side, and what speeds or hinders it. */
export function holdings(at: Position, seat: Seat): Holding[] {
  const { state } = at;
  const own = sideOf(seat);
  const isHero = own === HEROES;
  const heroes = Array.from({ length: settingOf(at).heroes }, (_, i) => i + 1);
  const left = [state.ordeals.length, state.spells.length];
  const [deck, theirs] = isHero ? left : left.toReversed();
  const ready = (isHero ? heroes : [KEEPER]).filter((of) => readyFamiliar(at, of) >= 0).length;
  const ills = heroes.reduce((n, of) => n + (state.hexed[of] >= 0 ? 1 : 0) + (hurtDie(at, of) >= 0 ? 1 : 0), 0);
  return [
    { said: { key: 'holding.deck' }, n: deck, isGood: false },
    { said: { key: 'holding.rivals' }, n: theirs, isGood: true },
    { said: { key: 'holding.pieces' }, n: piecesIn(at, isHero ? 0 : SPELL_ROW), isGood: true },
    { said: { key: 'holding.theirPieces' }, n: piecesIn(at, isHero ? SPELL_ROW : 0), isGood: false },
    { said: { key: 'holding.familiars' }, n: ready, isGood: true },
    { said: { key: 'holding.ills' }, n: ills, isGood: !isHero },
    { said: { key: 'holding.wyrm' }, n: state.wyrm, isGood: !isHero },
    ...(isHero ? [{ said: { key: 'holding.lore' }, n: state.lore, isGood: true }] : []),
  ];
}

function piecesIn(at: Position, row: number): number {
  let pieces = 0;
  for (let i = 0; i < ROW; i++) pieces += piecesOn(at, row + i);
  return pieces;
}

/** Of what happens, what is gained and lost. */
export const TELLING: ReadonlySet<string> = new Set([
  ...['completed', 'activated', 'wokeNothing', 'swept', 'missed', 'thornsPlanted', 'wyrmMoved', 'hexed', 'wounded'],
  ...['cured', 'loreGained', 'learned', 'roundWon', 'gameWon'],
]);
