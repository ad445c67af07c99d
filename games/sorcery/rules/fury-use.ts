import {
  type Dice,
  fields,
  type MatterOf,
  oneOf,
  type Refusal,
  refusal,
  type Step,
  tagged,
  toOne,
} from '@conjure/engine';
import type { SpellMatter } from '../spell-matters.ts';
import { NONE, type SorceryTable } from '../state.ts';
import { type ConcedeAnswer, concedeShape, type UseAnswer, useShapes } from './answers.ts';
import { askOrConcede } from './ask.ts';
import { sampleCast } from './cast/aims.ts';
import type { CastAnswer } from './cast/answers.ts';
import { beginCast } from './cast/cast.ts';
import { refuseCast } from './cast/choices.ts';
import { concede } from './ending.ts';
import { figureIn } from './names.ts';
import { answersFor, COMBAT, isMoving } from './uses/fury.ts';

type FuryMatter = MatterOf<SpellMatter, 'furyUse'>;
export type FuryUseAnswer = UseAnswer | ConcedeAnswer | { do: 'giveUp' };
const GIVE_UP: FuryUseAnswer = { do: 'giveUp' };

export const furyShape = tagged<FuryUseAnswer>('do', {
  ...useShapes,
  giveUp: fields({ do: oneOf('giveUp') }),
  concede: concedeShape,
});

/** After the die the rest of the action is chosen; a moving attack may be given up. [R86] */
export function furyUse(t: SorceryTable, matter: FuryMatter): Step {
  const { figure, use } = matter;
  const moving = isMoving(use);
  const named = {
    figure,
    use,
    ...(matter.ability && { ability: matter.ability }),
    ...(matter.book !== NONE && { book: matter.book }),
  };
  const question = toOne<FuryUseAnswer>({
    kind: 'furyUse',
    rule: 'R86',
    seat: t.state.owner[figure],
    facts: { figure: figureIn(t, figure), no: figure, use },
    data: () => named,
    shape: furyShape,
    // Where to go and what to aim a spell at cannot be listed.
    ...(moving || use === 'cast' ? {} : { candidates: () => answersFor(t, named) as FuryUseAnswer[] }),
    refuse: (answer) => refuse(t, matter, answer),
    ...(moving || use === 'cast' ? { sample: (dice: Dice) => sample(t, matter, dice) } : {}),
  });
  return askOrConcede(question, (answer) => {
    if (answer.do === 'concede') concede(t, t.state.owner[figure]);
    else if (answer.do === 'giveUp') t.tell({ type: 'gaveUp', figure });
    else if (answer.do === 'cast') beginCast(t, answer as CastAnswer);
    else COMBAT[use as Exclude<typeof use, 'cast'>].begin(t, answer);
  });
}

function refuse(t: SorceryTable, { figure, use, ability, book }: FuryMatter, answer: FuryUseAnswer): Refusal | null {
  if (answer.do === 'concede') return null;
  if (answer.do === 'giveUp') return isMoving(use) ? null : refusal('R86', {}, 'giveUp');
  if (answer.figure !== figure) return refusal('R86', { figure }, 'figure');
  if (answer.do !== use) return refusal('R86', { figure }, 'named');
  if (use === 'cast') {
    const cast = answer as CastAnswer;
    return cast.book === book ? refuseCast(t, cast) : refusal('R86', { book }, 'namedBook');
  }
  const chosen = (answer as { ability?: string }).ability ?? null;
  // With a move in it, an ability is chosen only now.
  if (!isMoving(use) && chosen !== ability)
    return ability === null ? refusal('R86', {}, 'namedPlain') : refusal('R86', { ability }, 'namedAbility');
  return COMBAT[use].refuse(t, answer);
}

function sample(t: SorceryTable, { figure, use, book }: FuryMatter, dice: Dice): FuryUseAnswer {
  if (use === 'cast') {
    const answer = sampleCast(t, figure, book, dice);
    if (answer) return answer;
    const all = answersFor(t, { figure, use, book }) as FuryUseAnswer[];
    return all[dice.index('sample', all.length)];
  }
  return (COMBAT[use].sample(t, figure, dice) as FuryUseAnswer | null) ?? GIVE_UP;
}
