/** What somebody wants to read about: a figure of the match by number, a spell, or a domain. */
export type Looked = { readonly figure: number } | { readonly spell: string } | { readonly domain: string };

let looked: Looked | null = $state.raw(null);
/** The figure whose card lies in the rail; it stays there until another is looked at. */
let shown: number | null = $state.raw(null);

export const lookedAt = (): Looked | null => looked;
export const shownFigure = (): number | null => shown;

export function lookAt(wanted: Looked | null): void {
  looked = wanted;
  if (wanted && 'figure' in wanted) shown = wanted.figure;
}

/** Shows a figure's card in the rail without opening it over the board. */
export function showFigure(figure: number | null): void {
  shown = figure;
}
