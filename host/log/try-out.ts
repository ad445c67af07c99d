import { remember, safely } from '@conjure/engine';
import type { Room } from '../room.ts';
import type { Outgoing } from '../server-messages.ts';
import { enact } from './enact.ts';
import { newsOf } from './news.ts';
import type { Deed, Row } from './row.ts';

/** Who does something, and when. */
export interface By {
  readonly at: number;
  readonly device?: string;
  readonly nonce?: string;
}

/** Deeds that were tried: they count when they are in the log. */
export interface Tried {
  readonly room: Room;
  readonly rows: readonly Row[];
  readonly news: readonly Outgoing[];
  /** It did not count: as if nothing had been tried. */
  back(): void;
}

/** Tries deeds in a room. What ends the match closes it with the same stroke. Where the rules fail it throws, and nothing has changed. */
export function tryOut(room: Room, deeds: readonly Deed[], { at, ...sender }: By): Tried {
  const back = remember(room.play);
  return safely(room.play, () => {
    const rows: Row[] = [];
    const news: Outgoing[] = [];
    let now = room;
    const step = (deed: Deed) => {
      const before = { asking: now.asking, told: now.play.match.story.length };
      const time = Math.max(now.at, Math.round(at));
      const row: Row = { ...deed, n: now.n + 1, at: time, ...(rows.length === 0 ? sender : {}) };
      now = enact(now, row);
      rows.push(row.kind === 'answer' ? { ...row, tale: now.marks.at(-1)?.digest ?? '' } : row);
      news.push(...newsOf(before, now, deed));
    };
    for (const deed of deeds) step(deed);
    if (now.play.match.over && !now.closed) step({ kind: 'close', body: { why: 'over' } });
    return { room: now, rows, news, back };
  });
}
