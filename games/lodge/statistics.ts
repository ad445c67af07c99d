import type { Seat, Statistics } from '@conjure/engine';
import { ROSE } from './board.ts';
import { FAMILIES, type FamilyId } from './families.ts';
import { mageName } from './rules/names.ts';
import { COUNTS, type Count, type Position, SOURCES, type State } from './state.ts';

const bySource = ({ gained }: State, owner: number): Record<string, number> =>
  Object.fromEntries(SOURCES.map((source, i) => [`from.${source}`, gained[owner * SOURCES.length + i]]));

const counted = ({ counts }: State, seat: Seat, what: Count): number =>
  counts[seat * COUNTS.length + COUNTS.indexOf(what)];

/** Told as a trait, not as a number. */
const isFamily = (what: Count): what is FamilyId => (FAMILIES as readonly Count[]).includes(what);
const ACTIONS = COUNTS.filter((what) => !isFamily(what));

/** What a study of the Lodge counts: rounds, rooms, the Rose's Power, and for each seat its Power by source and its actions. */
export function statistics(at: Position): Statistics {
  const { state, content } = at;
  const seats = Array.from({ length: state.seats }, (_, seat) => seat);
  const sum = (what: Count): number => seats.reduce((total, seat) => total + counted(state, seat, what), 0);
  return {
    match: {
      rounds: state.round,
      moon: state.moon,
      roomsDestroyed: content.board.all.filter((room) => state.destroyed & (1 << room)).length,
      magesDefeated: sum('defeats'),
      familiarsSummoned: sum('familiars'),
      rosePower: state.power[ROSE],
      ...Object.fromEntries(Object.entries(bySource(state, ROSE)).map(([name, n]) => [`rose.${name}`, n])),
    },
    seats: seats.map((seat) => ({
      quests: state.solved[seat].length,
      ...bySource(state, seat),
      ...Object.fromEntries(ACTIONS.map((what) => [what, counted(state, seat, what)])),
    })),
    traits: seats.map((seat) => ({
      mage: [mageName(at, seat)],
      family: FAMILIES.filter((family) => counted(state, seat, family) > 0),
    })),
  };
}
