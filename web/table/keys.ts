import { isChord, type Pressed, takesLetters, takesPress } from '../parts/keys.ts';

/** What a key does at the table; words `keys.<deed>` of the page. */
export type Deed =
  | 'question'
  | 'board'
  | 'position'
  | 'log'
  | 'option'
  | 'odds'
  | 'confirm'
  | 'back'
  | 'undo'
  | 'redo'
  | 'hint'
  | 'history'
  | 'earlier'
  | 'later'
  | 'skip'
  | 'pause'
  | 'rule'
  | 'menu'
  | 'keys';

interface Key {
  readonly deed: Deed;
  /** As the browser names them. */
  readonly keys: readonly string[];
}

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** The one table of keys: what is pressed is looked up in it, and the map of keys shows it. */
export const KEYS: readonly Key[] = [
  { deed: 'option', keys: DIGITS },
  { deed: 'odds', keys: ['o'] },
  { deed: 'confirm', keys: ['Enter'] },
  { deed: 'back', keys: ['Escape'] },
  { deed: 'rule', keys: ['w'] },
  { deed: 'hint', keys: ['h'] },
  { deed: 'undo', keys: ['u'] },
  { deed: 'redo', keys: ['r'] },
  { deed: 'skip', keys: ['.', ' '] },
  { deed: 'pause', keys: ['x'] },
  { deed: 'question', keys: ['q'] },
  { deed: 'board', keys: ['b'] },
  { deed: 'position', keys: ['p'] },
  { deed: 'log', keys: ['l'] },
  { deed: 'history', keys: ['y'] },
  { deed: 'earlier', keys: ['['] },
  { deed: 'later', keys: [']'] },
  { deed: 'menu', keys: ['m'] },
  { deed: 'keys', keys: ['?'] },
];

/** How keys are shown; digits stand together. */
export const faceOf = ({ keys }: Key): readonly string[] =>
  keys === DIGITS ? ['1 – 9'] : keys.map((key) => (key === ' ' ? '␣' : key === 'Escape' ? 'Esc' : key));

export interface Press {
  readonly deed: Deed;
  /** Of an option: which, from 0. */
  readonly nth: number;
}

export function pressOf(pressed: Pressed): Press | null {
  if (isChord(pressed)) return null;
  const { key } = pressed;
  const wanted = key.length === 1 ? key.toLowerCase() : key;
  const found = KEYS.find(({ keys }) => keys.includes(wanted));
  return found ? { deed: found.deed, nth: found.keys.indexOf(wanted) } : null;
}

/** Whether what has the focus wants the key for itself. */
export function isTaken({ deed }: Press, key: string, focused: Element | null): boolean {
  return takesLetters(focused) ? deed !== 'back' : takesPress(key, focused);
}
