/** Somebody who asks by HTTP. */
export interface Asker {
  readonly ports: readonly number[];
  readonly key: string;
  /** Where they say they come from: a server counts by addresses. */
  readonly address: string;
}

export interface Question {
  readonly method?: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly body?: object;
  /** Their own number for what is to be done, so that it is not done twice. */
  readonly nonce?: string;
}

export interface Answer {
  readonly status: number;
  readonly body: { readonly [field: string]: unknown };
}

const TRIES = 3_000;
const AGAIN = 100;
const PATIENCE = 10_000;
/** Said of what may be done yet. */
const PASSING: readonly number[] = [429, 500, 503];

export const headersOf = ({ key, address }: Asker, port: number) => ({
  authorization: `Bearer ${key}`,
  origin: `http://localhost:${port}`,
  host: `localhost:${port}`,
  'x-forwarded-for': address,
});

/** Asks by HTTP, one server after the other, until one has an answer. */
export async function ask(
  asker: Asker,
  { method = 'POST', path, body, nonce }: Question,
  isAnswer = (status: number): boolean => !PASSING.includes(status),
): Promise<Answer> {
  const { ports } = asker;
  let last = '';
  for (let tries = 0; tries < TRIES; tries++) {
    const port = ports[tries % ports.length] ?? 0;
    try {
      const response = await fetch(`http://localhost:${port}${path}`, {
        method,
        headers: {
          ...headersOf(asker, port),
          ...(body ? { 'content-type': 'application/json' } : {}),
          ...(nonce === undefined ? {} : { 'idempotency-key': nonce }),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
        signal: AbortSignal.timeout(PATIENCE),
      });
      const answer = { status: response.status, body: (await response.json()) as Answer['body'] };
      if (isAnswer(answer.status)) return answer;
      last = `${answer.status} ${JSON.stringify(answer.body)}`;
    } catch (error) {
      last = error instanceof Error ? error.message : String(error);
    }
    await new Promise((resolve) => setTimeout(resolve, AGAIN));
  }
  throw new Error(`${path} is not answered: ${last}`);
}
