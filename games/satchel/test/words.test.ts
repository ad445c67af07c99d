import { LANGUAGES } from '@conjure/engine/content';
import { budget } from '@conjure/engine/testing/budget';
import { testWordsOf } from '@conjure/words/testing/words-of';
import { QUESTION_KINDS } from '../forms.ts';
import { satchel } from '../game.ts';
import { textsOf } from '../texts.ts';
import { askedKinds, requiredNames, requiredWords } from './words/required.ts';
import { sayings } from './words/sayings.ts';

testWordsOf({
  folder: `${import.meta.dirname}/..`,
  rules: satchel.rules,
  languages: LANGUAGES,
  textsOf,
  kinds: QUESTION_KINDS,
  askedKinds,
  words: requiredWords,
  names: requiredNames,
  sayings: () => sayings(budget(8, 24)),
});
