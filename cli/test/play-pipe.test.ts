import { readFileSync, writeFileSync } from 'node:fs';
import { canonical } from '@conjure/engine';
import { describe, expect, test } from 'vitest';
import { savedPlayers } from '../play/setup.ts';
import { conjure, scratch, unbroken } from './run.ts';
import { typingTo } from './script.ts';

const { box, type, typedMatch, voiceIn } = await typingTo('demons');
const voice = await voiceIn();
const opening = ['Copper', '0109'];

/** The last screen: from the last heading on. */
const lastScreen = (printed: string): string => printed.slice(printed.lastIndexOf('\n── '));

describe('a match from a pipe', () => {
  test('a whole seeded match is played from typed lines and ends as the rules say', () => {
    const { lines, play } = typedMatch({ seed: '3' }, voice);
    const { out, err, code } = conjure(['play', 'demons', '--seed', '3'], `${lines.join('\n')}\n`);
    expect([err, code]).toEqual(['', 0]);
    const result = play.match.game.result(play.match.table);
    expect(out).toContain(result?.winners.length ? 'The game is over: Alaric wins.' : 'nobody wins');
    expect(out).toContain('The match is over.');
    // Every line was understood, nothing was refused, and every word had its text.
    expect(out).not.toMatch(/I do not understand|Something is missing|⟨|undefined|\[object/);
    // A pipe gets neither colour nor cursor tricks.
    expect(out).not.toContain('\u001b');
    expect(out.split('\n').filter((line) => line.startsWith('> '))).toHaveLength(lines.length);
  });

  test('nothing is typed: the first question, a farewell, exit 0', () => {
    const { out, err, code } = conjure(['play', 'demons']);
    expect([err, code]).toEqual(['', 0]);
    expect(out).toContain('choose your shield');
    expect(out).toContain('The input has ended.');
    expect(out).toContain('--load');
  });

  test('the same seed and the same lines give the same match', async () => {
    const lines = [...opening, 'conjure President', 'log 50'];
    const one = await type(lines, { seed: '7' }, voice);
    const other = await type(lines, { seed: '7' }, voice);
    expect(one.printed).toBe(other.printed);
    expect((await type(lines, { seed: '8' }, voice)).printed).not.toBe(one.printed);
  });

  test('quit leaves, and whoever reads may stop reading', async () => {
    const { printed, play } = await type([...opening, 'quit', 'wait'], { seed: '1' }, voice);
    expect(play.match.answers).toHaveLength(2);
    expect(printed).toContain('The match is not over.');
  });
});

describe('commands', () => {
  test('why: the reason at hand and the rule in full, also where it is allowed', async () => {
    const { printed } = await type(
      [...opening, 'why 0101', 'why earl', 'why 2416', 'why wait', 'why'],
      { seed: '1' },
      voice,
    );
    expect(printed).toContain('0101 is water and cannot be entered. [T1');
    expect(printed).toContain('Earls come only in forest, and 0109 is not forest. [9.1');
    expect(printed).toContain('2416 is out of reach');
    expect(printed).toContain('This is allowed: Wait.');
    expect(printed).toContain('[3.0e]');
    expect(printed).toMatch(
      /> why earl\n.*\n\[9\.1\] Earls in forest\n {2}Earls may be conjured only in forest hexes\.\n {2}From the rulebook/,
    );
  });

  test('an answer that is refused changes nothing and names its rule', async () => {
    const { printed, play } = await type([...opening, '0101', 'conjure Earl'], { seed: '1' }, voice);
    expect(printed).toContain('> 0101\n0101 is water and cannot be entered. [T1');
    expect(play.match.answers).toHaveLength(2);
  });

  test('odds: exact, as bars that add up [9.5]', async () => {
    const { printed } = await type([...opening, 'odds conjure King'], { seed: '1' }, voice);
    const bars = printed.split('\n').filter((line) => line.includes('█'));
    expect(bars).toHaveLength(6);
    expect(bars.every((line) => line.startsWith(' 17% ███'))).toBe(true);
    expect(printed).toContain('That');
    const { printed: walk } = await type([...opening, 'odds 0307'], { seed: '1' }, voice);
    expect(walk).toContain('100% ████████████████████ Alaric walks');
    expect(walk).toContain('next to the Bey of Theodosiopolis');
    expect(walk).toContain('Bey of Theodosiopolis (5) would be 1 hex away and wake with 6 in 6.');
  });

  test('odds of a combat are told by what they lead to, with the dice that do [8.3]', async () => {
    const scenario = scratch('battle.json');
    writeFileSync(
      scenario,
      JSON.stringify({
        turn: 2,
        phase: 'use',
        magicians: [{ hex: '0705', spirits: [8, 15] }],
        mortals: { abbot: { hex: '0805' } },
      }),
    );
    const { printed } = await type(['attack abbot', 'odds 8', 'odds'], { seed: '1', scenario }, voice);
    // Barbatos 4 − Abbot 2 = +2: two dice lose, four win.
    expect(printed).toMatch(/Alaric sends Barbatos into battle\.\n 33% ███████·+ Alaric attacks the Abbot/);
    expect(printed).toMatch(/die 1,\s+2\./);
    expect(printed).toMatch(/67% █{13}·+ /);
    expect(printed).toContain('\n8 15\n');
  });

  test('undo as far as no die was rolled, redo, and free undo in practice', async () => {
    const free = await type([...opening, '0110', 'undo', 'redo', 'undo', '0111'], { seed: '1', practice: true }, voice);
    expect(free.printed).toContain('Undone.');
    expect(free.printed).toContain('Redone.');
    expect(free.play.log.filter((entry) => 'undo' in entry)).toHaveLength(2);
    expect(free.printed).toContain('Alaric walks 0109 → 0110 → 0111');
    const placed = await type([...opening, 'undo', '0112'], { seed: '1' }, voice);
    expect(placed.printed).toContain('Undone.');
    expect(lastScreen(placed.printed)).toContain('Alaric is in 0112');
    const rolled = await type([...opening, 'conjure President', 'undo'], { seed: '1' }, voice);
    expect(rolled.printed).toContain('A die has been rolled since then.');
  });

  test('the rest: map, view, hint, rules, spirit, log, lang, help, and what makes no sense', async () => {
    const lines = [
      'map all',
      'map Tabriz',
      'map Paris',
      'view',
      'hint',
      'rules 5.5a',
      'rules pinned',
      'spirit Eligos',
      'spirit 99',
      'log 2',
      'lang fr',
      'lang xx',
      'aide',
      '?',
      'dance',
    ];
    const { printed } = await type([...opening, ...lines], { seed: '1' }, voice);
    expect(printed).toContain('01 02 03 04');
    expect(printed).toContain('There is no place “Paris”');
    expect(printed).toMatch(/An expert would choose: .*Type: /);
    expect(printed.replaceAll(/\s+/g, ' ')).toMatch(
      /comes to \d+ of 100 points, in the worst tenth of cases to \d+\. Second choice, with \d+ and \d+: /,
    );
    expect(printed).toContain('[5.5a] Pinned at phase start');
    expect(printed).toContain('rules speak of “pinned”');
    expect(printed).toMatch(/15 {2}Eligos {2}Duke {3}8 {2}neutral {2}B D P/);
    expect(printed).toContain('There is no spirit “99”');
    expect(printed).toContain('Désormais en français.');
    expect(printed).toContain('pourquoi');
    expect(printed).toContain(
      'Je ne comprends pas « dance » ici.'.replaceAll(/« | »/g, (m) => m.replace(' ', '\u00a0')),
    );
  });

  test('a line of the menu that stands for many opens them, back returns', async () => {
    const { printed, play } = await type([...opening, '9', '2'], { seed: '1' }, voice);
    expect(printed).toContain('Walk to 0107');
    expect(play.match.answers).toHaveLength(3);
    const { printed: returned } = await type([...opening, '9', 'back'], { seed: '1' }, voice);
    expect(lastScreen(returned)).toContain('1  Wait');
  });
});

test('a deed of the other phase is refused by its rule, not misunderstood', () => {
  const lines = ['1', '0109', 'why attack 0110', 'conjure Knight', 'conjure President', 'move 0110'];
  const { out } = conjure(['play', 'demons', '--seats', 'me,random', '--seed', '5'], `${lines.join('\n')}\n`);
  expect(out).not.toContain('I do not understand');
  expect(out).toContain('[3.0f]');
  expect(unbroken(out).match(/That belongs to the first phase of your turn, which is over/g)?.length).toBe(2);
});

describe('saved matches', () => {
  test('saving and going on is the same as never having stopped', async () => {
    const { lines, play } = typedMatch({ seed: '6' }, voice);
    const file = scratch('half.json');
    const half = Math.floor(lines.length / 2);
    const saved = await type([...lines.slice(0, half), `save ${file}`], { seed: '6' }, voice);
    expect(saved.printed).toContain(`Saved in ${file}.`);
    const gone = conjure(['play', 'demons', '--load', file], `${lines.slice(half).join('\n')}\nsave ${file}\n`);
    expect([gone.err, gone.code]).toEqual(['', 0]);
    const { log } = JSON.parse(readFileSync(file, 'utf8'));
    expect(canonical(log)).toBe(canonical(play.log));
  });

  test('who sat where is saved, and takes the same seats again', () => {
    const file = scratch('seats.json');
    conjure(['play', 'demons', '--seats', 'Anna,novice,Ben', '--seed', '3'], `save ${file}\n`);
    expect(JSON.parse(readFileSync(file, 'utf8')).players).toEqual(['Anna', 'novice', 'Ben']);
    expect(savedPlayers(['Anna', 'novice', 'Ben'], box.game, 3)).toMatchObject([
      { is: 'person', name: 'Anna' },
      { is: 'bot', level: { name: 'novice' } },
      { is: 'person', name: 'Ben' },
    ]);
    expect(savedPlayers(['Anna'], box.game, 3)).toBeNull();
    expect(savedPlayers(null, box.game, 3)).toBeNull();
  });

  test('load within a match goes on with the other one; undo is saved, too', async () => {
    const file = scratch('other.json');
    await type([...opening, '0110', `save ${file}`], { seed: '2', practice: true }, voice);
    const { play } = await type([...opening, `load ${file}`, 'undo', `save ${file}`], { seed: '1' }, voice);
    expect(play.match.origin.seed).toBe('2');
    const { log, free } = JSON.parse(readFileSync(file, 'utf8'));
    expect([log.at(-1), free]).toEqual([{ undo: 1, by: 0 }, true]);
  });

  test('a broken, foreign or outdated file is told apart, and changes nothing', async () => {
    const bad = { broken: '{"conjure":', foreign: '{"a":1}', list: '[1,2]' };
    const files = Object.entries(bad).map(([name, text]) => {
      const file = scratch(`${name}.json`);
      writeFileSync(file, text);
      return file;
    });
    const good = scratch('good.json');
    await type([...opening, `save ${good}`], { seed: '1' }, voice);
    const record = JSON.parse(readFileSync(good, 'utf8'));
    const changed = (name: string, change: object) => {
      const file = scratch(`${name}.json`);
      writeFileSync(file, JSON.stringify({ ...record, ...change }));
      return file;
    };
    const other = changed('chess', { game: 'chess' });
    const old = changed('old', { rules: 0 });
    const illegal = changed('illegal', {
      log: [
        { seat: 0, answer: { shield: 'Copper' } },
        { seat: 0, answer: { hex: '2401' } },
      ],
    });
    const { printed: broken, play } = await type(
      [
        ...opening,
        ...[...files, other, illegal, `${good}.none`].map((file) => `load ${file}`),
        `save ${files[1]}`,
        `load ${old}`,
      ],
      { seed: '5' },
      voice,
    );
    const printed = unbroken(broken);
    expect(printed).toContain('broken.json is not JSON.');
    expect(printed).toContain('foreign.json is not a saved match (record.conjure: expected "record", got nothing)');
    expect(printed).toContain('list.json is not a saved match');
    expect(printed).toContain('is a match of the game chess, not of demons');
    expect(printed).toContain('its step 2 cannot be played');
    expect(printed).toContain('There is no file');
    expect(printed).toContain('exists and is not a saved match: nothing was written');
    expect(readFileSync(files[1], 'utf8')).toBe(bad.foreign);
    // Of another version, but these rules agree with it all the same.
    expect(printed).toContain('was played by version 0 of the rules; these are version');
    expect(play.match.origin.seed).toBe('1');
    const { err, code } = conjure(['play', 'demons', '--load', files[0]]);
    expect([err.trim(), code]).toEqual([`The file ${files[0]} is not JSON.`, 1]);
  });
});

describe('several seats', () => {
  test('people and bots: everybody is asked for his own seat only, bots answer by themselves', async () => {
    const { printed, play } = await type(['gold', 'copper'], { seed: '4', seats: 'Anna,random,Ben' }, voice);
    expect(new Set(play.match.answers.map(({ seat }) => seat)).size).toBe(3);
    expect(printed).toContain('enter Armenia');
  });

  test('one does not see what another holds', async () => {
    const scenario = scratch('two.json');
    writeFileSync(
      scenario,
      JSON.stringify({
        turn: 2,
        magicians: [
          { hex: '0705', spirits: [15] },
          { hex: '0310', spirits: [33] },
        ],
      }),
    );
    const { printed } = await type(['wait', 'done'], { seed: '1', scenario, seats: 'me,Ben' }, voice);
    const [first] = printed.split('> done');
    expect(first).toContain('Eligos');
    expect(first).not.toContain('Gaap');
    expect(lastScreen(printed)).toContain('Gaap');
    expect(lastScreen(printed)).not.toContain('Eligos');
  });

  test('bots alone play to the end and tell it', async () => {
    const { printed, play } = await type([], { seed: '1', seats: 'random,random', options: 'turnLimit=30' }, voice);
    expect(play.match.over).toBe(true);
    expect(printed).toContain('The game is over');
  });

  test('after dice, the others are asked before an undo', async () => {
    const lines = ['copper', 'copper', '0109', 'conjure President', 'undo', 'no', 'undo', 'yes'];
    const { printed, play } = await type(lines, { seed: '12', seats: 'Anna,Ben' }, voice);
    expect(printed).toContain('Do the others agree?');
    expect(play.log.at(-1)).toMatchObject({ undo: 1, agreed: true });
  });
});
