/** What moves or shines on the board while an event is shown. */
export interface Beat {
  /** How long its walk usually takes, in milliseconds, before the player's own speed. */
  readonly ms: number;
  readonly motion?: { readonly token: string; readonly path: readonly string[] };
  readonly flash?: { readonly hex: string; readonly kind: string };
  /** Where dice are thrown, though nothing shines there. */
  readonly at?: string;
  /** Who does it to whom the flash is at, or where that stands. */
  readonly from?: string;
  /** Faces of dice that were rolled. */
  readonly dice?: readonly number[];
}
