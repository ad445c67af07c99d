/** Where the page of this server is: whoever comes by another name or from another page is not served. */
export interface Origins {
  /** Such as https://conjure.example. The first is the one that links are made with. */
  readonly all: readonly string[];
  /** Whether a Host header is one of ours. */
  isHost(host: string | undefined): boolean;
  /** Whether an Origin header is one of ours. `null` and none are not. */
  isOrigin(origin: string | undefined): boolean;
}

/** Origins such as `http://localhost:4180`, as a browser writes them. */
export function newOrigins(all: readonly string[]): Origins {
  const origins = new Set(all.map((one) => new URL(one).origin));
  const hosts = new Set([...origins].map((one) => new URL(one).host));
  return {
    all: [...origins],
    isHost: (host) => host !== undefined && hosts.has(host.toLowerCase()),
    isOrigin: (origin) => origin !== undefined && origins.has(origin),
  };
}

const HERE = ['localhost', '127.0.0.1', '[::1]'];

/** Whether only this machine is reached by it. */
export const isLoopback = (origin = ''): boolean => URL.canParse(origin) && HERE.includes(new URL(origin).hostname);

/** The names of this machine for itself. */
export const loopbackOrigins = (port: number): string[] => HERE.map((name) => `http://${name}:${port}`);
