import { must, next, type Refusal, refusal } from '@conjure/engine';
import { ABILITY } from '../../content.ts';
import type { AbilityId } from '../../data-abilities.ts';
import { NONE, type Position } from '../../state.ts';
import { castsFrom } from '../cast/aims.ts';
import { FURY_USES, type FuryAnswer, type FuryUse } from '../cast/answers.ts';
import { asksForCombat, refuseCaster, spellIn } from '../cast/castable.ts';
import { refuseGiving } from '../giving.ts';
import { reveal } from '../reveal.ts';
import { bookmarkOf, booksOf } from '../stacks.ts';
import { rollFury, rollsFury } from '../subfactions/fury.ts';
import { has } from '../values/abilities.ts';
import { bound, refuseBounder } from './bound.ts';
import { CLOSE_ABILITIES, charge, close, refuseRunner, surge } from './close.ts';
import { healing } from './healing.ts';
import { refuseCombat } from './nobody.ts';
import { RANGED_ABILITIES, ranged } from './ranged.ts';
import { sampleOf, type Use } from './use.ts';

/** What a combat action may be used for beside casting. */
export const COMBAT = { close, surge, charge, ranged, bound, healing } as Readonly<
  Record<Exclude<FuryUse, 'cast'>, Use>
>;

/** Uses with a move in them: after the die they may be given up. [R86] */
export const isMoving = (use: FuryUse): boolean => use === 'surge' || use === 'charge' || use === 'bound';

/** The answers that what was named leaves: of one use, with one ability or none, from one book. */
export function answersFor(at: Position, { figure, use, ability, book }: Omit<FuryAnswer, 'do'>): { do: string }[] {
  if (use === 'cast') return book === undefined ? [] : castsFrom(at, figure, book);
  return COMBAT[use].candidates(at, figure).filter((one) => (one as { ability?: string }).ability === ability);
}

function refuseMover(at: Position, figure: number, use: FuryUse): Refusal | null {
  return use === 'bound' ? refuseBounder(at, figure) : refuseRunner(at, use as 'surge' | 'charge', figure);
}

function refuse(at: Position, answer: FuryAnswer): Refusal | null {
  const { figure, use, book } = answer;
  if (!rollsFury(at, figure)) return refusal('S63', { figure });
  if (use === 'cast' && book === undefined) return refusal('R86', {}, 'book');
  if (use !== 'cast' && book !== undefined) return refusal('R86', {}, 'bookless');
  if (book !== undefined) {
    const wrong = refuseCaster(at, figure, book);
    if (wrong) return wrong;
    if (!asksForCombat(at, book))
      return refusal('S17', { spell: must(spellIn(at, book)?.id, 'the bookmark of book', book) });
  }
  return refuseAbility(at, answer) ?? (isMoving(use) ? refuseMover(at, figure, use) : refuseCombat(at, figure, answer));
}

/** The ability that is named with a use: one that goes with it, that the figure has, and that is not chosen later. [R86] [B87] */
function refuseAbility(at: Position, { figure, use, ability }: FuryAnswer): Refusal | null {
  if (ability === undefined) return null;
  const known = ABILITIES_OF[use]?.find((one) => one === ability);
  if (!known) return refusal('R86', {}, 'ability');
  if (!has(at, figure, ABILITY[known])) return refusal('B87', { figure, ability: known }, 'lacks');
  if (use === 'bound') return refusal('B87', { ability: known }, 'bound');
  return isMoving(use) ? refusal('R86', {}, 'afterwards') : null;
}

const ABILITIES_OF: { readonly [U in FuryUse]?: readonly AbilityId[] } = {
  close: CLOSE_ABILITIES,
  surge: CLOSE_ABILITIES,
  charge: CLOSE_ABILITIES,
  ranged: RANGED_ABILITIES,
  bound: RANGED_ABILITIES,
};

/** Everything that could be named: each use, plain or with an ability, and each book. */
function namings(at: Position, figure: number): FuryAnswer[] {
  const list: FuryAnswer[] = [];
  for (const use of FURY_USES) {
    if (use === 'cast') {
      for (const book of booksOf(at.state, figure))
        if (!refuseCaster(at, figure, book) && asksForCombat(at, book)) list.push({ do: 'fury', figure, use, book });
    } else if (isMoving(use)) {
      if (COMBAT[use].open(at, figure)) list.push({ do: 'fury', figure, use });
    } else {
      const abilities = new Set(COMBAT[use].candidates(at, figure).map((one) => (one as { ability?: string }).ability));
      for (const ability of abilities) list.push({ do: 'fury', figure, use, ...(ability && { ability }) });
    }
  }
  return list;
}

/** A close or ranged combat action of a Storm Druids warrior: its use is named, a die is rolled, the rest is chosen. [R71] [R86] */
export const fury: Use<FuryAnswer> = {
  // The action it asks for has the limits of every action but a move. [B89]
  kind: 'special',
  open: (at, figure) => rollsFury(at, figure) && refuseGiving(at, figure, 'special') === null,
  refuse,
  candidates: (at, figure) => namings(at, figure).filter((answer) => refuse(at, answer) === null),
  sample: (at, figure, dice) => sampleOf(namings(at, figure), dice, (answer) => refuse(at, answer) === null),
  begin(t, { figure, use, ability, book = NONE }) {
    // Casting is open from the moment the action is given. [S16]
    if (book !== NONE) {
      const card = bookmarkOf(t.state, book);
      reveal(t, card);
      t.tell({ type: 'spellNamed', by: figure, book, spell: t.content.spells[t.state.card[card]].id });
    }
    rollFury(t, figure);
    next(t, { do: 'furyUse', figure, use, ability: ability ?? null, book });
  },
};
