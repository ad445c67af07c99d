import boots from 'icon:boots';
import cardDraw from 'icon:card-draw';
import cardPlay from 'icon:card-play';
import castleRuins from 'icon:castle-ruins';
import crossedSwords from 'icon:crossed-swords';
import earthCrack from 'icon:earth-crack';
import ladder from 'icon:ladder';
import laurelCrown from 'icon:laurel-crown';
import rose from 'icon:rose';
import warlockHood from 'icon:warlock-hood';
import womanElfFace from 'icon:woman-elf-face';
import type { First } from '../../first/picture.ts';

/** How it is won, what threatens, what to do first. */
export const PICTURES: First['PICTURES'] = [
  {
    ground: 'lawn',
    said: 'lodge.first.1',
    parts: [
      { icon: ladder, at: [70, 92], size: 150, tone: 'pale' },
      { icon: warlockHood, at: [70, 140], size: 44, tone: 'accent', moves: 'go', by: [0, -90] },
      { icon: womanElfFace, at: [70, 150], size: 38, tone: 'cool', moves: 'go', by: [0, -60], after: 2 },
      { icon: laurelCrown, at: [70, 22], size: 34, tone: 'gold' },
      { icon: castleRuins, at: [190, 110], size: 84, tone: 'ink', moves: 'shake' },
      { icon: crossedSwords, at: [252, 70], size: 50, tone: 'bad', moves: 'come' },
    ],
  },
  {
    ground: 'lawn',
    said: 'lodge.first.2',
    parts: [
      { icon: ladder, at: [80, 92], size: 150, tone: 'pale' },
      { icon: rose, at: [80, 140], size: 52, tone: 'bad', moves: 'go', by: [0, -100] },
      { icon: earthCrack, at: [210, 100], size: 96, tone: 'ink', moves: 'shake' },
      { icon: warlockHood, at: [80, 128], size: 36, tone: 'cool', moves: 'go', by: [0, -40] },
    ],
  },
  {
    ground: 'lawn',
    said: 'lodge.first.3',
    parts: [
      { icon: cardDraw, at: [60, 90], size: 76, tone: 'accent', moves: 'go', by: [16, 0] },
      { icon: cardPlay, at: [150, 90], size: 76, tone: 'accent', moves: 'turn', after: 2 },
      { icon: boots, at: [240, 96], size: 66, tone: 'ink', moves: 'go', by: [18, 0] },
    ],
  },
];

/** The questions that a newcomer is told something about. */
export const COACHED: First['COACHED'] = {
  may: 'lodge.coach.may',
  schools: 'lodge.coach.schools',
  set: 'lodge.coach.set',
  turn: 'lodge.coach.turn',
};

/** A school that is picked, the arrow that turns a card, and a room that a step leads to. */
export const pointsAt: NonNullable<First['pointsAt']> = ({ kind }) =>
  ({
    schools: '[data-school="divination"]',
    set: 'fieldset:last-of-type .acts button',
    turn: '.lit.go:not(.far) [data-lit]',
  })[kind] ?? null;
