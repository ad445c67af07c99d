import { create, type Dice, diceFrom, seeded } from '@conjure/engine';
import { SHIELDS } from '../data.ts';
import { demons } from '../game.ts';
import type { DemonsOptions } from '../options.ts';
import { fits } from '../rules/control.ts';
import type { Scenario, ScenarioMagician } from '../scenario/scenario.ts';
import type { Position } from '../state.ts';

/**
 * A position that could be met late in a match, at random: magicians near one another with spirits, marks and treasure, and
 * the lords of Armenia gathered round them. Rare results come up here that matches from the start take years to reach.
 */
export function randomScenario(seed: string, seats: number): unknown {
  const dice = diceFrom(seeded(`scene ${seed}`));
  const { content } = demons;
  const land = content.grid.names.filter((_, hex) => !content.water[hex]);
  const centre = content.grid.index.get(one(dice, land)) ?? 0;
  const around = dice.shuffle(
    'near',
    land.filter(
      (name) => content.grid.distances[centre * content.grid.size + (content.grid.index.get(name) ?? 0)] <= 3,
    ),
  );
  const spirits = dice.shuffle('spirits', [...content.numbers]);
  const boxes = dice.shuffle(
    'boxes',
    content.sites.map((_, i) => `${Math.floor(i / 6) + 1}${(i % 6) + 1}`),
  );
  const magicians = Array.from({ length: seats }, () => ({
    hex: around.pop(),
    shield: one(dice, SHIELDS),
    wounds: dice.index('wounds', 2),
    curses: dice.index('curses', 3),
    spirits: spirits.splice(0, dice.index('held', 7)),
    treasures: boxes.splice(0, dice.index('treasures', 3)),
  }));
  const mortals = Object.fromEntries(
    content.mortals.map(({ id }) => {
      const hex = dice.index('gather', 2) === 0 && around.length > 0 ? one(dice, around) : undefined;
      const status = one(dice, ['normal', 'normal', 'normal', 'fleeing'] as const);
      const free = hex !== undefined && magicians.every((m) => m.hex !== hex);
      return [id, free ? { hex, status } : {}];
    }),
  );
  const bases = content.mortals.map((mortal) => content.grid.names[mortal.base]);
  const scenario = magicians.map((m) =>
    m.hex !== undefined && !bases.includes(m.hex)
      ? m
      : { ...m, hex: undefined, status: 'dead', spirits: [], treasures: [] },
  );
  const common = { turn: 2 + dice.index('turn', 20), magicians: scenario, mortals };
  const alive = scenario.findIndex((m) => m.hex !== undefined);
  if (alive < 0) return common;
  const kind = dice.index('kind', 3);
  if (kind === 0) return { ...common, acts: alive, phase: one(dice, ['first', 'use', 'turn'] as const) };
  if (kind === 1) return orders(dice, common, alive);
  return hunt(dice, common, alive, spirits, boxes);
}

/**
 * The same with what random play seldom comes to: captives of mortals and of magicians, spirits and lords had by F, magicians
 * whom nobody sees or may use a spirit against, and the Ring lying about.
 */
export function rareScenario(seed: string, seats: number, options: Partial<DemonsOptions> = {}): unknown {
  const dice = diceFrom(seeded(`rare ${seed}`));
  const scenario = randomScenario(seed, seats) as Scenario;
  const { mortals = {} } = scenario;
  const made = create(demons, { seats, seed, options });
  if ('fault' in made) throw new Error(JSON.stringify(made.fault));
  const magicians = (scenario.magicians ?? []).map((m) => ({
    ...m,
    spirits: fitting(made.match.table, m.spirits ?? []),
  }));
  const alive = magicians.flatMap(({ hex }, seat) => (hex === undefined ? [] : [seat]));
  const near = Object.keys(mortals).filter((id) => mortals[id].hex !== undefined);
  const rare = magicians.map((m, seat) => (m.hex === undefined ? m : rarer(dice, m, seat, magicians, alive, near)));
  const lent = rare.flatMap(({ borrowed = [] }) => borrowed.map(({ spirit }) => spirit));
  const isShown = (spirit: number) => lent.includes(spirit) || dice.index('shown', 2) === 0;
  const ring = alive.length > 0 && dice.index('ring', 4) === 0 ? magicians[alive[0]].hex : undefined;
  return {
    ...scenario,
    magicians: rare.map((m) => ({ ...m, known: m.spirits?.filter(isShown) ?? [] })),
    ...(ring === undefined ? {} : { ring: { is: 'loose', hex: ring } }),
  };
}

/** As many of them as fit his display. */
function fitting(at: Position, spirits: readonly number[]): number[] {
  const kept: number[] = [];
  for (const spirit of spirits) if (fits(at, [...kept, spirit])) kept.push(spirit);
  return kept;
}

/** Whoever is first alive stays free, so that the others can be held captive by him. */
function rarer(
  dice: Dice,
  m: ScenarioMagician,
  seat: number,
  magicians: readonly ScenarioMagician[],
  [first, ...others]: readonly number[],
  near: readonly string[],
): ScenarioMagician {
  const { hex: _, ...away } = m;
  const lender = [first, ...others].find((one) => one !== seat && (magicians[one].spirits ?? []).length > 0);
  switch (dice.index('rare', 7)) {
    case 0:
      return near.length === 0 || seat === first
        ? m
        : { ...away, status: 'captive', captor: { mortal: one(dice, near) } };
    case 1:
      return seat === first ? m : { ...away, status: 'captive', captor: { magician: first } };
    case 2:
      return { ...m, invisible: true };
    case 3:
      return { ...m, reconciled: true };
    case 4:
      return lender === undefined
        ? m
        : { ...m, borrowed: [{ spirit: one(dice, magicians[lender].spirits ?? []), owner: lender }] };
    case 5:
      return near.length === 0 ? m : { ...m, familiars: [...new Set([...(m.familiars ?? []), one(dice, near)])] };
    default:
      return m;
  }
}

interface Common {
  magicians: readonly object[];
  mortals: Record<string, object>;
}

/** One magician has lords by F and sets them on the others, who have been found. */
function orders(dice: Dice, common: Common, seat: number): unknown {
  const lords = Object.keys(common.mortals).filter((id) => 'hex' in common.mortals[id] && dice.index('lord', 2) === 0);
  const magicians = common.magicians.map((m, other) =>
    other === seat ? { ...m, familiars: lords } : { ...m, found: true },
  );
  return { ...common, magicians, loosed: lords, phase: 'victims' };
}

/** One magician stands on a treasure that a high-numbered spirit has found. */
function hunt(dice: Dice, common: Common, seat: number, spirits: readonly number[], boxes: readonly string[]): unknown {
  const box = one(dice, boxes);
  const site = demons.content.sites[(Number(box[0]) - 1) * 6 + Number(box[1]) - 1];
  const hex = demons.content.grid.names[site.hex];
  const [finder, ...others] = [...spirits].sort((a, b) => b - a);
  const home = Object.fromEntries(
    demons.content.mortals.filter((m) => m.base === site.hex).map((m) => [m.id, { status: 'gone' }]),
  );
  const away = Object.entries(common.mortals).filter(([, unit]) => !('hex' in unit && unit.hex === hex));
  return {
    ...common,
    magicians: common.magicians.map((m, other) =>
      other === seat
        ? { ...m, hex, spirits: others.slice(0, 3) }
        : 'hex' in m && m.hex === hex
          ? { status: 'dead' }
          : m,
    ),
    mortals: { ...Object.fromEntries(away), ...home },
    boxes: { [box]: { is: 'found', counter: finder, by: seat } },
    acts: seat,
    phase: 'use',
  };
}

const one = <T>(dice: Dice, list: readonly T[]): T => list[dice.index('one', list.length)];
