import type { Chair, ClientMessageOf } from '@conjure/host';
import { chairOf } from '../app/chairs.ts';
import type { PageBox } from '../games/face.ts';

type OpenMessage = Omit<ClientMessageOf<'open'>, 'id'>;

/** You, and as many beginners as the game needs besides. */
export const usualChairs = ({ seats }: Pick<PageBox, 'seats'>): Chair[] =>
  Array.from({ length: seats.min }, (_, seat) => (seat === 0 ? { who: 'person' } : { who: 'bot', level: 'novice' }));

/** One click from the shelf, and every mistake can be taken back: the rules as they stand, or what the game has for a newcomer. */
export function quickStart({ id, seats, first }: Pick<PageBox, 'id' | 'seats' | 'first'>, isNew: boolean): OpenMessage {
  const opening = { do: 'open', game: id, practice: true } as const;
  if (!isNew || !first) return { ...opening, seats: usualChairs({ seats }) };
  const { options, scenario } = first;
  return { ...opening, seats: first.seats.map(chairOf), ...(options && { options }), ...(scenario && { scenario }) };
}

/** Of those with lessons, the game whose shortest match is the shortest. */
export const quickest = (boxes: readonly PageBox[]): PageBox =>
  boxes.toSorted((a, b) => Number(!a.lessonIds) - Number(!b.lessonIds) || a.minutes[0] - b.minutes[0])[0];
