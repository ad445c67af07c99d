import type { PlaceName, SatchelView } from '@conjure/satchel/view';
import { isChord, type Pressed, takesLetters, takesPress, takesSpace } from '../../../parts/keys.ts';

/** What a key does while one is asked. */
export type Press =
  | { readonly do: 'die'; readonly number: number }
  | { readonly do: 'lay'; readonly place: PlaceName }
  | { readonly do: 'familiar' | 'roll' | 'take' | 'pass' }
  | { readonly do: 'nextDie' | 'nextSlot' | 'layThere' };

const ROW = ['q', 'w', 'e'];

/** The keys of this game, each with the words for it: `satchel.keys.<action>`. */
export const KEYS = [
  { keys: ['1 – 5'], action: 'die' },
  { keys: ['q', 'w', 'e'], action: 'row' },
  { keys: ['a'], action: 'home' },
  { keys: ['d'], action: 'wyrm' },
  { keys: ['r'], action: 'remedy' },
  { keys: ['f'], action: 'familiar' },
  { keys: ['␣'], action: 'roll' },
  { keys: ['x'], action: 'take' },
  { keys: ['Enter'], action: 'pass' },
] as const;

/** Keys that stand for a place do nothing where there is no such place. */
export function pressOf(view: SatchelView, seat: number, press: Pressed): Press | null {
  if (isChord(press)) return null;
  const { key } = press;
  const own = view.seats[seat];
  const pressed = key.length === 1 ? key.toLowerCase() : key;
  const lay = (place: PlaceName | undefined): Press | null => (place === undefined ? null : { do: 'lay', place });
  const find = (wanted: (place: SatchelView['places'][number]) => boolean) => view.places.find(wanted)?.place;
  if (/^[1-9]$/.test(pressed)) {
    const number = Number(pressed);
    return own?.dice.some((die) => die.number === number) ? { do: 'die', number } : null;
  }
  if (ROW.includes(pressed)) return lay(`${own?.side === 'sorcerer' ? 'S' : 'H'}${ROW.indexOf(pressed) + 1}`);
  switch (pressed) {
    case 'a':
      return lay(find(({ kind, owner }) => owner === seat && (kind === 'satchel' || kind === 'chest')));
    case 'd':
      return own?.side === 'heroes' ? lay(find(({ kind }) => kind === 'wyrm')) : null;
    case 'r':
      return lay(find(({ kind, owner }) => owner === seat && (kind === 'hex' || kind === 'wound')));
    case 'f':
      return { do: 'familiar' };
    case ' ':
      return { do: 'roll' };
    case 'x':
      return { do: 'take' };
    case 'Enter':
      return view.live ? null : { do: 'pass' };
    default:
      return null;
  }
}

/** Whether what has the focus wants the key for itself. Buttons have Enter: Space rolls, wherever one has pressed last. */
export const isTaken = (key: string, focused: Element | null): boolean =>
  takesLetters(focused) || (key === ' ' ? takesSpace(focused) : takesPress(key, focused));
