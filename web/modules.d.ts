/// <reference types="svelte" />
/// <reference types="vite/client" />

/** The drawing of a game-icons icon: the inside of a 512 × 512 SVG, in currentColor. */
declare module 'icon:*' {
  const body: string;
  export default body;
}

/** The boxes of all games, as `web/all-games.ts` finds them. */
declare module 'games:boxes' {
  export const boxes: readonly import('./games/face.ts').PageBox[];
}

/** What loads the rules of each game, by its id. */
declare module 'games:rules' {
  export const LOADERS: { readonly [id: string]: () => Promise<import('@conjure/engine').Game> };
}
