import { type Refusal, refusal, type Seat } from '@conjure/engine';
import type { Position } from '../state.ts';
import { defendersAt } from './combat.ts';
import { refuseLift } from './conjuring.ts';
import { refuseLettingGo } from './control.ts';
import { magicianPhrase, mortalPhrase, spiritPhrase } from './phrases.ts';
import {
  captivesOfMagician,
  hexName,
  hexOf,
  hexOfMagician,
  magicianAt,
  mortalsAt,
  nextTo,
  phaseNumber,
  present,
} from './places.ts';
import { refusePower } from './powers/using.ts';
import { refusePickUp, refuseSeize } from './seizing.ts';
import { highest, isBorrowed, ownSpirits, rankAt } from './spirits.ts';
import { refuseTrade } from './trade.ts';
import { itemOf } from './treasures.ts';
import type { UseAnswer } from './use-answer.ts';

/** Why the phase does not allow an answer. */
export function refuseUse(at: Position, seat: Seat, answer: UseAnswer): Refusal | null {
  switch (answer.do) {
    case 'done':
      return null;
    case 'attack':
      return refuseAttack(at, seat, hexOf(at, answer.hex));
    case 'power':
      return refusePower(at, seat, answer);
    case 'seize':
      return refuseSeize(at, seat, itemOf(answer.box), answer.spirit);
    case 'torture':
      return refuseTorture(at, seat, answer.magician);
    case 'free':
      return captivesOfMagician(at, seat).includes(answer.magician) ? null : refusal('R75');
    case 'lift':
      return refuseLift(at, seat, answer.spirit);
    case 'release':
      return ownSpirits(at, seat).includes(answer.spirit) ? null : refuseLettingGo(at, seat, answer.spirit);
    case 'trade':
      return refuseTrade(at, seat, answer.magician);
    case 'pickUp':
      return refusePickUp(at, seat);
    case 'control':
      return refuseControl(at, seat, answer.spirit);
    default:
      return refusal('R13', {}, 'over'); // an action of the phase that is over
  }
}

const occupied = (at: Position, seat: Seat, hex: number): boolean => {
  const { mortals, magician } = defendersAt(at, seat, hex);
  return mortals.length > 0 || magician >= 0;
};

/** [3.0g] [3.0h] [7.0c] [7.0f] [R14] [R58] [R73] */
function refuseAttack(at: Position, seat: Seat, hex: number): Refusal | null {
  const { used, magicians } = at.state;
  const me = magicians[seat];
  const facts = { hex: hexName(at, hex) };
  if (used.kind === 'attack') return refusal('7.0c', facts, 'again'); // [7.4]
  if (used.kind === 'powers') return refusal('3.0h', facts, 'powers'); // [R109]
  if (used.tortured.length > 0)
    return refusal('R14', facts, used.tortured.length > used.paid.length ? 'tortured' : 'paid');
  if (ownSpirits(at, seat).length === 0) return refuseAlone(at, seat);
  const here = hexOfMagician(at, seat);
  // A captive fights his captor and nobody else. [R73] [R79]
  if (me.status === 'captive' && hex !== here) return refusal('R73', facts);
  if (me.status !== 'captive' && !nextTo(at, hex, here)) return refusal('7.0f', facts);
  const target = magicianAt(at, hex);
  if (target >= 0) {
    const who = { ...facts, magician: magicianPhrase(at, target) };
    if (magicians[target].invisible) return refusal('12.3I', who);
    return magicians[target].reconciled ? refusal('R58', who, 'protected') : null;
  }
  if (occupied(at, seat, hex)) return null;
  const [familiar] = mortalsAt(at, hex);
  if (familiar === undefined) return refusal('7.0c', facts, 'empty');
  return refusal('R107', { mortal: mortalPhrase(at, familiar) }, 'obeys');
}

/** Why nobody can fight for him. [3.0g] [R107] */
function refuseAlone(at: Position, seat: Seat): Refusal {
  const { held, borrowed } = at.state.magicians[seat];
  const [loan] = borrowed;
  if (loan) return refusal('R107', { spirit: spiritPhrase(at, loan.spirit) }, 'borrowed');
  return refusal('3.0g', {}, held.length > 0 ? 'lent' : 'alone');
}

/** Whoever has used powers may still torture. [8.2j] [16.1] [16.3] [16.3a] [16.4] [R14] [R72] [R115] */
function refuseTorture(at: Position, seat: Seat, captive: Seat): Refusal | null {
  const m = at.state.magicians[captive];
  if (!m || !present(m) || !captivesOfMagician(at, seat).includes(captive)) return refusal('16.0a');
  const facts = { magician: magicianPhrase(at, captive) };
  if (m.caught === phaseNumber(at)) return refusal('16.1', facts);
  const { used } = at.state;
  if (used.kind === 'attack') return refusal('R14', facts, 'torture');
  if (used.tortured.includes(captive)) return refusal('R115', facts, used.paid.includes(captive) ? 'paid' : 'tortured');
  const { marksThatStopTortureByMagician: limit } = at.content.data.tables.limits;
  return m.wounds + m.curses >= limit ? refusal('16.3a', { ...facts, marks: m.wounds + m.curses }) : null;
}

/** The controlling spirit must be of the highest rank held. [15.1] [R93] [R107] */
function refuseControl(at: Position, seat: Seat, spirit: number): Refusal | null {
  const { held, controlling } = at.state.magicians[seat];
  const facts = { spirit: spiritPhrase(at, spirit) };
  if (isBorrowed(at, seat, spirit)) return refusal('R107', facts, 'borrowed');
  if (!held.includes(spirit)) return refusal('15.1', facts);
  if (spirit === controlling) return refusal('15.5', facts);
  return rankAt(at, spirit) === rankAt(at, highest(at, held)) ? null : refusal('R93', facts, 'rank');
}
