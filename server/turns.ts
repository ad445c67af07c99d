/**
 * Lets whoever does what takes long wait until it is their turn: one goes on in each round of the loop, those who wait one after the other,
 * and of each one thing. So what many ask for at once keeps others waiting for no longer than one of them takes, and who asks for much waits
 * for himself.
 */
export function newTurns(soon: (next: () => void) => void = setImmediate): (whose: string) => Promise<void> {
  /** Whose turn is next stands first. */
  const waiting = new Map<string, (() => void)[]>();
  const next = () => {
    const [first] = waiting;
    if (!first) return;
    const [whose, [go, ...others]] = first;
    waiting.delete(whose);
    if (others.length > 0) waiting.set(whose, others);
    if (waiting.size > 0) soon(next);
    go?.();
  };
  return (whose) =>
    new Promise((go) => {
      if (waiting.size === 0) soon(next);
      waiting.set(whose, [...(waiting.get(whose) ?? []), go]);
    });
}
