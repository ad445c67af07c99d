type All<Parts> = Parts extends readonly [infer First, ...infer Rest] ? First & All<Rest> : unknown;

/** One object of several: what is read anew each time in a part of it is so in the whole. */
export const joined = <const Parts extends readonly object[]>(...parts: Parts): All<Parts> =>
  Object.defineProperties({}, Object.assign({}, ...parts.map(Object.getOwnPropertyDescriptors))) as All<Parts>;
