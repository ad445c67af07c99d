import type { Handlers } from '@conjure/engine';
import type { SpellMatter } from '../spell-matters.ts';
import type { SorceryTable } from '../state.ts';
import { browse, browseFree } from './browse.ts';
import { bookmark, cardAway } from './cast/card-away.ts';
import { text } from './cast/text.ts';
import { counter } from './counter.ts';
import { counterAway } from './counter-attempt.ts';
import { furyUse } from './fury-use.ts';

/** The steps of Sorcery itself, by what they do. */
export const spellSteps: Handlers<SorceryTable, SpellMatter> = {
  counter,
  counterAway,
  text,
  cardAway,
  bookmark,
  browse,
  browseFree,
  furyUse,
};
