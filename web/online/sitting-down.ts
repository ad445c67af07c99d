import type { Seat } from '@conjure/engine';
import { pledgeOf, type ServerMessageOf } from '@conjure/host';
import { isRejection, type Rejection, type Wire } from '../wire/wire.ts';
import { type Remembered, randomHex, remember, remembered } from './device.ts';
import { noteOnline } from './known.ts';

type OpenTableMessage = ServerMessageOf<'table'>;

/** What this device writes for the dice: 32 digits that nobody can guess, and words if its person likes. */
export const newText = (words = ''): string => [randomHex(16), words.trim()].filter(Boolean).join(' ');

/** Takes seats at a table and promises a text. It is kept here before it is promised: nobody else has it. */
export async function sitDown(
  wire: Wire,
  { match, seal, terms }: Pick<OpenTableMessage, 'match' | 'seal' | 'terms'>,
  seats: readonly Seat[],
  words = '',
): Promise<Rejection | null> {
  const first = Math.min(...seats);
  const text = newText(words);
  const pledge = pledgeOf(match, first, text);
  const before = await mine(match);
  const seals = [...(before?.seals ?? []).filter((one) => one !== seal), seal];
  const kept: Remembered = { match, seals, seat: first, text, pledge, mark: null, terms };
  await keep(kept);
  noteOnline(match);
  const reply = await wire.ask({ do: 'pledge', match, seats: [...seats], pledge }, 'done', 'table');
  if (!isRejection(reply)) return null;
  // What was promised before still holds.
  if (before) await keep(before);
  return reply;
}

/** On this device, and for a browser that may keep nothing as long as the page is open. */
async function keep(kept: Remembered): Promise<void> {
  unkept.set(kept.match, kept);
  await remember(kept).catch(() => {});
}

const unkept = new Map<string, Remembered>();

export const mine = async (match: string): Promise<Remembered | null> =>
  (await remembered(match).catch(() => null)) ?? unkept.get(match) ?? null;

/** What is being done about the dice of each match: one thing after the other, or two promises would be made where one is wanted. */
const attending = new Map<string, Promise<void>>();

/**
 * What this device has to do about the dice, by itself: tell its text when all have promised theirs, and promise another
 * when the table was void. The mark is remembered before the text is told.
 */
export function revealDice(wire: Wire, table: OpenTableMessage): Promise<void> {
  const done = (attending.get(table.match) ?? Promise.resolve()).then(() => reveal(wire, table));
  attending.set(
    table.match,
    done.catch(() => {}),
  );
  return done;
}

async function reveal(wire: Wire, table: OpenTableMessage): Promise<void> {
  const { match, seal, yours, mark, places, phase } = table;
  if (phase !== 'waiting' || yours.length === 0) return;
  const kept = await mine(match);
  const first = Math.min(...yours);
  const place = places.find(({ seat }) => seat === first);
  if (!place) return;
  if (place.pledged === null) {
    await sitDown(wire, table, yours);
    return;
  }
  if (mark === null || place.told || !kept || kept.pledge !== place.pledged) return;
  const now: Remembered = { ...kept, mark, seals: [...kept.seals.filter((one) => one !== seal), seal] };
  await keep(now);
  wire.tell({ do: 'text', match, text: kept.text });
}
