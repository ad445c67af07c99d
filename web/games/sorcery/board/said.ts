import type { t as Say } from '../../../app/words.svelte.ts';
import { isSame } from './cursor.ts';
import type { Handle } from './steps.ts';
import type { BoardProps, Facing, FigureShape, Ghost, Point, Terrain, Thing } from './types.ts';
import { inchesOf, inchesTo, nearestOf, pathLength, wayOf, wayTo } from './where.ts';

type BoardNames = Pick<
  BoardProps,
  'field' | 'figures' | 'glyphs' | 'books' | 'objectives' | 'skies' | 'spots' | 'lit' | 'placing'
>;
type BoardWords = { t: typeof Say };

/** A place told from what is nearest to it: a figure of somebody else, or an objective, or the corner of the field. */
function describePlace(table: BoardNames, at: Point, seat: number | null, { t }: BoardWords, except?: Thing): string {
  const others = table.figures.filter((one) => one.seat !== seat && !(except?.is === 'figure' && except.id === one.id));
  const marks = (table.objectives ?? []).filter(({ id }) => !(except?.is === 'objective' && except.id === id));
  const near = nearestOf(at, others) ?? nearestOf(at, marks);
  if (!near) return t('sorcery.board.corner', { x: inchesOf(at.x), y: inchesOf(at.y) });
  return t('sorcery.board.where', { inches: inchesTo(near.at, at), way: wayTo(near.at, at), of: near.name });
}

const describeStance = (
  table: BoardNames,
  { at, facing, ground, seat }: { at: Point; facing: Facing; ground: Terrain | null; seat: number },
  words: BoardWords,
  except?: Thing,
): string =>
  words.t('sorcery.board.stands', {
    where: describePlace(table, at, seat, words, except),
    ground: ground ?? 'clear',
    way: wayOf(facing),
  });

const describeFigure = (table: BoardNames, figure: FigureShape, words: BoardWords): string[] => [
  words.t('sorcery.board.figure', {
    ...{ name: figure.name, owner: figure.owner },
    stands: describeStance(table, figure, words, { is: 'figure', id: figure.id }),
  }),
  ...(figure.state ? [figure.state] : []),
];

/** Where something would stand, how it gets there, whom it touches there, and what is against it. */
export function describeGhost(table: BoardNames, ghost: Ghost, words: BoardWords): string {
  const { t } = words;
  const touched = ghost.touches.map((thing) => nameOf(table, thing, words));
  const path = ghost.from && [ghost.from, ...ghost.corners, ghost.at];
  return [
    ghost.is === 'figure'
      ? t('sorcery.board.ghost', {
          name: ghost.name,
          stands: describeStance(table, ghost, words, { is: 'figure', id: ghost.id }),
        })
      : t('sorcery.board.lies', { name: ghost.name, where: describePlace(table, ghost.at, null, words) }),
    ...(path ? [t('sorcery.board.path', { inches: inchesOf(pathLength(path)), corners: ghost.corners.length })] : []),
    ...(touched.length > 0 ? [t('sorcery.board.touches', { who: touched.join(', ') })] : []),
    ...(ghost.fits ? [] : [ghost.fault ?? t('sorcery.board.misfit')]),
  ].join(' ');
}

/** What is held of a ghost. */
const describeHandle = (handle: Handle, { t }: BoardWords): string =>
  typeof handle === 'number'
    ? t('sorcery.board.handle.corner', { n: handle + 1 })
    : t(`sorcery.board.handle.${handle}`);

/** A ghost as keys move it: with its handle, where that is new, and how it is turned. */
export function describeHeld(
  table: BoardNames,
  ghost: Ghost,
  handle: Handle,
  isNew: boolean,
  words: BoardWords,
): string {
  const degrees = handle === 'facing' ? words.t('sorcery.board.degrees', { degrees: ghost.facing / 100 }) : '';
  return [isNew ? describeHandle(handle, words) : '', describeGhost(table, ghost, words), degrees]
    .filter(Boolean)
    .join(' ');
}

/** In short lines: its label, and whom it touches or what is against it. */
export function verdictLines(table: BoardNames, ghost: Ghost, words: BoardWords): string[] {
  const touched = ghost.touches.map((thing) => `✦ ${nameOf(table, thing, words)}`);
  const against = ghost.fault ?? words.t('sorcery.board.misfit');
  return [...(ghost.label ? [ghost.label] : []), ...(ghost.fits ? touched : [against])];
}

function nameOf(table: BoardNames, thing: Thing, { t }: BoardWords): string {
  const lists = {
    figure: table.figures,
    glyph: table.glyphs,
    book: table.books,
    objective: table.objectives,
    sky: table.skies,
  };
  if (thing.is === 'terrain') {
    const piece = table.field.terrain.find(({ id }) => id === thing.id);
    return piece?.name ?? t('sorcery.board.terrain', { class: piece?.class ?? 'clear' });
  }
  if (thing.is === 'spot' || thing.is === 'ghost') return '';
  return lists[thing.is]?.find(({ id }) => id === thing.id)?.name ?? '';
}

function describePlain(table: BoardNames, thing: Thing, words: BoardWords): string[] {
  const { t } = words;
  const called = <T extends { readonly id: string }>(all: readonly T[] | undefined): T | undefined =>
    all?.find(({ id }) => id === thing.id);
  if (thing.is === 'figure') {
    const figure = called(table.figures);
    return figure ? describeFigure(table, figure, words) : [];
  }
  if (thing.is === 'ghost') {
    const ghost = called(table.placing?.ghosts);
    return ghost ? [describeGhost(table, ghost, words)] : [];
  }
  if (thing.is === 'terrain') {
    const piece = called(table.field.terrain);
    if (!piece) return [];
    const [xs, ys] = [0, 1].map((axis) => piece.polygon.map((corner) => corner[axis]));
    const middle = { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
    const where = describePlace(table, middle, null, words);
    return [
      t('sorcery.board.lies', { name: nameOf(table, thing, words), where }),
      t('sorcery.board.terrain.told', { class: piece.class }),
    ];
  }
  if (thing.is === 'sky') {
    const sky = called(table.skies);
    if (!sky) return [];
    const said = t('sorcery.board.sky', {
      name: sky.name,
      is: sky.is,
      owner: sky.owner ?? 'none',
      clock: sky.clock ?? 0,
    });
    return sky.state ? [said, sky.state] : [said];
  }
  if (thing.is === 'spot') {
    const spot = called(table.spots);
    return spot ? [t('sorcery.board.spot', { where: describePlace(table, spot.at, null, words) })] : [];
  }
  const lists = { glyph: table.glyphs, book: table.books, objective: table.objectives };
  const lying = called<{ id: string; name: string; at: Point; owner?: string; holder?: number | null; state?: string }>(
    lists[thing.is],
  );
  if (!lying) return [];
  const said = t('sorcery.board.lies', { name: lying.name, where: describePlace(table, lying.at, null, words, thing) });
  if (thing.is === 'book') return [said];
  return [
    said,
    t(thing.is === 'glyph' ? 'sorcery.board.caster' : 'sorcery.board.holder', { owner: lying.owner ?? 'none' }),
    ...(lying.state ? [lying.state] : []),
  ];
}

/** Anything on the board in words; what may be done with it comes first. */
export function describeThing(table: BoardNames, thing: Thing, words: BoardWords): string {
  const lit = table.lit?.find((one) => isSame(one.thing, thing))?.label;
  const spot = thing.is === 'spot' ? table.spots?.find(({ id }) => id === thing.id)?.label : undefined;
  return [lit, spot, ...describePlain(table, thing, words)].filter((one) => one).join(' ');
}
