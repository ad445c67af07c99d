import type { StageScript } from '../../stage/script.ts';
import type { Shot } from '../../stage/shot.ts';
import type { Session } from '../session/session.svelte.ts';

/** What is played of a shot, in the eyes of whoever looks; nothing where the game has no script for it. */
export async function scriptFor(session: Session, { tier, events, inside, began }: Shot): Promise<StageScript> {
  const found = await session.face.scripts?.();
  // Not before: what is on the board later does not begin it anew.
  const { snapshot } = session;
  const [heard] = events;
  const scriptOf = tier === 'great' ? found?.scriptOf : found?.signsOf;
  if (!heard || !snapshot || !scriptOf) return [];
  const eventsIn = (all: Shot['events']) => all.map(({ event }) => event);
  return scriptOf(heard.event, {
    ...{ view: snapshot.view, viewer: snapshot.viewer },
    facts: heard.said.facts ?? {},
    ...{ events: eventsIn(events), inside: eventsIn(inside), began: eventsIn(began) },
  });
}
