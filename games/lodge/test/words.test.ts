import { LANGUAGES } from '@conjure/engine/content';
import { budget } from '@conjure/engine/testing/budget';
import { testWordsOf } from '@conjure/words/testing/words-of';
import { QUESTION_KINDS } from '../forms.ts';
import { lodge } from '../game.ts';
import { textsOf } from '../texts.ts';
import { askedKinds, requiredNames, requiredWords } from './words/required.ts';
import { sayings } from './words/sayings.ts';

testWordsOf({
  folder: `${import.meta.dirname}/..`,
  rules: lodge.rules,
  languages: LANGUAGES,
  textsOf,
  kinds: QUESTION_KINDS,
  askedKinds,
  words: requiredWords,
  names: requiredNames,
  sayings: () => sayings(budget(20, 60)),
  // Refusals are met one by one in the tests of their rules.
  sentence: /^(event|question|waiting|answer|position|why)\./,
  saysNone: true,
});
