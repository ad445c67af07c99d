import cardRandom from 'icon:card-random';
import diceSixFacesFive from 'icon:dice-six-faces-five';
import diceSixFacesOne from 'icon:dice-six-faces-one';
import diceSixFacesSix from 'icon:dice-six-faces-six';
import diceSixFacesThree from 'icon:dice-six-faces-three';
import dragonHead from 'icon:dragon-head';
import plainSquare from 'icon:plain-square';
import run from 'icon:run';
import stairsGoal from 'icon:stairs-goal';
import tornado from 'icon:tornado';
import wizardFace from 'icon:wizard-face';
import type { SatchelView } from '@conjure/satchel/view';
import type { First } from '../../first/picture.ts';
import { playsIn } from './model/answers.ts';

/** How it is won, what threatens, what to do first. */
export const PICTURES: First['PICTURES'] = [
  {
    ground: 'vault',
    said: 'satchel.first.1',
    parts: [
      { icon: stairsGoal, at: [80, 100], size: 90, tone: 'good' },
      { icon: run, at: [46, 128], size: 48, tone: 'ink', moves: 'go', by: [60, -56] },
      { icon: wizardFace, at: [220, 104], size: 66, tone: 'accent', moves: 'shake' },
      { icon: cardRandom, at: [250, 58], size: 50, tone: 'pale' },
    ],
  },
  {
    ground: 'vault',
    said: 'satchel.first.2',
    parts: [
      { icon: tornado, at: [90, 92], size: 92, tone: 'cool', moves: 'go', by: [70, 0] },
      { icon: diceSixFacesFive, at: [180, 112], size: 46, tone: 'ink', moves: 'go', by: [60, -50], after: 1 },
      { icon: dragonHead, at: [256, 56], size: 54, tone: 'bad', moves: 'come', by: [-20, 0] },
    ],
  },
  {
    ground: 'vault',
    said: 'satchel.first.3',
    parts: [
      { icon: diceSixFacesThree, at: [66, 100], size: 46, tone: 'ink', moves: 'shake' },
      { icon: diceSixFacesSix, at: [116, 66], size: 46, tone: 'ink', moves: 'shake', after: 1 },
      { icon: diceSixFacesOne, at: [124, 128], size: 46, tone: 'ink', moves: 'go', by: [100, -34] },
      { icon: plainSquare, at: [226, 94], size: 64, tone: 'pale' },
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
  return lays.length > 0 ? 'satchel.coach.lay' : 'satchel.coach.roll';
};

export const pointsAt: NonNullable<First['pointsAt']> = (asked) =>
  playsIn(asked).lays.length > 0 ? '.lit[data-spot]' : '[data-roll]';
