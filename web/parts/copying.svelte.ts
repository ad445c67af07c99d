/** Copies a text for the reader, and remembers whether that could be done. */
export function newCopying() {
  let said: 'copied' | 'barred' | null = $state(null);
  return {
    get state() {
      return said;
    },
    async copy(text: string): Promise<void> {
      try {
        await navigator.clipboard.writeText(text);
        said = 'copied';
      } catch {
        said = 'barred';
      }
    },
  };
}
