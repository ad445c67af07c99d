import type { Dice, Seat } from '@conjure/engine';
import { powersOf } from '../content.ts';
import type { Position } from '../state.ts';
import { captivesOfMagician, hexesBetween, hexName, hexOfMagician } from './places.ts';
import { type Letter, type PowerAnswer, powerAnswer, targetsOf } from './powers/using.ts';
import { allSpirits, friendlySpirits, ownSpirits } from './spirits.ts';
import { itemName, siteOf } from './treasures.ts';
import { DONE, type UseAnswer } from './use-answer.ts';
import { refuseUse } from './use-refusals.ts';

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

/** All that can be answered, powers last. */
export const useCandidates = (at: Position, seat: Seat): UseAnswer[] => [
  DONE,
  ...KINDS.flatMap((answersOf) => answersOf(at, seat)),
  ...letters(at, seat).flatMap((letter) => targetsOf(at, seat, letter).map((target) => powerAnswer(letter, target))),
];

/** A kind of answer at random, powers letter by letter, then one of that kind. */
export function sampleUse(at: Position, seat: Seat, dice: Dice): UseAnswer {
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
