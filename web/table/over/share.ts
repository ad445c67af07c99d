import type { Account } from '@conjure/engine';
import { boxWords } from '../../app/box-words.ts';
import { lang, say, t } from '../../app/words.svelte.ts';
import type { Session } from '../session/session.svelte.ts';
import { numberText } from './numbers.ts';
import { partyName } from './parties.ts';

/** A match in a line that can be sent to anybody: when, what, why, and the score. Nothing in it was ever hidden. */
export function sharedText(session: Session, { why, parties, sums: [score] }: Account, today: Date): string {
  const scores = parties.flatMap((party, i) => {
    const n = score?.total.of[i];
    return n === undefined || n === null ? [] : [`${say(partyName(session, party))} ${numberText(n, score?.number)}`];
  });
  return t('share.text', {
    date: new Intl.DateTimeFormat(lang(), { day: 'numeric', month: 'long' }).format(today),
    game: boxWords(session.game, 'title'),
    why: say(why),
    scores: scores.length > 0 ? scores.join(', ') : 'none',
  });
}
