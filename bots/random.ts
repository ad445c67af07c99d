import type { Dice, Mind } from '@conjure/engine';

const TRIES = 8;

/** A legal answer at random. A sampler that errs is asked again, and then the list, if there is one. */
export function randomAnswer(mind: Mind, dice: Dice): unknown {
  const { asked } = mind;
  let answer = asked.pick(dice);
  for (let tries = 1; asked.refuse(answer) !== null && tries < TRIES; tries++) answer = asked.pick(dice);
  if (asked.refuse(answer) === null) return answer;
  const options = asked.options();
  return options && options.length > 0 ? options[dice.index('pick', options.length)] : answer;
}
