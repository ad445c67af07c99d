/** Words that are typed to a match whatever the game: what they do not name is an answer. */
export const COMMANDS = [
  'map',
  'view',
  'why',
  'odds',
  'hint',
  'rules',
  'show',
  'log',
  'undo',
  'redo',
  'save',
  'load',
  'lang',
  'help',
  'back',
  'quit',
] as const;
export type CommandName = (typeof COMMANDS)[number];

/** Words that answers are made of in every game; each face has more of them. */
export const COMMON_VERBS = ['all', 'none', 'yes', 'no'] as const;

/** What can be typed for a command or a verb: in the language of the match, and always in English. */
export interface Vocabulary {
  command(word: string): CommandName | null;
  verb(word: string): string | null;
  /** The word to show: the first of the language. */
  shown(name: string): string;
}

/** `texts`: gives the comma list under a key such as `type.wait`, for one language after another. */
export function vocabularyOf(
  texts: readonly ((key: string) => string)[],
  normal: (word: string) => string,
  verbsOfGame: readonly string[],
): Vocabulary {
  const listed = (name: string, text: (key: string) => string) => text(`type.${name}`).split(/,\s*/);
  const known = <N extends string>(names: readonly N[]): Map<string, N> => {
    const words = new Map<string, N>();
    // Earlier languages win where a word means one thing here and another there.
    for (const text of texts)
      for (const name of names)
        for (const word of listed(name, text)) if (!words.has(normal(word))) words.set(normal(word), name);
    return words;
  };
  const commands = known(COMMANDS);
  const verbs = known([...COMMON_VERBS, ...verbsOfGame]);
  return {
    command: (word) => commands.get(normal(word)) ?? null,
    verb: (word) => verbs.get(normal(word)) ?? null,
    shown: (name) => listed(name, texts[0])[0],
  };
}
