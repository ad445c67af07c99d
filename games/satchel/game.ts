import { type Game, gameReader, type Options, type Rule } from '@conjure/engine';
import { ownData, readData, type SatchelData } from './data.ts';
import type { SatchelEvent } from './events.ts';
import { figures } from './figures.ts';
import { imagine } from './imagine.ts';
import { type Lore, loreFrom } from './lore.ts';
import { OPTIONS, type SatchelOptions } from './options.ts';
import { policyWith } from './policy/index.ts';
import { answersOf } from './rules/commands.ts';
import { result } from './rules/rounds.ts';
import { start } from './rules/setup.ts';
import { step, unasked } from './rules/turns.ts';
import rules from './rules.json' with { type: 'json' };
import { readScenario } from './scenario/read.ts';
import { sceneShape } from './scenario/scene.ts';
import { writeScenario } from './scenario/write.ts';
import { sense } from './sense.ts';
import { copyState, type State } from './state.ts';
import { type SatchelView, view } from './view.ts';
import { describe, label, narrate } from './words.ts';

export type SatchelGame = Game<State, Lore, SatchelView, SatchelEvent>;

/** *Les Familiers*, the dice goodie, on its reconstructed base game, with the given cards and tables. */
export function satchelWith(data: SatchelData): SatchelGame {
  const lore = loreFrom(data);
  return {
    id: 'satchel',
    version: 1,
    seats: { min: 3, max: 5 },
    options: OPTIONS,
    rules: rules as Rule[],
    lore,
    start: (seats, options: Options, dice) => start(lore, seats, options as SatchelOptions, dice),
    step,
    unasked,
    result,
    figures,
    copy: copyState,
    view,
    imagine,
    sense,
    policy: policyWith(data),
    shapes: (seats) => ({ answers: answersOf(lore), scenario: sceneShape(lore, seats) }),
    readScenario: (scenario, from) => readScenario(lore, scenario, from),
    writeScenario,
    describe: (seen) => describe(lore, seen),
    narrate: (seen, event) => narrate(lore, seen, event),
    label: (seen, kind, answer) => label(lore, seen, kind, answer),
  };
}

export const satchel = satchelWith(ownData);

export const satchelFrom = gameReader(satchel, readData, satchelWith);
