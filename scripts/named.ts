import { type Level, levelFrom } from '@conjure/bots';
import type { Options } from '@conjure/engine';
import { type Box, boxOf, GAMES } from '@conjure/shelf';
import { misused } from './command-line.ts';

/** One of ours, by its id. */
export async function gameNamed(id: string | undefined): Promise<Box> {
  const box = id === undefined ? null : await boxOf(id);
  const which = GAMES.join(', ');
  return (
    box ?? misused(id === undefined ? `Which game? One of ${which}.` : `There is no game "${id}"; there are ${which}.`)
  );
}

/** A level of the bots, by its name or written out. */
export function levelNamed(text: string, option: string, { game }: Pick<Box, 'game'>): Level {
  const read = levelFrom(text, option, game.bot?.levels);
  return 'fault' in read ? misused(`${option} takes ${read.fault.expected}, not "${text}".`) : read.level;
}

/** Options of the rules, `clock=live,dawn=false`, each with a value that the game knows. */
export function optionsTyped(text: string | undefined, { game }: Pick<Box, 'game'>): Options {
  const typed = text === undefined ? [] : text.split(',').map((pair) => pair.split('='));
  return Object.fromEntries(
    typed.map(([name, value]) => {
      const spec = game.options.find((option) => option.name === name) ?? misused(`There is no option "${name}".`);
      const meant = spec.values.find((one) => String(one) === value);
      return [name, meant ?? misused(`${name} is one of ${spec.values.join(', ')}, not "${value}".`)];
    }),
  );
}
