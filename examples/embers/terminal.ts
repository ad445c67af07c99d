import { anyFace, type MakeFace } from '@conjure/cli/face';
import type { EmbersView } from './view.ts';

const bar = (n: number, of: number): string => '▮'.repeat(n) + '▯'.repeat(Math.max(0, of - n));

/** The face that knows no game, with a board: the embers of each sorcerer as a bar. */
export const face: MakeFace = (box, game) => ({
  ...anyFace(box, game),
  wantsBoard: () => true,
  board(context) {
    const { seats, goal } = context.view as EmbersView;
    return seats.map(({ embers, cards }, seat) => {
      const who = context.voice.say(box.seatName(context.view, seat)).padEnd(14);
      return `${who} ${bar(embers, goal)} ${embers}  ${'🂠 '.repeat(cards)}`;
    });
  },
});
