import { give, type Match } from '@conjure/engine';
import { describe, expect, test } from 'vitest';
import { STYLE } from '../play/demons/menu.ts';
import { brawlers, matchAt, spirits, traders, two } from './positions/demons.ts';
import { askedIn, typingTo } from './script.ts';

const { face, voiceIn } = await typingTo('demons');
const [voice, french] = [await voiceIn('en'), await voiceIn('fr')];

describe('what people type', () => {
  const first = matchAt({ scenario: two({ hex: '0705', spirits }, { hex: '0310' }), seats: 2 }, 'typed');
  const use = matchAt({ scenario: traders, seats: 2 }, 'typed');
  const battle = matchAt({ scenario: brawlers, seats: 2 }, 'typed');

  const reads = (match: Match, line: string, speak = voice) => face.read(askedIn(match, 0, speak), line);

  test.each([
    ['0706', { do: 'move', to: '0706' }],
    ['walk 0706', { do: 'move', to: '0706' }],
    ['Artanuji', { do: 'move', to: '0704' }],
    ['conjure Duke', { do: 'conjure', rank: 'Duke' }],
    ['duke', { do: 'conjure', rank: 'Duke' }],
    ['Presid', { do: 'conjure', rank: 'President' }],
    ['WAIT', { do: 'wait' }],
    ['leave', { do: 'leave' }],
    ['raise', { do: 'raise' }],
    // Not allowed, and yet understood: the rules say why not.
    ['0101', { do: 'move', to: '0101' }],
    ['earl', { do: 'conjure', rank: 'Earl' }],
  ])('“%s” in the first phase', (line, answer) => {
    expect(reads(first, line)).toEqual({ answer });
  });

  test.each([
    ['done', { do: 'done' }],
    ['33 T 1914', { do: 'power', spirit: 33, power: 'T', to: '1914' }],
    ['gaap t tabriz', { do: 'power', spirit: 33, power: 'T', to: '1914' }],
    ['33 t off', { do: 'power', spirit: 33, power: 'T', to: null }],
    ['58 F Emir of Ani', { do: 'power', spirit: 58, power: 'F', mortal: 'emir-of-ani' }],
    ['58 f e', { do: 'power', spirit: 58, power: 'F', mortal: 'emir-of-ani' }],
    ['58 F Berengar Prince', { do: 'power', spirit: 58, power: 'F', magician: 1, rank: 'Prince' }],
    ['15 D', { do: 'power', spirit: 15, power: 'D' }],
    ['release Eligos', { do: 'release', spirit: 15 }],
    ['attack Berengar', { do: 'attack', hex: '0706' }],
    ['attack 0706', { do: 'attack', hex: '0706' }],
    ['trade berengar', { do: 'trade', magician: 1 }],
    ['15 P kars', { do: 'power', spirit: 15, power: 'P', city: '1005' }],
    ['seize 43 15', { do: 'seize', box: '43', spirit: 15 }],
    ['1 I', { do: 'power', spirit: 1, power: 'I' }],
  ])('“%s” in the demon-use phase', (line, answer) => {
    expect(reads(use, line)).toEqual({ answer });
  });

  const homeward = matchAt({ scenario: two({ hex: '0108' }, { captor: { magician: 0 } }), seats: 2 }, 'typed');
  const held = matchAt(
    { scenario: { ...two({ captor: { magician: 1 }, spirits: [9] }, { hex: '0706' }), phase: 'use' }, seats: 2 },
    'typed',
  );
  const familiars = ['emir-of-tabriz'];
  const order = matchAt(
    { scenario: { ...two({ hex: '0108', familiars }, { hex: '0310' }), phase: 'waking' }, seats: 2 },
    'typed',
  );

  test.each([
    [homeward, 'leave', { do: 'leave' }],
    [homeward, 'leave 0110', { do: 'leave', from: '0110' }],
    [homeward, 'leave 0710', { do: 'leave', from: '0710' }],
    [held, 'attack Berengar', { do: 'attack', hex: '0706' }],
    [order, '1913', { to: '1913', drop: false, attack: true }],
    [order, '1913 peace', { to: '1913', drop: false, attack: false }],
    [order, 'peace 1913', { to: '1913', drop: false, attack: false }],
    [order, 'stand', { to: null, drop: false, attack: true }],
  ])('%#: “%s” with a captive, as a captive, to a familiar', (match, line, answer) => {
    expect(reads(match, line)).toEqual({ answer });
  });

  test('every such answer is spelled as it is read', () => {
    for (const match of [homeward, held, order]) {
      const asked = askedIn(match, 0, voice);
      for (const option of match.open?.question.candidates?.(0) ?? [])
        expect(face.read(asked, STYLE.spell(asked, option))).toEqual({ answer: option });
    }
  });

  test('in another language, with or without accents, and still in English', () => {
    expect(reads(first, 'conjurer Duc', french)).toEqual({ answer: { do: 'conjure', rank: 'Duke' } });
    expect(reads(first, 'president', french)).toEqual({ answer: { do: 'conjure', rank: 'President' } });
    expect(reads(first, 'attendre', french)).toEqual({ answer: { do: 'wait' } });
    expect(reads(first, 'conjure Duke', french)).toEqual({ answer: { do: 'conjure', rank: 'Duke' } });
    // A deed of the other phase is understood, and then refused by its rule.
    expect(reads(use, 'élever', french)).toEqual({ answer: { do: 'raise' } });
    expect(reads(use, 'xyzzy', french)).toHaveProperty('stuck');
  });

  test('what fits several answers lists them, what fits none says so', () => {
    const several = reads(use, 'Gaap');
    expect('several' in several && several.several.length).toBeGreaterThan(10);
    expect(reads(use, 'P')).toHaveProperty('several');
    expect(reads(use, 'release')).toHaveProperty('several');
    expect(reads(first, 'conjure')).toHaveProperty('several');
    expect(reads(first, 'move')).toHaveProperty('several');
    expect(reads(first, 'xyzzy')).toEqual({ stuck: 'xyzzy' });
    expect(reads(first, '0706 now')).toEqual({ stuck: 'now' });
    expect(reads(battle, 'trade')).toEqual({ answer: { do: 'trade', magician: 1 } });
    expect(reads(battle, 'torture')).toHaveProperty('nothing');
  });

  test('a list of spirits, all of them, none of them', () => {
    give(battle, 0, { do: 'attack', hex: '0805' });
    expect(battle.open?.question.kind).toBe('commit');
    expect(reads(battle, '14, 5')).toEqual({ answer: { with: [14, 5] } });
    expect(reads(battle, 'leraje bathin')).toEqual({ answer: { with: [14, 18] } });
    expect(reads(battle, 'all')).toEqual({ answer: { with: [5, 14, 18] } });
    expect(reads(battle, 'none')).toEqual({ answer: { with: [] } });
    // Not his, and yet understood.
    expect(reads(battle, '33')).toEqual({ answer: { with: [33] } });
  });
});
