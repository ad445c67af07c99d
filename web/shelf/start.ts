import type { Chair, ClientMessageOf } from '@conjure/host';
import type { Box } from '../games/face.ts';

type Opening = Omit<ClientMessageOf<'open'>, 'id'>;

/** You, and as many beginners as the game needs besides. */
export const usualChairs = ({ seats }: Pick<Box, 'seats'>): Chair[] =>
  Array.from({ length: seats.min }, (_, seat) => (seat === 0 ? { who: 'person' } : { who: 'bot', level: 'novice' }));

/** One click from the shelf: the rules as they stand, and every mistake can be taken back. */
export const quickStart = (box: Pick<Box, 'id' | 'seats'>): Opening => ({
  do: 'open',
  game: box.id,
  seats: usualChairs(box),
  practice: true,
});

/** Of those with lessons, the game whose shortest match is the shortest. */
export const quickest = (boxes: readonly Box[]): Box =>
  boxes.toSorted((a, b) => Number(!a.lessonIds) - Number(!b.lessonIds) || a.minutes[0] - b.minutes[0])[0];
