import boots from 'icon:boots';
import crossedSwords from 'icon:crossed-swords';
import earthCrack from 'icon:earth-crack';
import fireRing from 'icon:fire-ring';
import laurelCrown from 'icon:laurel-crown';
import lightningTrio from 'icon:lightning-trio';
import rose from 'icon:rose';
import scrollUnfurled from 'icon:scroll-unfurled';
import spellBook from 'icon:spell-book';
import thornyVine from 'icon:thorny-vine';
import warlockHood from 'icon:warlock-hood';
import womanElfFace from 'icon:woman-elf-face';
import type { First } from '../../first/picture.ts';

/** How it is won, what threatens, what to do first. */
export const PICTURES: First['PICTURES'] = [
  {
    ground: 'lawn',
    label: 'lodge.first.1',
    parts: [
      { is: 'trellis', at: [44, 92], size: 138, tone: 'ink' },
      { icon: laurelCrown, at: [44, 26], size: 30, tone: 'gold' },
      { is: 'piece', icon: womanElfFace, at: [44, 142], size: 32, tone: 'warm', moves: 'go', by: [0, -34], after: 2 },
      { is: 'piece', icon: warlockHood, at: [44, 118], size: 36, tone: 'cool', moves: 'go', by: [0, -62] },
      { is: 'room', icon: scrollUnfurled, at: [124, 90], size: 84, tone: 'good' },
      { is: 'room', at: [190, 52], size: 84, tone: 'violet' },
      { is: 'room', icon: earthCrack, at: [190, 128], size: 84, tone: 'accent', moves: 'shake' },
      { is: 'room', icon: spellBook, at: [256, 90], size: 84, tone: 'gold' },
      { is: 'piece', icon: warlockHood, at: [170, 52], size: 34, tone: 'cool' },
      { is: 'piece', icon: womanElfFace, at: [212, 52], size: 34, tone: 'warm' },
      { icon: crossedSwords, at: [191, 38], size: 34, tone: 'bad', moves: 'come', by: [0, -14] },
    ],
  },
  {
    ground: 'lawn',
    label: 'lodge.first.2',
    parts: [
      { is: 'trellis', at: [44, 92], size: 138, tone: 'ink' },
      { is: 'piece', icon: womanElfFace, at: [38, 134], size: 30, tone: 'warm' },
      { is: 'piece', icon: warlockHood, at: [50, 116], size: 32, tone: 'cool' },
      { is: 'piece', icon: rose, at: [44, 90], size: 40, tone: 'bad', moves: 'go', by: [0, -44] },
      { is: 'room', icon: spellBook, at: [132, 52], size: 84, tone: 'cool' },
      { is: 'room', icon: fireRing, at: [132, 128], size: 84, tone: 'accent' },
      { is: 'room', icon: rose, at: [198, 90], size: 92, tone: 'bad' },
      { is: 'room', icon: scrollUnfurled, at: [264, 52], size: 84, tone: 'good' },
      { is: 'room', icon: earthCrack, at: [264, 128], size: 84, tone: 'gold', moves: 'shake' },
      { icon: thornyVine, at: [164, 70], size: 34, tone: 'ink', moves: 'come', by: [14, 10] },
      { icon: thornyVine, at: [164, 112], size: 34, tone: 'ink', moves: 'come', by: [14, -10], after: 1 },
      { icon: thornyVine, at: [232, 70], size: 34, tone: 'ink', moves: 'come', by: [-14, 10], after: 1 },
      { icon: thornyVine, at: [232, 112], size: 34, tone: 'ink', moves: 'come', by: [-14, -10] },
    ],
  },
  {
    ground: 'lawn',
    label: 'lodge.first.3',
    parts: [
      { is: 'back', icon: rose, at: [50, 78], size: 112, tone: 'ink' },
      { is: 'back', icon: rose, at: [132, 78], size: 112, tone: 'ink' },
      { is: 'back', icon: rose, at: [214, 78], size: 112, tone: 'ink' },
      { is: 'card', icon: lightningTrio, at: [50, 78], size: 112, tone: 'accent', moves: 'turn' },
      { mark: 'I', at: [50, 156], size: 26, tone: 'ink' },
      { mark: 'II', at: [132, 156], size: 26, tone: 'ink' },
      { mark: 'III', at: [214, 156], size: 26, tone: 'ink' },
      { is: 'piece', icon: boots, at: [274, 62], size: 38, tone: 'ink' },
      { is: 'piece', icon: boots, at: [274, 108], size: 38, tone: 'ink' },
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
