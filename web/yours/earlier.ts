import type { ServerMessageOf, Summary } from '@conjure/host';
import { boxOf } from '../games/index.ts';
import { isRejection, type Wire } from '../wire/index.ts';
import { type Ended, ownSeat } from './ended.ts';
import { endedFrom } from './ending.ts';
import { isCounted, wasTakenBack } from './record.ts';

/** What a match that is over and still saved has come to: it is looked into, and left as it was. */
export async function endedBefore(wire: Wire, summary: Summary): Promise<Ended | null> {
  const { match, game, chairs, practice, saved: at } = summary;
  const seat = ownSeat(chairs);
  const face = await boxOf(game)?.face();
  const endingOf = await face?.ending?.();
  if (seat === null || !endingOf) return null;
  let state: ServerMessageOf<'state'> | null = null;
  const stop = wire.listen((said) => {
    if (said.is === 'state' && said.match === match && said.viewer === seat) state = said;
  });
  const opened = await wire.ask({ do: 'continue', match }, 'opened');
  const exported = isRejection(opened) ? opened : await wire.ask({ do: 'export', match }, 'record');
  stop();
  if (!isRejection(opened)) wire.tell({ do: 'close', match });
  if (isRejection(exported) || !isCounted(exported.record)) return null;
  const seen = state as ServerMessageOf<'state'> | null;
  const takenBack = practice && wasTakenBack(exported.record);
  return seen && endedFrom({ match, game, at, chairs, takenBack, state: seen, story: seen.story.events }, endingOf);
}
