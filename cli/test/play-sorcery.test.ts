import type { Match } from '@conjure/engine';
import { describe, expect, test } from 'vitest';
import { busy } from './positions/sorcery.ts';
import { conjure, unbroken } from './run.ts';
import { askedIn, expectBoardInColour, typingTo } from './script.ts';

const { box, face, type, typedMatch, voiceIn } = await typingTo('sorcery');
const [voice, russian] = [await voiceIn(), await voiceIn('ru')];

describe('the battlefield in characters', () => {
  const drawn = (width: number, wish: 'question' | 'all' = 'question', speak = voice) =>
    face.board(askedIn(busy(), 0, speak, width), wish) ?? [];

  test.each([
    ['sorcery-80', 80, voice],
    ['sorcery-50', 50, voice],
    ['sorcery-80-ru', 80, russian],
  ])('%s', async (name, width, speak) => {
    const asked = askedIn(busy(), 0, speak, width);
    const lines = [...drawn(width, 'all', speak), '', ...face.position(asked)];
    expect(Math.max(...lines.map((line) => [...line].length))).toBeLessThanOrEqual(width);
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`goldens/${name}.txt`);
  });

  test('shows figures by owner and number, terrain, objectives with their holder, glyphs and books', () => {
    const lines = drawn(80);
    // North is at the top, an inch takes two characters: Ilvane stands at 12 | 5.
    expect(lines[25].slice(27, 29)).toBe('A1');
    for (const sign of ['A2', 'B1', 'B3', '*B', '^', '=', ':', '#', '~']) expect(lines.join('\n')).toContain(sign);
    expect(lines.at(-1)).toMatch(/^ +0 +5 +10 +15 +20 +25$/);
  });

  test('those whose signs would lie on one another stand side by side', () => {
    for (const width of [80, 40]) {
      const text = drawn(width).join('\n');
      for (const label of ['A1', 'A2', 'A3', 'B1', 'B2', 'B3'])
        expect([width, text.includes(label)]).toEqual([width, true]);
    }
  });

  test('colour adds nothing but colour', () => expectBoardInColour(face, askedIn(busy(), 0, voice)));

  test('a player reads his own stacks and what his bookmark does; nobody else does', () => {
    const asked = askedIn(busy(), 0, voice);
    const own = unbroken(face.position(asked).join('\n'));
    expect(own).toContain('Ember Lance and Rebuke');
    expect(own).toContain('Ember Lance (sorcery, ');
    const foes = { ...asked, view: box.game.view(busy().table, 1), viewer: 1 };
    expect(face.position(foes).join('\n')).not.toContain('Rebuke');
    expect(face.position(foes).join('\n')).toContain('Close the Book');
  });

  test.each([
    ['a2', '→3'],
    ['2', '→3'],
    ['ilvane', 'Ilvane of the Still Pool: 73 points'],
    ['ember lance', 'Ember Lance (sorcery, '],
    ['hard frost', 'Hard Frost: '],
  ])('“show %s”', (word, said) => {
    expect(unbroken(face.card(askedIn(busy(), 0, voice), word)?.join('\n') ?? '')).toContain(said);
    expect(face.card(askedIn(busy(), 0, voice), 'attic')).toBeNull();
  });
});

describe('what people type', () => {
  const reads = (line: string, speak = voice, match: Match = busy()) => face.read(askedIn(match, 0, speak), line);
  const move = { do: 'move', figure: 0, path: [{ x: 12_500, y: 7_000 }], facing: 9000 };

  test.each([
    ['move a1 12.5 7 90', move],
    ['move 1 12,5 7 90', move],
    // Without a facing it looks where it goes.
    ['move 1 12 8', { ...move, path: [{ x: 12_000, y: 8_000 }] }],
    [
      'move a1 12 6 13 7 0',
      {
        ...move,
        path: [
          { x: 12_000, y: 6_000 },
          { x: 13_000, y: 7_000 },
        ],
        facing: 0,
      },
    ],
    ['turn a1 45', { ...move, path: [], facing: 4500 }],
    ['double a1 12 20 90', { ...move, do: 'doubleTime', path: [{ x: 12_000, y: 20_000 }] }],
    // Too far, and yet understood: the rules say why not.
    ['move a1 2 29 90', { ...move, path: [{ x: 2_000, y: 29_000 }] }],
    ['attack a2 b1', { do: 'close', figure: 1, target: 3 }],
    ['attack a3 b2', { do: 'ranged', figure: 2, targets: [4] }],
    ['end the action', { do: 'end' }],
    ['{"do":"concede"}', { do: 'concede' }],
  ])('“%s”', (line, answer) => {
    expect(reads(line)).toEqual({ answer });
  });

  test('in another language, too, and what fits several answers is listed', () => {
    expect(reads('идти а1 12,5 7 90', russian)).toEqual({ answer: move });
    const cast = reads('cast a1 b3');
    expect('answer' in cast ? cast.answer : null).toMatchObject({ do: 'cast', figure: 0, targets: [5] });
    expect(reads('ilvane move')).toHaveProperty('several');
    expect(reads('move a9 1 1')).toEqual({ stuck: 'a9' });
    expect(reads('move a1 1 xyzzy')).toEqual({ stuck: 'xyzzy' });
    expect(reads('xyzzy')).toEqual({ stuck: 'xyzzy' });
  });

  test('every line of the menu says what it is typed as', () => {
    const asked = askedIn(busy(), 0, voice);
    const menu = face.menu(asked);
    expect(menu.advice).toContain('move a3');
    expect(menu.entries.length).toBeLessThan(25);
    for (const { answers } of menu.entries)
      for (const answer of [answers[0], answers[answers.length - 1]])
        expect(face.read(asked, face.spell(asked, answer))).toEqual({ answer });
  });
});

test('a deployment is typed in parts: figures with their places, spells for the top of a stack', async () => {
  const wish = { seed: '3', seats: 'me,random' };
  const { printed, play } = await type(['court of tides', '1', 'a1 15 3, 2 17.5 3 45, rebuke'], wish, voice);
  const view = play.match.game.view(play.match.table, 0) as { figures: unknown[]; books: unknown[] };
  expect(printed).toContain('Ilvane deploys 5 figures');
  expect(view.figures.slice(0, 2)).toMatchObject([
    { at: { x: 15_000, y: 3_000 } },
    { at: { x: 17_500, y: 3_000 }, facing: 4500 },
  ]);
  expect(view.books[0]).toMatchObject({ own: { stack: [{ spell: 'rebuke' }, {}, {}, {}, {}] } });
});

test('a match is played to its end from typed lines', () => {
  const wish = { seed: '3', seats: 'me,random', set: 'skirmish' };
  const { lines } = typedMatch(wish, voice, 'greedy:8');
  const { out, err, code } = conjure(
    ['play', 'sorcery', '--seed', '3', '--seats', 'me,random', '--set', 'skirmish'],
    `${lines.join('\n')}\n`,
  );
  expect([err, code]).toEqual(['', 0]);
  expect(out).toContain('The match is over');
  expect(out).not.toMatch(/I do not understand|Something is missing|⟨|undefined|\[object/);
});

test('commands: why, hint, rules, show, map, help and what makes no sense', async () => {
  const lines = [
    '1',
    '1',
    '1',
    'why attack a1 b1',
    'hint',
    'rules B54',
    'show attic',
    'map attic',
    'map all',
    '?',
    'dance',
  ];
  const { printed } = await type(lines, { seed: '3', seats: 'me,random' }, voice);
  const text = unbroken(printed);
  expect(text).toContain(' is out of ');
  expect(text).toMatch(/An expert would choose: /);
  expect(text).toContain('[B54] ');
  expect(text).toContain('There is no figure, spell or domain “attic”');
  expect(text).toContain('There is no “attic” on the battlefield.');
  expect(text).toContain('A3: the third figure of player 1');
  expect(text).toContain('Figures are named as on');
  expect(text).toContain('I do not understand “dance” here.');
});
