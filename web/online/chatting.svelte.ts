import type { ServerMessage } from '@conjure/host';
import { readStored, writeStored } from '../app/storage.ts';
import type { Wire } from '../wire/wire.ts';
import { api, type ChatMessage, isAgainst } from './api.ts';

/** The longest thing that can be said, in characters. */
export const LONGEST = 300;

/** Where this device keeps whom its person has muted, by what lasts of them. */
const MUTED = 'conjure.muted';
const MOST_MUTED = 500;

function mutedHere(): ReadonlySet<string> {
  const kept = readStored(MUTED);
  return new Set(Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : []);
}

interface ChatNews {
  readonly is: 'chat';
  readonly match: string;
  readonly lines: readonly ChatMessage[];
  readonly wordy?: readonly string[];
}

export type Chatting = ReturnType<typeof newChatting>;

/** What those at a match say to each other. */
export function newChatting(wire: Wire, match: string) {
  let lines: readonly ChatMessage[] = $state.raw([]);
  let wordy: readonly string[] = $state.raw([]);
  /** Whom one does not want to hear, at this match and at any other. */
  let muted: ReadonlySet<string> = $state.raw(mutedHere());
  let read = $state(0);
  let against: string | null = $state(null);

  const add = (more: readonly ChatMessage[]) => {
    const known = new Set(lines.map(({ id }) => id));
    lines = [...lines, ...more.filter(({ id }) => !known.has(id))].toSorted((a, b) => (a.id < b.id ? -1 : 1));
  };
  const look = async () => {
    const reply = await api.chat(match);
    if (isAgainst(reply)) return;
    add(reply.lines);
    wordy = reply.wordy;
  };
  void look();
  const stop = wire.listen((message: ServerMessage | ChatNews) => {
    if (message.is !== 'chat' || message.match !== match) return;
    add(message.lines);
    if (message.wordy) wordy = message.wordy;
  });
  const heard = $derived(lines.filter(({ player }) => !muted.has(player)));

  return {
    get lines() {
      return heard;
    },
    get unread() {
      return heard.length > read;
    },
    get against() {
      return against;
    },
    get muted() {
      return muted;
    },
    /** Who allows words, and not phrases alone. */
    get wordy() {
      return wordy;
    },
    markRead(): void {
      read = heard.length;
    },
    async say(said: { phrase: string } | { words: string }): Promise<void> {
      // The server's own, which no host knows.
      const reply: { is: string; what?: string } = await wire.ask(
        { do: 'say', match, ...said } as never,
        'said' as never,
      );
      against = reply.is === 'error' ? (reply.what ?? 'failed') : null;
    },
    async allowWords(): Promise<void> {
      const reply = await api.allowWords(match);
      against = isAgainst(reply) ? reply.against : null;
      await look();
    },
    mute(player: string): void {
      // At another table meanwhile, somebody else may have been.
      const before = mutedHere();
      muted = before.has(player) ? new Set([...before].filter((one) => one !== player)) : new Set([...before, player]);
      writeStored(MUTED, [...muted].slice(-MOST_MUTED));
    },
    stop,
  };
}
