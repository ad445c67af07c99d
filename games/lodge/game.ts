import type { Game, Options, Rule } from '@conjure/engine';
import { gameReader } from '@conjure/engine/content';
import { account } from './account/account.ts';
import { type Content, contentFrom } from './content.ts';
import { type LodgeData, ownData, readData } from './data.ts';
import { describe, heading } from './describe.ts';
import type { LodgeEvent } from './events.ts';
import { holdings, TELLING } from './holdings.ts';
import { imagine } from './imagine.ts';
import { manifest } from './manifest.ts';
import { clash, type LodgeOptions } from './options.ts';
import { playout, SET_UP, UNSETTLED } from './playout/playout.ts';
import { answersOf } from './rules/answers.ts';
import { result } from './rules/ends.ts';
import { start } from './rules/setup.ts';
import { step } from './rules/step.ts';
import { unasked } from './rules/unasked.ts';
import rules from './rules.json' with { type: 'json' };
import { readScenario } from './scenario/read.ts';
import { scenarioShape } from './scenario/scenario.ts';
import { writeScenario } from './scenario/write.ts';
import { sense } from './sense.ts';
import { copyState, type State } from './state.ts';
import { statistics } from './statistics.ts';
import { type LodgeView, view, views } from './view.ts';
import { label, narrate } from './words.ts';

/** A round is played to its end for every world, and where to cast is chosen anew in it: worlds count for more than width. */
const LEVELS = { adept: 'search:20:wide10', expert: 'search:60:wide30', master: 'search:240:wide80' };

export type LodgeGame = Game<State, Content, LodgeView, LodgeEvent>;

/** *Black Rose Wars* with the Familiars, with the given cards and tables. */
function lodgeWith(data: LodgeData): LodgeGame {
  const content = contentFrom(data);
  return {
    id: manifest.id,
    version: 3,
    seats: manifest.seats,
    options: manifest.options,
    rules: rules as Rule[],
    content,
    clash,
    start: (seats, options: Options, dice) => start(content, seats, options as LodgeOptions, dice),
    step,
    unasked,
    result,
    copy: copyState,
    statistics,
    account,
    view,
    views,
    imagine,
    sense,
    playout,
    unsettled: UNSETTLED,
    setUp: SET_UP,
    turn: ({ state }) => state.round * state.seats,
    levels: LEVELS,
    shapes: (seats) => ({ answers: answersOf(content), scenario: scenarioShape(content, seats) }),
    readScenario: (scenario, from) => readScenario(content, scenario, from),
    writeScenario,
    describe: (seen) => describe(content, seen),
    heading: (seen) => heading(content, seen),
    narrate: (seen, event) => narrate(content, seen, event),
    label: (seen, kind, answer) => label(content, seen, kind, answer),
    holdings,
    telling: TELLING,
  };
}

export const lodge = lodgeWith(ownData);

export const lodgeFrom = gameReader(lodge, readData, lodgeWith);
