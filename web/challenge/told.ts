import type { Phrase } from '@conjure/engine';
import { type Challenge, challengeOf } from '@conjure/engine/content';
import type { Language } from '@conjure/words';
import { boxes, boxOf } from '../games/index.ts';
import { type Attempt, type Attempts, betterThan } from './attempts.ts';
import { dayText, titleOf } from './name.ts';
import { shareText } from './share.ts';

interface Reader {
  readonly lang: Language;
  readonly say: (phrase: Phrase) => string;
  /** What a game is called. */
  readonly nameOf: (game: string) => string;
}

/** What somebody has made of a challenge, in a line; nothing before its end. */
export const attemptText = (
  challenge: Challenge,
  attempt: Attempt,
  title: string,
  { lang, say, nameOf }: Reader,
): string =>
  attempt.result
    ? shareText(
        {
          day: dayText(challenge.date, lang),
          game: nameOf(challenge.game),
          title,
          result: attempt.result.said,
          better: betterThan(attempt),
          bots: attempt.bots.length,
        },
        say,
      )
    : '';

/** The same of a match that is the attempt of a day; `null` where it is none. */
export async function matchText(attempts: Attempts, match: string, reader: Reader): Promise<string | null> {
  const [date, attempt] = Object.entries(attempts).find(([, one]) => one.match === match && one.result) ?? [];
  const challenge = date === undefined ? null : challengeOf(date, boxes);
  const box = challenge && boxOf(challenge.game);
  if (!challenge || !box || !attempt) return null;
  return attemptText(challenge, attempt, await titleOf(challenge, box, reader.lang), reader);
}
