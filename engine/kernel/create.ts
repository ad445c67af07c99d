import { chanceOf, type GeneratorName, seedFault } from './chance.ts';
import { diceFrom } from './dice.ts';
import type { Game, OptionSpec, Options, OptionValue } from './game.ts';
import { begin, type Match, type Origin } from './match.ts';
import { anything, type Fault, got, whole } from './shape.ts';
import type { Event } from './table.ts';

/** What a new match is to be; options and scenario come from outside and are checked. */
export interface MatchSetup {
  seats: number;
  seed: string;
  /** The generator, where it is not the usual one: it wants a seed of its own kind. */
  chance?: GeneratorName | undefined;
  options?: unknown;
  scenario?: unknown;
  /** The first dice, scripted. */
  dice?: readonly number[] | undefined;
}

/** A new match, or what is wrong with what was wanted. */
export function create<S, C, V, E extends Event>(
  game: Game<S, C, V, E>,
  wanted: MatchSetup,
): { match: Match<S, C, V, E> } | { fault: Fault } {
  const fault =
    whole(game.seats.min, game.seats.max).check(wanted.seats, 'seats') ??
    seedFault(wanted.seed, wanted.chance) ??
    anything.check(wanted.scenario, 'scenario');
  if (fault) return { fault };
  const read = readOptions(game.options, wanted.options);
  if ('fault' in read) return read;
  const clash = game.clash?.(read.options);
  if (clash) return { fault: clash };
  const { seats, seed, chance, scenario, dice } = wanted;
  const origin: Origin = {
    seats,
    options: read.options,
    seed,
    ...(chance ? { chance } : {}),
    ...(scenario === undefined ? {} : { scenario }),
    ...(dice ? { dice } : {}),
  };
  const seeds = chanceOf(origin);
  const start = game.start(seats, read.options, diceFrom(seeds));
  if (scenario === undefined) return { match: begin(game, origin, start, seeds) };
  // A state may be built of the scenario's own lists, and the origin must stay as it was. This copy keeps a field called
  // "__proto__" a field, for the game to refuse.
  const position = game.readScenario(structuredClone(scenario), start);
  return 'fault' in position ? position : { match: begin(game, origin, position.state, seeds) };
}

/** Options as a person gave them: every name and value known, the rest as by default. */
export function readOptions(specs: readonly OptionSpec[], given: unknown): { options: Options } | { fault: Fault } {
  const options: { [name: string]: OptionValue } = {};
  for (const spec of specs) options[spec.name] = spec.default;
  if (given === undefined) return { options };
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return { fault: { place: 'options', expected: 'an object', got: got(given) } };
  for (const [name, value] of Object.entries(given)) {
    const spec = specs.find((s) => s.name === name);
    const place = `options.${name}`;
    const oneOf = (words: readonly string[]) => `one of ${words.join(', ')}`;
    if (!spec) return { fault: { place, expected: oneOf(specs.map((s) => s.name)), got: 'an unknown option' } };
    if (!spec.values.includes(value as OptionValue))
      return { fault: { place, expected: oneOf(spec.values.map((v) => JSON.stringify(v))), got: got(value) } };
    options[name] = value as OptionValue;
  }
  return { options };
}
