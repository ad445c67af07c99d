import type { Event, Outcome } from '@conjure/engine';
import { FACES } from '@conjure/satchel';
import type { FaceName, SatchelEvent } from '@conjure/satchel/view';
import type { QuestionContext } from '../face.ts';

/** Of a roll of several dice: how likely each symbol is to be among them. One die is told face by face as it is. */
export function rollChances(
  { voice }: QuestionContext,
  outcomes: readonly Outcome[],
): { p: number; text: string }[] | null {
  const rolls = outcomes.map(({ p, events }) => ({ p, faces: facesIn(events) }));
  if (rolls.some(({ faces }) => faces.length < 2)) return null;
  return FACES.map((face) => ({
    p: rolls.reduce((sum, { p, faces }) => (faces.includes(face) ? sum + p : sum), 0),
    text: voice.tell('satchel.among', { symbol: { key: `symbol.${face}` } }),
  }));
}

const facesIn = (events: readonly Event[]): readonly FaceName[] =>
  events.flatMap((one) => {
    const event = one as SatchelEvent;
    return event.type === 'rolled' ? event.faces : [];
  });
