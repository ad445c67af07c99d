import type { Dice, Mind } from '@conjure/engine';

const TRIES = 8;

/** A legal answer at random. A sampler that errs is asked again, and then the list, if there is one. */
export function randomAnswer(mind: Mind, dice: Dice): unknown {
  const { question } = mind;
  let answer = question.pick(dice);
  for (let tries = 1; question.refuse(answer) !== null && tries < TRIES; tries++) answer = question.pick(dice);
  if (question.refuse(answer) === null) return answer;
  const options = question.options();
  return options && options.length > 0 ? options[dice.index('pick', options.length)] : answer;
}
