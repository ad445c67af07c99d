import { levelFrom, think } from '@conjure/bots';
import { QUESTION_KINDS as OF_DEMONS } from '@conjure/demons';
import { diceFrom, give, type Match, mindOf, pick, samePlain, seeded, waitingFor } from '@conjure/engine';
import { budget } from '@conjure/engine/testing/budget';
import { describe, expect, test } from 'vitest';
import { anyFace } from '../play/any-face.ts';
import { LANGUAGES } from '../text/languages.ts';
import * as demons from './positions/demons.ts';
import * as satchel from './positions/satchel.ts';
import { askedIn, typingTo } from './script.ts';

interface Case {
  readonly game: string;
  readonly matches: () => Match[];
  /** The kinds of questions that a terminal can meet. */
  readonly kinds: readonly string[];
}

const CASES: readonly Case[] = [
  { game: 'demons', matches: demons.matches, kinds: OF_DEMONS },
  { game: 'satchel', matches: satchel.matches, kinds: ['window', 'round'] },
];

/** The face of each game's own, and the one that knows none. */
const FACES = await Promise.all(
  CASES.flatMap((each) => [
    typingTo(each.game).then((typing) => ({ ...each, name: each.game, ...typing, few: 6 })),
    typingTo(each.game, (box) => anyFace(box, box.game)).then((typing) => ({
      ...each,
      name: `${each.game}, by the face that knows no game`,
      ...typing,
      few: 2,
    })),
  ]),
);

/** Plays on at random and shows every question on the way, to everybody who is asked. */
function wander(match: Match, seed: string, questions: number, look: (match: Match, seat: number) => void): void {
  const dice = diceFrom(seeded(seed));
  const { level } = levelFrom('random') as { level: Parameters<typeof think>[1] };
  for (let i = 0; i < questions && match.open; i++) {
    const [seat, ...others] = waitingFor(match);
    for (const one of [seat, ...others.slice(0, 1)]) look(match, one);
    const mind = mindOf(match, seat);
    if (!mind) return;
    give(match, seat, think(mind, level, dice));
  }
}

const some = <T>(list: readonly T[], most: number): readonly T[] =>
  list.length <= most ? list : list.filter((_, i) => i % Math.ceil(list.length / most) === 0);

describe.each(FACES)('$name', ({ face, matches, kinds, voiceIn, few }) => {
  test('every answer to every kind of question can be typed in all six languages and is read back as itself', async () => {
    const voices = await Promise.all(LANGUAGES.map((lang) => voiceIn(lang)));
    const met = new Set<string>();
    let answers = 0;
    matches().forEach((match, i) => {
      wander(match, `wander ${i}`, 40, (now, seat) => {
        const seen = askedIn(now, seat, voices[0]);
        const { kind } = seen.question;
        met.add(kind);
        for (const voice of voices) {
          const asked = { ...seen, voice };
          const dice = diceFrom(seeded(`pick ${i}`));
          const options = asked.options ?? [1, 2, 3].map(() => pick(asked.question, seat, dice));
          for (const option of some(options, few)) {
            const typed = face.spell(asked, option);
            const read = face.read(asked, typed);
            expect(
              'answer' in read && samePlain(read.answer, option),
              `${voice.lang} ${kind}: “${typed}” is ${JSON.stringify(read)}, not ${JSON.stringify(option)}`,
            ).toBe(true);
            answers++;
          }
        }
      });
    });
    expect([...met].sort()).toEqual([...kinds].sort());
    expect(answers).toBeGreaterThan(1000);
  });

  test('the lines of every menu hold every legal answer once, and its numbers choose them', async () => {
    const voice = await voiceIn();
    matches().forEach((match, i) => {
      wander(match, `menus ${i}`, budget(12, 40), (now, seat) => {
        const asked = askedIn(now, seat, voice);
        const menu = face.menu(asked);
        if (!menu.numbered || !asked.options) return;
        expect(menu.entries.flatMap(({ answers }) => answers)).toHaveLength(asked.options.length);
        expect(menu.entries.map(({ key }) => key)).toEqual(menu.entries.map((_, n) => String(n + 1)));
        expect(menu.entries.length).toBeLessThanOrEqual(40);
        for (const { answers, label } of menu.entries) {
          expect(label).not.toMatch(/⟨|undefined/);
          if (answers.length === 1) expect(asked.question.refuse(answers[0], seat)).toBeNull();
        }
      });
    });
  });

  test('every screen has its words and stays within the page', async () => {
    for (const lang of LANGUAGES) {
      const voice = await voiceIn(lang);
      matches().forEach((match, i) => {
        wander(match, `screens ${i}`, budget(2, 6), (now, seat) => {
          const asked = askedIn(now, seat, voice);
          const board = face.board(asked, 'question') ?? [];
          for (const line of [...board, ...face.position(asked)]) {
            expect(line).not.toMatch(/⟨|undefined|\[object/);
            expect([...line].length, line).toBeLessThanOrEqual(80);
          }
        });
      });
    }
  });
});
