// The rules: the game, what is printed in it and what that says, and what can be done in a position.
export type { Content } from './content.ts';
export { describeDomain, describeSpell } from './effects/describe.ts';
export { type SorceryGame, sorcery, sorceryFrom } from './game.ts';
export type { SorceryOptions } from './options.ts';
export { actionCandidates } from './rules/act.ts';
export { readyArmies } from './rules/armies.ts';
export { spinCandidates } from './rules/moving/spin.ts';
export { pathTo } from './rules/moving/spots.ts';
export { isMoving, strideOf } from './rules/moving/way.ts';
export type { Scenario } from './scenario/scenario.ts';
export type { Position } from './state.ts';
