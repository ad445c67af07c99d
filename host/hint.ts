import { openTo } from '@conjure/engine';
import { levelOf, thoughtOf } from './bots.ts';
import type { Reply } from './coming.ts';
import type { MessageOf } from './messages.ts';
import { notFor } from './receive.ts';
import type { Room } from './room.ts';
import { attempt, type Running, say } from './running.ts';
import { type Connection, error, type Saying } from './said.ts';

/** A hint is what a bot with the seat's own eyes would do; it takes time, so it comes later. */
export function hint(host: Running, room: Room, message: MessageOf<'hint'>, from: Connection, reply: Reply): void {
  const { seat, level = 'adept', id: re } = message;
  const { around } = host;
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
  around.scheduler.after(0, () => {
    host.inTurn(async () => {
      const still = host.rooms.get(room.id);
      if (!still || notFor(still, from, { seat })) return;
      const { game, table } = still.play.match;
      const open = openTo(still.play.match, seat);
      const thought = open?.id === asked ? attempt(host, () => thoughtOf(still, seat, level, around, 'hint')) : null;
      if (!thought || thought.answer === undefined || !open)
        return say(host, [{ to: from, message: error('stale', { match: room.id }) }], from, re);
      const view = game.view(table, seat);
      const label = (answer: unknown) => game.label(view, open.question.kind, answer);
      const { answer } = thought;
      const weighed = thought.options.map((each) => ({
        answer: each.answer,
        label: label(each.answer),
        worth: each.worth,
      }));
      const told: Saying = { is: 'hint', match: room.id, seat, question: asked, answer, label: label(answer), weighed };
      say(host, [{ to: from, message: told }], from, re);
    });
  });
}
