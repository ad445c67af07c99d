import type { Press } from './keys.ts';

/** What somebody does who shares the keys with others, in the order of a cluster. */
export const ZONE_ACTIONS = ['nextDie', 'nextSlot', 'familiar', 'roll', 'layThere', 'take'] as const;
export type ZoneAction = (typeof ZONE_ACTIONS)[number];

/** Six keys for each at one keyboard, by where they lie and not by what is printed on them; neighbours last. */
const CLUSTERS = [
  ['KeyQ', 'KeyW', 'KeyE', 'KeyA', 'KeyS', 'KeyD'],
  ['KeyU', 'KeyI', 'KeyO', 'KeyJ', 'KeyK', 'KeyL'],
  ['KeyR', 'KeyT', 'KeyY', 'KeyF', 'KeyG', 'KeyH'],
  ['KeyZ', 'KeyX', 'KeyC', 'KeyV', 'KeyB', 'KeyN'],
  ['Digit1', 'Digit2', 'Digit3', 'Digit4', 'Digit5', 'Digit6'],
] as const;

type Pressed = Pick<KeyboardEvent, 'code' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** Whose key it is among the seats at one screen, and what it does. */
export function zonePressOf(
  seats: readonly number[],
  { code, ctrlKey, metaKey, altKey }: Pressed,
): { seat: number; press: Press } | null {
  if (ctrlKey || metaKey || altKey) return null;
  for (const [i, seat] of seats.entries()) {
    const nth = (CLUSTERS[i] as readonly string[] | undefined)?.indexOf(code) ?? -1;
    if (nth >= 0) return { seat, press: { do: ZONE_ACTIONS[nth] } };
  }
  return null;
}

/** The keys of the nth at the screen, as they are printed: `printed` names them on keyboards that differ. */
export const clusterOf = (nth: number, printed: ReadonlyMap<string, string>): string[] =>
  (CLUSTERS[nth] ?? []).map((code) => (printed.get(code) ?? code.replace(/^(Key|Digit)/, '')).toUpperCase());

interface Keyboard {
  getLayoutMap(): Promise<ReadonlyMap<string, string>>;
}

/** What is printed on the keys, where the browser knows it. */
export async function printedKeys(): Promise<ReadonlyMap<string, string>> {
  const { keyboard } = navigator as { keyboard?: Keyboard };
  try {
    return (await keyboard?.getLayoutMap()) ?? new Map();
  } catch {
    return new Map();
  }
}
