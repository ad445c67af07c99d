import type { Because } from '@conjure/lab/review';
import type { TerminalVoice } from '../play/face.ts';
import { hundredths } from './hundredths.ts';

/** Why an answer is better than another, in a sentence. */
export function reasonLine({ tell, say }: TerminalVoice, { said, one, other, isCount }: Because): string {
  const told = isCount ? (n: number) => Math.round(10 * n) / 10 : hundredths;
  return tell(isCount ? 'review.counts' : 'review.because', { one: told(one), other: told(other), said: say(said) });
}
