import { rankName, shieldLadder } from '../content.ts';
import { hexName, mortalId } from '../rules/places.ts';
import { itemName } from '../rules/treasures.ts';
import type { Box, Magician, Position, RingPlace } from '../state.ts';
import type { Scenario, ScenarioBox, ScenarioMagician } from './scenario.ts';

/** The whole position, written so that reading it again gives the same state. */
export function writeScenario(at: Position): unknown {
  const { state } = at;
  const ladder = shieldLadder(at.content, state.options);
  const byRoster = state.phase === 'waking' || state.phase === 'victims' || state.phase === 'torture';
  const scenario: Scenario = {
    ...(state.turn > 0 ? { turn: state.turn } : {}),
    phase: state.phase,
    acts: byRoster ? state.cursor : (state.order[state.cursor] ?? state.cursor),
    order: [...state.order],
    magicians: state.magicians.map((m) => writeMagician(at, m, ladder)),
    mortals: Object.fromEntries(
      state.mortals.map((unit, i) => [
        mortalId(at, i),
        { hex: hexName(at, unit.hex), base: hexName(at, unit.base), status: unit.status },
      ]),
    ),
    boxes: Object.fromEntries(
      state.boxes.flatMap((box, i) => (box.is === 'hidden' ? [] : [[itemName(i), writeBox(at, box)]])),
    ),
    sites: [...state.sites],
    piles: Object.fromEntries(
      state.piles.map((pile, rank) => [
        rankName(rank),
        [...pile].reverse().map((counter) => (counter === 0 ? 'ring' : counter)),
      ]),
    ),
    ring: writeRing(at, state.ring),
    ruins: state.ruins.map((hex) => hexName(at, hex)),
    out: [...state.out],
    ...(state.victims.length > 0
      ? {
          victims: Object.fromEntries(
            state.victims.flatMap((victim, i) => (victim < 0 ? [] : [[mortalId(at, i), victim]])),
          ),
        }
      : {}),
    loosed: state.loosed.map((i) => mortalId(at, i)),
    used: { ...state.used, tortured: [...state.used.tortured], tried: state.used.tried.map(itemName) },
    todo: [...state.agenda],
  };
  return scenario;
}

function writeMagician(at: Position, m: Magician, ladder: ReturnType<typeof shieldLadder>): ScenarioMagician {
  const mortals = (list: readonly number[]) => list.map((i) => mortalId(at, i));
  const captor =
    m.captor === null ? {} : { captor: 'mortal' in m.captor ? { mortal: mortalId(at, m.captor.mortal) } : m.captor };
  return {
    status: m.status,
    ...(m.hex >= 0 ? { hex: hexName(at, m.hex) } : {}),
    ...captor,
    ...(m.shield >= 0 ? { shield: ladder[m.shield].name } : {}),
    ...(m.controlling > 0 ? { controlling: m.controlling } : {}),
    caught: m.caught,
    found: m.found,
    wounds: m.wounds,
    curses: m.curses,
    spirits: [...m.held],
    known: [...m.known],
    borrowed: [...m.borrowed],
    invisible: m.invisible,
    reconciled: m.reconciled,
    storm: mortals(m.storm),
    familiars: mortals(m.familiars),
    losesTurn: m.loses,
    fate: m.fate,
  };
}

function writeBox(at: Position, box: Box): ScenarioBox {
  const counter = 'counter' in box && box.counter > 0 ? { counter: box.counter } : {};
  switch (box.is) {
    case 'found':
      return { is: box.is, ...counter, by: box.by };
    case 'owned':
      return { is: box.is, ...counter, by: box.owner };
    case 'hoard':
      return { is: box.is, ...counter, mortal: mortalId(at, box.mortal) };
    case 'loose':
      return { is: box.is, ...counter, hex: hexName(at, box.hex) };
    default:
      return { is: box.is };
  }
}

function writeRing(at: Position, ring: RingPlace): NonNullable<Scenario['ring']> {
  switch (ring.is) {
    case 'owned':
      return { is: ring.is, magician: ring.owner };
    case 'hoard':
      return { is: ring.is, mortal: mortalId(at, ring.mortal) };
    case 'loose':
      return { is: ring.is, hex: hexName(at, ring.hex) };
    default:
      return { is: ring.is };
  }
}
