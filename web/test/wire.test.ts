import { diff, type ServerMessage } from '@conjure/host';
import { expect, test } from 'vitest';
import { newWire } from '../wire/wire.ts';

/** A line of which the test is the other end. */
function laid() {
  const sent: { do: string; id: number }[] = [];
  let heard: (message: ServerMessage) => void = () => {};
  const wire = newWire({
    send: (message) => void sent.push(message as never),
    hear: (tell) => {
      heard = tell;
    },
    broken: () => {},
  });
  const news: ServerMessage[] = [];
  wire.listen((message) => news.push(message));
  return { wire, sent, news, say: (message: object) => heard(message as ServerMessage) };
}

const event = (step: number) => ({ step, event: { type: 'x' }, said: { key: 'x' } });
const state = (n: number, view: unknown, story: object) => ({ is: 'state', match: 'm', viewer: 0, n, view, story });

test('what has changed makes a whole state of the one before, and a story that goes on', () => {
  const { news, say } = laid();
  const [before, after] = [
    { a: [1, 2], b: 1 },
    { a: [1, 2, 3], b: 1 },
  ];
  say(state(4, before, { from: 0, events: [event(0)] }));
  say({ is: 'patch', match: 'm', viewer: 0, n: 5, base: 4, patch: { view: diff(before, after) } });
  say({ is: 'patch', match: 'm', viewer: 0, n: 6, base: 5, patch: null, story: { from: 1, events: [event(1)] } });
  expect(news.slice(1)).toEqual([
    state(5, after, { from: 1, events: [] }),
    state(6, after, { from: 1, events: [event(1)] }),
  ]);
});

test('where the state before is missing, the whole one is asked for, and who waited for it gets that', async () => {
  const { wire, sent, news, say } = laid();
  const reply = wire.ask({ do: 'undo', match: 'm', seat: 0 }, 'state');
  say({ is: 'patch', match: 'm', viewer: 0, n: 5, base: 4, patch: null, re: 1 });
  expect(sent).toMatchObject([
    { do: 'undo', id: 1 },
    { do: 'whole', match: 'm', viewer: 0, id: 1 },
  ]);
  expect(news).toEqual([]);
  say({ ...state(5, 1, { from: 0, events: [] }), re: 1 });
  expect(await reply).toMatchObject({ is: 'state', n: 5 });
});

test('what is said without waiting is answered like news', () => {
  const { wire, news, say } = laid();
  wire.tell({ do: 'close', match: 'm' });
  say({ is: 'error', what: 'noMatch', match: 'm', re: 1 });
  expect(news).toEqual([{ is: 'error', what: 'noMatch', match: 'm' }]);
});
