import type { GameTexts, Guide, Lesson, LevelStep, Manifest, Puzzle, Serves, Situation } from '@conjure/engine/content';
import type { Language } from '@conjure/words';
import type { Component } from 'svelte';
import { catalogueOf } from './catalogue.ts';
import type { PageBox, PageFace } from './face.ts';

/** What a game has for the page beside its manifest, loaded when it is wanted. */
interface Parts {
  cover(): Promise<{ readonly default: Component }>;
  textsOf(lang: Language, wantsRules?: boolean): Promise<GameTexts>;
  lessonTextsOf(lang: Language): Promise<GameTexts['words']>;
  rules(): Promise<{ readonly default: Parameters<typeof catalogueOf>[1] }>;
  puzzles?(): Promise<{ readonly default: unknown }>;
  ladder?(): Promise<{ readonly default: readonly LevelStep[] }>;
  lessons?(): Promise<readonly Lesson[]>;
  serves?(): Promise<Serves>;
  guides?(): Promise<readonly Guide[]>;
  scenarios?(): Promise<readonly Situation[]>;
  face(): Promise<{ readonly face: PageFace }>;
  credits?: readonly string[];
}

const none = async () => [];

/** The start of the game is a position, too. */
const playable = ({ scenario = {}, ...rest }: Situation) => ({ scenario, ...rest });

export const boxFrom = (manifest: Manifest, parts: Parts): PageBox => ({
  ...manifest,
  cover: async () => (await parts.cover()).default,
  voice: parts.textsOf,
  rules: async () => catalogueOf(manifest, (await parts.rules()).default),
  lessons: parts.lessons ?? none,
  // Written by `conjure puzzles`, and held to its shape by a test.
  puzzles: async () => ((await parts.puzzles?.())?.default ?? []) as readonly Puzzle[],
  ladder: async () => (await parts.ladder?.())?.default ?? [],
  ...(parts.serves ? { serves: parts.serves } : {}),
  guides: parts.guides ?? none,
  lessonVoice: async (lang) => ({ words: await parts.lessonTextsOf(lang) }),
  scenarios: async () => (await (parts.scenarios ?? none)()).map(playable),
  face: async () => (await parts.face()).face,
  credits: parts.credits ?? [],
});
