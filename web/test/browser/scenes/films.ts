/** How something is shown, and what the file is called. */
export interface Film {
  readonly name: string;
  readonly size: string;
  readonly theme: string;
  readonly lang: string;
}

const film = (name: string, theme = 'light', size = 'desktop', lang = 'en'): Film => ({ name, size, theme, lang });

/** The great moments of each game that there are films of in docs/screens, by the names they have in the list of scenes. */
export const FILMS: { readonly [game: string]: { readonly [scene: string]: Film } } = {
  demons: {
    'D1 conjuring': film('film-demons-conjuring'),
  },
};
