/** How something is shown, and what the file is called. */
export interface Film {
  readonly name: string;
  readonly size: string;
  readonly theme: string;
  readonly lang: string;
}

const film = (name: string, theme = 'light', size = 'desktop', lang = 'en'): Film => ({
  name: `film-${name}`,
  ...{ size, theme, lang },
});

/** The great moments of each game that there are films of in docs/screens, by the names they have in the list of great moments. */
export const FILMS: { readonly [game: string]: { readonly [moment: string]: Film } } = {
  demons: {
    'D1 conjuring': film('demons-conjuring'),
    'D2 the Ring': film('demons-ring'),
    'D3 the hunt': film('demons-hunt'),
  },
  lodge: {
    'L1 a spell': film('lodge-spell'),
    'L3 a familiar': film('lodge-familiar', 'dark', 'phone', 'de'),
    'L7 the Rose stirs': film('lodge-rose'),
  },
  sorcery: {
    'S2 a domain': film('sorcery-domain', 'dark'),
    'S9 a spell': film('sorcery-duel', 'dark'),
  },
  satchel: {
    'T1 the tower': film('satchel-tower'),
    'T4 the Wyrm': film('satchel-wyrm'),
    'T5 the last card': film('satchel-last-card'),
  },
};
