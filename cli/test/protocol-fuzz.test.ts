import { budget } from '@conjure/engine/testing/budget';
import { expect, test } from 'vitest';
import { chance, MUTATIONS } from '../protocol/test/mutate.ts';
import { SAMPLES, type Sample } from '../protocol/test/samples.ts';
import { type OpenReply, type Reply, type Talk, talk, traceOf } from '../protocol/test/talk.ts';

const MUTANTS = budget(1_200, 4_000);
/** Matches move on as mutants are answered: a fresh table for every so many. */
const PER_TABLE = 400;

const names = Object.keys(MUTATIONS);

/** A table with matches at different moments, and requests that are all in order there. */
function table(sample: Sample, round: number): { talking: Talk; requests: object[] } {
  const { game, crowds, wanted, forbidden, by } = sample;
  const talking = talk({ matchLimit: 12 });
  const { ask } = talking;
  const requests: object[] = [];
  const later = (what: object): object => {
    const request = { id: requests.length % 2 ? requests.length : `r${requests.length}`, ...what };
    requests.push(request);
    return request;
  };
  const request = (what: object): Reply => ask(later(what));
  request({ do: 'games', lang: 'it' });
  request({ do: 'rules', game, lang: 'es' });
  for (const [i, decisions] of [2, 12, 40].entries()) {
    const { seats } = crowds[(round + i) % crowds.length];
    const { match } = request({ do: 'new', game, seats, seed: round * 10 + i });
    for (let n = 0; n < decisions; n++) {
      const [open] = ask({ do: 'open', match }).open;
      if (!open) break;
      const [seat] = open.seats;
      const { answer, question } = ask({ do: 'bot', match, seat, level: 'random', seed: n });
      ask({ do: 'answer', match, seat, question, answer });
    }
    aboutMatch(match, request, later);
  }
  const { record } = ask({ do: 'record', match: 'm2' });
  request({ do: 'replay', record });
  const { id: _, ...scenario } = ask({ do: 'scenario', match: 'm3' });
  request({ do: 'new', seed: 'scenario', ...scenario });
  request({ do: 'fork', match: 'm1' });
  request({ do: 'close', match: 'm4' });
  const { match, open } = request({ do: 'new', game, seed: 'still', ...wanted });
  // Answers in good shape that a rule forbids.
  for (const { answer } of forbidden)
    for (const how of ['answer', 'explain', 'odds'])
      request({ do: how, match, seat: by, question: open[0].question, answer });
  return { talking, requests };
}

function aboutMatch(match: string, request: (what: object) => Reply, later: (what: object) => object): void {
  const [open] = request({ do: 'open', match, labels: true, lang: 'fr' }).open as (OpenReply | undefined)[];
  const seat = open?.seats[0] ?? 0;
  request({ do: 'open', match, seat });
  request({ do: 'view', match, viewer: null, lang: 'de' });
  request({ do: 'view', match, viewer: seat });
  request({ do: 'dice', match, faces: [1, 6] });
  request({ do: 'record', match });
  request({ do: 'scenario', match });
  request({ do: 'result', match });
  request({ do: 'undo', match, seat });
  request({ do: 'undo', match, seat, agreed: true });
  request({ do: 'redo', match, seat });
  const [again] = request({ do: 'open', match, seat }).open as (OpenReply | undefined)[];
  const [answer] = again?.options ?? again?.sampled ?? [];
  const decision = { match, seat, question: again?.question ?? 0, answer };
  request({ do: 'explain', ...decision, lang: 'ru' });
  request({ do: 'odds', ...decision });
  request({ do: 'bot', match, seat, level: 'greedy', iterations: 4 });
  // Not sent yet, so that it is in order when a mutant of it comes.
  later({ do: 'answer', ...decision, viewer: 0, labels: true });
}

const CLAIM = `$game: ${MUTANTS} spoilt requests get one reply each, and whatever is refused changes nothing`;

test.each(SAMPLES)(CLAIM, (sample) => {
  const dice = chance('mutants');
  const seen: Record<string, number> = {};
  for (let n = 0; n < MUTANTS; ) {
    const { talking, requests } = table(sample, n / PER_TABLE);
    let before = traceOf(talking.session);
    for (let i = 0; i < PER_TABLE; i++, n++) {
      const kind = names[dice.index('kind', names.length)];
      const request = requests[dice.index('request', requests.length)];
      const line = MUTATIONS[kind](dice, request, requests);
      const reply = talking.send(line);
      const told = `${kind}: ${line.slice(0, 500)} -> ${JSON.stringify(reply).slice(0, 500)}`;
      const against = ['error', 'refused', 'barred'].filter((field) => field in reply);
      expect(against.length, told).toBeLessThan(2);
      expect(reply.error?.where, told).not.toBe('the engine');
      expect(reply.id === null || ['string', 'number'].includes(typeof reply.id), told).toBe(true);
      const after = traceOf(talking.session);
      if (against.length > 0) expect(after === before, told).toBe(true);
      before = after;
      const outcome = against[0] ?? 'done';
      seen[outcome] = (seen[outcome] ?? 0) + 1;
    }
  }
  // A fuzz that only ever met errors would have proved little.
  for (const outcome of ['done', 'error', 'refused', 'barred'])
    expect(seen[outcome], JSON.stringify(seen)).toBeGreaterThan(budget(6, 20));
});
