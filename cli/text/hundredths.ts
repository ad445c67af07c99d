/** Parts of a victory, as they are read. */
export const hundredths = (part: number): string => String(Math.round(100 * part));
