import {
  ask,
  type Dice,
  next,
  type Question,
  type Refusal,
  refusal,
  type Script,
  type Seat,
  type Shape,
  toOne,
} from '@conjure/engine';
import { powersOf } from '../content.ts';
import type { Item } from '../events.ts';
import type { DemonsTable, Position } from '../state.ts';
import { free } from './captivity.ts';
import { defendersAt } from './combat.ts';
import { lift, refuseLift } from './conjuring.ts';
import { refuseLettingGo } from './control.ts';
import { magicianPhrase, mortalPhrase, spiritPhrase } from './phrases.ts';
import {
  captivesOfMagician,
  hexesBetween,
  hexName,
  hexOf,
  hexOfMagician,
  magicianAt,
  mortalsAt,
  nextTo,
  phaseNumber,
  present,
} from './places.ts';
import { type Letter, type PowerAnswer, powerAnswer, refusePower, targetsOf, usePower } from './powers/using.ts';
import { pickUp, refusePickUp, refuseSeize, seize } from './seizing.ts';
import { answers } from './shapes.ts';
import { allSpirits, friendlySpirits, highest, isBorrowed, ownSpirits, rankAt, release } from './spirits.ts';
import { refuseTrade } from './trade.ts';
import { itemName, itemOf, siteOf } from './treasures.ts';

/** What a magician may do in his demon-use phase, as often as he likes until he is done; nothing obliges him. [3.0f] [7.1] [R102] */
export type UseAnswer =
  | { do: 'done' }
  | { do: 'attack'; hex: string }
  | PowerAnswer
  | { do: 'seize'; box: Item; spirit: number }
  | { do: 'torture'; magician: Seat }
  | { do: 'free'; magician: Seat }
  | { do: 'lift'; spirit: number }
  | { do: 'release'; spirit: number }
  | { do: 'trade'; magician: Seat }
  | { do: 'pickUp' }
  | { do: 'control'; spirit: number };

export function* demonUse(t: DemonsTable, seat: Seat): Script {
  const answer = yield* ask(useQuestion(t, seat));
  const { state } = t;
  switch (answer.do) {
    case 'done':
      state.used.done = true;
      next(t, { do: 'fit', seat }); // [15.0b] [R47]
      break;
    case 'attack':
      state.used.kind = 'attack'; // [R109]
      next(t, { do: 'commit', seat, hex: hexOf(t, answer.hex) });
      break;
    case 'power':
      usePower(t, seat, answer);
      break;
    case 'seize':
      seize(t, seat, itemOf(answer.box), answer.spirit);
      break;
    case 'torture':
      state.used.tortured.push(answer.magician);
      next(t, { do: 'torture', seat: answer.magician, captor: { magician: seat } });
      break;
    case 'free':
      free(t, answer.magician); // [R75]
      break;
    case 'lift':
      lift(t, seat, answer.spirit);
      break;
    case 'release':
      release(t, seat, answer.spirit, 'will'); // [R93]
      break;
    case 'trade':
      next(t, { do: 'offer', seat, to: answer.magician });
      break;
    case 'pickUp':
      pickUp(t, seat);
      break;
    case 'control':
      state.magicians[seat].controlling = answer.spirit; // [15.5]
      break;
  }
}

const DONE: UseAnswer = { do: 'done' };

/** Whether there is anything to decide at all: without spirits, captives, loose treasure or a partner there is not. */
export function hasUse(at: Position, seat: Seat): boolean {
  return (
    allSpirits(at, seat).length > 0 ||
    captivesOfMagician(at, seat).length > 0 ||
    refusePickUp(at, seat) === null ||
    at.state.magicians.some((_, other) => refuseTrade(at, seat, other) === null)
  );
}

function useQuestion(t: DemonsTable, seat: Seat): Question<UseAnswer> {
  return toOne({
    kind: 'use',
    rule: '3.0f',
    seat,
    secret: true, // to name another controlling spirit shows nobody which it is [15.1] [R48]
    facts: { magician: magicianPhrase(t, seat) },
    shape: answers(t.content).use as Shape<UseAnswer>,
    candidates: () => [
      DONE,
      ...KINDS.flatMap((answersOf) => answersOf(t, seat)),
      ...letters(t, seat).flatMap((letter) => targetsOf(t, seat, letter).map((target) => powerAnswer(letter, target))),
    ],
    refuse: (answer) => refuseUse(t, seat, answer),
    sample: (dice) => sampleUse(t, seat, dice),
  });
}

/** The candidates other than powers, kind by kind. */
const KINDS: readonly ((at: Position, seat: Seat) => UseAnswer[])[] = [
  (at, seat) => {
    const here = hexOfMagician(at, seat);
    const near = (hex: number) => hex >= 0 && hexesBetween(at, here, hex) <= 1;
    const hexes: number[] = [];
    for (const { status, hex } of at.state.mortals)
      if (status !== 'gone' && near(hex) && !hexes.includes(hex)) hexes.push(hex);
    // A captive is in his captor's hex. [R73]
    for (const [other, { status, hex }] of at.state.magicians.entries())
      if (other !== seat && status === 'map' && near(hex) && !hexes.includes(hex)) hexes.push(hex);
    return hexes.map((hex) => ({ do: 'attack', hex: hexName(at, hex) }));
  },
  (at, seat) => {
    const here = hexOfMagician(at, seat);
    const boxes = at.state.boxes.flatMap((box, i) =>
      box.is === 'found' && siteOf(at, i).hex === here ? [itemName(i)] : [],
    );
    return boxes.flatMap((box) => ownSpirits(at, seat).map((spirit) => ({ do: 'seize' as const, box, spirit })));
  },
  (at, seat) => captivesOfMagician(at, seat).map((magician) => ({ do: 'torture', magician })),
  (at, seat) => captivesOfMagician(at, seat).map((magician) => ({ do: 'free', magician })),
  (at, seat) => friendlySpirits(at, seat).map((spirit) => ({ do: 'lift', spirit })),
  (at, seat) => ownSpirits(at, seat).map((spirit) => ({ do: 'release', spirit })),
  (at, seat) => at.state.magicians.flatMap((_, magician) => (magician === seat ? [] : [{ do: 'trade', magician }])),
  () => [{ do: 'pickUp' }],
  (at, seat) => at.state.magicians[seat].held.map((spirit) => ({ do: 'control', spirit })),
];

/** Every letter of every spirit that serves him. */
function letters(at: Position, seat: Seat): Letter[] {
  const { content, state } = at;
  const list: Letter[] = [];
  for (const spirit of allSpirits(at, seat))
    for (const power of powersOf(content, state.options, spirit)) list.push({ spirit, power });
  return list;
}

/** A kind of answer at random, powers letter by letter, then one of that kind. */
function sampleUse(at: Position, seat: Seat, dice: Dice): UseAnswer {
  const powers = letters(at, seat);
  for (let tries = 0; tries < 4; tries++) {
    const kind = dice.index('pick', KINDS.length + powers.length);
    const answer =
      kind < KINDS.length
        ? anyOf(KINDS[kind](at, seat), dice)
        : samplePower(at, seat, powers[kind - KINDS.length], dice);
    if (answer !== null && refuseUse(at, seat, answer) === null) return answer;
  }
  return DONE;
}

function samplePower(at: Position, seat: Seat, letter: Letter, dice: Dice): PowerAnswer | null {
  const target = anyOf(targetsOf(at, seat, letter), dice);
  return target && powerAnswer(letter, target);
}

const anyOf = <T>(things: readonly T[], dice: Dice): T | null =>
  things.length === 0 ? null : things[dice.index('pick', things.length)];

function refuseUse(at: Position, seat: Seat, answer: UseAnswer): Refusal | null {
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
