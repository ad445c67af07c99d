import { type Handlers, handle, type Question, type Script, type Step, takeNext } from '@conjure/engine';
import type { SorceryMatter } from '../matters.ts';
import type { SorceryTable } from '../state.ts';
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
  const matter = takeNext(t);
  const did = handle(STEPS, t, matter);
  return did === 'rest' ? did : askOnce(t, matter, did);
}

/**
 * A step that asks, asks once and changes nothing before, so that the state says what is asked as long as it is. What follows
 * from the answer belongs to it, up to the next question: so its odds are known before it is given.
 */
function* askOnce(t: SorceryTable, current: SorceryMatter, script: Script): Script {
  const { state } = t;
  const question = script.next().value as Question;
  const { refuse } = question;
  question.refuse = (answer, seat) => worded(t, refuse(answer, seat));
  state.agenda.push(current);
  const answer = yield question;
  state.agenda.pop();
  script.next(answer);
  for (;;) {
    const matter = state.agenda[state.agenda.length - 1];
    if (state.phase === 'over' || matter === undefined || !OF_AN_ACTION.has(matter.do)) return;
    state.agenda.pop();
    if (handle(STEPS, t, matter) === 'rest') continue;
    // It asks: that is left for the next rest.
    state.agenda.push(matter);
    return;
  }
}

const OF_AN_ACTION: ReadonlySet<SorceryMatter['do']> = new Set<SorceryMatter['do']>([
  ...(['walk', 'formation', 'moved', 'spin', 'endMove', 'strike', 'actionEnds'] as const),
  ...(['counter', 'counterAway', 'text', 'cardAway', 'bookmark'] as const),
]);

const STEPS: Handlers<SorceryTable, SorceryMatter> = {
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
