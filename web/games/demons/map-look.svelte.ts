/** What somebody wants to see on the map: a hex, until something happens, and a box of the treasure grid. */
export function newMapLook() {
  let shown: { hex: string; during: unknown } | null = $state.raw(null);
  let box: string | null = $state.raw(null);
  return {
    /** The hex that was asked for while this was the position. */
    hexDuring: (view: unknown): string | null => (shown !== null && shown.during === view ? shown.hex : null),
    show(hex: string, view: unknown): void {
      shown = { hex, during: view };
    },
    get box(): string | null {
      return box;
    },
    lookInto(wanted: string): void {
      box = wanted;
    },
  };
}
