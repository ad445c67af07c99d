/** Something that takes long, done in steps: between two of them others can be served. */
export type InSteps<T> = Generator<void, T, void>;

/** All steps, one after the other. */
export function atOnce<T>(steps: InSteps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
