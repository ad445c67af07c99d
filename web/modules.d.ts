/// <reference types="svelte" />
/// <reference types="vite/client" />

/** The drawing of a game-icons icon: the inside of a 512 × 512 SVG, in currentColor. */
declare module 'icon:*' {
  const body: string;
  export default body;
}
