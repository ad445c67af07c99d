import type { Seat } from '@conjure/engine';
import { ownData } from '../data.ts';
import { type SorceryGame, sorceryFrom } from '../game.ts';
import { DECLINE, DONE, END, PASS, setUp, type TestMatch } from './table.ts';

/** The game with some spells otherwise than they are, by their ids. */
export function gameWith(changes: Readonly<Record<string, object>>): SorceryGame {
  const { spells, ...rest } = ownData.spells;
  const made = sorceryFrom({ spells: { ...rest, spells: spells.map((one) => ({ ...one, ...changes[one.id] })) } });
  if ('fault' in made) throw new Error(JSON.stringify(made.fault));
  return made.game;
}

/** The spells of a figure's first book from top to bottom, those face down in brackets. */
export const stackOf = (s: TestMatch, name: string): string[] =>
  (s.book(name).own?.stack ?? []).map(({ spell, down }) => (down ? `(${spell})` : spell));

export const cast = (figure: string, choices: object = {}, book = 0) => ({ do: 'cast', figure, book, ...choices });
export const browse = (figure: string, book = 0) => ({ do: 'browse', figure, book });
export const mark = (spell: string) => ({ spell });
export const counter = (figure: string, book?: number) => ({
  do: 'counter',
  figure,
  ...(book === undefined ? {} : { book }),
});

/** The spell of `underFire`. */
export const lance = cast('druid', { targets: ['reader'] }, 1);

/** A spell attack with attack 8 against defense 14, and what is in the book of its target. */
export const underFire = (stack: string[], book = {}, spell = 'ember_lance'): TestMatch =>
  setUp({
    active: 1,
    figures: {
      reader: { is: 'ley_novice', at: [14_000, 5_000], facing: 18_000, tokens: 1 },
      idle: { is: 'ossuary_guard', at: [3_000, 3_000] },
      druid: { is: 'censer_acolyte', of: 1, at: [10_000, 5_000], facing: 0 },
      other: { is: 'ossuary_guard', of: 1, at: [27_000, 27_000] },
    },
    books: [
      { book: 'archmages_tome', of: 'reader', stack, ...book },
      { book: 'adepts_codex', of: 'druid', stack: [spell] },
    ],
  });

const LEAST: Readonly<Record<string, object>> = {
  action: END,
  trigger: DECLINE,
  browseFree: DONE,
  counter: PASS,
  spin: DECLINE,
};

/** What must happen in a command phase happens, the first of it first. */
const least = (s: TestMatch): object => {
  const mayDecline = s.asks() !== 'trigger' || s.options().some((one) => (one as { do: string }).do === 'decline');
  return mayDecline ? (LEAST[s.asks() ?? ''] ?? {}) : (s.options()[0] as object);
};

/** Everybody ends phases, passes and declines until this seat may give actions in a turn after this one. */
export function nextTurnOf(s: TestMatch, seat: Seat): TestMatch {
  const turn = () => `${s.state().round} ${s.state().active}`;
  const now = turn();
  for (let i = 0; i < 200 && s.asks() !== null; i++) {
    if (s.asks() === 'action' && s.state().active === seat && turn() !== now) return s;
    s.does(least(s));
  }
  throw new Error(`seat ${seat} is not to act any more`);
}
