import type { Page } from 'playwright-core';

type Ask = (method: string, params?: object) => Promise<Record<string, unknown>>;

/** Does something with the devtools of every worker of a page; one after the other, since they share a line. */
export async function withWorkers<T>(page: Page, work: (ask: Ask) => Promise<T>): Promise<T[]> {
  const devtools = await page.context().newCDPSession(page);
  const sessions: string[] = [];
  const open = new Map<number, (result: Record<string, unknown>) => void>();
  devtools.on('Target.attachedToTarget', ({ sessionId }) => sessions.push(sessionId));
  devtools.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { id, result } = JSON.parse(message);
    open.get(id)?.(result ?? {});
  });
  await devtools.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: false });
  let last = 0;
  const done: T[] = [];
  for (const sessionId of sessions)
    done.push(
      await work(async (method, params = {}) => {
        const id = ++last;
        const answered = new Promise<Record<string, unknown>>((resolve) => open.set(id, resolve));
        await devtools.send('Target.sendMessageToTarget', {
          sessionId,
          message: JSON.stringify({ id, method, params }),
        });
        return answered;
      }),
    );
  await devtools.detach();
  return done;
}
