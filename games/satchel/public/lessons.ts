// What there is to learn and to begin from, each loaded when it is wanted.
import type { Guide, Lesson } from '@conjure/engine/content';

export const lessons = async (): Promise<readonly Lesson[]> => (await import('../lessons/index.ts')).LESSONS;
export const guides = async (): Promise<readonly Guide[]> => (await import('../lessons/guides.ts')).GUIDES;
