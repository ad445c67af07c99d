import type { Chair } from '@conjure/host';
import type { ShelfMatch } from '../shelf/shelf-match.ts';
import { api, isAgainst, type OnlineMatch } from './api.ts';
import { noteOnline } from './known.ts';

/** One's matches at the server, as the shelf lists them; none where it cannot be reached. */
export async function onlineMatches(): Promise<ShelfMatch[]> {
  const reply = await api.matches();
  if (isAgainst(reply)) return [];
  noteOnline(...reply.matches.map(({ match }) => match));
  return reply.matches.map(onShelf);
}

/** People are called by their own names. */
export const onShelf = ({ match, game, chairs, names, phase, mine, touched, step, over }: OnlineMatch): ShelfMatch => ({
  match,
  game,
  chairs: chairs.map((chair, seat): Chair => {
    const name = names[seat];
    return chair.who === 'person' && name ? { who: 'person', name } : chair;
  }),
  practice: false,
  over: over || phase === 'closed',
  step,
  saved: touched,
  online: { phase, mine },
});

/** Takes a match out of one's own list. */
export const hideOnline = async (match: string): Promise<boolean> => !isAgainst(await api.hide(match));
