import { type Phrase, phrase } from '@conjure/engine';
import { LANGUAGES } from '@conjure/engine/content';
import { budget } from '@conjure/engine/testing/budget';
import { testWordsOf } from '@conjure/words/testing/words-of';
import { QUESTION_KINDS } from '../forms.ts';
import { demons } from '../game.ts';
import { textsOf } from '../texts.ts';
import { askedKinds, requiredNames, requiredWords } from './words/required.ts';
import { sayings } from './words/sayings.ts';

/** Warnings are given by the screen, not by the rules, so their facts are agreed on here. */
const warnings: Phrase[] = [
  phrase('warn.neutral', { spirits: [phrase('spirit.15'), phrase('spirit.5')] }),
  phrase('warn.lowFinder', { spirit: phrase('spirit.3'), number: 3 }),
  phrase('warn.besideMortals', { hex: '0705', mortals: [phrase('mortal.emir-of-ani')] }),
  phrase('warn.negativeNet', { net: -15 }),
  phrase('warn.noTreasure'),
  phrase('warn.wakes', { mortal: phrase('mortal.emir-of-ani'), strength: 7, far: 2, chance: 5 }),
];

testWordsOf({
  folder: `${import.meta.dirname}/..`,
  rules: demons.rules,
  languages: LANGUAGES,
  textsOf,
  kinds: QUESTION_KINDS,
  askedKinds,
  words: requiredWords,
  names: requiredNames,
  sayings: () => [...sayings(budget(70, 200), budget(7, 20)), ...warnings],
  // There is always something to let go when one is asked.
  unheard: ['answer.fit.none'],
});
