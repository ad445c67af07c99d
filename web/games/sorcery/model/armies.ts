import type { Phrase, Seat } from '@conjure/engine';
import { type Army, figureIn, readyFor, type SorceryView } from '@conjure/sorcery/view';

/** Who leads an army: its unique figure, else the dearest that wields a book, else the dearest. */
export function commanderOf({ figures, books }: Pick<Army, 'figures' | 'books'>): string | null {
  const wielders = new Set(books.map(({ wielder }) => figures[wielder]));
  const rank = (id: string): number =>
    figureIn(id).cost + (figureIn(id).rank === 'unique' ? 2_000 : wielders.has(id) ? 1_000 : 0);
  return figures.toSorted((a, b) => rank(b) - rank(a))[0] ?? null;
}

/** What everybody may know of a seat's army, once it is on the table; before that, the own one. */
export function armyOf(view: SorceryView, seat: Seat): Pick<Army, 'figures' | 'books'> | null {
  const own = view.figures.filter(({ owner }) => owner === seat);
  if (own.length === 0) return view.seats[seat].army;
  const first = own[0].number;
  return {
    figures: own.map(({ figure }) => figure),
    books: view.books.flatMap(({ book, wielder }) =>
      wielder !== null && view.figures[wielder].owner === seat ? [{ book, wielder: wielder - first, stack: [] }] : [],
    ),
  };
}

function calledIn(view: SorceryView, seat: Seat): Phrase | null {
  const army = armyOf(view, seat);
  const commander = army && commanderOf(army);
  if (!army || commander === null) return null;
  const figures = army.figures.join();
  const ready = readyFor(view.options).find((one) => one.army.figures.join() === figures);
  return { key: ready ? `army.${ready.id}` : `figure.${commander}` };
}

const known = new WeakMap<SorceryView, readonly Phrase[]>();

/** By army, or by who leads it. Whoever has none yet, or the same as another, goes by number. */
export function namesIn(view: SorceryView): readonly Phrase[] {
  const before = known.get(view);
  if (before) return before;
  const called = view.seats.map(({ seat }) => calledIn(view, seat));
  const isAlone = (name: Phrase): boolean => called.filter((one) => one?.key === name.key).length === 1;
  const names = called.map((name, seat) =>
    name && isAlone(name) ? name : { key: 'player.seat', facts: { n: seat + 1 } },
  );
  known.set(view, names);
  return names;
}
