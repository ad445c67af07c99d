import type { Summary } from '@conjure/host';
import { isRejection, type Rejection, type Wire } from '../wire/index.ts';
import { fileName, fileText } from './file.ts';

/** Sits down at a stored match, takes its record, and leaves. */
export async function exportMatch(wire: Wire, { match, chairs, game, saved }: Summary): Promise<Rejection | null> {
  const opened = await wire.ask({ do: 'continue', match }, 'opened');
  if (isRejection(opened)) return opened;
  const reply = await wire.ask({ do: 'export', match }, 'record');
  wire.tell({ do: 'close', match });
  if (isRejection(reply)) return reply;
  download(fileName(game, new Date(saved)), fileText(reply.record, chairs));
  return null;
}

/** Gives the reader a file. */
export function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the file only after the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
