import { askThen, refusal, type Step, toOne } from '@conjure/engine';
import { type Model, NONE, SLOTS, type SlotName, slotOf } from '../../board.ts';
import { cardNamed } from '../../content.ts';
import type { OpOf } from '../../effects/vocabulary.ts';
import type { Run } from '../../matters.ts';
import type { LodgeTable } from '../../state.ts';
import { shapesOf, slotNamed } from '../answers.ts';
import { cardPhrase, mageName, magePhrase, modelName, modelNamed, slotPhrase } from '../names.ts';
import { emptySlot, hasSet, isSet } from '../reactions.ts';
import { setSlots } from '../wishes.ts';
import { refuseAim } from './aiming.ts';
import { aboutOp, chooseModel } from './choose.ts';
import { targets, type Verbs } from './verb.ts';

/** Enemy mages within range with a spell still face down. */
const withSet = (t: LodgeTable, run: Run, range: number | '*'): Model[] =>
  targets(t, run.by, range, 'mage').filter((seat) => hasSet(t.state, seat));

/** All set spells of one enemy mage, for the eyes of the caster alone. */
function peek(t: LodgeTable, { by }: Run, seat: number): void {
  const { state, content } = t;
  const spells: string[] = [];
  for (let slot = 0; slot < SLOTS.length; slot++) {
    if (!isSet(state, seat, slot)) continue;
    state.seen[slotOf(seat, slot)] |= 1 << by;
    const set = state.set[slotOf(seat, slot)];
    spells.push(`${SLOTS[slot]} ${content.cards[set >> 1].id}/${set & 1 ? 'b' : 'a'}`);
  }
  t.markShown([by]);
  t.whisper([by], { type: 'peeked', by, seat, spells }, { type: 'peeked', by, seat });
}

/** A slot of an enemy, chosen without seeing the card, goes unrevealed to its owner's discard. [B96] */
function dispel(t: LodgeTable, { by }: Run, op: OpOf<'dispel'>, enemies: readonly Model[]): Step {
  const { state, content } = t;
  const options: { model: string; slot: SlotName }[] = [];
  for (const seat of enemies)
    for (let slot = 0; slot < SLOTS.length; slot++)
      if (isSet(state, seat, slot)) options.push({ model: modelName(t, seat), slot: SLOTS[slot] });
  return askThen(
    toOne({
      kind: 'dispel',
      rule: 'B96',
      seat: by,
      shape: shapesOf(content).dispel,
      options,
      refuse({ model, slot }) {
        if (options.some((one) => one.model === model && one.slot === slot)) return null;
        return refuseAim(t, by, op, modelNamed(t, model)) ?? refusal('B96', { slot: slotPhrase(slot) });
      },
      wishes: () => setSlots(t, by),
      facts: aboutOp(t, op),
      data: () => ({ effect: { ...op } }),
    }),
    ({ model, slot }) => {
      const seat = modelNamed(t, model);
      state.unseen[seat].push(emptySlot(state, seat, slotNamed(slot)) >> 1);
      t.tell({ type: 'dispelled', by, seat, slot });
    },
  );
}

/** One of his set spells for one from his hand, its half chosen anew. */
function swapSet(t: LodgeTable, { by }: Run): Step {
  const { state, content } = t;
  const options: { slot: SlotName; spell: string }[] = [];
  const hand = [...new Set(state.hand[by])].sort((a, b) => a - b);
  for (let slot = 0; slot < SLOTS.length; slot++)
    if (isSet(state, by, slot))
      for (const card of hand)
        for (const half of ['a', 'b']) options.push({ slot: SLOTS[slot], spell: `${content.cards[card].id}/${half}` });
  return askThen(
    toOne({
      kind: 'swapSet',
      rule: 'B28',
      seat: by,
      secret: true,
      shape: shapesOf(content).swapSet,
      options,
      refuse: ({ slot, spell }) => {
        if (!isSet(state, by, slotNamed(slot))) return refusal('B28', { slot: slotPhrase(slot) }, 'slot');
        const [card] = spell.split('/');
        if (hand.includes(content.cardIndex.get(card) ?? NONE)) return null;
        return refusal('B28', { card: cardPhrase(content, card) }, 'hand');
      },
      facts: { mage: magePhrase(mageName(t, by)) },
    }),
    ({ slot, spell }) => {
      const [card, half] = spell.split('/');
      const number = cardNamed(content, card);
      const place = slotNamed(slot);
      state.hand[by].splice(state.hand[by].indexOf(number), 1);
      state.hand[by].push(emptySlot(state, by, place) >> 1);
      state.set[slotOf(by, place)] = 2 * number + (half === 'b' ? 1 : 0);
      t.whisper([by], { type: 'exchanged', by, slot, card, half: half as 'a' | 'b' }, { type: 'exchanged', by, slot });
    },
  );
}

export const slots: Verbs<'peek' | 'dispel' | 'swapSet'> = {
  peek: {
    test: (t, run, { range }) => withSet(t, run, range).length > 0,
    apply: (t, run, op) => chooseModel(t, run, op, withSet(t, run, op.range), (seat) => peek(t, run, seat)),
  },
  dispel: {
    test: (t, run, { range }) => withSet(t, run, range).length > 0,
    apply: (t, run, op) => dispel(t, run, op, withSet(t, run, op.range)),
  },
  swapSet: { test: ({ state }, { by }) => hasSet(state, by) && state.hand[by].length > 0, apply: swapSet },
};
