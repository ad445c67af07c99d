/** What `npm audit --json` says, as far as it matters here. */
export interface Audited {
  readonly vulnerabilities?: {
    readonly [name: string]: { readonly severity: string; readonly range: string; readonly fixAvailable: unknown };
  };
  readonly metadata?: { readonly dependencies?: { readonly total?: number } };
  readonly error?: { readonly summary?: string; readonly code?: string };
  readonly message?: string;
}

/** In words, and the exit code: 0 nothing is known, 1 something is, 2 nobody answered. */
export function auditWords(answer: Audited | null): { lines: string[]; code: 0 | 1 | 2 } {
  if (!answer?.vulnerabilities) {
    const why =
      answer?.error?.summary || answer?.error?.code || answer?.message || 'it gave no answer that can be read';
    return { lines: [`The registry was asked and did not say what it knows: ${why}. Nothing was checked.`], code: 2 };
  }
  const found = Object.entries(answer.vulnerabilities);
  const packages = answer.metadata?.dependencies?.total;
  if (found.length === 0)
    return { lines: [`No weakness is known in the ${packages ?? ''} packages.`.replace('  ', ' ')], code: 0 };
  const lines = found.map(
    ([name, { severity, range, fixAvailable }]) =>
      `${name} ${range}: ${severity}${fixAvailable ? ', a fixed version is there' : ', no fixed version yet'}`,
  );
  return { lines: [`Weaknesses are known in ${found.length} packages:`, ...lines], code: 1 };
}
