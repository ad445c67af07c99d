export { LANGUAGES, type Language } from '@conjure/engine/content';
export { LANGUAGE_NAMES } from './languages.ts';
export { gapsIn } from './message.ts';
export { followingIn, prompt, refusalKey, waiting, why } from './phrases.ts';
export { type Say, speaker, type Texts } from './speaker.ts';
