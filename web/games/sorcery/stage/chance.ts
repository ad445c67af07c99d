import { abilityIn, type SorceryEvent } from '@conjure/sorcery/view';
import { BAD, GOOD, oneDie, orLess, type RollChance, twoDice } from '../../../stage/chance.ts';

/** What the dice of an event could bring, from what it tells and from what is printed. */
export function chanceOf(event: SorceryEvent): RollChance | null {
  switch (event.type) {
    case 'attacked': {
      const [blow] = event.blows;
      return blow ? against(event.dice, blow.attack, blow.defense) : null;
    }
    case 'healingTried':
      return against(event.dice, event.attack, event.defense);
    case 'commanded':
      return faces(event.die, 'command');
    case 'frozen':
      return faces(event.die, 'magic_freeze');
    case 'furyRolled':
      return orLess(event.die, event.damage);
    case 'tranceRolled':
      return twoDice(event.dice, (sum) => (sum < event.attack ? GOOD : BAD), { n: event.attack - 1, way: 'orLess' });
    case 'counterTried':
      return countered(event);
    default:
      return null;
  }
}

/** Two dice and the attack against the defence; a natural 12 always hits, a natural 2 never. [B68] */
function against(dice: readonly number[], attack: number, defense: number): RollChance {
  const n = Math.min(12, Math.max(3, defense - attack));
  return twoDice(dice, (sum) => (sum >= n ? GOOD : BAD), { n, way: 'orMore' });
}

/** The faces that are printed with an ability. */
function faces(die: number, ability: string): RollChance | null {
  const { on } = abilityIn(ability).params as { readonly on?: readonly number[] };
  return on ? oneDie(die, (face) => (on.includes(face) ? GOOD : BAD)) : null;
}

const FACES = [1, 2, 3, 4, 5, 6];
/** Everything that so many dice can show. */
const throws = (n: number): number[][] =>
  n === 0 ? [[]] : throws(n - 1).flatMap((rest) => FACES.map((face) => [...rest, face]));
const highest = (dice: readonly number[]): number => Math.max(...dice);
const sumOf = (dice: readonly number[]): number => dice.reduce((sum, die) => sum + die, 0);

/** Who counters must have more than who casts. Of the counterer's dice the highest counts, of the caster's both. [S56] */
function countered({ cast, counter, worked }: Extract<SorceryEvent, { type: 'counterTried' }>): RollChance | null {
  const casts = throws(cast.dice.length).map((dice) => cast.total - sumOf(cast.dice) + sumOf(dice));
  const counters = throws(counter.dice.length).map((dice) => counter.total - highest(counter.dice) + highest(dice));
  const good = counters.reduce((sum, total) => sum + casts.filter((other) => total > other).length, 0);
  const bad = casts.length * counters.length - good;
  return {
    cells: [
      { ways: good, ...GOOD },
      { ways: bad, ...BAD },
    ],
    came: worked ? 0 : 1,
  };
}
