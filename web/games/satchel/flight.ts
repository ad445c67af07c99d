import { cubicOut } from 'svelte/easing';
import { crossfade } from 'svelte/transition';
import { paced } from '../../app/settings.svelte.ts';

const FLIGHT = 260;

/** A piece that leaves one place and turns up in another flies there. */
export const [send, receive] = crossfade({ duration: () => paced(FLIGHT), easing: cubicOut });

let carried: string | null = null;

/** A piece is brought by hand: it does not fly there again. */
export function carry(token: string | null): void {
  carried = token;
}

export const flying = (token: string) => (token === carried ? { key: token, duration: 0 } : { key: token });
