/** Equal answers have equal keys. Primitives are their own, so that the commonest answers cost nothing. */
export type AnswerKey = string | number | boolean | null | undefined;

/** Games hand out the same objects for frequent answers: each is written out once. */
const written = new WeakMap<object, string>();

export function keyOf(answer: unknown): AnswerKey {
  if (typeof answer !== 'object' || answer === null) return answer as AnswerKey;
  let key = written.get(answer);
  if (key === undefined) {
    // No text that a player gives begins like this, so an object never meets a text that looks like it.
    key = `\u0000${write(answer)}`;
    written.set(answer, key);
  }
  return key;
}

/**
 * As the engine's `canonical`, but several times as fast: one question may list hundreds of fresh objects. Texts and names
 * carry their length, so that nothing in them can be mistaken for what stands around them.
 */
function write(value: unknown): string {
  if (typeof value === 'string') return `"${value.length}:${value}`;
  if (typeof value !== 'object' || value === null) return String(value);
  let text = '';
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) text += `${write(value[i])},`;
    return `[${text}]`;
  }
  const source = value as Record<string, unknown>;
  for (const name of Object.keys(source).sort()) {
    if (source[name] !== undefined) text += `${name.length}:${name}${write(source[name])},`;
  }
  return `{${text}}`;
}
