/** The spirit whose card is being looked at. */
let looked: number | null = $state.raw(null);

export const lookedAt = (): number | null => looked;

export function lookAt(spirit: number | null): void {
  looked = spirit;
}
