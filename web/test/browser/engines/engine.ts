/** A browser with one page, whatever drives it: what the journeys need and no more. */
export interface Engine {
  goto(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs a piece of JavaScript in the page; what it gives is JSON, `undefined` for nothing. */
  evaluate(expression: string): Promise<string | undefined>;
  close(): Promise<void>;
}

/** As an expression: what a function of a test gives when it runs in the page. */
export const called = (script: (arg: never) => unknown, arg: unknown): string =>
  `(async () => JSON.stringify(await (${script})(${JSON.stringify(arg)})))()`;
