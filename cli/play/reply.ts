import type { QuestionContext, TerminalContext } from './face.ts';
import type { TerminalSession } from './session.ts';

/** What a command has to say, and what comes next: the same question, the whole screen anew, or the end. */
export interface CommandReply {
  readonly lines: readonly string[];
  readonly next: 'ask' | 'show' | 'end';
  /** A yes is needed first, and this is what it would lead to. */
  readonly confirm?: () => CommandReply;
}

export const say = (...lines: string[]): CommandReply => ({ lines, next: 'ask' });

/** What is typed after the command's word, and who typed it before which question. */
export interface CommandCall {
  readonly session: TerminalSession;
  readonly context: TerminalContext;
  readonly question: QuestionContext | null;
  readonly rest: string;
}
