import { isFields, type Options, type Seat } from '@conjure/engine';
import type { Chair, ClientMessageOf, Terms } from '@conjure/host';
import { LEVELS } from '../app/chairs.ts';
import type { PageBox } from '../games/face.ts';
import { readTerms, USUAL_TERMS } from './terms.ts';

/** Who is to sit where: oneself, somebody else at this screen, a friend who gets a link, a bot. */
export type OnlineChair =
  | { readonly who: 'me' }
  | { readonly who: 'here'; readonly name: string }
  | { readonly who: 'friend' }
  | { readonly who: 'bot'; readonly level: string };

export const WHO = ['me', 'here', 'friend', 'bot'] as const;

/** What somebody has chosen for a match that is played online, and finds again next time. */
export interface OnlineChoices {
  readonly chairs: readonly OnlineChair[];
  readonly terms: Terms;
}

type OnlineBox = Pick<PageBox, 'id' | 'seats'>;

export const chairOf = (who: OnlineChair['who']): OnlineChair =>
  who === 'bot' ? { who, level: 'adept' } : who === 'here' ? { who, name: '' } : { who };

/** Oneself and a friend, and as many friends more as the game needs; alone where nobody else fits. */
export const usualOnline = ({ seats }: OnlineBox): OnlineChoices => ({
  chairs: Array.from({ length: Math.max(seats.min, Math.min(2, seats.max)) }, (_, seat) =>
    chairOf(seat === 0 ? 'me' : 'friend'),
  ),
  terms: USUAL_TERMS,
});

/** What was kept may be of another time: what does not fit is as usual. */
export function readOnline(box: OnlineBox, value: unknown): OnlineChoices {
  const usual = usualOnline(box);
  const kept = isFields(value) ? (value as Partial<OnlineChoices>) : {};
  const chairs = Array.isArray(kept.chairs) ? kept.chairs.flatMap(chairIn) : [];
  const fits = chairs.length >= box.seats.min && chairs.length <= box.seats.max;
  return { chairs: fits ? chairs : usual.chairs, terms: readTerms(kept.terms) };
}

function chairIn(value: Partial<{ who: string; name: string; level: string }> | null): OnlineChair[] {
  if (value?.who === 'me' || value?.who === 'friend') return [{ who: value.who }];
  if (value?.who === 'here')
    return [{ who: 'here', name: typeof value.name === 'string' ? value.name.slice(0, 24) : '' }];
  const level = LEVELS.find((one) => one === value?.level);
  return value?.who === 'bot' && level ? [{ who: 'bot', level }] : [];
}

/** Somebody else at the same chair: there is one of oneself only. */
export const withChair = (chairs: readonly OnlineChair[], seat: Seat, chair: OnlineChair): OnlineChair[] =>
  chairs.map((before, i) => {
    if (i === seat) return chair;
    return chair.who === 'me' && before.who === 'me' ? { who: 'friend' } : before;
  });

/** The seats that are held at this screen. */
export const ownSeats = (chairs: readonly OnlineChair[]): Seat[] =>
  chairs.flatMap(({ who }, seat) => (who === 'me' || who === 'here' ? [seat] : []));

/** What a host is told of them. */
export const hostChairs = (chairs: readonly OnlineChair[]): Chair[] =>
  chairs.map((chair) => {
    if (chair.who === 'bot') return { who: 'bot', level: chair.level };
    return chair.who === 'here' && chair.name.trim() !== ''
      ? { who: 'person', name: chair.name.trim() }
      : { who: 'person' };
  });

export const openingOnline = (
  box: OnlineBox,
  { chairs, terms }: OnlineChoices,
  options: Options,
): Omit<ClientMessageOf<'open'>, 'id'> => ({ do: 'open', game: box.id, seats: hostChairs(chairs), options, terms });
