import type { Fault, Game, Phrase, Rule, Schema } from '@conjure/engine';
import type { GameTexts, Language, Manifest } from '@conjure/engine/content';

/** Data files that replace a game's own, by name. */
export type ReplacedFiles = { readonly [file: string]: unknown };

/** Rules that stand together, under the key of the words for their chapter's title. */
export interface RulesChapter {
  readonly id: string;
  readonly title: Phrase;
  readonly rules: readonly Rule[];
}

/** What a game tells, as JSON Schema: every event by its type, and the view. Written by `npm run answers` from the types. */
export interface Schemas {
  readonly events: { readonly [type: string]: Schema };
  readonly view: Schema;
}

/** A game with what a program needs of it beside its rules. */
export interface Box extends Manifest {
  readonly game: Game;
  /** The game with some data files replaced, or what is wrong with them. */
  from(replaced: ReplacedFiles): { game: Game } | { fault: Fault };
  textsOf(language: Language): Promise<GameTexts>;
  /** The words of its lessons, where it has any. */
  lessonTextsOf(language: Language): Promise<GameTexts['words']>;
  schemas(): Promise<Schemas>;
  /** The catalogue chapter by chapter. */
  readonly chapters: readonly RulesChapter[];
}
