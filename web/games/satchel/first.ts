import plainSquare from 'icon:plain-square';
import run from 'icon:run';
import type { SatchelView } from '@conjure/satchel/view';
import type { First, PicturePart } from '../../first/picture.ts';
import { type DrawingName, drawings } from './drawings.ts';
import { playsIn } from './model/answers.ts';

type Moving = Pick<PicturePart, 'moves' | 'by' | 'after'>;

/** A die as it lies on the table: a face on a square. */
const die = (face: DrawingName, at: PicturePart['at'], moving: Moving = {}): readonly PicturePart[] => [
  { icon: plainSquare, at, size: 48, tone: 'ink', ...moving },
  { icon: drawings[face], at, size: 28, tone: 'paper', ...moving },
];
/** A place on a card, for one face. */
const slot = (face: DrawingName, at: PicturePart['at']): readonly PicturePart[] => [
  { icon: plainSquare, at, size: 50, tone: 'pale' },
  { icon: drawings[face], at, size: 30, tone: 'paper' },
];

/** How it is won, what threatens, what to do first. */
export const PICTURES: First['PICTURES'] = [
  {
    ground: 'vault',
    said: 'satchel.first.1',
    parts: [
      { icon: drawings.heroes, at: [80, 100], size: 90, tone: 'good' },
      { icon: run, at: [46, 128], size: 48, tone: 'ink', moves: 'go', by: [60, -56] },
      { icon: drawings.spells, at: [228, 120], size: 84, tone: 'pale' },
      { icon: drawings.sorcerer, at: [186, 70], size: 62, tone: 'accent', moves: 'go', by: [70, 4] },
    ],
  },
  {
    ground: 'vault',
    said: 'satchel.first.2',
    parts: [
      ...slot('boot', [180, 112]),
      { icon: drawings.gust, at: [80, 92], size: 92, tone: 'cool', moves: 'go', by: [70, 0] },
      ...die('boot', [180, 112], { moves: 'go', by: [56, 30], after: 1 }),
      { icon: drawings.wyrm, at: [256, 50], size: 54, tone: 'bad', moves: 'come', by: [20, 0] },
    ],
  },
  {
    ground: 'vault',
    said: 'satchel.first.3',
    parts: [
      ...slot('key', [178, 58]),
      ...slot('torch', [236, 58]),
      ...die('boot', [66, 126], { moves: 'shake' }),
      ...die('shield', [128, 126], { moves: 'shake', after: 1 }),
      ...die('torch', [66, 64], { moves: 'go', by: [170, -6] }),
    ],
  },
];

/** The questions that a newcomer is told something about. */
export const COACHED: First['COACHED'] = { live: 'satchel.coach.live' };

/** First to roll, then to lay, then what a full card gives. */
export const coached: NonNullable<First['coached']> = (asked, view) => {
  if (asked.kind !== 'window') return null;
  const { lays } = playsIn(asked);
  if ((view as SatchelView).decks.sorcerer.left < (view as SatchelView).decks.sorcerer.began)
    return 'satchel.coach.full';
  if (lays.length > 0) return 'satchel.coach.lay';
  const { seats, viewer } = view as SatchelView;
  return seats.find(({ seat }) => seat === viewer)?.side === 'sorcerer' ? 'satchel.coach.keeper' : 'satchel.coach.roll';
};

export const pointsAt: NonNullable<First['pointsAt']> = (asked) =>
  playsIn(asked).lays.length > 0 ? '.lit[data-spot]' : '[data-roll]';
