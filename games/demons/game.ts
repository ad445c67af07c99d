import type { Game, Options, Rule } from '@conjure/engine';
import { gameReader } from '@conjure/engine/content';
import { account } from './account/account.ts';
import { type Content, contentFrom } from './content.ts';
import { type DemonsData, ownData, readData } from './data.ts';
import type { DemonsEvent } from './events.ts';
import { holdings, TELLING } from './holdings.ts';
import { imagine } from './imagine.ts';
import { manifest } from './manifest.ts';
import type { DemonsOptions } from './options.ts';
import { playout, turnsBegun, UNSETTLED } from './playout/playout.ts';
import { prospects } from './prospects.ts';
import { start } from './rules/setup.ts';
import { answers } from './rules/shapes.ts';
import { step } from './rules/turn.ts';
import { result } from './rules/victory.ts';
import rules from './rules.json' with { type: 'json' };
import { readScenario } from './scenario/read.ts';
import { scenarioShape } from './scenario/scenario.ts';
import { writeScenario } from './scenario/write.ts';
import { sense } from './sense.ts';
import { copyState, type State } from './state.ts';
import { statistics } from './statistics.ts';
import { tally } from './tally.ts';
import { type DemonsView, view, views } from './view.ts';
import { describe, heading, label, narrate } from './words.ts';

export type DemonsGame = Game<State, Content, DemonsView, DemonsEvent>;

/**
 * Dangers lie several turns ahead, and there are few answers: a tree sees them sooner than playouts of every answer do, and a smaller
 * one is short-sighted as people are. It judges when an action is over: what chance would do next drowns what was done.
 */
const LEVELS = {
  beginner: 'tree:6:action',
  novice: 'tree:14:action',
  adept: 'tree:40:action',
  expert: 'tree:140:action',
  master: 'tree:1600:action',
};

/** *Demons* (SPI, 1979) with the given charts and map. */
export function demonsWith(data: DemonsData): DemonsGame {
  const content = contentFrom(data);
  return {
    id: manifest.id,
    version: 2,
    seats: manifest.seats,
    options: manifest.options,
    rules: rules as Rule[],
    content,
    start: (seats, options: Options, dice) => start(content, seats, options as DemonsOptions, dice),
    step,
    result,
    statistics,
    tally,
    account,
    copy: copyState,
    view,
    views,
    imagine,
    sense,
    playout,
    pass: ({ kind }) => (kind === 'use' ? { do: 'done' } : undefined),
    unsettled: UNSETTLED,
    turn: turnsBegun,
    levels: LEVELS,
    shapes: (seats) => ({ answers: answers(content), scenario: scenarioShape(content, seats) }),
    readScenario: (scenario, from) => readScenario(content, scenario, from),
    writeScenario,
    describe: (seen) => describe(content, seen),
    heading,
    narrate: (seen, event) => narrate(content, seen, event),
    label: (seen, kind, answer) => label(content, seen, kind, answer),
    holdings,
    telling: TELLING,
    prospects: (seen, kind, answer) => prospects(content, seen, kind, answer),
  };
}

export const demons = demonsWith(ownData);

export const demonsFrom = gameReader(demons, readData, demonsWith);
