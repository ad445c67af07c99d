import bookmark from 'icon:bookmark';
import brokenHeart from 'icon:broken-heart';
import clockwiseRotation from 'icon:clockwise-rotation';
import cowled from 'icon:cowled';
import crossedSwords from 'icon:crossed-swords';
import flyingFlag from 'icon:flying-flag';
import lightningTrio from 'icon:lightning-trio';
import orcHead from 'icon:orc-head';
import sandsOfTime from 'icon:sands-of-time';
import spellBook from 'icon:spell-book';
import wizardStaff from 'icon:wizard-staff';
import type { SorceryView } from '@conjure/sorcery/view';
import type { First } from '../../first/picture.ts';

/** How it is won, what threatens, what to do first. */
export const PICTURES: First['PICTURES'] = [
  {
    ground: 'field',
    said: 'sorcery.first.1',
    parts: [
      { icon: flyingFlag, at: [180, 78], size: 84, tone: 'gold' },
      { icon: cowled, at: [80, 112], size: 70, tone: 'cool', moves: 'go', by: [92, 10] },
      { icon: sandsOfTime, at: [260, 40], size: 40, tone: 'pale' },
    ],
  },
  {
    ground: 'field',
    said: 'sorcery.first.2',
    parts: [
      { icon: orcHead, at: [150, 78], size: 80, tone: 'ink' },
      { icon: clockwiseRotation, at: [150, 140], size: 60, tone: 'accent', moves: 'turn' },
      { icon: brokenHeart, at: [240, 70], size: 50, tone: 'bad', moves: 'come', by: [0, -20] },
      { icon: crossedSwords, at: [62, 84], size: 60, tone: 'pale' },
    ],
  },
  {
    ground: 'field',
    said: 'sorcery.first.3',
    parts: [
      { icon: spellBook, at: [90, 100], size: 84, tone: 'accent', moves: 'turn' },
      { icon: bookmark, at: [124, 62], size: 34, tone: 'gold', moves: 'come', by: [0, -16] },
      { icon: wizardStaff, at: [230, 96], size: 76, tone: 'cool', moves: 'go', by: [-34, 0] },
      { icon: lightningTrio, at: [170, 90], size: 56, tone: 'gold', moves: 'come', after: 3 },
    ],
  },
];

/** The questions that a newcomer is told something about. */
export const COACHED: First['COACHED'] = {
  army: 'sorcery.coach.army',
  deploy: 'sorcery.coach.deploy',
  action: 'sorcery.coach.action',
};

/** Who is to be placed, and somebody who can walk. */
export const pointsAt: NonNullable<First['pointsAt']> = ({ kind }, view) => {
  if (kind === 'deploy') return '[data-thing^="ghost:"]';
  const { figures, viewer } = view as SorceryView;
  const own = kind === 'action' ? figures.find(({ owner, where }) => owner === viewer && where === 'field') : undefined;
  return own ? `[data-thing="figure:${own.number}"]` : null;
};
