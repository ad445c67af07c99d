import { misfit } from '@conjure/engine/content';
import { type Content, hexNamed, mortalNamed } from '../content.ts';
import { itemName, itemOf, RING } from '../rules/treasures.ts';
import type { Box, RingPlace, State } from '../state.ts';
import type { Scenario, ScenarioBox } from './scenario.ts';

export function placeTreasure(content: Content, scenario: Scenario, state: State): void {
  const give = (item: number, box: Box, ring: RingPlace, place: string) => {
    if (item === RING) {
      if (state.ring.is !== 'pile') throw misfit(place, 'the Ring in one place', 'in two');
      state.ring = ring;
    } else {
      if (state.boxes[item].is !== 'hidden') throw misfit(place, 'a treasure in one place', `${itemName(item)} in two`);
      state.boxes[item] = box;
    }
  };
  for (const [name, b] of Object.entries(scenario.boxes ?? {})) state.boxes[itemOf(name)] = boxFrom(content, b, name);
  if (scenario.ring) state.ring = ringFrom(content, scenario.ring);
  scenario.magicians?.forEach((m, owner) => {
    const place = `magicians[${owner}].treasures`;
    const all = m.ring ? [...(m.treasures ?? []), 'ring'] : (m.treasures ?? []);
    for (const name of all) give(itemOf(name), { is: 'owned', counter: 0, owner }, { is: 'owned', owner }, place);
  });
  for (const [id, { hoard }] of Object.entries(scenario.mortals ?? {})) {
    const mortal = mortalNamed(content, id);
    for (const name of hoard ?? [])
      give(itemOf(name), { is: 'hoard', counter: 0, mortal }, { is: 'hoard', mortal }, `mortals.${id}.hoard`);
  }
}

function boxFrom(content: Content, b: ScenarioBox, name: string): Box {
  const need = <T>(value: T | undefined, field: string): T => {
    if (value === undefined) throw misfit(`boxes.${name}.${field}`, `${field} of a box that is ${b.is}`, 'nothing');
    return value;
  };
  const counter = b.counter ?? 0;
  switch (b.is) {
    case 'found':
      return { is: 'found', counter: need(b.counter, 'counter'), by: need(b.by, 'by') };
    case 'owned':
      return { is: 'owned', counter, owner: need(b.by, 'by') };
    case 'hoard':
      return { is: 'hoard', counter, mortal: mortalNamed(content, need(b.mortal, 'mortal')) };
    case 'loose':
      return { is: 'loose', counter, hex: hexNamed(content, need(b.hex, 'hex')) };
    default:
      return { is: b.is };
  }
}

function ringFrom(content: Content, ring: NonNullable<Scenario['ring']>): RingPlace {
  const wrong = (field: string) => misfit(`ring.${field}`, `${field} of a Ring that is ${ring.is}`, 'nothing');
  switch (ring.is) {
    case 'owned':
      if (ring.magician === undefined) throw wrong('magician');
      return { is: 'owned', owner: ring.magician };
    case 'hoard':
      if (ring.mortal === undefined) throw wrong('mortal');
      return { is: 'hoard', mortal: mortalNamed(content, ring.mortal) };
    case 'loose':
      if (ring.hex === undefined) throw wrong('hex');
      return { is: 'loose', hex: hexNamed(content, ring.hex) };
    default:
      return { is: ring.is };
  }
}
