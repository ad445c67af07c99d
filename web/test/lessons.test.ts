// Every lesson of every game from its first question to its end, by the answers that the page would show.
import { lessons as demons } from '@conjure/demons/lessons';
import type { Lesson, Serves } from '@conjure/engine/content';
import { one, person, stateOf, testHost } from '@conjure/host/testing/test-host';
import { lessons as lodge } from '@conjure/lodge/lessons';
import { lessons as satchel } from '@conjure/satchel/lessons';
import { serves, lessons as sorcery } from '@conjure/sorcery/lessons';
import { describe, expect, test } from 'vitest';
import { leadsAway, progressOf, wantedAnswer } from '../learn/progress.ts';
import { GAMES } from './browser/scripted.ts';

const US = 'test';
const TAUGHT: readonly { readonly game: string; readonly lessons: readonly Lesson[]; readonly serves?: Serves }[] = [
  { game: 'demons', lessons: await demons() },
  { game: 'lodge', lessons: await lodge() },
  { game: 'satchel', lessons: await satchel() },
  { game: 'sorcery', lessons: await sorcery(), serves: await serves() },
];

describe.each(TAUGHT)('$game', ({ game, lessons, serves = () => true }) => {
  test.each(lessons)(
    '$id leads to its end, and what it lets one try is refused by the rule it names',
    async (lesson) => {
      const host = testHost({ games: GAMES });
      const { seed, options = {}, scenario } = lesson;
      const seats = Array.from({ length: lesson.seats }, () => person);
      const opening = { do: 'open', game, seats, seed, options, practice: true } as const;
      const { match } = one(await host.tell(US, { ...opening, ...(scenario ? { scenario } : {}) }), 'opened');
      for (const step of lesson.steps) {
        const seat = step.seat ?? stateOf(host, US, match, 0).asked?.seats[0] ?? 0;
        const { asked, view, step: given } = stateOf(host, US, match, seat);
        if (!asked) throw new Error(`${step.id} asks nothing`);
        const progress = progressOf(lesson, given, asked.kind);
        expect(progress).toMatchObject({ step, isAstray: false });
        const decision = { match, seat, question: asked.question };
        if (step.tryOut) {
          const tried = await host.tell(US, { do: 'answer', ...decision, answer: step.tryOut.answer });
          expect(one(tried, 'refused').refused.rule).toBe(step.tryOut.rule);
        }
        const serving = (aim: unknown, answer: unknown) => serves(view, aim, answer);
        const answer = step.want ? wantedAnswer(step, asked, serving) : (asked.options ?? asked.sampled)?.[0]?.answer;
        expect(leadsAway(progress, asked, answer, serving)).toBe(false);
        one(await host.tell(US, { do: 'answer', ...decision, answer }), 'state');
      }
      expect(progressOf(lesson, stateOf(host, US, match, 0).step, null).step).toBe(null);
    },
  );
});
