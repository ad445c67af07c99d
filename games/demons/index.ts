// The rules: the game, what is printed in it, and what its state is.
export { type Content, powersOf, rankName, rankOf, strengthOf } from './content.ts';
export { type DemonsData, POWERS, RANKS, SHIELDS } from './data.ts';
export { QUESTION_KINDS } from './forms.ts';
export { type DemonsGame, demons, demonsFrom } from './game.ts';
export type { State } from './state.ts';
export { namesIn } from './words.ts';
