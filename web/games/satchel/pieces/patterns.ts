const PATTERNS: Readonly<Record<string, string>> = {
  green: 'leaf',
  brown: 'plank',
  blue: 'wave',
  white: 'dot',
  sorcerer: 'ember',
};

/** How somebody's pieces are told apart without their colour; drawn in Patterns.svelte. */
export const patternOf = (owner: string): string => `url(#satchel-${PATTERNS[owner] ?? 'dot'})`;
