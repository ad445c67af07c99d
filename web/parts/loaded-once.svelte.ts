/** Something that is loaded when it is first wanted; until it has come there is nothing. */
export function loadedOnce<T>(load: () => Promise<T>): { (): T | null; readonly come: () => Promise<void> } {
  let here: T | null = $state.raw(null);
  let sent: Promise<void> | null = null;
  const come = (): Promise<void> => {
    sent ??= load().then((found) => {
      here = found;
    });
    return sent;
  };
  const get = (): T | null => {
    void come();
    return here;
  };
  return Object.assign(get, { come });
}
