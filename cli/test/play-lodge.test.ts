import { levels } from '@conjure/bots';
import { firstWaiting, forcedIn, fork, type Match } from '@conjure/engine';
import { randomPlay } from '@conjure/engine/proof';
import { describe, expect, test } from 'vitest';
import { answersItself, newSession, type SeatPlayer } from '../play/session.ts';
import { busy, setting, studying } from './positions/lodge.ts';
import { conjure, unbroken } from './run.ts';
import { askedIn, expectBoardInColour, page, typingTo } from './script.ts';

const { box, face, type, typedMatch, voiceIn } = await typingTo('lodge');
const [voice, russian] = [await voiceIn(), await voiceIn('ru')];

describe('the Lodge in characters', () => {
  const drawn = (width: number, speak = voice) => face.board(askedIn(busy(), 1, speak, width), 'question') ?? [];

  test.each([
    ['lodge-80', 80, voice],
    ['lodge-100', 100, voice],
    ['lodge-50', 50, voice],
    ['lodge-80-ru', 80, russian],
  ])('%s', async (name, width, speak) => {
    const lines = drawn(width, speak).join('\n').split('\n');
    expect(Math.max(...lines.map((line) => [...line].length))).toBeLessThanOrEqual(width);
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`goldens/${name}.txt`);
  });

  test('shows who is where, what rooms hold, what is used, closed or gone, and where one may go', () => {
    const text = drawn(80).join('\n');
    expect(text).toContain('[J+Muso]');
    expect(text).toContain('[N] n:Bone… [R]');
    expect(text).toContain('r:Polly');
    expect(text).toContain('3/6 NN*');
    expect(text).toMatch(/-1,0 red ✓/);
    expect(text).toMatch(/0,0 black ×/);
    expect(text).toMatch(/2,-2 \w+ †/);
    expect(text).toMatch(/→1,0/);
    expect(text).not.toMatch(/→2,0/);
  });

  test('colour adds nothing but colour', () => expectBoardInColour(face, askedIn(busy(), 1, voice)));

  test('a player reads his spells in full, what he has set and both halves while he plans', () => {
    const acting = unbroken(face.position(askedIn(busy(), 1, voice)).join('\n'));
    expect(acting).toContain('Thunder Nail a (combat): 3 damage to one enemy model within range 1.');
    expect(acting).not.toContain('Thunder Nail b');
    expect(acting).toContain('Three Lanterns, 2 Power:');
    // Nobody else reads them.
    expect(face.position(askedIn(busy(), 1, voice)).join('')).toContain('Ember Dart');
    const watching = { ...askedIn(busy(), 1, voice), view: box.game.view(busy().table, 0), viewer: 0 };
    expect(face.position(watching).join('')).not.toContain('Ember Dart');
    const planning = face.position(askedIn(setting(), 1, voice)).join('\n');
    for (const half of ['Lodestar a (utility)', 'Lodestar b (utility)', 'Unspell a (trap)'])
      expect(planning).toContain(half);
  });

  test.each([
    ['ember dart', 'Ember Dart a (combat): 2 damage to one enemy model within range 2.'],
    ['library', 'Library (yellow): draw 2 spells from one school deck and keep 1. Holds 5'],
    ['muso', 'Muso (demon): move 2, damage 2, health 3; instead of its attack'],
    ['three lanterns', 'Three Lanterns, 2 Power: '],
    ['creeping', 'Creeping Thorns: '],
  ])('“show %s”', (word, said) => {
    expect(unbroken(face.card(askedIn(busy(), 1, voice), word)?.join('\n') ?? '')).toContain(said);
    expect(face.card(askedIn(busy(), 1, voice), 'attic')).toBeNull();
  });
});

describe('what people type', () => {
  const reads = (match: Match, seat: number, line: string, speak = voice) =>
    face.read(askedIn(match, seat, speak), line);

  test.each([
    ['ember dart a, salt skin b', { I: 'ember_dart/a', II: 'salt_skin/b' }],
    ['ember a salt b q lodestar a', { I: 'ember_dart/a', II: 'salt_skin/b', Q: 'lodestar/a' }],
    [
      'Lodestar b, lodestar b, unspell a, ember dart a',
      { I: 'lodestar/b', II: 'lodestar/b', III: 'unspell/a', Q: 'ember_dart/a' },
    ],
    // Not in hand, and yet understood: the rules say why not.
    ['collapse a, salt skin b', { I: 'collapse/a', II: 'salt_skin/b' }],
    ['{"I":"ember_dart/a"}', { I: 'ember_dart/a' }],
  ])('“%s” sets spells', (line, answer) => {
    expect(reads(setting(), 1, line)).toEqual({ answer });
    const asked = askedIn(setting(), 1, voice);
    expect(face.read(asked, face.spell(asked, answer))).toEqual({ answer });
  });

  test('schools are named with a number, in another language too', () => {
    const answer = { schools: ['destruction', 'destruction', 'illusion', 'necromancy'] };
    expect(reads(studying(), 1, 'destruction 2 illusion necromancy')).toEqual({ answer });
    expect(reads(studying(), 1, 'destr destr illus necro')).toEqual({ answer });
    expect(reads(studying(), 1, 'разрушение 2 иллюзия некромантия', russian)).toEqual({ answer });
    expect(reads(studying(), 1, 'destruction 2 dance')).toEqual({ stuck: 'dance' });
  });

  test('everything else by words of its line', () => {
    expect(reads(busy(), 1, 'cast I')).toHaveProperty('answer');
    expect(reads(busy(), 1, 'fight rebecca')).toEqual({ answer: { do: 'fight', model: 'rebecca' } });
    expect(reads(busy(), 1, 'pass')).toEqual({ answer: { do: 'pass' } });
    expect(reads(busy(), 1, 'xyzzy')).toEqual({ stuck: 'xyzzy' });
  });
});

test('a match is played to its end from typed lines', () => {
  const options = { seed: '3', seats: 'me,random' };
  const { lines, play } = typedMatch(options, voice, 'greedy:20');
  const { out, err, code } = conjure(['play', 'lodge', '--seed', '3', '--seats', 'me,random'], `${lines.join('\n')}\n`);
  expect([err, code]).toEqual(['', 0]);
  expect(out).toContain('The match is over');
  expect(out).not.toMatch(/I do not understand|Something is missing|⟨|undefined|\[object/);
  // What there was no choice in was not asked for: an undo passes over it.
  expect(play.log).toContainEqual({ seat: 0, answer: { do: 'decline' }, auto: true });
  const result = box.game.result(play.match.table);
  expect(out).toContain(result?.reason === 'rose' ? 'The Black Rose wins, and every mage loses.' : ' wins.');
});

test('who has no choice is not asked, but where others at the keyboard would learn it', () => {
  const held = (game: Match, players: readonly SeatPlayer[]) => {
    const session = newSession(face, { match: fork(game), log: [], undone: [], free: false }, players, voice, page());
    return answersItself(session, firstWaiting(game));
  };
  const bot: SeatPlayer = { is: 'bot', level: levels[0] };
  const person: SeatPlayer = { is: 'person', name: null };
  let met = 0;
  randomPlay(box.game, { seed: 'alone', seats: 2 }, (match) => {
    const asked = match.open?.question;
    if (!asked) return;
    const forced = forcedIn(asked, firstWaiting(match));
    if (asked.kind === 'react' && forced) met++;
    expect(held(match, [person, bot])).toBe(forced !== null);
    expect(held(match, [person, person])).toBe(forced === 'openly');
  });
  expect(met).toBeGreaterThan(0);
});

test('commands: why, odds, hint, rules, show, map, help and what makes no sense', async () => {
  const lines = ['why 1', 'hint', 'rules F21', 'show attic', 'map attic', 'map all', 'map library', '?', 'dance'];
  const { printed } = await type(lines, { seed: '3', seats: 'me,random,random' }, voice);
  const text = unbroken(printed);
  expect(text).toMatch(/An expert would choose: [^.]*\.\s+Type:\s+\w+(?:,\s+\w+){3}\n/);
  expect(text).toContain('[F21] ');
  expect(text).toContain('There is no spell, room, evocation, quest or event “attic”');
  expect(text).toContain('There is no “attic” in the Lodge.');
  expect(text).toContain('→ rooms you may choose');
  expect(text).toContain('Library (yellow)');
  expect(text).toContain('Spells are set with their halves');
  expect(text).toContain('I do not understand “dance” here.');
});
