import type { UnsentDeed } from '../wire/unsent.ts';

/** Answers that came too late, by match: the question may be asked again, and then they are put before the person. */
const returned = new Map<string, unknown>();

export function keepReturned({ message }: UnsentDeed): void {
  if (message.do === 'answer' && message.match !== undefined && 'answer' in message)
    returned.set(message.match, message.answer);
}

/** What somebody has answered too late, once. */
export function takeReturned(match: string): unknown {
  const answer = returned.get(match);
  returned.delete(match);
  return answer;
}
