import type { LevelName, Weights } from './weights.ts';

/** The levels for people, from the first evening to the master. */
export const PEOPLE = ['beginner', 'novice', 'adept', 'expert', 'master'] as const;
export type PeopleName = (typeof PEOPLE)[number];

/** What a person does not think of while he acts: the chance of it, once for every action. */
export interface Overlooks {
  /** That his Stars stand for something. [B18] */
  readonly stars: number;
  /** That he has a familiar to play. [F15] */
  readonly familiars: number;
}

export const NOTHING: Overlooks = { stars: 0, familiars: 0 };

/** How somebody acts outside his own turn: in another's window, and in between where everybody acts at once. [R9] */
export interface Interrupts {
  /** In real time: how long he takes to see what has come about, at the least and at the most; `null`: he looks up only when he acts. */
  readonly reactionMs: readonly [least: number, most: number] | null;
  /** The chance that he does not see it. */
  readonly misses: number;
}

/** A level for people: what it values, as far as it differs from a reference bot, and how it errs. */
export interface Person {
  readonly like: LevelName;
  readonly hero: Partial<Weights['hero']>;
  readonly sorcerer: Partial<Weights['sorcerer']>;
  readonly overlooks: Overlooks;
  readonly interrupts: Interrupts | null;
  /** Sees what ends the round at once, also where pieces must be taken back for it. */
  readonly isCareful: boolean;
  /** In real time: how long from one action to the next, and for each piece. */
  readonly paceMs: number;
  readonly handMs: number;
}

export const PERSONS: Readonly<Record<PeopleName, Person>> = {
  beginner: {
    like: 'easy',
    hero: {},
    sorcerer: {},
    overlooks: { stars: 0.5, familiars: 0.5 },
    interrupts: null,
    isCareful: false,
    paceMs: 2500,
    handMs: 500,
  },
  novice: {
    like: 'easy',
    hero: { satchel: 0.7, partner: 0.4, stay: 2.5, idle: 0.2, slip: 0.8 },
    sorcerer: { idle: 0.2, slip: 0.4 },
    overlooks: { stars: 0.1, familiars: 0.2 },
    interrupts: null,
    isCareful: false,
    paceMs: 2100,
    handMs: 450,
  },
  adept: {
    like: 'normal',
    hero: {},
    sorcerer: {},
    overlooks: NOTHING,
    interrupts: null,
    isCareful: false,
    paceMs: 1800,
    handMs: 400,
  },
  expert: {
    like: 'normal',
    hero: { satchel: 1.2, stay: 1.2, idle: 0.05, slip: 0.3 },
    sorcerer: { stay: 0.8, idle: 0.05, slip: 0.1 },
    overlooks: NOTHING,
    interrupts: { reactionMs: [600, 1200], misses: 0.4 },
    isCareful: true,
    paceMs: 1500,
    handMs: 300,
  },
  master: {
    like: 'hard',
    hero: {},
    sorcerer: {},
    overlooks: NOTHING,
    interrupts: { reactionMs: [400, 800], misses: 0.1 },
    isCareful: true,
    paceMs: 1200,
    handMs: 250,
  },
};
