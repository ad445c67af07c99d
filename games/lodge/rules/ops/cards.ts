import { askThen, next, refusal, type Step, toOne } from '@conjure/engine';
import { NONE } from '../../board.ts';
import { cardNamed } from '../../content.ts';
import type { OpOf } from '../../effects/vocabulary.ts';
import type { LodgeMatterOf, Run } from '../../matters.ts';
import type { LodgeTable } from '../../state.ts';
import { DECLINE, shapesOf } from '../answers.ts';
import { discardFromHand, drawOwn, drawSchool, missingCard, schoolHas, tellDrawn, waysToTake } from '../cards.ts';
import { cast, nextNumbered } from '../casting.ts';
import { cardPhrase, mageName, magePhrase, schoolPhrase } from '../names.ts';
import { drawQuests } from '../quest-cards.ts';
import { dropRun } from '../runs.ts';
import { aboutOp, chooseModel } from './choose.ts';
import { done, targets, type Verbs } from './verb.ts';

/** A school deck of his choice; he keeps some of what he draws. */
function library(t: LodgeTable, run: Run, op: OpOf<'library'>): Step {
  const { state, content } = t;
  const { by } = run;
  const open = content.schools.filter((_, school) => schoolHas(state, school));
  const take = (id: string) => {
    const school = content.schools.indexOf(id);
    const drawn: number[] = [];
    while (drawn.length < op.draw && schoolHas(state, school)) drawn.push(drawSchool(t, by, school));
    state.drawn[by] = drawn;
    tellDrawn(t, by, [id], drawn);
    next(t, { do: 'keepDrawn', by, keep: op.keep });
  };
  if (open.length === 1) return done(take(open[0]));
  return askThen(
    toOne({
      kind: 'school',
      rule: 'B99',
      seat: by,
      shape: shapesOf(content).school,
      options: open.map((school) => ({ school })),
      wishes: () => content.schools.map((school) => ({ school })),
      refuse: ({ school }) =>
        open.includes(school) ? null : refusal('B99', { school: schoolPhrase(content, school) }, 'school'),
      facts: aboutOp(t, op),
      data: () => ({ effect: { ...op } }),
    }),
    ({ school }) => take(school),
  );
}

/** First the payment; without it nothing that is printed after it happens. [B46] */
function forgotten(t: LodgeTable, run: Run, { cost, draw, keep }: OpOf<'forgotten'>): Step {
  const { state, content } = t;
  const { by } = run;
  const hand = state.hand[by];
  const ids = (cards: readonly number[]) => cards.map((card) => content.cards[card].id);
  const numbers = (cards: readonly string[]) => cards.map((id) => cardNamed(content, id));
  if (hand.length < cost) return done(dropRun(t, by));
  return askThen(
    toOne<{ cards: string[] } | { do: 'decline' }>({
      kind: 'payment',
      rule: 'B46',
      seat: by,
      secret: true,
      shape: shapesOf(content).payment,
      options: [...waysToTake(hand, cost).map((cards) => ({ cards: ids(cards) })), DECLINE],
      refuse(answer) {
        if ('do' in answer) return null;
        if (answer.cards.length !== cost) return refusal('B46', { n: cost }, 'count');
        const missing = missingCard(t, hand, numbers(answer.cards));
        return missing && refusal('B46', missing, missing.n > 0 ? 'often' : 'hand');
      },
      facts: { n: cost, mage: magePhrase(mageName(t, by)) },
    }),
    (answer) => {
      if ('do' in answer) {
        dropRun(t, by);
        return;
      }
      discardFromHand(t, by, numbers(answer.cards));
      const drawn: number[] = [];
      while (drawn.length < draw && state.forgotten.length > 0) drawn.push(t.draw(state.forgotten, () => [by]));
      state.drawn[by] = drawn;
      tellDrawn(t, by, ['forgotten'], drawn);
      next(t, { do: 'keepDrawn', by, keep });
    },
  );
}

/** Spells of his choice from his discard into his hand, one after another. [R50] */
export function recall(t: LodgeTable, { by, left }: LodgeMatterOf<'recall'>): Step {
  const { state, content } = t;
  const discard = [...new Set([...state.spent[by], ...state.unseen[by]])].sort((a, b) => a - b);
  if (left === 0 || discard.length === 0) return 'rest';
  // One that the others have not seen, where he has such a one; a card that lies open is taken before everybody's eyes.
  const hidden = new Set(state.unseen[by].map((card) => content.cards[card].id));
  const take = (id: string) => {
    const card = cardNamed(content, id);
    const list = (hidden.has(id) ? state.unseen : state.spent)[by];
    list.splice(list.indexOf(card), 1);
    state.hand[by].push(card);
    const said = { type: 'kept', by, n: 1 } as const;
    if (hidden.has(id)) t.whisper([by], { ...said, cards: [id] }, said);
    else t.tell({ ...said, cards: [id] });
    next(t, { do: 'recall', by, left: left - 1 });
  };
  return askThen(
    toOne({
      kind: 'recall',
      rule: 'B99',
      seat: by,
      secretly: ({ card }) => hidden.has(card),
      shape: shapesOf(content).card,
      options: discard.map((card) => ({ card: content.cards[card].id })),
      refuse: ({ card }) =>
        discard.includes(content.cardIndex.get(card) ?? NONE)
          ? null
          : refusal('B99', { card: cardPhrase(content, card) }, 'discard'),
      facts: { left, mage: magePhrase(mageName(t, by)) },
    }),
    ({ card }) => take(card),
  );
}

export const cards: Verbs<'draw' | 'library' | 'recall' | 'discard' | 'castNext' | 'quest' | 'forgotten'> = {
  draw: {
    test: ({ state }, { by }) => state.grimoire[by].length + state.spent[by].length + state.unseen[by].length > 0,
    apply: (t, { by }, { n }) => done(drawOwn(t, by, n)),
  },
  library: {
    test: ({ state, content }) => content.schools.some((_, school) => schoolHas(state, school)),
    apply: library,
  },
  recall: {
    test: ({ state }, { by }) => state.spent[by].length + state.unseen[by].length > 0,
    apply: (t, { by }, { n }) => done(next(t, { do: 'recall', by, left: n })),
  },
  discard: {
    test: (t, run, { range }) => targets(t, run.by, range, 'mage').some((seat) => t.state.hand[seat].length > 0),
    apply(t, run, op) {
      const { state } = t;
      const enemies = targets(t, run.by, op.range, 'mage').filter((seat) => state.hand[seat].length > 0);
      return chooseModel(t, run, op, enemies, (seat) => {
        for (let i = 0; i < op.n && state.hand[seat].length > 0; i++)
          discardFromHand(t, seat, [t.take('discard', state.hand[seat], () => [seat])]);
      });
    },
  },
  castNext: {
    test: (t, { by }) => nextNumbered(t, by) !== NONE,
    apply: (t, { by }) => done(cast(t, by, nextNumbered(t, by))), // [B95]
  },
  quest: {
    test: ({ state }) => state.questDecks[state.moon - 1].length > 0,
    apply(t, { by }, { draw, keep }) {
      t.state.offered[by] = drawQuests(t, by, draw);
      return done(next(t, { do: 'keepQuests', by, keep }));
    },
  },
  forgotten: { test: () => true, apply: forgotten },
};
