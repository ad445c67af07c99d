import { pledgeOf, type ServerMessage } from '@conjure/host';
import { expect, test } from 'vitest';
import { revealDice } from '../online/sitting-down.ts';
import { USUAL_TERMS } from '../online/terms.ts';
import type { Wire } from '../wire/wire.ts';

type Table = Parameters<typeof revealDice>[1];

const place = { seat: 0, player: 'me', by: 0, pledged: null, told: false };
const table: Table = {
  ...{ is: 'table', match: 'm', game: 'demons', options: {}, chairs: [{ who: 'person' }], terms: USUAL_TERMS },
  ...{ seal: 's', places: [place], owner: 'me', phase: 'waiting', mark: null, voids: [], yours: [0] },
};

test('told twice that the table is void, a device promises once more, and keeps the text of the promise that holds', async () => {
  const pledges: string[] = [];
  const told: { text?: string }[] = [];
  const wire = {
    // With the first one all have promised: the second comes too late.
    async ask({ pledge }: { pledge: string }): Promise<ServerMessage> {
      pledges.push(pledge);
      await new Promise((resolve) => setTimeout(resolve));
      return pledges.length === 1 ? { is: 'done', match: 'm', n: 1 } : { is: 'error', what: 'notNow' };
    },
    tell: (message: object) => void told.push(message),
    listen: () => () => {},
  } as unknown as Wire;
  await Promise.all([revealDice(wire, table), revealDice(wire, table)]);
  const fixed = { ...place, pledged: pledges[0] ?? null };
  await revealDice(wire, { ...table, mark: 'a mark', places: [fixed] });
  expect(told).toHaveLength(1);
  expect(pledgeOf('m', 0, told[0]?.text ?? '')).toBe(pledges[0]);
});
