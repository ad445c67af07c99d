import type { Dice } from '@conjure/engine';
import { POWERS, RANKS, SHIELDS } from '../../data.ts';
import { demons } from '../../game.ts';
import { ITEMS } from '../../rules/treasures.ts';

const { content } = demons;
const items = [...ITEMS];
const mortals = content.mortals.map(({ id }) => id);
const cities = content.cities.map((hex) => content.grid.names[hex]);

/**
 * A well-formed answer that a person could try, mostly a forbidden one, so that refusals are heard too. `own`: spirits he
 * holds; `near`: hexes around magicians.
 */
export function strangeAnswer(kind: string, dice: Dice, own: readonly number[], near: readonly string[]): unknown {
  const one = <T>(list: readonly T[]): T => list[dice.index('strange', list.length)];
  const hex = () => one(near.length > 0 && dice.index('strange', 2) > 0 ? near : content.grid.names);
  const item = () => one([one(items), 'ring', '11']);
  const seat = () => dice.index('strange', 4);
  const spirit = () => (own.length > 0 && dice.index('strange', 3) > 0 ? one(own) : one(content.numbers));
  const some = <T>(thing: () => T): T[] => [...new Set(Array.from({ length: dice.index('strange', 4) }, thing))];
  const yes = () => dice.index('strange', 2) === 1;
  const powers: Record<string, () => object> = {
    C: () => ({ magician: seat(), ill: one(['wound', 'curse']) }),
    F: () =>
      one([
        () => ({ mortal: one(mortals) }),
        () => ({ magician: seat(), rank: one(RANKS) }),
        () => ({ magician: seat(), lure: spirit() }),
        () => ({}),
      ])(),
    G: () => ({ item: item() }),
    N: () => ({ magician: seat() }),
    P: () => ({ city: one([one(cities), hex()]) }),
    R: () => ({ to: hex() }),
    T: () => ({ to: hex() }),
    X: () => ({ city: one([one(cities), hex()]) }),
  };
  const first: (() => object)[] = [
    () => ({ do: 'move', to: hex() }),
    () => ({ do: 'conjure', rank: one(RANKS) }),
    () => ({ do: 'raise' }),
    () => ({ do: 'leave', ...(yes() ? { from: hex() } : {}) }),
  ];
  const use: (() => object)[] = [
    () => ({ do: 'attack', hex: hex() }),
    () => ({ do: 'seize', box: item(), spirit: spirit() }),
    () => ({ do: one(['torture', 'free', 'trade']), magician: seat() }),
    () => ({ do: one(['lift', 'release', 'control']), spirit: spirit() }),
    () => ({ do: 'pickUp' }),
    () => {
      const number = spirit();
      const letters = content.spirits[number]?.powers ?? [];
      const power = one(letters.length > 0 && yes() ? letters : POWERS);
      return { do: 'power', spirit: number, power, ...powers[power]?.() };
    },
  ];
  const answers: Record<string, () => object> = {
    shield: () => ({ shield: one(SHIELDS) }),
    place: () => ({ hex: hex() }),
    first: () => one([...first, ...first, ...use])(),
    use: () => one([...use, ...use, ...first])(),
    evade: () => ({ to: hex() }),
    commit: () => ({ with: some(spirit) }),
    defend: () => ({ with: some(spirit) }),
    fetch: () => ({ spirit: spirit() }),
    fit: () => ({ release: some(spirit) }),
    avert: () => ({ release: some(spirit) }),
    emerge: () => ({ to: hex() }),
    stake: () => ({ treasures: some(item) }),
    bid: () => ({ treasures: some(item) }),
    brawl: () => ({ mortal: one(mortals) }),
    pay: () => ({ give: item() }),
    offer: () => ({ give: some(item), take: some(item) }),
    consent: () => ({ accept: yes() }),
    auction: () => ({ call: yes() }),
    run: () => ({ to: yes() ? hex() : null, drop: yes(), attack: yes() }),
    victim: () => ({ magician: seat() }),
  };
  return answers[kind]();
}
