import type { TestProject } from 'vitest/node';
import { openStage } from './stage.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the page is served. */
    address: string;
  }
}

export async function setup({ provide }: TestProject): Promise<() => void> {
  const stage = await openStage();
  provide('address', stage.address);
  return () => stage.close();
}
