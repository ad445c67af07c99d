import type { Game, Phrase, Rule } from '@conjure/engine';
import type { LodgeView } from '@conjure/lodge/view';
import type { Box, Chapter } from './box.ts';

export type { Box, Chapter, Language, Replaced, Schemas } from './box.ts';

/** The games by their ids, each loaded when it is wanted: a new one is one entry here. */
const SHELF: { readonly [id: string]: () => Promise<Box> } = {
  async demons() {
    const [{ demons, demonsFrom, DATA_FILES }, { textsOf }, { byChapter, chapterKey, SETS }] = await Promise.all([
      import('@conjure/demons'),
      import('@conjure/demons/texts'),
      import('@conjure/demons/manifest'),
    ]);
    return {
      game: demons as unknown as Game,
      from: demonsFrom as unknown as Box['from'],
      files: DATA_FILES,
      sets: SETS,
      textsOf,
      schemas: async () => (await import('@conjure/demons/schemas.json', { with: { type: 'json' } })).default,
      chapters: chaptersBy(demons.rules, byChapter, chapterKey),
      seatName(view, seat): Phrase {
        const { name } = (view as { magicians: readonly { name: string }[] }).magicians[seat];
        return { key: `magician.${name}`, or: name };
      },
      seatsIn: (scenario) => lengthOf(scenario, 'magicians'),
      usual: { play: ['me'], simulate: ['adept', 'adept'] },
    };
  },
  async satchel() {
    const [{ satchel, satchelFrom, DATA_FILES }, { textsOf }, { byChapter, chapterKey, SETS }] = await Promise.all([
      import('@conjure/satchel'),
      import('@conjure/satchel/texts'),
      import('@conjure/satchel/manifest'),
    ]);
    return {
      game: satchel as unknown as Game,
      from: satchelFrom as unknown as Box['from'],
      files: DATA_FILES,
      sets: SETS,
      textsOf,
      schemas: async () => (await import('@conjure/satchel/schemas.json', { with: { type: 'json' } })).default,
      chapters: chaptersBy(satchel.rules, byChapter, chapterKey),
      seatName: (view, seat): Phrase => ({
        key: `person.${(view as { seats: readonly { id: string }[] }).seats[seat].id}`,
      }),
      sideOf: (seat) => (seat === 0 ? 'sorcerer' : 'heroes'),
      // The heroes, and the sorcerer.
      seatsIn(scenario) {
        const heroes = lengthOf(scenario, 'heroes');
        return heroes && heroes + 1;
      },
      usual: { play: ['adept', 'me', 'adept', 'adept'], simulate: ['adept', 'adept', 'adept', 'adept'] },
    };
  },
  async lodge() {
    const [{ lodge, lodgeFrom, DATA_FILES }, { textsOf }, { byChapter, chapterKey, SETS }, { seatIn }] =
      await Promise.all([
        import('@conjure/lodge'),
        import('@conjure/lodge/texts'),
        import('@conjure/lodge/manifest'),
        import('@conjure/lodge/view'),
      ]);
    return {
      game: lodge as unknown as Game,
      from: lodgeFrom as unknown as Box['from'],
      files: DATA_FILES,
      sets: SETS,
      textsOf,
      schemas: async () => (await import('@conjure/lodge/schemas.json', { with: { type: 'json' } })).default,
      chapters: chaptersBy(lodge.rules, byChapter, chapterKey),
      seatName: (view, seat): Phrase => seatIn(view as LodgeView, seat),
      seatsIn: (scenario) => lengthOf(scenario, 'seats'),
      usual: { play: ['me', 'adept', 'adept'], simulate: ['adept', 'adept', 'adept'] },
    };
  },
  async sorcery() {
    const [{ sorcery, sorceryFrom, DATA_FILES }, { textsOf }, { byChapter, chapterKey, SETS }, { seatPhrase }] =
      await Promise.all([
        import('@conjure/sorcery'),
        import('@conjure/sorcery/texts'),
        import('@conjure/sorcery/manifest'),
        import('@conjure/sorcery/view'),
      ]);
    return {
      game: sorcery as unknown as Game,
      from: sorceryFrom as unknown as Box['from'],
      files: DATA_FILES,
      sets: SETS,
      textsOf,
      schemas: async () => (await import('@conjure/sorcery/schemas.json', { with: { type: 'json' } })).default,
      chapters: chaptersBy(sorcery.rules, byChapter, chapterKey),
      seatName: (_, seat): Phrase => seatPhrase(seat),
      seatsIn: (scenario) => lengthOf(scenario, 'seats'),
      usual: { play: ['me', 'adept'], simulate: ['adept', 'adept'] },
    };
  },
};

/** The ids of the games there are. */
export const GAMES: readonly string[] = Object.keys(SHELF);

/** The game of this id with all that belongs to it, or `null` where there is none. */
export async function boxOf(id: string): Promise<Box | null> {
  return Object.hasOwn(SHELF, id) ? SHELF[id]() : null;
}

export const allBoxes = (): Promise<Box[]> => Promise.all(Object.values(SHELF).map((load) => load()));

/** How the games cut their catalogues into chapters. */
type ByChapter = (rules: readonly Rule[]) => readonly { readonly chapter: string; readonly rules: readonly Rule[] }[];

const chaptersBy = (rules: readonly Rule[], byChapter: ByChapter, keyOf: (chapter: string) => string): Chapter[] =>
  byChapter(rules).map((each) => ({ id: each.chapter, title: { key: keyOf(each.chapter) }, rules: each.rules }));

/** How long a list in a scenario is, whatever else is wrong with it; `null` where there is none. */
function lengthOf(scenario: unknown, field: string): number | null {
  const list = (scenario as { readonly [field: string]: unknown } | null | undefined)?.[field];
  return Array.isArray(list) && list.length > 0 ? list.length : null;
}
