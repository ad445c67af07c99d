import type { Options } from '@conjure/engine';
import type { Content } from '../content.ts';
import { fits } from '../rules/control.ts';
import { inPlay } from '../rules/places.ts';
import { rankAt } from '../rules/spirits.ts';
import type { State } from '../state.ts';

/** Every match that must end has ended before so many decisions: the longest of 21,000 at random took 703. */
export const BOUND = 5000;

/** Without a limit [R118] two magicians who pin each other, and have nothing left to conjure, wait for ever unless one gives up. */
export const mayGoOn = ({ turnLimit }: Options): boolean => turnLimit === 0;

/** What no position of Demons may break, whatever is being asked: nothing is lost or doubled, nobody stands where he cannot. */
export function holdInvariants(state: State, content: Content, question: string | null): void {
  const at = { state, content };
  const wrong = (what: string): never => {
    throw new Error(`${what} in turn ${state.turn}, phase ${state.phase}`);
  };
  const spirits: number[] = [...state.out];
  state.piles.forEach((pile, rank) => {
    for (const counter of pile) {
      if (counter !== 0 && rankAt(at, counter) !== rank) wrong(`spirit ${counter} in the wrong pile`);
      if (counter !== 0) spirits.push(counter);
    }
  });
  for (const m of state.magicians) {
    spirits.push(...m.held);
    for (const { spirit, owner } of m.borrowed) {
      if (owner < 0) spirits.push(spirit);
      else if (!state.magicians[owner].held.includes(spirit)) wrong(`borrowed spirit ${spirit} is not its owner's`);
    }
    if (m.known.some((spirit) => !m.held.includes(spirit))) wrong('a spirit is known that is not held');
    if (m.held.length > 0 !== m.controlling > 0) wrong('spirits without a controlling one');
    if (m.controlling > 0 && !m.held.includes(m.controlling)) wrong('a controlling spirit that is not held');
    if (m.wounds < 0 || m.curses < 0) wrong('negative marks');
    if (inPlay(m) && m.wounds + m.curses >= content.data.tables.limits.marksToDie) wrong('four marks and alive');
    if (!inPlay(m) && (m.held.length > 0 || m.captor !== null || m.borrowed.length > 0) && m.status !== 'lost')
      wrong('the dead or departed still hold something');
    if (m.status === 'map' && (m.hex < 0 || content.water[m.hex])) wrong('a magician off the land');
  }
  for (const box of state.boxes) if ('counter' in box && box.counter > 0) spirits.push(box.counter);
  spirits.sort((a, b) => a - b);
  if (spirits.join() !== content.numbers.join()) wrong(`spirits are not conserved: ${spirits.join()}`);
  if (state.boxes.length !== 36 || state.sites.length !== 36 || new Set(state.sites).size !== 36)
    wrong('boxes are not conserved');
  if ((state.ring.is === 'pile') !== state.piles[content.ringPile].includes(0))
    wrong('the Ring is in two places or none');
  const hexes = state.magicians.filter((m) => m.status === 'map').map((m) => m.hex);
  if (new Set(hexes).size !== hexes.length) wrong('two magicians in one hex');
  state.mortals.forEach((unit, i) => {
    if (unit.status === 'gone') return;
    if (content.water[unit.hex]) wrong(`${content.mortals[i].id} in the water`);
    if (hexes.includes(unit.hex)) wrong(`${content.mortals[i].id} in a magician's hex`);
  });
  if (
    question !== 'fit' &&
    state.agenda.length === 0 &&
    state.phase !== 'use' &&
    state.phase !== 'first' &&
    state.phase !== 'effects'
  )
    state.magicians.forEach((m, seat) => {
      if (!fits(at, m.held)) wrong(`magician ${seat} holds more than fits`);
    });
}
