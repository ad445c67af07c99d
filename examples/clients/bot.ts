// A player for Conjure over plain HTTP, with nothing but what Node brings:
//
//     node bot.ts <link> [name] [most answers]
//
// <link> is what the owner of a table hands out: http://localhost:4180/#/link/… It sits down, promises and tells its text for the dice,
// and then answers whatever it is asked at random. docs/bots.md explains every step.

interface Line {
  readonly is: 'table' | 'state' | 'chat' | 'error';
  readonly viewer?: number | null;
  readonly mark?: string | null;
  readonly over?: boolean;
  readonly asked?: {
    readonly question: number;
    readonly options?: Choice[] | null;
    readonly sampled?: Choice[];
  } | null;
}

interface Choice {
  readonly answer: unknown;
}

/** What is said to a request: where we sit, or why not. */
interface Reply {
  readonly match: string;
  readonly seat: number;
  readonly error?: string;
}

const [address = '', name = 'Ada', most = '1000000000'] = process.argv.slice(2);
const [origin, link] = address.split('/#/link/');
// Who has the key is the player. A player that is to last keeps it in a file.
const key = random(32);

function random(bytes: number): string {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(bytes))).toString('base64url');
}

async function sha256(text: string): Promise<string> {
  return Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))).toString('hex');
}

async function ask(path: string, body: object, headers: { [name: string]: string } = {}) {
  const response = await fetch(origin + path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json', ...headers },
  });
  return { yes: response.ok, said: (await response.json()) as Reply };
}

/** The table or the match as it stands, and again after everything that is done; comes again when the stream ends. */
async function* lines(match: string): AsyncGenerator<Line> {
  for (;;) {
    const { body } = await fetch(`${origin}/api/matches/${match}/stream`, {
      headers: { Authorization: `Bearer ${key}` },
    });
    let rest = '';
    for await (const part of body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const whole = (rest + part).split('\n');
      rest = whole.pop() ?? '';
      for (const line of whole) if (line !== '') yield JSON.parse(line);
    }
  }
}

async function play(): Promise<string> {
  await ask('/api/me', { name, lang: 'en' });
  const place = await ask('/api/links', { link });
  if (!place.yes) throw new Error(`the link is not to be had: ${place.said.error}`);
  const { match, seat } = place.said;
  // We promise a text before anybody tells theirs, so that nobody can choose the dice; we tell it when all have promised.
  const text = random(32);
  const pledge = await sha256(`conjure pledge 1\n${match}\n${seat}\n${text}`);
  const seated = await ask(`/api/matches/${match}/pledge`, { seats: [seat], pledge });
  if (!seated.yes) throw new Error(`no seat: ${JSON.stringify(seated.said)}`);
  let [given, isTold, answered] = [0, false, -1];
  for await (const state of lines(match)) {
    if (state.is === 'table' && state.mark && !isTold) {
      isTold = true;
      await ask(`/api/matches/${match}/text`, { text });
    }
    if (state.is !== 'state' || state.viewer !== seat) continue;
    if (state.over || given >= Number(most)) break;
    const options = state.asked?.options ?? state.asked?.sampled ?? [];
    const choice = options[Math.floor(Math.random() * options.length)];
    // The same question comes again whenever others have done something.
    if (!state.asked || !choice || state.asked.question === answered) continue;
    const { question } = state.asked;
    // With a number of our own for it, it can be sent again without being done twice.
    const sent = { seat, question, answer: choice.answer };
    const { yes } = await ask(`/api/matches/${match}/answer`, sent, { 'Idempotency-Key': random(12) });
    if (yes) [answered, given] = [question, given + 1];
  }
  return `${given} answers given in ${match}`;
}

console.log(await play());
process.exit();
