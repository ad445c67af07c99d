// The rules: the game, what is printed in it, and what that says.
export type { Card, Content, Creature, Quest, RoomTile, RoseEvent } from './content.ts';
export { describeCondition, describeEffect, describeEvent, describeExtra, describeHalf } from './effects/describe.ts';
export { type LodgeGame, lodge, lodgeFrom } from './game.ts';
export { cardPhrase, schoolPhrase } from './rules/names.ts';
