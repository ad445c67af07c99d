import {
  domainText,
  type FigureView,
  figureIn,
  type SorceryView,
  spellIn,
  spellText,
  terrainAt,
  worksOf,
} from '@conjure/sorcery/view';
import type { BookShape, EnchantmentShape, FigureShape, GlyphShape, ObjectiveShape, SkyShape } from '../board/types.ts';
import {
  bookName,
  domainName,
  figureName,
  numeralOf,
  objectiveName,
  seatName,
  spellName,
  type Words,
} from '../names.ts';
import { pointIn } from './place.ts';
import { describeState } from './said.ts';

/** Where tokens stand while events are shown, by the figure's number. */
export type StandingPlaces = { readonly [token: string]: string };

/** Its number among those of its kind, where there are several. */
export function markOf({ figures }: SorceryView, { figure, number }: FigureView): string | undefined {
  const alike = figures.filter((one) => one.figure === figure);
  return alike.length < 2 ? undefined : String(alike.findIndex((one) => one.number === number) + 1);
}

const enchantmentsOn = (view: SorceryView, figure: FigureView, { say }: Words): EnchantmentShape[] =>
  view.inPlay
    .filter(({ target, at, spell }) => target === figure.number && at === null && spellIn(spell).type === 'enchantment')
    .map(({ spell, controller, breach }) => ({
      spell,
      name: say(spellName(spell)),
      seat: controller,
      asleep: figure.now?.immune === true && !breach,
    }));

export function figureShapes(view: SorceryView, standing: StandingPlaces, words: Words): FigureShape[] {
  return view.figures
    .filter(({ where }) => where === 'field')
    .map((figure): FigureShape => {
      const { number, owner, now, click, tokens } = figure;
      const printed = figureIn(figure.figure);
      const books = view.books.filter(({ wielder }) => wielder === number);
      const at = standing[number] ? pointIn(standing[number]) : figure.at;
      return {
        id: String(number),
        kind: figure.figure,
        name: words.say(figureName(view, number)),
        mark: markOf(view, figure),
        seat: owner,
        numeral: numeralOf(owner),
        owner: words.say(seatName(view, owner)),
        at,
        facing: figure.facing,
        arc: printed.frontArc,
        radius: figure.radius,
        ground: terrainAt(view, at),
        click,
        clicks: printed.dial.length,
        ...(now && { values: { speed: now.speed, attack: now.attack, defense: now.defense, damage: now.damage } }),
        tokens,
        pushes: tokens === 1 && view.active === owner && figure.acted === 0,
        acted: view.active === owner && figure.acted > 0,
        demoralized: now?.able === false,
        books: books.length,
        shut: books.length > 0 && books.every(({ own }) => own?.shut),
        enchantments: enchantmentsOn(view, figure, words),
        state: describeState(view, figure, words),
      };
    });
}

/** What a spell in play does; how it was cast is of no matter any more. */
const describeEffect = (spell: string, { say }: Words): string =>
  spellText(spell)
    .filter(({ key }) => key !== 'text.action')
    .map(say)
    .join(' ');

/** Glyphs in play, and one that is laid out while somebody may still counter it. [S19b] */
export function glyphShapes(view: SorceryView, words: Words): GlyphShape[] {
  const { inPlay, casting, figures } = view;
  const { say } = words;
  const lying = inPlay.map(({ cast, spell, controller, at }) => ({ id: String(cast), spell, seat: controller, at }));
  const laid = casting && { id: 'cast', spell: casting.spell, seat: figures[casting.figure].owner, at: casting.at };
  return [...lying, ...(laid ? [laid] : [])].flatMap(({ id, spell, seat, at }): GlyphShape[] => {
    if (!at || spellIn(spell).type !== 'glyph') return [];
    const works = worksOf(spell)?.within;
    const owner = say(seatName(view, seat));
    const name = say(spellName(spell));
    const state = describeEffect(spell, words);
    return [
      { id, spell, name, seat, numeral: numeralOf(seat), owner, at, radius: 500, state, ...(works && { works }) },
    ];
  });
}

export const bookShapes = ({ books }: SorceryView, { say }: Words): BookShape[] =>
  books.flatMap(({ number, book, marker }) =>
    marker ? [{ id: String(number), name: say(bookName(book)), at: marker, radius: 500 }] : [],
  );

export const objectiveShapes = (view: SorceryView, { say }: Words): ObjectiveShape[] =>
  view.objectives.map(({ id, at, radius, holder }) => ({
    id,
    name: say(objectiveName(id)),
    mark: id.replace(/^\D+/, ''),
    at,
    radius,
    holder,
    ...(holder !== null && { numeral: numeralOf(holder), owner: say(seatName(view, holder)) }),
  }));

export function skyShapes(view: SorceryView, words: Words): SkyShape[] {
  const { say } = words;
  const domains = view.domains.map((domain, i): SkyShape => {
    const seat = view.domainsBy[i];
    return {
      id: `d${i}`,
      is: 'domain',
      card: domain,
      name: say(domainName(domain)),
      seat,
      ...(seat !== null && { numeral: numeralOf(seat), owner: say(seatName(view, seat)) }),
      state: domainText(domain).map(say).join(' '),
    };
  });
  const illusions = view.inPlay
    .filter(({ spell }) => spellIn(spell).type === 'illusion')
    .map(
      ({ cast, spell, controller, clock }): SkyShape => ({
        id: String(cast),
        is: 'illusion',
        card: spell,
        name: say(spellName(spell)),
        seat: controller,
        numeral: numeralOf(controller),
        owner: say(seatName(view, controller)),
        state: describeEffect(spell, words),
        ...(clock !== null && { clock }),
      }),
    );
  return [...domains, ...illusions];
}
