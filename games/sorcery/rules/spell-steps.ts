import type { SorceryTable } from '../state.ts';
import type { SpellTodo } from '../todo-spells.ts';
import type { Step } from './agenda.ts';
import { browse, browseFree } from './browse.ts';
import { bookmark, cardAway } from './cast/card-away.ts';
import { text } from './cast/text.ts';
import { counter } from './counter.ts';
import { counterAway } from './counter-attempt.ts';
import { furyUse } from './fury-use.ts';

export type SpellSteps = {
  readonly [D in SpellTodo['do']]: (t: SorceryTable, todo: Extract<SpellTodo, { do: D }>) => Step;
};

/** The steps of Sorcery itself, by what they do. */
export const spellSteps: SpellSteps = {
  counter,
  counterAway,
  text,
  cardAway,
  bookmark,
  browse,
  browseFree,
  furyUse,
};
