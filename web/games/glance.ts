import type { Phrase, Viewer } from '@conjure/engine';
import type { Sketch } from '../parts/sketch.ts';

/** A position at a glance, as the shelf shows it: a drawing, and round and score in words of the shelf (`shelf.at.<game>`). */
interface Glance {
  readonly phrase: Phrase;
  readonly sketch: Sketch;
}

export type GlanceAt = (view: unknown, viewer: Viewer) => Glance;

/** The colours of the seats by daylight, as `theme.css` has them: what is kept is drawn where no theme reaches. */
const SEAT_COLOURS: readonly string[] = ['#0655ab', '#be460d', '#1b775d', '#82347d'];
export const seatColour = (seat: number): string => SEAT_COLOURS[seat] ?? '#2a2018';
