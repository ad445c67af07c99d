import { ask, type Question, type Refusal, refusal, type Script, type Seat, toOne } from '@conjure/engine';
import type { DemonsTable } from '../state.ts';
import { magicianPhrase, mortalPhrase } from './phrases.ts';
import { isAble, masterOf, mortalId, nextTo, present } from './places.ts';
import { answers } from './shapes.ts';

/** Why it may not attack him, though it may attack others. */
function refuseVictim(t: DemonsTable, mortal: number, victim: Seat): Refusal {
  const m = t.state.magicians[victim];
  if (!m || !present(m)) return refusal('R107', {}, 'away');
  const facts = { mortal: mortalPhrase(t, mortal), magician: magicianPhrase(t, victim) };
  if (m.status === 'captive') return refusal('R107', facts, 'captive');
  return m.found ? refusal('R107', facts, 'far') : refusal('R107', facts, 'unseen');
}

/** The found magicians next to a mortal that it may attack. [6.0b] [7.2] */
function prey(t: DemonsTable, mortal: number): Seat[] {
  const { magicians, mortals, order } = t.state;
  const seats: Seat[] = [];
  for (const seat of order) {
    const { status, found, hex } = magicians[seat];
    if (status === 'map' && found && nextTo(t, hex, mortals[mortal].hex) && isAble(t, mortal, seat)) seats.push(seat);
  }
  return seats;
}

/** A mortal next to more than one found magician rolls a die for each; who is in its base is its victim already. [7.8] [R24] [R31] */
export function chooseVictim(t: DemonsTable, mortal: number): void {
  const choice = prey(t, mortal);
  if (choice.length === 0 || choice.includes(t.state.victims[mortal])) return;
  if (choice.length === 1) {
    t.state.victims[mortal] = choice[0];
    return;
  }
  const { winner, rolls } = t.dice.rollOff('victim', choice.length);
  t.state.victims[mortal] = choice[winner];
  t.tell({ type: 'victim', mortal: mortalId(t, mortal), victim: choice[winner], rolls });
}

/** A mortal under F attacks whom its user names, if he lets it attack. [R56] [R107] */
export function* setOn(t: DemonsTable, mortal: number): Script {
  const choice = prey(t, mortal);
  if (choice.length === 0 || !t.state.loosed.includes(mortal)) return;
  const [only] = choice;
  t.state.victims[mortal] =
    choice.length === 1 ? only : (yield* ask(victimQuestion(t, mortal, masterOf(t, mortal), choice))).magician;
}

function victimQuestion(
  t: DemonsTable,
  mortal: number,
  master: Seat,
  choice: readonly Seat[],
): Question<{ magician: Seat }> {
  return toOne({
    kind: 'victim',
    rule: 'R56',
    seat: master,
    facts: { mortal: mortalPhrase(t, mortal) },
    data: () => ({ mortal: mortalId(t, mortal) }),
    shape: answers(t.content).victim,
    candidates: () => choice.map((magician) => ({ magician })),
    refuse({ magician }) {
      if (choice.includes(magician)) return null;
      const facts = { mortal: mortalPhrase(t, mortal) };
      if (magician === master) return refusal('R107', facts, 'master');
      return refuseVictim(t, mortal, magician);
    },
  });
}
