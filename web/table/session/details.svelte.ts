import type { Phrase, Seat } from '@conjure/engine';
import type { OpenQuestion, ServerMessageOf, ViewedPosition } from '@conjure/host';
import { isRejection, type Wire } from '../../wire/index.ts';

/** What a host tells only to whoever looks at it: the position in sentences, and what is refused to whoever is asked. */
export function newDetails(wire: Wire, match: string) {
  let words: ServerMessageOf<'words'> | null = $state.raw(null);
  let barred: ServerMessageOf<'barred'> | null = $state.raw(null);
  /** What was asked for last: once is enough. */
  let wanted: ViewedPosition | null = null;
  let barredAskedFor = '';

  return {
    /** Asks for the sentences of a position; one of the past has brought them along. */
    askWords(of: ViewedPosition | null): void {
      if (!of || of === wanted || 'words' in of) return;
      wanted = of;
      void wire.ask({ do: 'words', match, viewer: of.viewer }, 'words').then((reply) => {
        if (!isRejection(reply)) words = reply;
      });
    },
    /** The last ones that are known stay until the next are there. */
    wordsOf(of: ViewedPosition | null): readonly Phrase[] {
      if (of && 'words' in of) return of.words as Phrase[];
      return of && words?.viewer === of.viewer ? words.words : [];
    },
    /** Asks what is refused to a seat and why. */
    askBarred(seat: Seat, question: number): void {
      if (barredAskedFor === `${seat} ${question}`) return;
      barredAskedFor = `${seat} ${question}`;
      void wire.ask({ do: 'barred', match, seat, question }, 'barred').then((reply) => {
        if (!isRejection(reply)) barred = reply;
      });
    },
    /** The question with what is refused, as far as that is known. */
    withBarred: (asked: OpenQuestion, seat: Seat): OpenQuestion =>
      barred?.question === asked.question && barred.seat === seat ? { ...asked, barred: barred.barred } : asked,
  };
}
