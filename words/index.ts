export { LANGUAGES, type Language } from '@conjure/engine/content';
export { capitalised } from './forms.ts';
export { LANGUAGE_NAMES, localeOf } from './languages.ts';
export { formsIn, gapsIn, literalsIn } from './message.ts';
export { followingIn, prompt, refusalKey, waiting, why } from './phrases.ts';
export { sampleFacts } from './samples.ts';
export { type Say, speaker, type Texts } from './speaker.ts';
