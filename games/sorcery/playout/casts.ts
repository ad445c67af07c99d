import type { Spell } from '../content.ts';
import { barsOf } from '../rules/browse-cost.ts';
import { castsFrom } from '../rules/cast/aims.ts';
import type { CastAnswer, Choices } from '../rules/cast/answers.ts';
import { refuseCaster, spellIn } from '../rules/cast/castable.ts';
import { modeOf, refuseCast } from '../rules/cast/choices.ts';
import { strideBy } from '../rules/cast/targets.ts';
import { pathTo } from '../rules/moving/spots.ts';
import { bookmarkOf, booksOf } from '../rules/stacks.ts';
import { NONE } from '../state.ts';
import { isOnAlready, modeWorth } from './effects.ts';
import { type Idea, sure } from './idea.ts';
import { goals } from './marches.ts';
import { watch } from './places.ts';
import { distance, type Sight } from './sight.ts';
import { useOf } from './spell-worth.ts';

/** The card goes down into the stack, or lies shut for a while. */
const CARD = 0.2;

/** What a casting is worth to the seat of the sight, whoever casts it. */
export function castWorth(s: Sight, caster: number, spell: Spell, choices: Choices): number {
  const mode = modeOf(spell, choices.mode);
  if (!mode) return 0;
  const targets = choices.targets ?? [];
  const target = targets[0] ?? NONE;
  if (spell.type !== 'sorcery' && isOnAlready(s, spell.number, target)) return 0;
  const to = choices.path ? (choices.path.at(-1) ?? s.state.base[caster]) : (choices.to ?? null);
  return modeWorth(s, {
    caster,
    mode,
    targets,
    context: {
      owner: caster,
      seat: s.state.owner[caster],
      breach: choices.breach === true,
      caster,
      target,
      glyph: spell.type === 'glyph' ? to : null,
      it: NONE,
    },
    breach: choices.breach === true,
    spell: choices.spell ?? NONE,
    fallen: choices.fallen ?? NONE,
    to,
  });
}

/** A handful of answers is enough: the rest are the same with other helpers or other spots. */
const MANY = 12;

/** Castings of a figure's bookmarks. [S15] */
export function castIdeas(s: Sight, figure: number): Idea[] {
  return booksOf(s.state, figure).flatMap((book) => {
    const spell = spellIn(s, book);
    if (!spell || refuseCaster(s, figure, book)) return [];
    const kind = spell.all[0].target?.kind;
    if (kind === 'path' || kind === 'place') return travelIdeas(s, figure, book, spell);
    if (isIdle(s, figure, spell)) return [];
    return castsFrom(s, figure, book)
      .slice(0, MANY)
      .map((answer) => sure(castWorth(s, figure, spell, answer) - CARD, answer));
  });
}

/** Glyphs and spells without a target are of no use far from everybody. */
const isIdle = (s: Sight, figure: number, spell: Spell): boolean =>
  spell.type === 'glyph' && s.foes.every((f) => distance(s.state.base[f], s.state.base[figure]) > 14_000);

/** To go by a spell where it would want to go anyway. */
function travelIdeas(s: Sight, figure: number, book: number, spell: Spell): Idea[] {
  const [mode] = spell.all;
  const stride = mode.target?.kind === 'path' ? strideBy(s, figure, mode.effects) : null;
  const reach = stride ? stride.reach : mode.target?.kind === 'place' ? mode.target.length : 0;
  return goals(s, figure, reach - 10, s.foes).map((to) => ({
    worth: castWorth(s, figure, spell, { to }) - CARD,
    answer(dice) {
      const facing = watch(s, figure, to);
      const path = stride && pathTo(s, figure, to, stride, dice);
      const answer: CastAnswer = { do: 'cast', figure, book, facing, ...(path ? { path } : { to }) };
      return refuseCast(s, answer) === null ? answer : null;
    },
  }));
}

/** What a better bookmark is worth of its promise, and what an action for it costs beside the token. */
const PROMISED = 0.4;
const ACTION = 1;

/** Browsing by an action, where the bookmark is of no use and another would be. [S35] */
export function browseIdeas(s: Sight, figure: number): Idea[] {
  const { state } = s;
  return booksOf(state, figure).flatMap((book) => {
    const top = bookmarkOf(state, book);
    if (top === NONE || state.shut[book] || barsOf(s, book) === 1) return [];
    const now = state.down[top] ? 0 : useOf(s, figure, state.card[top]);
    let best = 0;
    for (const card of state.stack[book])
      if (!state.down[card] || card === top) best = Math.max(best, useOf(s, figure, state.card[card]));
    const relief = barsOf(s, book) === 2 && state.tokens[figure] === 1 ? ACTION : 0;
    return best <= now ? [] : [sure(PROMISED * (best - now) - ACTION + relief, { do: 'browse', figure, book })];
  });
}
