import { testWordsOf } from '@conjure/words/testing/words-of';
import { QUESTION_KINDS } from '../forms.ts';
import { sorcery } from '../game.ts';
import { LANGUAGES, textsOf } from '../texts.ts';
import { askedKinds, requiredNames, requiredWords } from './words/required.ts';
import { sayings } from './words/sayings.ts';

testWordsOf({
  folder: `${import.meta.dirname}/..`,
  rules: sorcery.rules,
  languages: LANGUAGES,
  textsOf,
  kinds: QUESTION_KINDS,
  askedKinds,
  words: requiredWords,
  names: requiredNames,
  sayings: () => sayings(24),
  // Nothing in the data as it is can come to these.
  unheard: ['refusal.R86.nobody', 'refusal.R75.type', 'refusal.B99.click'],
});
