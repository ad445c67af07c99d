import { type Dice, noisyWorth } from '@conjure/engine';
import { ABILITY } from '../content.ts';
import { costs, refuseAction } from '../rules/act.ts';
import { type ActionAnswer, END, type UseAnswer } from '../rules/answers.ts';
import type { FuryUse } from '../rules/cast/answers.ts';
import { asksForCombat } from '../rules/cast/castable.ts';
import { hitChance } from '../rules/combat/hit-chance.ts';
import { isAble, kindOf } from '../rules/figures.ts';
import { refuseGiving } from '../rules/giving.ts';
import { rollsFury } from '../rules/subfactions/fury.ts';
import { isMoving } from '../rules/uses/fury.ts';
import { healing } from '../rules/uses/healing.ts';
import { USES } from '../rules/uses/index.ts';
import { has } from '../rules/values/abilities.ts';
import { browseIdeas, castIdeas } from './casts.ts';
import { loss } from './dial.ts';
import { effort, type Idea, sure } from './idea.ts';
import { formationIdea, moveIdeas, turnIdea } from './marches.ts';
import type { Sight } from './sight.ts';
import { closeIdeas, rangedIdeas, runIdeas } from './strikes.ts';

/** How much chance alone can move a worth: in points, and in parts of it. */
const NOISE = { whim: 0.4, doubt: 0.3 };
/** What is worth less is not done. */
const LEAST = 0.1;
/** Deeds that are tried before the phase is ended after all, and of one figure. */
const TRIES = 20;
const OF_ONE = 2;

/** Everything that comes to mind for one figure, as it costs nothing yet. */
function ideasOf(s: Sight, figure: number): Idea[] {
  const { state } = s;
  const quick = USES.quickness.open(s, figure);
  if (state.actions === 0) return quick && !costs(s, USES.quickness, figure) ? moveIdeas(s, figure, 'quickness') : [];
  if (!isAble(s, figure)) return moveIdeas(s, figure, 'move');
  const combat = [...closeIdeas(s, figure), ...rangedIdeas(s, figure), ...runIdeas(s, figure), ...healIdeas(s, figure)];
  const casts = castIdeas(s, figure);
  return [
    ...(rollsFury(s, figure) ? combat.map((idea) => named(s, idea)) : combat),
    ...(rollsFury(s, figure) ? casts.map((idea) => named(s, idea)) : casts),
    ...browseIdeas(s, figure),
    ...moveIdeas(s, figure, quick ? 'quickness' : 'move'),
    ...specialIdeas(s, figure),
  ];
}

/** A Storm Druids warrior only names the use before its die. [R86] */
function named(s: Sight, idea: Idea): Idea {
  return {
    worth: idea.worth,
    answer(dice) {
      const answer = idea.answer(dice);
      if (!answer || !('figure' in answer)) return answer;
      if (answer.do === 'cast')
        return asksForCombat(s, answer.book)
          ? { do: 'fury', figure: answer.figure, use: 'cast', book: answer.book }
          : answer;
      const use = answer.do as FuryUse;
      const { ability } = answer as { ability?: string };
      return { do: 'fury', figure: answer.figure, use, ...(ability && !isMoving(use) && { ability }) };
    },
  };
}

/** Magic Healing. [B84] */
function healIdeas(s: Sight, figure: number): Idea[] {
  if (!has(s, figure, ABILITY.magic_healing) || !s.own.some((f) => s.state.click[f] > 0)) return [];
  return healing.candidates(s, figure).map((answer) => {
    const { target } = answer;
    const need = kindOf(s, target).defense[s.state.click[target]] - kindOf(s, figure).attack[s.state.click[figure]];
    return sure(hitChance(need) * -loss(s, target, -3), answer);
  });
}

/** Of a fallen figure's cost, with the dice of Necromancy. */
const RAISED = 0.3;
const BOOK = 4;

function specialIdeas(s: Sight, figure: number): Idea[] {
  const { state } = s;
  const ideas: Idea[] = [];
  if (state.click[figure] > 1 && has(s, figure, ABILITY.regeneration))
    ideas.push(sure(-loss(s, figure, -2) * 0.8, { do: 'regeneration', figure }));
  if (USES.necromancy.open(s, figure))
    ideas.push({ worth: RAISED * 25, answer: (dice) => USES.necromancy.sample(s, figure, dice) as UseAnswer | null });
  if (state.marker.some((marker) => marker !== null) && USES.takeUp.open(s, figure))
    ideas.push({ worth: BOOK, answer: (dice) => USES.takeUp.sample(s, figure, dice) as UseAnswer | null });
  for (const idea of [formationIdea(s, figure), turnIdea(s, figure)]) if (idea) ideas.push(idea);
  return ideas;
}

interface Ranked {
  readonly figure: number;
  readonly idea: Idea;
  /** Its worth less what it costs, as chance makes it look. */
  readonly seems: number;
}

/** All that looks worth so much, the best first. */
function ranked(s: Sight, least: number, dice: Dice): Ranked[] {
  const ideas: Ranked[] = [];
  for (const figure of s.own) {
    if (refuseGiving(s, figure, 'move', true)) continue;
    const cost = effort(s, figure);
    for (const idea of ideasOf(s, figure)) {
      const net = idea.worth - cost;
      if (net <= least - NOISE.whim) continue;
      // Chance makes it as often worse as better.
      const seems = noisyWorth(net, NOISE, dice) - NOISE.whim / 2;
      if (seems > least) ideas.push({ figure, idea, seems });
    }
  }
  return ideas.sort((a, b) => b.seems - a.seems);
}

/** The first of them that can be done, a few of each figure. */
function* possible(s: Sight, ideas: readonly Ranked[], ofOne: number, dice: Dice): Generator<ActionAnswer> {
  const tried = new Map<number, number>();
  for (const { figure, idea } of ideas) {
    const times = tried.get(figure) ?? 0;
    if (times >= ofOne) continue;
    tried.set(figure, times + 1);
    const answer = idea.answer(dice);
    if (answer && refuseAction(s, answer) === null) yield answer;
  }
}

/** The idea that looks best and can be done, or the end of the phase. */
export function act(s: Sight, dice: Dice): ActionAnswer {
  for (const answer of possible(s, ranked(s, LEAST, dice).slice(0, TRIES), OF_ONE, dice)) return answer;
  return END;
}

/** So many ideas are worth a thought, of one figure so many; and what seems to do harm up to here. */
const THOUGHTS = 14;
const THOUGHTS_OF_ONE = 4;
const DOUBTFUL = -4;

export function actsToWeigh(s: Sight, dice: Dice): ActionAnswer[] {
  const answers: ActionAnswer[] = [END];
  for (const answer of possible(s, ranked(s, DOUBTFUL, dice), THOUGHTS_OF_ONE, dice))
    if (answers.push(answer) > THOUGHTS) break;
  return answers;
}
