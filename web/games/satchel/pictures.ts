import cards from 'icon:card-draw';
import last from 'icon:card-pickup';
import done from 'icon:card-play';
import wound from 'icon:drop';
import curse from 'icon:evil-eyes';
import won from 'icon:laurels';
import familiar from 'icon:paw';
import wyrm from 'icon:sea-serpent';
import gust from 'icon:wind-slap';
import type { SatchelEvent } from '@conjure/satchel/view';

/** By the type of an event: a drawing for those who look back at it. */
export const PICTURES: { readonly [type in SatchelEvent['type']]?: string } = {
  roundOpened: cards,
  completed: done,
  familiarPlayed: familiar,
  swept: gust,
  wyrmMoved: wyrm,
  hexed: curse,
  wounded: wound,
  cardOpened: last,
  roundWon: won,
  gameWon: won,
};
