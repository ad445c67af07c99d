import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * How a line is bad. `cut`: what is said arrives, and when it is answered the line breaks instead; `deaf`: half open, nothing arrives
 * any more either way, and nobody is told; `{ slow }`: everything takes so many milliseconds longer.
 */
export type Fault = 'none' | 'cut' | 'deaf' | { readonly slow: number };

export interface FaultyProxy {
  readonly port: number;
  /** From now on, on lines that are there and on new ones. */
  set(fault: Fault): void;
  /** Breaks all lines that are there. */
  breakAll(): void;
  /** How many lines there are. */
  lines(): number;
  end(): Promise<void>;
}

/** A line between two programs of this machine that can be made as bad as lines get. */
export async function faultyProxy(to: number): Promise<FaultyProxy> {
  let fault: Fault = 'none';
  const pairs = new Set<readonly [Socket, Socket]>();
  const server = createServer((near) => {
    const far = connect(to, '127.0.0.1');
    const pair = [near, far] as const;
    pairs.add(pair);
    const drop = () => {
      for (const socket of pair) socket.destroy();
      pairs.delete(pair);
    };
    const carry = (socket: Socket, piece: Buffer, isAnswer: boolean) => {
      if (fault === 'deaf') return;
      if (fault === 'cut' && isAnswer) return drop();
      if (typeof fault === 'object') setTimeout(() => socket.writable && socket.write(piece), fault.slow);
      else socket.write(piece);
    };
    near.on('data', (piece: Buffer) => carry(far, piece, false));
    far.on('data', (piece: Buffer) => carry(near, piece, true));
    for (const socket of pair) {
      socket.on('error', drop);
      socket.on('close', drop);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const breakAll = () => {
    for (const pair of [...pairs]) for (const socket of pair) socket.destroy();
    pairs.clear();
  };
  return {
    port: (server.address() as AddressInfo).port,
    set(next) {
      fault = next;
    },
    breakAll,
    lines: () => pairs.size,
    async end() {
      const closed = new Promise((resolve) => server.close(resolve));
      breakAll();
      await closed;
    },
  };
}
