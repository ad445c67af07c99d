import { describe, expect, test } from 'vitest';
import { type Question, refusal } from '../kernel/question.ts';
import { fields, listOf, oneOf, tagged, text, whole } from '../kernel/shape.ts';
import { checkAlong, unknownIsNotMissing } from '../proof/index.ts';
import { matchOf } from '../testing/playing.ts';
import { bazaar } from './games/bazaar.ts';

interface Answer {
  do: string;
  piece?: number;
  with?: readonly string[];
}

describe('a thing that is not in the match', () => {
  const shape = tagged<Answer>('do', {
    go: fields({ do: oneOf('go') }, { piece: whole(0, 999), with: listOf(text) }),
    stay: fields({ do: oneOf('stay') }),
  });
  /** A question with two legal answers, that refuses others so. */
  const check = (options: readonly Answer[], refuse: (answer: Answer) => ReturnType<typeof refusal> | null) => {
    const match = matchOf(bazaar, { seats: 2 });
    const { open } = match;
    if (!open) throw new Error('nobody is asked');
    const question = { ...open.question, shape, candidates: () => options, refuse } as Question;
    match.open = { ...open, question };
    return () => unknownIsNotMissing(match, '1');
  };

  test('is refused as it should be in a game that does so', () => {
    for (const seed of ['1', '2', '3']) checkAlong(bazaar, { seed, seats: 3 }, { check: unknownIsNotMissing });
  });

  test('is not said to be missing, be it a number or a name', () => {
    const one: Answer = { do: 'go', piece: 2 };
    const missing = ({ piece }: Answer) => (piece === 2 ? null : refusal('B1', {}, 'unnamed'));
    expect(check([one], missing)).toThrow(/"piece":\d+}, which names as much as {"do":"go","piece":2}, "B1.unnamed"/);
    const few = (answer: Answer) => (answer.with?.includes('me') ? null : refusal('B1', {}, 'few'));
    expect(check([{ do: 'go', with: ['me'] }], few)).toThrow('{"do":"go","with":["nobody"]}');
    expect(check([one], ({ piece }) => (piece === 2 ? null : refusal('B1', {}, 'none')))).not.toThrow();
  });

  test('and another kind of answer, with which other things are named, is none', () => {
    const stays = (answer: Answer) => (answer.do === 'stay' ? refusal('B1', {}, 'missing') : null);
    expect(check([{ do: 'go' }], stays)).not.toThrow();
  });
});
