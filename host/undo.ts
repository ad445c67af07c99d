import { undoable } from '@conjure/engine';
import type { ClientMessageOf } from './client-messages.ts';
import { mayRedo } from './gate/state.ts';
import type { HostedMatch } from './hosted-match.ts';
import { type Judgement, sayOnly } from './judgement.ts';
import { othersThan } from './log/apply-row.ts';
import { type Connection, error } from './server-messages.ts';

/** Takes back the seat's last answer where it is free; where it is not, the other people at the table are asked. */
export function undo(hosted: HostedMatch, from: Connection, { seat: by }: ClientMessageOf<'undo'>): Judgement {
  const { play, id: match, vote } = hosted;
  const found = undoable(play.match, by, { free: play.free });
  if (!('barred' in found))
    return { deeds: [{ kind: 'undo', body: { undo: play.match.answers.length - found.to, by } }] };
  const why = found.barred;
  // A bot cannot be asked: what chance or a hidden thing has told one who plays alone stays told.
  if (why === 'nothing' || othersThan(hosted, by).length === 0)
    return sayOnly({ to: from, message: { is: 'undoBarred', match, seat: by, why } });
  if (vote) return sayOnly({ to: from, message: error('undoPending', { match }) });
  return { deeds: [{ kind: 'ask', body: { by, why } }] };
}

export function redo(hosted: HostedMatch, from: Connection, { seat: by }: ClientMessageOf<'redo'>): Judgement {
  const { play, id: match } = hosted;
  const last = play.undone.at(-1);
  if (!mayRedo(hosted, by) || !last)
    return sayOnly({ to: from, message: { is: 'undoBarred', match, seat: by, why: 'nothing' } });
  return { deeds: [{ kind: 'redo', body: { redo: last.taken.answers.length, by } }] };
}
