/** The rule that somebody wants to read; one dialog shows it, wherever the wish came from. */
let open: string | null = $state.raw(null);

export const openedRule = (): string | null => open;

export function openRule(id: string): void {
  open = id;
}

export function closeRule(): void {
  open = null;
}
