/** The games that can be played, by the names that are typed. */
export const GAMES = ['demons'] as const;
