export { LANGS, type Lang, langs } from './languages.ts';
export { gapsIn } from './message.ts';
export { followingIn, prompt, refusalKey, waiting, why } from './phrases.ts';
export { type Say, speaker, type Texts } from './speaker.ts';
