import { demons } from '@conjure/demons';
import { asGame, type Game, must } from '@conjure/engine';
import { expect, test } from 'vitest';
import { type Library, libraryOf, type ThinkRequest } from '../index.ts';
import { begun, clockwork, onlineHost } from '../testing/online.ts';
import { bot, one, only, person } from '../testing/test-host.ts';
import { thoughtIn } from '../thinking/thought.ts';

/** Lets everything be done that waits for nothing but its turn. */
async function settled(): Promise<void> {
  for (let i = 0; i < 50; i++) await new Promise((resolve) => setImmediate(resolve));
}

/** A match with a bot whose thoughts take as long as the test says; gives how long after the last deed each was said, and its kind. */
async function thinking(
  takes: (kind: string) => number,
  { pace = 600, games = libraryOf([asGame(demons)]) }: { pace?: number; games?: Library } = {},
) {
  const clock = clockwork();
  const kinds: string[] = [];
  const think = async (request: ThinkRequest) => {
    const thought = await thoughtIn(games, { ...request, level: 'random' }, () => 0);
    const kind = kinds.at(-1) ?? '';
    const ms = takes(kind);
    await new Promise<void>((resolve) => clock.scheduler.after(ms, resolve));
    return thought && { ...thought, ms };
  };
  const at = onlineHost({ scheduler: clock.scheduler, think, games });
  const seats = [person, bot, bot];
  const match = await begun(at, ['anna'], { seats });
  if (pace !== 600) await at.tell('anna', { do: 'pace', match, ms: pace });
  await at.tell('anna', { do: 'resign', match, seat: 0 });
  const said: { kind: string; after: number }[] = [];
  // When it is over everybody sees it as who sat there.
  const now = () =>
    must(
      only(
        at.sent.map(({ message }) => message),
        'state',
      ).at(-1),
      'a state',
    );
  for (let before = now(), since = clock.now(); said.length < 60 && !now().over; ) {
    kinds.push(before.asked?.kind ?? '');
    for (let waited = 0; now().n === before.n && waited < 10_000; waited += 10) await clock.pass(10, settled);
    said.push({ kind: before.asked?.kind ?? '', after: clock.now() - since });
    before = now();
    since = clock.now();
  }
  return said;
}

test.each([
  ['little', [0, 30, 160, 390], 600],
  ['longer than the pace leaves', [410, 500, 790], 1_000],
])('whoever looks on from elsewhere sees no difference between thoughts that take %s', async (_, times, after) => {
  let i = 0;
  const said = await thinking(() => times[i++ % times.length] ?? 0);
  expect(said.length).toBeGreaterThan(20);
  expect(new Set(said.map((one) => one.after))).toEqual(new Set([after]));
});

test('nobody makes bots so quick that their thoughts could be timed', async () => {
  const at = onlineHost();
  const match = await begun(at, ['anna'], { seats: [person, bot] });
  await at.tell('anna', { do: 'pace', match, ms: 0 });
  expect(one(at.sent.map(({ message }) => message).toReversed(), 'pace').ms).toBe(400);
  expect(new Set((await thinking(() => 20, { pace: 0 })).map(({ after }) => after))).toEqual(new Set([400]));
});

/** The same game where nobody may learn whether anybody had a choice. */
const hiding = (game: Game): Game => ({
  ...game,
  step(table) {
    const script = game.step(table);
    return script !== null && typeof script === 'object' ? hidden(script) : script;
  },
});
type Asking = Extract<ReturnType<Game['step']>, object>;
function* hidden(script: Asking): Asking {
  let next = script.next();
  while (!next.done) next = script.next(yield { ...next.value, hiddenChoice: true });
  return next.value;
}

test('where it is hidden whether there was a choice, the quickest thought is said as late as the longest of its kind', async () => {
  const met = new Set<string>();
  const said = await thinking(
    (kind) => {
      const ms = met.has(kind) ? 0 : 1_100;
      met.add(kind);
      return ms;
    },
    { games: libraryOf([hiding(asGame(demons))]) },
  );
  const again = said.filter(({ kind }, i) => said.findIndex((one) => one.kind === kind) < i);
  expect(again.length).toBeGreaterThan(20);
  expect(new Set(said.map(({ after }) => after))).toEqual(new Set([1_400]));
});
