import type { Options } from '@conjure/engine';
import type { Language } from '../text/languages.ts';

/** What the command needs of a game beside its rules. */
interface Box {
  readonly sets: readonly { name: string; options: Options }[];
  /** Who plays where nobody is named. */
  readonly seats: string;
  words(language: Language): Promise<Record<string, string>>;
}

const BOXES: Readonly<Record<string, () => Promise<Box>>> = {
  async demons() {
    const [{ SETS }, { textsOf }] = await Promise.all([import('@conjure/demons'), import('@conjure/demons/texts.ts')]);
    return { sets: SETS, seats: 'adept,adept', words: async (language) => (await textsOf(language)).words };
  },
  async satchel() {
    const [{ SETS }, { textsOf }] = await Promise.all([
      import('@conjure/satchel'),
      import('@conjure/satchel/texts.ts'),
    ]);
    return { sets: SETS, seats: 'adept,adept,adept,adept', words: async (language) => (await textsOf(language)).words };
  },
};

/** Of a game that nobody knows the study itself will complain. */
export const boxOf = (game: string): Promise<Box> => (Object.hasOwn(BOXES, game) ? BOXES[game] : BOXES.demons)();
