import { reasonOf } from '@conjure/engine/testing/reason-of';
import { speaker, why } from '@conjure/words';
import { expect, test } from 'vitest';
import names from '../text/en/names.json' with { type: 'json' };
import words from '../text/en/words.json' with { type: 'json' };
import { BEFOREHAND, beforehand, REASONS } from './words/reasons.ts';

const say = speaker('en', { ...names, ...words });

test.each(REASONS.map(([key, tried], i) => ({ key, i, tried })))(
  'refused by $key where that is the reason (scene $i)',
  ({ key, tried }) => {
    const [s, answer] = tried();
    expect(s.why(answer)).toBe(key);
  },
);

test.each(BEFOREHAND.map(([key, use, scene], i) => ({ key, i, use, scene })))(
  '$key is told of $use before anything is aimed at (scene $i)',
  ({ key, use, scene }) => {
    const refused = beforehand(scene(), use);
    expect(refused && reasonOf(refused)).toBe(key);
  },
);

test('[S13] [R82] [B76] [B96] the sentences name what stands in the way', () => {
  const sentence = (key: string, nth = 0): string => {
    const [, tried] = REASONS.filter(([one]) => one === key)[nth];
    const [s, answer] = tried();
    return say(why(s.refusal(answer)));
  };
  expect(sentence('S13.forbids')).toBe('Sump of Sloth forbids this to the Dust Reaver.');
  expect(sentence('R82')).toBe('Leaden Limbs may have only one target.');
  expect(sentence('R33.self')).toBe('Ash Fanatic 1 cannot borrow its own attack value.');
  expect(sentence('B96.slot')).toBe('Ossuary Guard 1 has no free slot for a book.');
  expect(sentence('B76.range')).toBe(
    'The Scourge-Bearer is out of the Bellows Apprentice’s range from the end of its move.',
  );
});
