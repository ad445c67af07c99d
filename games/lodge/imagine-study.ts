import type { Dice, Seat } from '@conjure/engine';
import { NONE } from './board.ts';
import { couldDraw } from './rules/library.ts';
import { mageOf } from './rules/models.ts';
import type { Position } from './state.ts';
import { handOf } from './study.ts';

/** Whoever names anew knows which schools are exhausted: for him they stay so. */
const knowsDecks = ({ state }: Position, seat: Seat): boolean => state.studies[seat]?.at === 'anew';

/** What others have drawn in Study goes back into the decks, for nobody has seen from which it came; how many it was, by seat. */
export function takeBack(at: Position, seat: Seat): number[] {
  const { state, content } = at;
  return state.studies.map((_, other) => {
    if (other === seat || knowsDecks(at, seat)) return 0;
    const taken = state.drawn[other].splice(0);
    for (const card of taken) state.decks[content.cards[card].school].push(card);
    return taken.length;
  });
}

/** The others' Studies once more, as far as they are: other cards, and other decisions. The decks are shuffled already. [B26] */
export function studyAgain(at: Position, seat: Seat, drawn: readonly number[], dice: Dice): void {
  const { state } = at;
  for (let other = 0; other < state.studies.length; other++) {
    if (other === seat) continue;
    for (let i = 0; i < drawn[other]; i++) {
      const decks = state.decks.filter(({ length }) => length > 0);
      state.drawn[other].push(...decks[dice.index('imagine', decks.length)].splice(-1));
    }
    decideAgain(at, other, dice);
  }
}

function decideAgain(at: Position, other: Seat, dice: Dice): void {
  const { state, content } = at;
  const study = state.studies[other];
  const open = content.schools.map((_, school) => school).filter((school) => couldDraw(state, school));
  const named = study.named.map(() => open[dice.index('imagine', open.length)]);
  const kept = dice.shuffle('imagine', [...state.drawn[other]]).slice(0, study.kept.length);
  state.studies[other] = { ...study, named, kept, forgot: NONE, shed: [] };
  if (study.at !== 'through') return;
  const gone = handOf(state, other).filter((card) => content.cards[card].school >= 0);
  // He forgets something as often as not.
  const forgot = gone.length > 0 && dice.index('imagine', 2) === 0 ? gone[dice.index('imagine', gone.length)] : NONE;
  state.studies[other] = { ...study, named, kept, forgot, shed: [] };
  const left = dice.shuffle('imagine', [...handOf(state, other)]);
  const over = Math.max(0, left.length - mageOf(at, other).hand);
  state.studies[other] = { ...study, named, kept, forgot, shed: left.slice(0, over) };
}
