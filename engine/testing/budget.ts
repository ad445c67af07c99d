/** `npm run long` plays more of the same than `npm test` does. */
const isLong = process.env.CONJURE_LONG !== undefined;

/** How many in `npm test`, and how many in `npm run long`. */
export const budget = (usual: number, long: number): number => (isLong ? long : usual);
