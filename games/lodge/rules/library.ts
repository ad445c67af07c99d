import { once, type Question, refusal, type Seat, toOne } from '@conjure/engine';
import type { LodgeTable, State } from '../state.ts';
import { shapesOf } from './answers.ts';
import { drawSchool, schoolHas, waysToTake } from './cards.ts';
import { schoolPhrase } from './names.ts';

export interface Schools {
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

export const numbersOf = ({ content }: LodgeTable, { schools }: Schools): number[] =>
  schools.map((id) => content.schools.indexOf(id));

/** What lies in the schools' decks and what was returned to them, as all can see it when Study begins. */
export const shelfOf = ({ decks, returned }: State): number[] => [...decks, ...returned].map(({ length }) => length);

/** Whether the school had a card when Study began: what others have drawn since is not his to know. */
export const couldDraw = ({ shelf }: State, school: number): boolean =>
  shelf[school] + shelf[shelf.length / 2 + school] > 0;

/** He names in secret from which schools he takes his cards, or those that he is still short of. [B23] */
export function askSchools(t: LodgeTable, seat: Seat): Question<Schools> {
  const { state, content } = t;
  const has = state.studies[seat].at === 'anew' ? schoolHas : couldDraw;
  const open = content.schools.filter((_, school) => has(state, school));
  const count = open.length === 0 ? 0 : content.constants.studyLibrary - state.drawn[seat].length;
  return toOne({
    kind: 'schools',
    rule: 'B23',
    seat,
    secret: true,
    facts: { n: count },
    shape: shapesOf(content).schools,
    candidates: () =>
      open.length === content.schools.length
        ? namings(content.schools)(count)
        : namings(content.schools)(count).filter(({ schools }) => schools.every((school) => open.includes(school))),
    allLegal: true,
    refuse({ schools }) {
      if (schools.length !== count) return refusal('B23', { n: count }, 'schools');
      const empty = schools.find((school) => !open.includes(school));
      return empty === undefined ? null : refusal('B99', { school: schoolPhrase(content, empty) }, 'school');
    },
    sample(dice) {
      return { schools: Array.from({ length: count }, () => open[dice.index('pick', open.length)]) };
    },
  });
}

/**
 * Cards are dealt in play order [B23], and so to each as soon as all before him have named theirs: who is quicker with his
 * answers gets no other cards. Those that an exhausted school is short of are named anew.
 */
export function dealNamed(t: LodgeTable): void {
  const { state, content } = t;
  for (const seat of state.order) {
    const study = state.studies[seat];
    if (study.at === 'schools' || study.at === 'anew') return;
    if (study.at !== 'named') continue;
    const missing = study.named.filter((school) => {
      if (!schoolHas(state, school)) return true;
      state.drawn[seat].push(drawSchool(t, seat, school));
      return false;
    });
    const anew = missing.length > 0 && content.schools.some((_, school) => schoolHas(state, school));
    state.studies[seat] = { ...study, named: [], at: anew ? 'anew' : 'keep' };
    if (anew) return;
  }
}
