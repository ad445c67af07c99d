import { must } from '@conjure/engine';
import { type Mode, spellNamed } from '../content.ts';
import { figuresAmong } from '../effects/who.ts';
import type { ActionAnswer } from '../rules/answers.ts';
import { barsOf } from '../rules/browse-cost.ts';
import { castsFrom } from '../rules/cast/aims.ts';
import { spellIn } from '../rules/cast/castable.ts';
import { modeOf, neededFor } from '../rules/cast/choices.ts';
import { isWasted } from '../rules/domains.ts';
import { areOpposed, kindOf } from '../rules/figures.ts';
import { lendersOf } from '../rules/subfactions/lending.ts';
import { mayTrance } from '../rules/subfactions/trance.ts';
import { attackTypeOf, hasPower } from '../rules/values/types.ts';
import { NONE } from '../state.ts';
import type { SorceryView } from '../view-types.ts';
import { content } from './content.ts';
import { positionOf } from './position.ts';

/** What the bookmark of a book costs to browse away, in bars. [S30] [R77] */
export const browseBars = (view: SorceryView, book: number): number => barsOf(positionOf(view), book);

type Need = 'targets' | 'spell' | 'fallen' | 'to' | 'facing' | 'path';

/** What has to be chosen when the bookmark of a book is cast. [S19a] */
export interface CastingChoice {
  readonly spell: string;
  readonly type: string;
  readonly modes: readonly string[];
  readonly needs: readonly Need[];
  /** How many figures it is aimed at. */
  readonly targets: { readonly min: number; readonly max: number } | null;
  /** Where the caster is placed: how far off at the most. */
  readonly length: number | null;
  /** A book of the target is closed: which one, where it has several. [R76] */
  readonly closes: boolean;
}

export function castingOf(view: SorceryView, book: number, mode: string | undefined): CastingChoice | null {
  const spell = spellIn(positionOf(view), book);
  if (!spell) return null;
  const modes = spell.all.flatMap(({ id }) => (id === null ? [] : [id]));
  // Until one of several modes is chosen, what the first needs is shown.
  const isOpen = mode === undefined && modes.length > 0;
  const chosen: Mode = isOpen ? spell.all[0] : must(modeOf(spell, mode), 'the mode of', spell.id);
  const { must: needed, may } = neededFor(spell, chosen);
  const { target } = chosen;
  return {
    spell: spell.id,
    type: spell.type,
    modes,
    needs: [...needed] as Need[],
    targets: target?.kind === 'figure' ? { min: target.min, max: target.max } : null,
    length: target?.kind === 'place' ? target.length : null,
    closes: may.has('closes'),
  };
}

/** Good castings of a bookmark, for a first suggestion. */
export const goodCastings = (view: SorceryView, figure: number, book: number) =>
  castsFrom(positionOf(view), figure, book);

/** Whether it may ignore magic immunity, and whose attack value it may borrow. [S61] [S71] */
export const mayBreach = (view: SorceryView, figure: number): boolean =>
  hasPower(positionOf(view), figure, 'spellbreach');
export const lenders = (view: SorceryView, figure: number): number[] => lendersOf(positionOf(view), figure);
export const attackOf = (view: SorceryView, figure: number): number => {
  const at = positionOf(view);
  return kindOf(at, figure).attack[at.state.click[figure]];
};

/** What an action does to its figure: tokens before and after, whether it is pushed, and whether a trance follows. [B47] [B48] */
export interface Strain {
  readonly before: number;
  readonly after: number;
  readonly push: boolean;
  readonly trance: boolean;
  /** The click after the push; `null` without one. */
  readonly click: number | null;
  readonly dies: boolean;
}

export function strainOf(
  view: SorceryView,
  answer: { readonly do: string; readonly figure: number; readonly book?: number | undefined },
): Strain {
  const at = positionOf(view);
  const { figure } = answer;
  const before = at.state.tokens[figure];
  const trance = at.state.acted[figure] > 0 && mayTrance(at, figure);
  if (answer.do === 'nimble') return { before, after: before, push: false, trance: false, click: null, dies: false };
  const bars = answer.do === 'browse' && answer.book !== undefined ? barsOf(at, answer.book) : 0;
  const first = bars === 2 && before > 0 ? before - 1 : before;
  const after = Math.min(2, first + 1);
  const spared = bars === 2 && before === 2 && !at.state.options.browsePush;
  const push = first + 1 === 2 && !trance && !spared;
  const click = push ? at.state.click[figure] + 1 : null;
  return { before, after, push, trance, click, dies: click !== null && click >= kindOf(at, figure).clicks };
}

/** Things worth a warning before a spell is cast: each a word and whom it is about. */
export interface Warning {
  readonly what: 'wasted' | 'friendsInside' | 'noCounter' | 'lastPage' | 'faceDown';
  readonly rule: string;
  readonly figures: readonly number[];
}

export function warningsOf(view: SorceryView, answer: ActionAnswer): Warning[] {
  if (answer.do !== 'cast') return [];
  const at = positionOf(view);
  const { figure, book } = answer;
  const spell = spellIn(at, book);
  const cards = view.books[book]?.own?.stack ?? [];
  if (!spell) return [];
  const list: Warning[] = [];
  if (spell.type === 'illusion' && isWasted(at, spell.number)) list.push({ what: 'wasted', rule: 'R60', figures: [] });
  const friends = [...new Set(burnt(view, answer))];
  if (friends.length > 0) list.push({ what: 'friendsInside', rule: 'B93', figures: friends });
  if (attackTypeOf(at, figure) === 'wand' && at.state.tokens[figure] === 0)
    list.push({ what: 'noCounter', rule: 'S52', figures: [figure] });
  if (spell.after === 'faceDownTop') list.push({ what: 'faceDown', rule: 'S26', figures: [] });
  else if (cards.filter(({ down }) => !down).length <= 1) list.push({ what: 'lastPage', rule: 'S20', figures: [] });
  return list;
}

/** Friends that the text of a spell may harm. */
function burnt(view: SorceryView, { figure, book, mode }: Extract<ActionAnswer, { do: 'cast' }>): number[] {
  const at = positionOf(view);
  const spell = spellIn(at, book);
  const seat = at.state.owner[figure];
  const context = { owner: figure, seat, breach: false, caster: figure, target: NONE, glyph: null, it: NONE };
  return (spell && modeOf(spell, mode) ? (modeOf(spell, mode)?.effects ?? []) : []).flatMap((op) => {
    if (op.op !== 'roll' || !op.each || !op.do.some((each) => each.op === 'damage')) return [];
    return figuresAmong(at, context, op.each).filter((f) => !areOpposed(at.state, figure, f));
  });
}

/** Whether the text of a spell strikes, so that its targets are foes to be struck. */
export const isHostile = (spell: string): boolean => {
  const printed = content.spells[spellNamed(content, spell)];
  return printed.all.some(({ target }) => target?.kind === 'figure' && target.side === 'opposing');
};
