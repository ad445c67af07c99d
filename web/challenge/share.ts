import type { Phrase } from '@conjure/engine';

interface Shared {
  /** In the reader's words. */
  readonly day: string;
  readonly game: string;
  /** What the match is called, where it has a name. */
  readonly title: string;
  readonly result: Phrase;
  readonly better: number;
  readonly bots: number;
}

/** What is told of a challenge: no link is needed, and no secret told. */
export function shareText({ day, game, title, result, better, bots }: Shared, say: (phrase: Phrase) => string): string {
  const played = say({
    key: title ? 'challenge.share.titled' : 'challenge.share',
    facts: { day, game, title, result },
  });
  if (bots === 0) return played;
  const bar = '▮'.repeat(better) + '▯'.repeat(bots - better);
  return `${played} ${say({ key: 'challenge.share.bots', facts: { bar, better, bots } })}`;
}
