// The line of a page as a test wants it: cut, or without some of what the page says.
import type { Page, WebSocketRoute } from 'playwright-core';

export interface TestLine {
  /** What the page says by these words is lost on its way. */
  lose(...words: string[]): void;
  /** Nothing goes either way, and the line is cut; nor does it come again. */
  cut(): void;
  /** All is well again; what was cut can come back. */
  mend(): void;
}

/** To be called before the page goes anywhere. */
export async function lineOf(page: Page): Promise<TestLine> {
  let lost: readonly string[] = [];
  let isCut = false;
  const open = new Set<WebSocketRoute>();
  await page.routeWebSocket(/\/socket$/, (socket) => {
    if (isCut) return void socket.close();
    const server = socket.connectToServer();
    open.add(socket);
    socket.onMessage((message) => {
      const { do: what } = JSON.parse(String(message)) as { do: string };
      if (!lost.includes(what)) server.send(message);
    });
    server.onMessage((message) => socket.send(message));
  });
  return {
    lose(...words) {
      lost = words;
    },
    cut() {
      isCut = true;
      for (const socket of open) void socket.close();
      open.clear();
    },
    mend() {
      isCut = false;
      lost = [];
    },
  };
}
