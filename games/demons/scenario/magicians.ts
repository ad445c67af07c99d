import type { Seat } from '@conjure/engine';
import { misfit } from '@conjure/engine/content';
import { type Content, hexNamed, mortalNamed, shieldLadder } from '../content.ts';
import type { Magician, Position } from '../state.ts';
import type { MagicianScene } from './scene.ts';

export function magicianFrom(
  content: Content,
  scene: MagicianScene,
  old: Magician,
  at: Position,
  seat: Seat,
): Magician {
  const ladder = shieldLadder(content, at.state.options).map((level) => level.name);
  const place = `magicians[${seat}]`;
  const status = scene.status ?? (scene.captor ? 'captive' : scene.hex ? 'map' : 'unplaced');
  if (status === 'map' && scene.hex === undefined)
    throw misfit(`${place}.hex`, 'a hex for a magician on the map', 'nothing');
  const hex = scene.hex === undefined ? -1 : hexNamed(content, scene.hex);
  if (hex >= 0 && content.water[hex]) throw misfit(`${place}.hex`, 'a land hex', String(scene.hex));
  if (status === 'map') {
    if (at.state.mortals.some((unit) => unit.hex === hex && unit.status !== 'gone'))
      throw misfit(`${place}.hex`, 'a hex without mortals [5.4]', String(scene.hex));
    if (at.state.magicians.some((m, other) => other < seat && m.status === 'map' && m.hex === hex))
      throw misfit(`${place}.hex`, 'a hex without another magician [5.4]', String(scene.hex));
  }
  if (scene.shield && !ladder.includes(scene.shield))
    throw misfit(`${place}.shield`, `one of ${ladder.join(', ')}`, scene.shield);
  const shieldless = at.state.phase === 'order' && status === 'unplaced' && !scene.shield;
  const mortals = (ids: readonly string[] | undefined) => (ids ?? []).map((id) => mortalNamed(content, id));
  return {
    ...old,
    status,
    hex,
    captor:
      scene.captor === undefined
        ? null
        : 'mortal' in scene.captor
          ? { mortal: mortalNamed(content, scene.captor.mortal) }
          : scene.captor,
    caught: scene.caught ?? 0,
    found: scene.found ?? false,
    shield: scene.shield ? ladder.indexOf(scene.shield) : shieldless ? -1 : 0,
    wounds: scene.wounds ?? 0,
    curses: scene.curses ?? 0,
    held: [...(scene.spirits ?? [])],
    known: [...(scene.known ?? [])],
    borrowed: [...(scene.borrowed ?? [])],
    invisible: scene.invisible ?? false,
    reconciled: scene.reconciled ?? false,
    storm: mortals(scene.storm),
    familiars: mortals(scene.familiars),
    loses: scene.losesTurn ?? false,
    fate: scene.fate ?? null,
  };
}
