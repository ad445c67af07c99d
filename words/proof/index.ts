// What holds of the words of every game, for tests and for `conjure check`.

export { formFaults, isForm, lackingForms } from './forms.ts';
export { type Hear, hearAccount } from './hear-account.ts';
export { brokenIn, gapsOf, keysIn, missingKeys, textFaults } from './texts.ts';
