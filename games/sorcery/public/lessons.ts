// What there is to learn and to begin from, each loaded when it is wanted.
import type { Lesson, Serves } from '@conjure/engine/content';

export const lessons = async (): Promise<readonly Lesson[]> => (await import('../lessons/index.ts')).LESSONS;
/** Which answers serve an aim: the rules say, so that they are loaded with it. */
export const serves = async (): Promise<Serves> => (await import('../lessons/aims.ts')).serves;
export const scenarios = async () => (await import('../scenarios/index.ts')).SCENARIOS;
