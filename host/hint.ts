import { openTo } from '@conjure/engine';
import { levelOf, thoughtOf } from './bots.ts';
import type { ClientMessageOf } from './client-messages.ts';
import { attempt, type HostState, send } from './host-state.ts';
import type { Reply } from './joining.ts';
import { notFor } from './receive.ts';
import type { Room } from './room.ts';
import { type Connection, error, type ServerMessage } from './server-messages.ts';

/** A hint is what a bot with the seat's own eyes would do; it takes time, so it comes later. */
export function hint(
  host: HostState,
  room: Room,
  message: ClientMessageOf<'hint'>,
  from: Connection,
  reply: Reply,
): void {
  const { seat, level = 'adept', id: re } = message;
  const { deps } = host;
  const found = levelOf(level, 'level');
  if ('fault' in found) {
    reply(error('malformed', { match: room.id, fault: found.fault }));
    return;
  }
  const asked = openTo(room.play.match, seat)?.id;
  if (asked === undefined) {
    reply(error('notAsked', { match: room.id }));
    return;
  }
  reply({ is: 'thinking', match: room.id, seat, question: asked });
  deps.scheduler.after(0, () => {
    host.inTurn(async () => {
      const still = host.rooms.get(room.id);
      if (!still || notFor(still, from, { seat })) return;
      const { game, table } = still.play.match;
      const open = openTo(still.play.match, seat);
      const thought = open?.id === asked ? attempt(host, () => thoughtOf(still, seat, level, deps, 'hint')) : null;
      if (!thought || thought.answer === undefined || !open)
        return send(host, [{ to: from, message: error('stale', { match: room.id }) }], from, re);
      const view = game.view(table, seat);
      const label = (answer: unknown) => game.label(view, open.question.kind, answer);
      const { answer } = thought;
      const weighed = thought.options.map((each) => ({
        answer: each.answer,
        label: label(each.answer),
        worth: each.worth,
      }));
      const told: ServerMessage = {
        is: 'hint',
        match: room.id,
        seat,
        question: asked,
        answer,
        label: label(answer),
        weighed,
      };
      send(host, [{ to: from, message: told }], from, re);
    });
  });
}
