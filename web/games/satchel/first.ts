import run from 'icon:run';
import type { SatchelView } from '@conjure/satchel/view';
import type { First, PicturePart } from '../../first/picture.ts';
import { type DrawingName, drawings } from './drawings.ts';
import { playsIn } from './model/answers.ts';

type Moving = Pick<PicturePart, 'moves' | 'by' | 'after'>;

const die = (face: DrawingName, at: PicturePart['at'], moving: Moving = {}): PicturePart => ({
  ...{ is: 'die', icon: drawings[face], at, size: 36, tone: 'violet' },
  ...moving,
});
const slot = (face: DrawingName, at: PicturePart['at'], tone: PicturePart['tone'] = 'violet'): PicturePart => ({
  ...{ is: 'slot', icon: drawings[face], at, size: 34, tone },
});

/** How it is won, what threatens, what to do first. */
export const PICTURES: First['PICTURES'] = [
  {
    ground: 'vault',
    label: 'satchel.first.1',
    parts: [
      { is: 'lane', at: [122, 56], size: 200, tone: 'ink' },
      { is: 'lane', at: [122, 124], size: 200, tone: 'ink' },
      { is: 'back', icon: drawings.heroes, at: [258, 56], size: 62, tone: 'gold' },
      { is: 'back', icon: drawings.spells, at: [258, 124], size: 62, tone: 'violet' },
      { is: 'piece', icon: run, at: [44, 56], size: 42, tone: 'gold', moves: 'go', by: [150, 0] },
      {
        is: 'piece',
        icon: drawings.sorcerer,
        at: [44, 124],
        size: 42,
        tone: 'violet',
        moves: 'go',
        by: [118, 0],
        after: 1,
      },
    ],
  },
  {
    ground: 'vault',
    label: 'satchel.first.2',
    parts: [
      { is: 'sheet', at: [84, 66], size: 92, tone: 'violet' },
      ...[46, 84, 122].map(
        (x): PicturePart => ({ is: 'die', icon: drawings.gust, at: [x, 78], size: 30, tone: 'violet' }),
      ),
      { is: 'sheet', at: [208, 112], size: 92, tone: 'gold' },
      slot('boot', [184, 124], 'gold'),
      slot('key', [230, 124], 'gold'),
      { is: 'die', icon: drawings.boot, at: [184, 124], size: 32, tone: 'good', moves: 'go', by: [62, 64], after: 1 },
      { icon: drawings.gust, at: [96, 132], size: 66, tone: 'cool', moves: 'go', by: [104, -14] },
      { is: 'piece', icon: drawings.wyrm, at: [256, 34], size: 46, tone: 'bad', moves: 'go', by: [-40, 0] },
    ],
  },
  {
    ground: 'vault',
    label: 'satchel.first.3',
    parts: [
      { is: 'sheet', at: [150, 58], size: 96, tone: 'violet' },
      slot('shield', [106, 70]),
      slot('torch', [150, 70]),
      slot('key', [194, 70]),
      die('shield', [106, 70]),
      die('boot', [92, 146], { moves: 'shake' }),
      die('torch', [150, 146], { moves: 'go', by: [0, -76] }),
      die('star', [208, 146], { moves: 'shake', after: 1 }),
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
