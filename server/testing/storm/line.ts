import { MESSAGES, unpacked } from '@conjure/host';
import { WebSocket } from 'ws';

export interface Message {
  readonly is: string;
  readonly re?: number;
  readonly [field: string]: unknown;
}

/** A line to a server that is opened anew whenever it breaks, to any of the ports in turn. */
export interface Line {
  /** Says something where the line is open; else it is lost. */
  say(message: object): void;
  /** The same, of a text as it stands. */
  write(text: string): void;
  /** Breaks it now; it comes again. */
  cut(): void;
  end(): void;
  /** How often it was open, and how many bytes and messages came by it. */
  readonly counts: { opened: number; bytes: number; messages: number };
}

export interface LineOptions {
  readonly ports: readonly number[];
  readonly key: string;
  /** Where it says it comes from: a server counts by addresses. */
  readonly address: string;
  /** How long until it is tried again, in milliseconds, and for how long nothing may be heard. */
  readonly again?: number;
  readonly silence?: number;
  welcomed(welcome: Message): void;
  heard(message: Message, bytes: number): void;
}

export function openLine(options: LineOptions): Line {
  const { ports, key, again = 100, silence = 5_000 } = options;
  const counts = { opened: 0, bytes: 0, messages: 0 };
  let at = Math.floor(Math.random() * ports.length);
  let socket: WebSocket | null = null;
  let timer: NodeJS.Timeout | null = null;
  let isOver = false;
  let heardAt = 0;

  const open = () => {
    timer = null;
    const port = ports[at++ % ports.length];
    const origin = `http://localhost:${port}`;
    const now = new WebSocket(`ws://127.0.0.1:${port}/socket`, {
      headers: { host: `localhost:${port}`, 'x-forwarded-for': options.address },
      origin,
      perMessageDeflate: false,
      handshakeTimeout: silence,
    });
    socket = now;
    heardAt = performance.now();
    now.on('open', () => now.send(JSON.stringify({ do: 'hello', v: MESSAGES, key, lang: 'en' })));
    now.on('message', (data) => {
      heardAt = performance.now();
      const text = String(data);
      const message: Message = unpacked(JSON.parse(text));
      counts.bytes += Buffer.byteLength(text);
      counts.messages++;
      if (message.is === 'welcome') {
        counts.opened++;
        options.welcomed(message);
      } else options.heard(message, text.length);
    });
    now.on('error', () => {});
    now.on('close', () => {
      if (isOver || socket !== now || timer) return;
      timer = setTimeout(open, again * (0.5 + Math.random()));
    });
  };
  // Half open lines say nothing: whoever is silent for too long is asked, and given up.
  const beat = setInterval(() => {
    const quiet = performance.now() - heardAt;
    if (quiet > 2 * silence) socket?.terminate();
    else if (quiet > silence && socket?.readyState === WebSocket.OPEN)
      socket.send(JSON.stringify({ do: 'beat', id: 0 }));
  }, silence / 2);
  open();
  const write = (text: string) => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(text);
  };
  return {
    counts,
    write,
    say: (message) => write(JSON.stringify(message)),
    cut: () => socket?.terminate(),
    end() {
      isOver = true;
      clearInterval(beat);
      if (timer) clearTimeout(timer);
      socket?.terminate();
    },
  };
}
