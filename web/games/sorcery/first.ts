import brokenHeart from 'icon:broken-heart';
import clockwiseRotation from 'icon:clockwise-rotation';
import cowled from 'icon:cowled';
import crossedSwords from 'icon:crossed-swords';
import flyingFlag from 'icon:flying-flag';
import lightningTrio from 'icon:lightning-trio';
import orcHead from 'icon:orc-head';
import sandsOfTime from 'icon:sands-of-time';
import spellBook from 'icon:spell-book';
import verticalBanner from 'icon:vertical-banner';
import wizardStaff from 'icon:wizard-staff';
import type { SorceryView } from '@conjure/sorcery/view';
import type { First } from '../../first/picture.ts';

/** How it is won, what threatens, what to do first. */
export const PICTURES: First['PICTURES'] = [
  {
    ground: 'field',
    label: 'sorcery.first.1',
    parts: [
      { is: 'piece', icon: flyingFlag, at: [150, 44], size: 50, tone: 'gold' },
      { is: 'piece', icon: flyingFlag, at: [196, 118], size: 62, tone: 'gold' },
      { is: 'way', at: [78, 122], size: 0, by: [88, 0], tone: 'cool' },
      { is: 'piece', icon: orcHead, at: [246, 70], size: 50, tone: 'warm' },
      { is: 'piece', icon: cowled, at: [66, 122], size: 54, tone: 'cool', moves: 'go', by: [90, 0] },
      { icon: sandsOfTime, at: [274, 150], size: 36, tone: 'ink' },
    ],
  },
  {
    ground: 'field',
    label: 'sorcery.first.2',
    parts: [
      { icon: clockwiseRotation, at: [150, 92], size: 150, tone: 'pale', moves: 'spin' },
      { is: 'piece', icon: orcHead, at: [150, 90], size: 92, tone: 'warm' },
      { is: 'die', mark: '9', at: [196, 126], size: 34, tone: 'ink' },
      { is: 'die', mark: '7', at: [196, 126], size: 34, tone: 'bad', moves: 'turn' },
      { is: 'piece', icon: cowled, at: [48, 92], size: 54, tone: 'cool' },
      { icon: crossedSwords, at: [98, 84], size: 44, tone: 'ink', moves: 'come', by: [-16, 0] },
      { icon: brokenHeart, at: [252, 60], size: 46, tone: 'bad', moves: 'come', by: [0, -20], after: 2 },
    ],
  },
  {
    ground: 'field',
    label: 'sorcery.first.3',
    parts: [
      { is: 'card', icon: spellBook, at: [56, 92], size: 118, tone: 'accent' },
      { is: 'card', icon: lightningTrio, at: [140, 92], size: 118, tone: 'cool' },
      { icon: verticalBanner, at: [162, 40], size: 40, tone: 'gold', moves: 'come', by: [0, -16] },
      { icon: lightningTrio, at: [204, 92], size: 50, tone: 'gold', moves: 'come', by: [-30, 0], after: 3 },
      { is: 'piece', icon: wizardStaff, at: [254, 98], size: 60, tone: 'warm', moves: 'go', by: [-12, 0], after: 1 },
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
  // Around whoever is being placed are its handles.
  if (kind === 'deploy') return '.ghost:not(.active) [data-thing^="ghost:"]';
  const { figures, viewer } = view as SorceryView;
  const own = kind === 'action' ? figures.find(({ owner, where }) => owner === viewer && where === 'field') : undefined;
  return own ? `[data-thing="figure:${own.number}"]` : null;
};
