import { type Handlers, handle, type Question, type Script, type Step, takeNext } from '@conjure/engine';
import type { SorceryTable } from '../state.ts';
import type { Todo } from '../todo.ts';
import { act } from './act.ts';
import { actionEnds } from './action-ends.ts';
import { armies, muster } from './armies.ts';
import { strike } from './combat/strike.ts';
import { command } from './command.ts';
import { deploy } from './deployment.ts';
import { endStep } from './end-phase.ts';
import { formation } from './moving/formation.ts';
import { endMove, moved } from './moving/moved.ts';
import { spin } from './moving/spin.ts';
import { walk } from './moving/walk.ts';
import { worded } from './names.ts';
import { chooseFirst, domain, firstPlayer, zone } from './setup.ts';
import { spellSteps } from './spell-steps.ts';
import { turn, turnEnds } from './turn.ts';

/** The next thing to do; nothing when the match is over. */
export function step(t: SorceryTable): Step | null {
  if (t.state.phase === 'over') return null;
  const todo = takeNext(t);
  const did = handle(STEPS, t, todo);
  return did === 'rest' ? did : asked(t, todo, did);
}

/**
 * A step that asks, asks once and changes nothing before, so that the state says what is asked as long as it is. What follows
 * from the answer belongs to it, up to the next question: so its odds are known before it is given.
 */
function* asked(t: SorceryTable, asking: Todo, script: Script): Script {
  const { state } = t;
  const question = script.next().value as Question;
  const { refuse } = question;
  question.refuse = (answer, seat) => worded(t, refuse(answer, seat));
  state.todo.push(asking);
  const answer = yield question;
  state.todo.pop();
  script.next(answer);
  for (;;) {
    const todo = state.todo[state.todo.length - 1];
    if (state.phase === 'over' || todo === undefined || !OF_AN_ACTION.has(todo.do)) return;
    state.todo.pop();
    if (handle(STEPS, t, todo) === 'rest') continue;
    // It asks: that is left for the next rest.
    state.todo.push(todo);
    return;
  }
}

const OF_AN_ACTION: ReadonlySet<Todo['do']> = new Set<Todo['do']>([
  ...(['walk', 'formation', 'moved', 'spin', 'endMove', 'strike', 'actionEnds'] as const),
  ...(['counter', 'counterAway', 'text', 'cardAway', 'bookmark'] as const),
]);

const STEPS: Handlers<SorceryTable, Todo> = {
  armies,
  muster,
  firstPlayer,
  chooseFirst,
  zone,
  domain,
  deploy,
  turn,
  command,
  act,
  end: endStep,
  turnEnds,
  actionEnds,
  walk,
  formation,
  moved,
  spin,
  endMove,
  strike,
  ...spellSteps,
};
