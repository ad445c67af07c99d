import type { Reporter, TestModule } from 'vitest/node';

export interface TestCounts {
  passed: number;
  failed: number;
  skipped: number;
}

/** Counts tests. Whatever goes wrong outside of a test (a file that does not load, a hook) is a failure too. */
export function tally(counts: TestCounts): Reporter {
  return {
    onTestRunEnd(modules, unhandledErrors) {
      counts.failed += unhandledErrors.length;
      for (const module of modules) count(module, counts);
    },
  };
}

function count(module: TestModule, counts: TestCounts): void {
  if (module.errors().length > 0) counts.failed++;
  for (const suite of module.children.allSuites()) if (suite.errors().length > 0) counts.failed++;
  for (const test of module.children.allTests()) {
    const { state } = test.result();
    if (state === 'passed') counts.passed++;
    else if (state === 'skipped') counts.skipped++;
    else counts.failed++;
  }
}

/** The line that any CI can read, alone and last. */
export function closingLine({ passed, failed, skipped }: TestCounts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** What such a line says; nothing where there is none. */
export function countsIn(said: string): TestCounts {
  const [, passed = 0, failed = 0, skipped = 0] =
    /^(\d+) passed, (\d+) failed(?:, (\d+) skipped)?$/m.exec(said.trimEnd().split('\n').at(-1) ?? '') ?? [];
  return { passed: Number(passed), failed: Number(failed), skipped: Number(skipped) };
}
