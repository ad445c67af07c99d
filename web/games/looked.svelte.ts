/** What somebody at a table wants to read about, over the board. */
export function newLooked<Looked>() {
  let looked: Looked | null = $state.raw(null);
  return {
    lookedAt: (): Looked | null => looked,
    lookAt(wanted: Looked | null): void {
      looked = wanted;
    },
  };
}
