import { inScope } from './scope.ts';

/** The rule that somebody wants to read; one dialog of a table shows it, wherever the wish came from. */
export const ruleDialog = inScope(() => {
  let open: string | null = $state.raw(null);
  return {
    openedRule: (): string | null => open,
    openRule(id: string): void {
      open = id;
    },
    closeRule(): void {
      open = null;
    },
  };
});
