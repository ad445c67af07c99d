import { readFileSync, writeFileSync } from 'node:fs';
import { give, type Match } from '@conjure/engine';
import { describe, expect, test } from 'vitest';
import { aiming, between, busy } from './positions/satchel.ts';
import { conjure, scratch, unbroken } from './run.ts';
import { askedIn, expectBoardInColour, typingTo } from './script.ts';

const { box, face, type, typedMatch, voiceIn } = await typingTo('satchel');
const [voice, russian] = [await voiceIn(), await voiceIn('ru')];

/** The last screen: from the last heading on. */
const lastScreen = (printed: string): string => printed.slice(printed.lastIndexOf('\n── '));

describe('the table in characters', () => {
  const drawn = (width: number, speak = voice, seat = 1) =>
    face.board(askedIn(busy(), seat, speak, width), 'question') ?? [];

  test.each([
    ['table-80', 80, voice],
    ['table-120', 120, voice],
    ['table-40', 40, voice],
    ['table-80-ru', 80, russian],
  ])('%s', async (name, width, speak) => {
    const lines = drawn(width, speak);
    expect(Math.max(...lines.map((line) => [...line].length))).toBeLessThanOrEqual(width);
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`goldens/${name}.txt`);
  });

  test('shows whose window it is, what lies where, what fits, and what ails whom', () => {
    const text = drawn(80).join('\n');
    expect(text).toContain('▶ Tamsin Reed');
    expect(text).toMatch(/1 Blade +Tamsin 1/);
    expect(text).toContain('Thistle');
    expect(text).toContain('the Wyrm lies here');
    expect(text).toContain('hexed: Torch');
    expect(text).toContain('3 ×');
    expect(text).toMatch(/3 Boot +← 2 3/);
    // To whoever may only cut in, his familiar.
    expect(drawn(80, voice, 0).join('\n')).toMatch(/4 \w+ +← \+/);
  });

  test('colour adds nothing but colour', () => expectBoardInColour(face, askedIn(busy(), 1, voice)));

  test('one place of it, by its name or that of its card', () => {
    const asked = askedIn(busy(), 1, voice);
    expect(face.board(asked, { around: 'H1' })?.[0]).toContain('H1 Rusted Portcullis');
    expect(face.board(asked, { around: 'rusted' })?.[0]).toContain('H1 Rusted Portcullis');
    expect(face.board(asked, { around: 'attic' })).toBeNull();
    expect(face.card(asked, 'S2')?.join('\n')).toMatch(/^S2, Slamming Draught \(Gust\).*\n(.*\n)*\[B30\] Gust\n/);
    expect(face.card(asked, 'satchel')?.[0]).toContain('Tamsin Reed’s Satchel');
  });
});

describe('what people type', () => {
  const reads = (match: Match, seat: number, line: string, speak = voice) =>
    face.read(askedIn(match, seat, speak), line);

  test.each([
    ['roll', { do: 'roll', dice: [2, 3] }],
    ['roll all', { do: 'roll', dice: [2, 3] }],
    ['throw 3', { do: 'roll', dice: [3] }],
    ['2 H1 3', { do: 'place', die: 2, loc: 'H1', slot: 3 }],
    ['lay 2 h1 3', { do: 'place', die: 2, loc: 'H1', slot: 3 }],
    ['recover 2', { do: 'recover', loc: 'H1', slot: 2 }],
    ['take H1 1', { do: 'recover', loc: 'H1', slot: 1 }],
    ['recover all', { do: 'recoverAll' }],
    ['learn Key', { do: 'learn', symbol: 'key' }],
    ['PASS', { do: 'pass' }],
    // Not allowed, and yet understood: the rules say why not.
    ['roll 1 2', { do: 'roll', dice: [1, 2] }],
    ['2 chest 1', { do: 'place', die: 2, loc: 'chest', slot: 1 }],
    ['3 satchel 1', { do: 'place', die: 3, loc: 'satchel:green', slot: 1 }],
    ['3 satchel:white 2', { do: 'place', die: 3, loc: 'satchel:white', slot: 2 }],
    ['next', { do: 'nextRound' }],
  ])('“%s” in green’s window', (line, answer) => {
    expect(reads(busy(), 1, line)).toEqual({ answer });
  });

  test.each([
    ['4 S2 4 H2', { do: 'place', die: 4, loc: 'S2', slot: 4, aim: 'H2' }],
    ['send S2 4 H1', { do: 'familiar', loc: 'S2', slot: 4, aim: 'H1' }],
    ['familiar S2 4 H1', { do: 'familiar', loc: 'S2', slot: 4, aim: 'H1' }],
    ['send S2 4 Tamsin', { do: 'familiar', loc: 'S2', slot: 4, aim: 'green' }],
  ])('“%s” in the sorcerer’s', (line, answer) => {
    expect(reads(aiming(), 0, line)).toEqual({ answer });
  });

  test('a slot need not be named where all that fit are equal; else the choices are listed', () => {
    const match = busy();
    expect(reads(match, 1, '2 H1')).toEqual({ answer: { do: 'place', die: 2, loc: 'H1', slot: 3 } });
    give(match, 1, { do: 'recoverAll' });
    expect(reads(match, 1, '3 satchel')).toEqual({
      answer: { do: 'place', die: 3, loc: 'satchel:green', slot: 1 },
    });
    expect(reads(match, 1, 'lay 3')).toHaveProperty('several');
    expect(reads(match, 1, 'learn')).toHaveProperty('several');
    expect(reads(match, 1, 'xyzzy')).toEqual({ stuck: 'xyzzy' });
    expect(reads(match, 1, '2 H3 now')).toEqual({ stuck: 'now' });
  });

  test('in another language, and still in English', () => {
    expect(reads(busy(), 1, 'кинуть', russian)).toEqual({ answer: { do: 'roll', dice: [2, 3] } });
    expect(reads(busy(), 1, 'выучить ключ', russian)).toEqual({ answer: { do: 'learn', symbol: 'key' } });
    expect(reads(busy(), 1, 'pass', russian)).toEqual({ answer: { do: 'pass' } });
  });
});

describe('a match from a pipe', () => {
  test('is played to its end from typed lines, with bots that let each other speak', () => {
    const wish = { seed: '3', options: 'roundsToWin=1' };
    const { lines, play } = typedMatch(wish, voice, 'hard');
    expect(lines).toContain('');
    const { out, err, code } = conjure(
      ['play', 'satchel', '--seed', '3', '--options', 'roundsToWin=1'],
      `${lines.join('\n')}\n`,
    );
    expect([err, code]).toEqual(['', 0]);
    const result = box.game.result(play.match.table);
    expect(out).toContain(`The game goes to the ${result?.winners.includes(1) ? 'heroes' : 'sorcerer'}.`);
    expect(out).toContain('The match is over.');
    expect(out).not.toMatch(/I do not understand|Something is missing|⟨|undefined|\[object/);
    expect(out).not.toContain('\u001b');
    expect(out.split('\n').filter((line) => line.startsWith('>'))).toHaveLength(lines.length);
  });

  test('commands: why, odds, hint, rules, show, map, help, undo and what makes no sense', async () => {
    const lines = [
      'why 1 S1 1',
      'odds roll 1',
      'hint',
      'rules B15',
      'show H1',
      'show attic',
      'map attic',
      'map all',
      'rules',
      '?',
      'dance',
    ];
    const { printed } = await type(['pass', ...lines, 'roll', 'undo'], { seed: '1', seats: 'me,easy,easy' }, voice);
    expect(unbroken(printed)).toContain('Before passing you must roll');
    expect(printed).toContain('[B10');
    expect(printed.match(/ 17% ███/g)).toHaveLength(6);
    expect(printed).toContain('An expert would choose: Roll dice 1, 2, 3, 4 and 5. Type: roll');
    expect(printed).toContain('[B15] ');
    expect(printed).toContain('There is no card or tile “attic”');
    expect(printed).toContain('There is no place “attic” on the table.');
    expect(printed).toContain('▶ whose window it is');
    expect(printed).toContain('roll all or some dice');
    expect(printed).toContain('I do not understand “dance” here.');
    expect(printed).toContain('A die has been rolled since then.');
  });

  test('a hint says what else there is, what either gains and risks, and how much', async () => {
    const { printed } = await type(['roll', 'hint'], { seed: '1', seats: 'me,easy,easy' }, voice);
    expect(printed).toMatch(
      /On average it wins \d+ of 100, in the\s+worst tenth of cases \d+\. Second choice,\s+with \d+/,
    );
  });

  test('odds of several dice: how likely each symbol is among them', async () => {
    const { printed } = await type(['odds roll', 'odds'], { seed: '1', seats: 'me,easy,easy' }, voice);
    // 1 − (5/6)⁵.
    expect(printed.match(/ 60% █{12}·{8} \w+ on one die or more/g)?.length).toBe(12);
  });

  test('saving and going on is the same as never having stopped, and replay tells it', async () => {
    const file = scratch('half.json');
    const { lines, play } = typedMatch({ seed: '5', set: 'firstGame' }, voice, 'normal');
    const half = Math.floor(lines.length / 2);
    await type([...lines.slice(0, half), `save ${file}`], { seed: '5', set: 'firstGame' }, voice);
    const gone = conjure(['play', 'satchel', '--load', file], `${lines.slice(half).join('\n')}\nsave ${file}\n`);
    expect([gone.err, gone.code]).toEqual(['', 0]);
    const record = JSON.parse(readFileSync(file, 'utf8'));
    expect(record.log).toEqual(JSON.parse(JSON.stringify(play.log)));
    expect(record.players).toEqual(['adept', 'me', 'adept', 'adept']);
    const verified = conjure(['replay', file, '--verify']);
    expect([verified.out.slice(0, 18), verified.code]).toEqual(['The record agrees ', 0]);
    expect(conjure(['replay', file]).out).toContain('The game goes to the ');
    expect(conjure(['replay', file, '--to', '1', '--lang', 'de']).out).toMatch(/\S/);
    expect(conjure(['play', 'demons', '--load', file]).err).toContain('is a match of the game satchel, not of demons');
  });
});

describe('where several are asked', () => {
  const inTurn = async (lines: readonly string[], seats: string, seed = '2') =>
    type(lines, { seed, seats, options: 'scenario=SC1' }, voice);

  test('[B57] at leisure bots wait for people', async () => {
    const scenario = saved(scratch('between.json'), between());
    const wish = { seed: '1', scenario, seats: 'hard,me,hard,hard', options: 'scenario=SC4' };
    const { printed, play } = await type([], wish, voice);
    expect(play.match.answers).toHaveLength(0);
    expect(unbroken(printed)).toContain('Ready for the next round?');
    const next = await type(['next'], wish, voice);
    expect(next.printed).toContain('Round 2 is laid out.');
  });

  test('[R9] whoever may cut in is asked once in each window, and Enter lets the others go on', async () => {
    const file = scratch('busy.json');
    const wish = { seed: '1', scenario: saved(file, busy()), seats: 'me,easy,easy,easy', options: 'scenario=SC4' };
    const { printed } = await type([''], wish, voice);
    expect(printed).toContain('Orlo Vane may cut in here; Enter lets Tamsin Reed go on.');
    expect(printed.match(/may cut in here/g)?.length).toBeGreaterThan(1);
    expect(printed).toContain('Ysolde Fenn’s window opens.');
    const { play } = await type(['send S2 4'], wish, voice);
    expect(play.match.answers[0]).toMatchObject({ seat: 0, answer: { do: 'familiar', loc: 'S2', slot: 4 } });
    expect((await type(['hint'], wish, voice)).printed).toMatch(/An expert would/);
  });

  test('people who share the screen are told news once, and asked each for his own seat', async () => {
    const { printed, play } = await inTurn(['roll', 'pass', 'roll', 'pass', 'roll', 'pass'], 'Anna,Ben,Cleo');
    expect(play.match.answers.map(({ seat }) => seat).length).toBe(6);
    expect(new Set(play.match.answers.map(({ seat }) => seat)).size).toBe(3);
    expect(printed.match(/Beat 1\. The order/g)).toHaveLength(1);
    expect(lastScreen(printed)).toContain('Beat 2');
  });

  test('bots alone play to the end and tell it', async () => {
    const { printed, play } = await type([], { seed: '1', seats: 'random,random,random', set: 'firstGame' }, voice);
    expect(play.match.over).toBe(true);
    expect(printed).toContain('The game goes to the ');
  });
});

/** A position written to a file, to begin from. */
function saved(file: string, match: Match): string {
  const { game, table } = match;
  writeFileSync(file, JSON.stringify(game.writeScenario(table)));
  return file;
}
