import { isChord, type Pressed, takesLetters, takesPress } from '../parts/keys.ts';

/** What a key does at the table; words `keys.<action>` of the page. */
export type KeyAction =
  | 'question'
  | 'board'
  | 'choices'
  | 'position'
  | 'log'
  | 'drawer'
  | 'option'
  | 'odds'
  | 'confirm'
  | 'close'
  | 'back'
  | 'undo'
  | 'redo'
  | 'hint'
  | 'history'
  | 'earlier'
  | 'later'
  | 'skip'
  | 'replay'
  | 'pause'
  | 'rule'
  | 'sound'
  | 'menu'
  | 'keys';

interface KeyBinding {
  readonly action: KeyAction;
  /** As the browser names them. */
  readonly keys: readonly string[];
}

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** The one table of keys: what is pressed is looked up in it, and the map of keys shows it. */
export const KEYS: readonly KeyBinding[] = [
  { action: 'option', keys: DIGITS },
  { action: 'odds', keys: ['o'] },
  { action: 'confirm', keys: ['Enter'] },
  { action: 'close', keys: ['d'] },
  { action: 'back', keys: ['Escape'] },
  { action: 'rule', keys: ['w'] },
  { action: 'hint', keys: ['h'] },
  { action: 'undo', keys: ['u'] },
  { action: 'redo', keys: ['r'] },
  { action: 'skip', keys: ['.', ' '] },
  { action: 'replay', keys: [','] },
  { action: 'pause', keys: ['x'] },
  { action: 'question', keys: ['q'] },
  { action: 'board', keys: ['b'] },
  { action: 'position', keys: ['p'] },
  { action: 'log', keys: ['l'] },
  { action: 'choices', keys: ['k'] },
  { action: 'drawer', keys: ['t', 'T'] },
  { action: 'history', keys: ['y'] },
  { action: 'earlier', keys: ['['] },
  { action: 'later', keys: [']'] },
  { action: 'sound', keys: ['n'] },
  { action: 'menu', keys: ['m'] },
  { action: 'keys', keys: ['?'] },
];

/** How keys are shown; digits stand together. */
export const faceOf = ({ keys }: KeyBinding): readonly string[] =>
  keys === DIGITS ? ['1 – 9'] : keys.map((key) => (key === ' ' ? '␣' : key === 'Escape' ? 'Esc' : key));

export interface KeyPress {
  readonly action: KeyAction;
  /** Of an option: which, from 0. */
  readonly nth: number;
}

export function pressOf(pressed: Pressed): KeyPress | null {
  if (isChord(pressed)) return null;
  const { key } = pressed;
  const lower = key.length === 1 ? key.toLowerCase() : key;
  const found = KEYS.find(({ keys }) => keys.includes(lower));
  const wanted = found?.keys.includes(key) ? key : lower;
  return found ? { action: found.action, nth: found.keys.indexOf(wanted) } : null;
}

/** Whether what has the focus wants the key for itself. */
export function isTaken({ action }: KeyPress, key: string, focused: Element | null): boolean {
  return takesLetters(focused) ? action !== 'back' : takesPress(key, focused);
}
