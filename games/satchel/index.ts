// The rules: the game, what is printed in it, and what things are called.
export { type Content, placeNamesOf } from './content.ts';
export { FACES, SYMBOLS } from './data.ts';
export { type SatchelGame, satchel, satchelFrom } from './game.ts';
export { cardPhrase, familiarPhrase, personPhrase, placeNamePhrase } from './rules/phrases.ts';
