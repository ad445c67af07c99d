import type { Seat } from '@conjure/engine';
import { misfit } from '@conjure/engine/content';
import { type Content, hexNamed, mortalNamed, shieldLadder } from '../content.ts';
import type { Magician, Position } from '../state.ts';
import type { ScenarioMagician } from './scenario.ts';

export function magicianFrom(
  content: Content,
  entry: ScenarioMagician,
  old: Magician,
  at: Position,
  seat: Seat,
): Magician {
  const ladder = shieldLadder(content, at.state.options).map((level) => level.name);
  const place = `magicians[${seat}]`;
  const status = entry.status ?? (entry.captor ? 'captive' : entry.hex ? 'map' : 'unplaced');
  if (status === 'map' && entry.hex === undefined)
    throw misfit(`${place}.hex`, 'a hex for a magician on the map', 'nothing');
  const hex = entry.hex === undefined ? -1 : hexNamed(content, entry.hex);
  if (hex >= 0 && content.water[hex]) throw misfit(`${place}.hex`, 'a land hex', String(entry.hex));
  if (status === 'map') {
    if (at.state.mortals.some((unit) => unit.hex === hex && unit.status !== 'gone'))
      throw misfit(`${place}.hex`, 'a hex without mortals [5.4]', String(entry.hex));
    if (at.state.magicians.some((m, other) => other < seat && m.status === 'map' && m.hex === hex))
      throw misfit(`${place}.hex`, 'a hex without another magician [5.4]', String(entry.hex));
  }
  if (entry.shield && !ladder.includes(entry.shield))
    throw misfit(`${place}.shield`, `one of ${ladder.join(', ')}`, entry.shield);
  const shieldless = at.state.phase === 'order' && status === 'unplaced' && !entry.shield;
  const mortals = (ids: readonly string[] | undefined) => (ids ?? []).map((id) => mortalNamed(content, id));
  return {
    ...old,
    status,
    hex,
    captor:
      entry.captor === undefined
        ? null
        : 'mortal' in entry.captor
          ? { mortal: mortalNamed(content, entry.captor.mortal) }
          : entry.captor,
    caught: entry.caught ?? 0,
    found: entry.found ?? false,
    shield: entry.shield ? ladder.indexOf(entry.shield) : shieldless ? -1 : 0,
    wounds: entry.wounds ?? 0,
    curses: entry.curses ?? 0,
    held: [...(entry.spirits ?? [])],
    known: [...(entry.known ?? [])],
    borrowed: [...(entry.borrowed ?? [])],
    invisible: entry.invisible ?? false,
    reconciled: entry.reconciled ?? false,
    storm: mortals(entry.storm),
    familiars: mortals(entry.familiars),
    loses: entry.losesTurn ?? false,
    fate: entry.fate ?? null,
  };
}
