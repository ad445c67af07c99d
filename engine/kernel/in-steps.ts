/** What takes long, in steps: whoever has others to serve lets them have their turn between two of them. */
export type InSteps<T> = Generator<void, T, void>;

/** All steps, one after the other. */
export function atOnce<T>(steps: InSteps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
