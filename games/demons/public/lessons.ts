// What there is to learn and to begin from, each loaded when it is wanted.
import type { Lesson, Situation } from '@conjure/engine/content';

export const lessons = async (): Promise<readonly Lesson[]> => (await import('../lessons/index.ts')).LESSONS;
export const scenarios = async (): Promise<readonly Situation[]> => (await import('../scenarios/index.ts')).SCENARIOS;
