import { once } from '@conjure/engine';
import type { Content } from '../content.ts';
import { type InPlay, NONE, type Position } from '../state.ts';
import type { Selector } from './selectors.ts';
import type { Op, OpOf } from './vocabulary.ts';
import { type Context, isAmong } from './who.ts';

/** An effect and the key of the card that it stands on. */
interface Found<O extends Op> {
  readonly op: O;
  readonly from: string;
}

/** An enchantment, glyph or illusion in play, as its effects are read. An illusion has no owner. [R61] */
export const contextOf = ({ content }: Position, one: InPlay): Context => ({
  owner: content.spells[one.spell].type === 'illusion' ? NONE : one.caster,
  seat: one.controller,
  breach: one.breach,
  caster: one.caster,
  target: one.target,
  glyph: one.at,
  it: NONE,
});

/** The lasting effects of a kind on a figure: of spells in play, of domains, of do-not-cast spells. */
export function effectsOn<N extends 'modify' | 'gain' | 'ignore' | 'forbid' | 'breakAway'>(
  at: Position,
  figure: number,
  name: N,
): readonly Found<OpOf<N>>[] {
  const { state, content } = at;
  const cards = cardsWith(content)[name];
  let found: Found<OpOf<N>>[] | null = null;
  for (let i = 0; i < state.inPlay.length; i++) {
    const one = state.inPlay[i];
    const ops = cards.spells[one.spell][one.mode] as readonly OpOf<N>[];
    if (ops.length === 0 || isRepeated(at, i, figure)) continue;
    const context = contextOf(at, one);
    for (const op of ops)
      if (isAmong(at, context, (op as OpOf<'modify'>).to, figure)) {
        found ??= [];
        found.push({ op, from: `spell.${content.spells[one.spell].id}` });
      }
  }
  for (let i = 0; i < state.domains.length; i++) {
    const domain = state.domains[i];
    if (cards.domains[domain].length === 0 || state.domains.indexOf(domain) !== i) continue;
    found ??= [];
    for (const op of cards.domains[domain] as readonly OpOf<N>[])
      found.push({ op, from: `domain.${content.domains[domain].id}` });
  }
  if (cards.read)
    for (const card of cardsRead(at, figure)) {
      const spell = state.card[card];
      found ??= [];
      for (const op of cards.spells[spell][0] as readonly OpOf<N>[])
        found.push({ op, from: `spell.${content.spells[spell].id}` });
    }
  return found ?? NOTHING;
}

const NOTHING: readonly never[] = [];

interface Cards {
  /** By spell and mode, by domain: their ops of the kind. */
  readonly spells: readonly (readonly (readonly Op[])[])[];
  readonly domains: readonly (readonly Op[])[];
  /** Whether do-not-cast spells have any. */
  readonly read: boolean;
}

/** Which cards have lasting effects of which kind. */
const cardsWith = once(
  (content: Content): Readonly<Record<'modify' | 'gain' | 'ignore' | 'forbid' | 'breakAway', Cards>> => {
    const cards = (name: Op['op']): Cards => {
      const only = (ops: readonly Op[]) => ops.filter(({ op }) => op === name);
      const spells = content.spells.map(({ all }) => all.map(({ effects }) => only(effects)));
      return {
        spells,
        domains: content.domains.map(({ effects }) => only(effects)),
        read: content.spells.some(({ cast }, i) => !cast && spells[i][0].length > 0),
      };
    };
    return {
      modify: cards('modify'),
      gain: cards('gain'),
      ignore: cards('ignore'),
      forbid: cards('forbid'),
      breakAway: cards('breakAway'),
    };
  },
);

/** Whether an earlier spell of the same name works on the figure already: they do not add up. [R21] [R25] */
function isRepeated(at: Position, i: number, figure: number): boolean {
  const { inPlay } = at.state;
  for (let j = 0; j < i; j++) {
    if (inPlay[j].spell !== inPlay[i].spell) continue;
    const context = contextOf(at, inPlay[j]);
    for (const op of at.content.spells[inPlay[j].spell].all[inPlay[j].mode].effects)
      if ('to' in op && isAmong(at, context, op.to as Selector, figure)) return true;
  }
  return false;
}

/** The do-not-cast spells that work for a figure, by card: face up in a book it wields that is not shut, each name once. [S25a] [S10] */
export function cardsRead({ state, content }: Position, figure: number): number[] {
  const cards: number[] = [];
  for (let book = 0; book < state.wielder.length; book++) {
    if (state.wielder[book] !== figure || state.shut[book]) continue;
    for (const card of state.stack[book]) {
      const spell = state.card[card];
      if (
        !content.spells[spell].cast &&
        !state.down[card] &&
        !state.dead[card] &&
        !cards.some((c) => state.card[c] === spell)
      )
        cards.push(card);
    }
  }
  return cards;
}
