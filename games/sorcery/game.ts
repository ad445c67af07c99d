import { type Game, gameReader, type Options, type Rule } from '@conjure/engine';
import { ownData, readData, type SorceryData } from './data.ts';
import { describe } from './describe.ts';
import type { SorceryEvent } from './events.ts';
import { figures } from './figures.ts';
import { imagine } from './imagine.ts';
import { type Lore, loreFrom } from './lore.ts';
import { optionsFrom, type SorceryOptions } from './options.ts';
import { hunch, ideas, turnsBegun, UNSETTLED } from './policy/hunch.ts';
import { END } from './rules/answers.ts';
import { result } from './rules/ending.ts';
import { answersOf } from './rules/questions.ts';
import { start } from './rules/setup.ts';
import { step } from './rules/step.ts';
import rules from './rules.json' with { type: 'json' };
import { readScenario } from './scenario/read.ts';
import { sceneShape } from './scenario/scene.ts';
import { writeScenario } from './scenario/write.ts';
import { sense } from './sense.ts';
import { copyState, type State } from './state.ts';
import { type SorceryView, view } from './view.ts';
import { label, narrate } from './words.ts';

export type SorceryGame = Game<State, Lore, SorceryView, SorceryEvent>;

/** *Mage Knight: Sorcery*, with the given figures, spells and battlefields. */
export function sorceryWith(data: SorceryData): SorceryGame {
  const lore = loreFrom(data);
  return {
    id: 'sorcery',
    version: 3,
    seats: { min: 2, max: Math.max(...lore.fields.map(({ players }) => players)) },
    options: optionsFrom(data),
    rules: rules as Rule[],
    lore,
    start: (seats, options: Options) => start(lore, seats, options as SorceryOptions),
    step,
    result,
    copy: copyState,
    figures,
    view,
    imagine,
    sense,
    hunch,
    ideas,
    pass: ({ kind }) => (kind === 'action' ? END : undefined),
    unsettled: UNSETTLED,
    turn: turnsBegun,
    shapes: (seats) => ({ answers: answersOf(lore), scenario: sceneShape(lore, seats) }),
    readScenario: (scenario, from) => readScenario(lore, scenario, from),
    writeScenario,
    describe: (seen) => describe(lore, seen),
    narrate: (seen, event) => narrate(lore, seen, event),
    label: (seen, kind, answer) => label(lore, seen, kind, answer),
  };
}

export const sorcery = sorceryWith(ownData);

export const sorceryFrom = gameReader(sorcery, readData, sorceryWith);
