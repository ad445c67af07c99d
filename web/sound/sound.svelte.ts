import { settings } from '../app/settings.svelte.ts';
import type { CueName } from './cues.ts';
import { PULSES } from './pulses.ts';

/** How a sound is played this time. */
export interface SoundOptions {
  /** Higher or lower than it was made. */
  readonly rate?: number;
  /** What others do is a little quieter than one's own. */
  readonly isMine?: boolean;
  /** Felt on a phone, too. */
  readonly isFelt?: boolean;
}

let player: typeof import('./play.ts') | null = null;
let isTouched = false;

/** Browsers make no sound before somebody has touched something; what makes it comes then, if sounds are wanted. */
export function listenForFirstTouch(): void {
  const begin = () => {
    for (const kind of TOUCHES) removeEventListener(kind, begin, true);
    isTouched = true;
    if (settings.sound === 'on') void load();
  };
  for (const kind of TOUCHES) addEventListener(kind, begin, true);
}
const TOUCHES = ['pointerdown', 'keydown'] as const;

/** Makes a sound, if sounds are wanted. Nothing is told by it alone. */
export function sound(cue: CueName, manner: SoundOptions = {}): void {
  if (document.hidden) return;
  if (manner.isFelt && settings.vibration === 'on') navigator.vibrate?.(PULSES[cue] ?? []);
  if (settings.sound !== 'on') return;
  if (player) player.play(cue, manner);
  // They were switched on only now.
  else if (isTouched) void load();
}

async function load(): Promise<void> {
  player = await import('./play.ts');
  player.begin();
}
