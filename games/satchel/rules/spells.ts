import { EMPTY, type Place, WIDTH } from '../board.ts';
import { type Card, cardNamed } from '../content.ts';
import type { SatchelTable } from '../state.ts';
import { hex, wound } from './afflictions.ts';
import { gustTarget, heroTarget } from './aims.ts';
import { clear, isFamiliar } from './pieces.ts';
import { placeName } from './places.ts';
import { count } from './tally.ts';
import { wyrmAdvances } from './wyrm.ts';

/** What a completed spell does; plain ones and chants do nothing. [B29] */
export function cast(t: SatchelTable, card: Card, aim: string | undefined): void {
  switch (card.effect) {
    case 'gust':
      gust(t, card, aim);
      break;
    case 'thorns':
      plantThorns(t, card);
      break;
    case 'wyrm':
      wyrmAdvances(t);
      break;
    case 'hex':
    case 'wound':
      afflict(t, card, aim);
      break;
  }
}

/** One place of the heroes is swept clean; loose dice keep their faces. [B30] [B32] [R26] */
function gust(t: SatchelTable, card: Card, aim: string | undefined): void {
  const place = gustTarget(t, aim);
  if (place < 0) {
    t.tell({ type: 'missed', card: card.id });
    return;
  }
  count(t, 'diceSwept', diceOn(t, place));
  const pieces = clear(t, place);
  t.tell({ type: 'swept', place: placeName(t, place), pieces });
}

function diceOn(t: SatchelTable, place: Place): number {
  let dice = 0;
  for (let slot = place * WIDTH; slot < (place + 1) * WIDTH; slot++) {
    const piece = t.state.slots[slot];
    if (piece !== EMPTY && !isFamiliar(t, piece)) dice++;
  }
  return dice;
}

/** The card goes face down under the heroes' deck and will be an ordeal of theirs. [B33] */
function plantThorns(t: SatchelTable, card: Card): void {
  t.state.ordeals.unshift(cardNamed(t.content, card.id));
  t.tell({ type: 'thornsPlanted', card: card.id });
}

function afflict(t: SatchelTable, card: Card, aim: string | undefined): void {
  const hero = heroTarget(t, aim, card.effect);
  if (hero < 0)
    t.tell({ type: 'missed', card: card.id }); // [B49]
  else if (card.effect === 'hex') hex(t, hero, card.hexes);
  else wound(t, hero);
}
