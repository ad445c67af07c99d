import { askEach, type Dice, next, type Refusal, refusal, type Script, type Seat } from '@conjure/engine';
import { NONE, QUICK, SLOTS, type SlotName, slotOf } from '../board.ts';
import { cardNamed } from '../content.ts';
import { cardWorths, spellWorths } from '../spell-worth.ts';
import type { LodgeTable, Position } from '../state.ts';
import { type SetAnswer, shapesOf } from './answers.ts';
import { missingCard } from './cards.ts';
import { emptySlot } from './reactions.ts';

/** All at once and in secret: spells from hand into the slots, each with the half that will count. [B27] [B28] */
export function* prepare(t: LodgeTable): Script {
  const { state, content } = t;
  const answers = yield* askEach<SetAnswer>({
    kind: 'set',
    rule: 'B27',
    seats: state.order,
    how: 'each',
    secret: true,
    shape: shapesOf(content).set,
    refuse: (answer, seat) => refuseSet(t, seat, answer),
    sample: (dice, seat) => sampleSet(t, seat, dice),
  });
  answers.forEach((answer, i) => {
    const seat = state.order[i];
    const slots: SlotName[] = [];
    SLOTS.forEach((name, slot) => {
      // Only a scenario has spells in the slots already: they go where Clean-up would have put them. [B63]
      if (state.set[slotOf(seat, slot)] !== NONE) state.unseen[seat].push(emptySlot(state, seat, slot) >> 1);
      const spell = answer[name];
      if (spell === undefined) return;
      const [card, half] = cardAndHalf(t, spell);
      state.hand[seat].splice(state.hand[seat].indexOf(card), 1);
      state.set[slotOf(seat, slot)] = 2 * card + half;
      slots.push(name);
    });
    t.tell({ type: 'prepared', by: seat, slots }); // others see only which slots are filled [B29]
  });
  next(t, { do: 'begin', phase: 'action' });
}

function cardAndHalf({ content }: Position, spell: string): [card: number, half: number] {
  const [card, half] = spell.split('/');
  return [cardNamed(content, card), half === 'b' ? 1 : 0];
}

/** Two to four of his cards, numbers from I on without a gap, at most one Quick; with fewer than two, all. [B27] */
function refuseSet(at: Position, seat: Seat, answer: SetAnswer): Refusal | null {
  const { state, content } = at;
  const { setMin, setMax } = content.constants;
  const hand = state.hand[seat];
  const cards = SLOTS.flatMap((name) => {
    const spell = answer[name];
    return spell === undefined ? [] : [cardAndHalf(at, spell)[0]];
  });
  const least = Math.min(setMin, hand.length);
  if (cards.length < least || cards.length > setMax) return refusal('B27', { least, most: setMax }, 'count');
  const missing = missingCard(at, hand, cards);
  if (missing) return refusal('B28', missing, missing.n > 0 ? 'often' : 'hand');
  const gap = SLOTS.slice(0, QUICK).some(
    (name, i) => answer[name] !== undefined && i > 0 && answer[SLOTS[i - 1]] === undefined,
  );
  return gap ? refusal('B27', {}, 'gap') : null;
}

/** Every other sample sets what looks good: of the spells that are drawn the better ones, as many as may be set. */
const SENSIBLE_ONE_IN = 2;

/** So many cards as he may set, drawn from the hand, with or without a Quick one. */
function sampleSet({ state, content }: Position, seat: Seat, dice: Dice): SetAnswer {
  const { setMin, setMax } = content.constants;
  const hand = [...state.hand[seat]];
  const worths = spellWorths(content);
  const sensible = dice.index('pick', SENSIBLE_ONE_IN) === 0;
  const least = Math.min(setMin, hand.length);
  const most = Math.min(setMax, hand.length);
  const n = sensible ? most : least + dice.index('pick', most - least + 1);
  // Four cards need the Quick slot.
  const quick = n > QUICK || (n > 0 && dice.index('pick', 2) === 0);
  const answer: SetAnswer = {};
  for (let i = 0; i < n; i++) {
    const drawn = [dice.index('pick', hand.length), dice.index('pick', hand.length)];
    const better = sensible && cardWorths(content)[hand[drawn[1]]] > cardWorths(content)[hand[drawn[0]]];
    const [card] = hand.splice(drawn[better ? 1 : 0], 1);
    const [a, b] = worths[card];
    // The half that looks better, more often the more it does.
    const first = sensible ? dice.index('pick', 100) * (a + b) < 100 * a : dice.index('pick', 2) === 0;
    const spell = `${content.cards[card].id}/${first ? 'a' : 'b'}`;
    answer[quick && i === n - 1 ? 'Q' : SLOTS[i]] = spell;
  }
  return answer;
}
