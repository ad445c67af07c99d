import type { Game, Options, Rule } from '@conjure/engine';
import { gameReader } from '@conjure/engine/content';
import { account } from './account/account.ts';
import { type Content, contentFrom } from './content.ts';
import { ownData, readData, type SorceryData } from './data.ts';
import { describe } from './describe.ts';
import type { SorceryEvent } from './events.ts';
import { holdings, TELLING } from './holdings.ts';
import { imagine } from './imagine.ts';
import { manifest } from './manifest.ts';
import { optionsFrom, type SorceryOptions } from './options.ts';
import { ideas, playout, SET_UP, turnsBegun, UNSETTLED } from './playout/playout.ts';
import { wideActs } from './playout/wide.ts';
import { END } from './rules/answers.ts';
import { result } from './rules/ending.ts';
import { answersOf } from './rules/questions.ts';
import { start } from './rules/setup.ts';
import { step } from './rules/step.ts';
import rules from './rules.json' with { type: 'json' };
import { readScenario } from './scenario/read.ts';
import { scenarioShape } from './scenario/scenario.ts';
import { writeScenario } from './scenario/write.ts';
import { sense } from './sense.ts';
import { copyState, type State } from './state.ts';
import { statistics } from './statistics.ts';
import { tally } from './tally.ts';
import { type SorceryView, view } from './view.ts';
import { label, narrate } from './words.ts';

/**
 * The list of what is weighed is the limit, not how far one looks: what an action alone comes to is far enough, and width is strength.
 * Up to adept one judges as people do who see little at a time, when the action is over; a beginner does the first thing that comes to mind.
 */
const LEVELS = {
  beginner: 'greedy:1:forgets60',
  novice: 'greedy:18:forgets42',
  adept: 'greedy:50:forgets22',
  expert: 'search:60:wide20:alone',
  master: 'search:1500:wide1500:alone',
};

export type SorceryGame = Game<State, Content, SorceryView, SorceryEvent>;

/** *Mage Knight: Sorcery*, with the given figures, spells and battlefields. */
function sorceryWith(data: SorceryData): SorceryGame {
  const content = contentFrom(data);
  return {
    id: manifest.id,
    version: 3,
    seats: { min: 2, max: Math.max(...content.fields.map(({ players }) => players)) },
    options: optionsFrom(data),
    rules: rules as Rule[],
    content,
    start: (seats, options: Options) => start(content, seats, options as SorceryOptions),
    step,
    result,
    copy: copyState,
    statistics,
    tally,
    account,
    view,
    imagine,
    sense,
    playout,
    ideas,
    wide: (at, seat, { kind }, many, dice) => (kind === 'action' ? wideActs(at, seat, many, dice) : null),
    pass: ({ kind }) => (kind === 'action' ? END : undefined),
    unsettled: UNSETTLED,
    setUp: SET_UP,
    turn: turnsBegun,
    levels: LEVELS,
    shapes: (seats) => ({ answers: answersOf(content), scenario: scenarioShape(content, seats) }),
    readScenario: (scenario, from) => readScenario(content, scenario, from),
    writeScenario,
    describe: (seen) => describe(content, seen),
    narrate: (seen, event) => narrate(content, seen, event),
    label: (seen, kind, answer) => label(content, seen, kind, answer),
    holdings,
    telling: TELLING,
  };
}

export const sorcery = sorceryWith(ownData);

export const sorceryFrom = gameReader(sorcery, readData, sorceryWith);
