import { fields, oneOf, type Shape } from '@conjure/engine';

/** A case of something told apart by its `type`. */
export const kind = (name: string, required: Record<string, Shape<unknown>> = {}): [string, Shape<unknown>] => [
  name,
  fields({ type: oneOf(name), ...required }),
];
