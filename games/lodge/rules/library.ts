import { askEach, once, type Question, refusal, type Script, type Seat } from '@conjure/engine';
import type { LodgeTable } from '../state.ts';
import type { TodoOf } from '../todo.ts';
import { next, type Step } from './agenda.ts';
import { shapesOf } from './answers.ts';
import { drawSchool, schoolHas, tellDrawn, waysToTake } from './cards.ts';

interface Schools {
  schools: string[];
}

/** Every way to name n schools, in the order of the list. */
const namings = once((schools: readonly string[]) => {
  const made = new Map<number, Schools[]>();
  return (n: number): readonly Schools[] => {
    const known = made.get(n);
    if (known) return known;
    const ways = waysToTake(
      schools.flatMap((_, school) => new Array<number>(n).fill(school)),
      n,
    ).map((list) => ({ schools: list.map((school) => schools[school]) }));
    made.set(n, ways);
    return ways;
  };
});

/** All name in secret from which schools they take their cards. [B23] */
export function* nameSchools(t: LodgeTable): Script {
  const { order } = t.state;
  const n = t.lore.constants.studyLibrary;
  const named = yield* askEach(askSchools(t, order, n));
  next(t, { do: 'dealSchools', named: named.map(({ schools }) => numbers(t, schools)), from: 0 });
}

const numbers = (t: LodgeTable, schools: readonly string[]): number[] =>
  schools.map((id) => t.lore.schools.indexOf(id));

function askSchools(t: LodgeTable, seats: readonly Seat[], n: number): Question<Schools> {
  const { state, lore } = t;
  const open = lore.schools.filter((_, school) => schoolHas(state, school));
  const count = open.length === 0 ? 0 : n;
  return {
    kind: 'schools',
    rule: 'B23',
    seats,
    how: 'each',
    secret: true,
    facts: { n: count },
    shape: shapesOf(lore).schools,
    candidates: () =>
      open.length === lore.schools.length
        ? namings(lore.schools)(count)
        : namings(lore.schools)(count).filter(({ schools }) => schools.every((school) => open.includes(school))),
    allLegal: true,
    refuse({ schools }) {
      if (schools.length !== count) return refusal('B23', { n: count });
      return schools.every((school) => open.includes(school)) ? null : refusal('B99');
    },
    sample(dice) {
      return { schools: Array.from({ length: count }, () => open[dice.index('pick', open.length)]) };
    },
  };
}

/** Dealt in play order; cards that an exhausted school is short of are named anew. [B23] */
export function dealSchools(t: LodgeTable, { named, from }: TodoOf<'dealSchools'>): Step {
  const { state, lore } = t;
  if (from === state.order.length) return 'rest';
  const seat = state.order[from];
  const drawn: number[] = [];
  for (const school of named[from]) if (schoolHas(state, school)) drawn.push(drawSchool(t, seat, school));
  state.drawn[seat].push(...drawn);
  tellDrawn(
    t,
    seat,
    drawn.map((card) => lore.schools[lore.cards[card].school]),
    drawn,
  );
  const missing = named[from].length - drawn.length;
  const more = missing > 0 && lore.schools.some((_, school) => schoolHas(state, school));
  next(t, more ? { do: 'nameAnew', named, from, missing } : { do: 'dealSchools', named, from: from + 1 });
  return 'rest';
}

export function* nameAnew(t: LodgeTable, { named, from, missing }: TodoOf<'nameAnew'>): Script {
  const [{ schools }] = yield* askEach(askSchools(t, [t.state.order[from]], missing));
  next(t, { do: 'dealSchools', named: named.map((list, i) => (i === from ? numbers(t, schools) : list)), from });
}
