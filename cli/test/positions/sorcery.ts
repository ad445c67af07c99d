import { create, type Match } from '@conjure/engine';
import { sorcery } from '@conjure/sorcery';

function match(wanted: object): Match {
  const made = create(sorcery, { seats: 2, seed: 'scene', ...wanted });
  if ('fault' in made) throw new Error(JSON.stringify(made.fault));
  return made.match as unknown as Match;
}

const at = (x: number, y: number) => ({ x: x * 1000, y: y * 1000 });

/** Ilvane's army with a glyph, a fight in the middle, a book on the ground and one objective held. */
export const busy = () =>
  match({
    scenario: {
      round: 4,
      figures: [
        { figure: 'ilvane', owner: 0, at: at(12, 5), facing: 9000 },
        { figure: 'causeway_legionary', owner: 0, at: at(15, 14), facing: 9000, click: 2 },
        { figure: 'causeway_legionary', owner: 0, at: at(8, 4), facing: 4500, tokens: 1 },
        { figure: 'oathbound_imp', owner: 1, at: at(15, 15.5), facing: 27000 },
        { figure: 'vesstrix', owner: 1, at: at(20, 24), facing: 27000 },
        { figure: 'oathbound_imp', owner: 1, at: at(12.5, 13), facing: 27000 },
      ],
      books: [
        { book: 'masters_folio', wielder: 0, stack: ['ember_lance', 'rebuke'] },
        { book: 'masters_folio', wielder: 4, stack: ['close_the_book'] },
        { book: 'pocket_chapbook', marker: at(25, 20) },
      ],
      inPlay: [{ card: 'ward_circle', caster: 0, at: at(13, 8) }],
      holders: [null, 1, null],
    },
  });
