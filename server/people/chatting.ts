import { isPhrase } from '@conjure/host';
import { LASTS, MOST } from '../net/limits.ts';
import type { ServerState } from '../server-state.ts';
import { cleanWords } from './names.ts';
import type { ChatLine } from './store.ts';

/** Why something is not said. */
export type ChatRefusal = 'malformed' | 'notAtTable' | 'noVoice' | 'phrasesOnly' | 'busy';

/**
 * Somebody says something at a match: a ready-made phrase, or words. Who only watches has no voice while the match runs; among strangers
 * words are said only where all of them allow it.
 */
export async function sayInChat(
  state: ServerState,
  player: string,
  message: { readonly match: string; readonly phrase?: unknown; readonly words?: unknown },
): Promise<ChatLine | ChatRefusal> {
  const { people, limits, now } = state;
  const { match, phrase, words } = message;
  const text = typeof words === 'string' ? cleanWords(words) : null;
  if (phrase === undefined ? !text : !isPhrase(phrase)) return 'malformed';
  const [facts, rights, phase] = await Promise.all([
    state.factsOf(match),
    state.rightsOf(player, match),
    state.phaseOf(match),
  ]);
  if (!facts || !rights.watch) return 'notAtTable';
  if (rights.seats.length === 0 && facts.owner !== player && phase !== 'closed') return 'noVoice';
  if (text !== null && facts.terms?.listed && !(await allAllow(state, match))) return 'phrasesOnly';
  const at = Math.round(now());
  const since = at - LASTS.day;
  if (!limits.take('chat', player) || (await people.countChatLines(match, player, since)) >= MOST.chatADay)
    return 'busy';
  const line: ChatLine = {
    ...{ id: state.newLineId(at), player, at },
    phrase: isPhrase(phrase) ? phrase : null,
    words: phrase === undefined ? text : null,
  };
  await people.addChatLine(match, line);
  return line;
}

async function allAllow({ people }: ServerState, match: string): Promise<boolean> {
  const [places, wordy] = await Promise.all([people.seatsAt([match]), people.playersAllowingWords(match)]);
  return places.every(({ player }) => wordy.includes(player));
}
