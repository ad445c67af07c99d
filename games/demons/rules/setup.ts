import { ask, type Dice, refusal, type Script, type Seat, toOne } from '@conjure/engine';
import { type Content, rankOf, shieldLadder } from '../content.ts';
import { RANKS, SHIELDS, type ShieldName } from '../data.ts';
import type { DemonsOptions } from '../options.ts';
import type { Box, DemonsTable, Magician, State } from '../state.ts';
import { magicianPhrase } from './phrases.ts';
import { answers } from './shapes.ts';

const HIDDEN: Box = { is: 'hidden' };
const PILES = RANKS.map((rank) => `pile ${rank}`);

/** Mortals at their bases, spirits in seven shuffled piles with the Ring among the Dukes. [4.0a] [4.0b] [R10] */
export function start(content: Content, seats: number, options: DemonsOptions, dice: Dice): State {
  const bases = content.mortals.map((mortal) => mortal.base);
  if (options.mortalBases === 'shuffled') dice.shuffle('bases', bases); // [T7]
  const sites = content.sites.map((_, site) => site);
  if (options.treasureGrid === 'shuffled') dice.shuffle('sites', sites); // [T8]
  const piles: number[][] = RANKS.map(() => []);
  for (const spirit of content.numbers) piles[rankOf(content, options, spirit)].push(spirit);
  piles[content.ringPile].push(0); // [11.0a]
  piles.forEach((pile, rank) => {
    dice.shuffle(PILES[rank], pile);
  });
  return {
    options,
    turn: 0,
    phase: 'order',
    cursor: 0,
    order: Array.from({ length: seats }, (_, seat) => seat),
    magicians: Array.from({ length: seats }, newMagician),
    mortals: bases.map((base) => ({ hex: base, base, status: 'normal' })),
    victims: [],
    loosed: [],
    piles,
    sites,
    boxes: sites.map(() => HIDDEN),
    ring: { is: 'pile' },
    ruins: [],
    out: [],
    used: { kind: null, tortured: [], paid: [], done: false, tried: [], declined: [] },
    agenda: [],
  };
}

function newMagician(): Magician {
  return {
    status: 'unplaced',
    hex: -1,
    captor: null,
    caught: 0,
    found: false,
    shield: -1,
    wounds: 0,
    curses: 0,
    held: [],
    known: [],
    controlling: 0,
    borrowed: [],
    invisible: false,
    reconciled: false,
    storm: [],
    familiars: [],
    loses: false,
    fate: null,
  };
}

/** Highest first, the tied again among themselves; the order stays for the game. [4.0c] [R12] */
export function rollForOrder(t: DemonsTable): void {
  const rolls: number[] = t.state.order.map(() => 0);
  const sorted = (seats: readonly Seat[]): Seat[] => {
    if (seats.length < 2) return [...seats];
    const faces = new Map(seats.map((seat) => [seat, t.dice.d6('order')]));
    for (const [seat, face] of faces) if (rolls[seat] === 0) rolls[seat] = face;
    return [6, 5, 4, 3, 2, 1].flatMap((face) => sorted(seats.filter((seat) => faces.get(seat) === face)));
  };
  t.state.order = sorted(t.state.order);
  if (t.state.order.length > 1) t.tell({ type: 'ordered', order: [...t.state.order], rolls });
}

/** Any level, also one that another has. [4.0d] [4.1] [4.1a] */
export function* chooseShield(t: DemonsTable, seat: Seat): Script {
  const names = shieldLadder(t.content, t.state.options).map((level) => level.name);
  const { shield } = yield* ask(
    toOne<{ shield: ShieldName }>({
      kind: 'shield',
      rule: '4.1',
      seat,
      facts: { magician: magicianPhrase(t, seat) },
      shape: answers(t.content).shield,
      candidates: () => SHIELDS.map((name) => ({ shield: name })),
      refuse: ({ shield: name }) =>
        names.includes(name) ? null : refusal('T6', { shield: { key: `shield.${name}` } }),
    }),
  );
  t.state.magicians[seat].shield = names.indexOf(shield);
  t.tell({ type: 'shielded', by: seat, shield });
}
