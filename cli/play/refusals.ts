import type { Refusal } from '@conjure/engine';
import { why } from '@conjure/words';
import type { TerminalContext } from './face.ts';
import { wrap } from './layout.ts';

/** Why not: the case at hand in a sentence, and the rule that says so. */
export function refusalLines({ voice, page }: Pick<TerminalContext, 'voice' | 'page'>, refused: Refusal): string[] {
  const rule = voice.rule(refused.rule);
  const sentence = voice.say({ ...why(refused), or: rule?.text ?? '' });
  return wrap(page.paint('yellow', `${sentence} [${refused.rule}${rule ? ` ${rule.title}` : ''}]`), page.width, '  ');
}
