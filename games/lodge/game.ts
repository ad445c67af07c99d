import { type Game, gameReader, type Options, type Rule } from '@conjure/engine';
import { type LodgeData, ownData, readData } from './data.ts';
import { describe } from './describe.ts';
import type { LodgeEvent } from './events.ts';
import { figures } from './figures.ts';
import { imagine } from './imagine.ts';
import { type Lore, loreFrom } from './lore.ts';
import { clash, type LodgeOptions, OPTIONS } from './options.ts';
import { hunch, UNSETTLED } from './policy/hunch.ts';
import { answersOf } from './rules/answers.ts';
import { result } from './rules/ends.ts';
import { start } from './rules/setup.ts';
import { step } from './rules/step.ts';
import { unasked } from './rules/unasked.ts';
import rules from './rules.json' with { type: 'json' };
import { readScenario } from './scenario/read.ts';
import { sceneShape } from './scenario/scene.ts';
import { writeScenario } from './scenario/write.ts';
import { sense } from './sense.ts';
import { copyState, type State } from './state.ts';
import { type LodgeView, view } from './view.ts';
import { label, narrate } from './words.ts';

export type LodgeGame = Game<State, Lore, LodgeView, LodgeEvent>;

/** *Black Rose Wars* with the Familiars, with the given cards and tables. */
export function lodgeWith(data: LodgeData): LodgeGame {
  const lore = loreFrom(data);
  return {
    id: 'lodge',
    version: 3,
    seats: { min: 2, max: 4 },
    options: OPTIONS,
    rules: rules as Rule[],
    lore,
    clash,
    start: (seats, options: Options, dice) => start(lore, seats, options as LodgeOptions, dice),
    step,
    unasked,
    result,
    copy: copyState,
    figures,
    view,
    imagine,
    sense,
    hunch,
    unsettled: UNSETTLED,
    turn: ({ state }) => state.round * state.seats,
    shapes: (seats) => ({ answers: answersOf(lore), scenario: sceneShape(lore, seats) }),
    readScenario: (scenario, from) => readScenario(lore, scenario, from),
    writeScenario,
    describe: (seen) => describe(lore, seen),
    narrate: (seen, event) => narrate(lore, seen, event),
    label: (seen, kind, answer) => label(lore, seen, kind, answer),
  };
}

export const lodge = lodgeWith(ownData);

export const lodgeFrom = gameReader(lodge, readData, lodgeWith);
