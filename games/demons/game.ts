import { type Game, gameReader, type Options, type Rule } from '@conjure/engine';
import { type DemonsData, ownData, readData } from './data.ts';
import type { DemonsEvent } from './events.ts';
import { figures } from './figures.ts';
import { imagine } from './imagine.ts';
import { type Lore, loreFrom } from './lore.ts';
import { type DemonsOptions, OPTIONS } from './options.ts';
import { prospects } from './prospects.ts';
import { start } from './rules/setup.ts';
import { answers } from './rules/shapes.ts';
import { step } from './rules/turn.ts';
import { result } from './rules/victory.ts';
import rules from './rules.json' with { type: 'json' };
import { readScenario } from './scenario/read.ts';
import { sceneShape } from './scenario/scene.ts';
import { writeScenario } from './scenario/write.ts';
import { sense } from './sense.ts';
import { copyState, type State } from './state.ts';
import { type DemonsView, view } from './view.ts';
import { describe, label, narrate } from './words.ts';

export type DemonsGame = Game<State, Lore, DemonsView, DemonsEvent>;

/** *Demons* (SPI, 1979) with the given charts and map. */
export function demonsWith(data: DemonsData): DemonsGame {
  const lore = loreFrom(data);
  return {
    id: 'demons',
    version: 2,
    seats: { min: 1, max: 4 },
    options: OPTIONS,
    rules: rules as Rule[],
    lore,
    start: (seats, options: Options, dice) => start(lore, seats, options as DemonsOptions, dice),
    step,
    result,
    figures,
    copy: copyState,
    view,
    imagine,
    sense,
    shapes: (seats) => ({ answers: answers(lore), scenario: sceneShape(lore, seats) }),
    readScenario: (scenario, from) => readScenario(lore, scenario, from),
    writeScenario,
    describe: (seen) => describe(lore, seen),
    narrate: (seen, event) => narrate(lore, seen, event),
    label: (seen, kind, answer) => label(lore, seen, kind, answer),
    prospects: (seen, kind, answer) => prospects(lore, seen, kind, answer),
  };
}

export const demons = demonsWith(ownData);

export const demonsFrom = gameReader(demons, readData, demonsWith);
