import { type Dice, optionsOf } from '@conjure/engine';
import type { Stamped } from '../rules/commands.ts';
import type { SatchelMatch } from './table.ts';

/**
 * A player at random who gets on: lays what fits, rolls all that is loose, now and then takes everything back. Cards are
 * completed and rounds are won long before dawn, so that all cards and effects are met.
 */
export function eager({ open }: SatchelMatch, seat: number, dice: Dice): unknown {
  const options = (open ? (optionsOf(open.question, seat) ?? []) : []) as readonly Stamped[];
  const of = (...deeds: Stamped['do'][]) => options.filter((command) => deeds.includes(command.do));
  const one = (list: readonly Stamped[]) => list[dice.index('eager', list.length)];
  const mood = dice.index('mood', 20);
  const lay = of('place', 'familiar');
  if (lay.length > 0 && mood > 1) return one(lay);
  const learn = of('learn');
  if (learn.length > 0 && mood > 4) return one(learn);
  if (mood === 0 && of('recoverAll').length > 0) return one(of('recoverAll', 'recover'));
  const rolls = of('roll').sort((a, b) => size(b) - size(a));
  if (rolls.length > 0) return rolls[0];
  // With nothing else to do in a live round, something must be taken back.
  return one(of('pass', 'resume', 'nextRound').length > 0 ? of('pass', 'resume', 'nextRound') : options);
}

const size = (command: Stamped): number => (command.do === 'roll' ? command.dice.length : 0);
