import type { Game, Options, Rule } from '@conjure/engine';
import { gameReader } from '@conjure/engine/content';
import { account } from './account/account.ts';
import { botWith } from './bot/index.ts';
import { type Content, contentFrom } from './content.ts';
import { ownData, readData, type SatchelData } from './data.ts';
import type { SatchelEvent } from './events.ts';
import { holdings, TELLING } from './holdings.ts';
import { imagine } from './imagine.ts';
import { manifest } from './manifest.ts';
import type { SatchelOptions } from './options.ts';
import { playoutBy, turnsBegun } from './playout.ts';
import { answersOf } from './rules/commands.ts';
import { result } from './rules/rounds.ts';
import { start } from './rules/setup.ts';
import { step, unasked } from './rules/turns.ts';
import rules from './rules.json' with { type: 'json' };
import { readScenario } from './scenario/read.ts';
import { scenarioShape } from './scenario/scenario.ts';
import { writeScenario } from './scenario/write.ts';
import { sense } from './sense.ts';
import { copyState, type State } from './state.ts';
import { statistics } from './statistics.ts';
import { type SatchelView, view } from './view.ts';
import { describe, label, narrate } from './words.ts';

export type SatchelGame = Game<State, Content, SatchelView, SatchelEvent>;

/** *Les Familiers*, the dice goodie, on its reconstructed base game, with the given cards and tables. */
function satchelWith(data: SatchelData): SatchelGame {
  const content = contentFrom(data);
  const bot = botWith(data);
  return {
    id: manifest.id,
    version: 2,
    seats: manifest.seats,
    options: manifest.options,
    rules: rules as Rule[],
    content,
    start: (seats, options: Options, dice) => start(content, seats, options as SatchelOptions, dice),
    step,
    unasked,
    result,
    statistics,
    account,
    copy: copyState,
    view,
    imagine,
    sense,
    bot,
    playout: playoutBy(bot, 'hard'),
    turn: turnsBegun,
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

export const satchel = satchelWith(ownData);

export const satchelFrom = gameReader(satchel, readData, satchelWith);
