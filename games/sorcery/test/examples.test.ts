import { expect, test } from 'vitest';
import { sorcery } from '../game.ts';
import type { SorceryOptions } from '../options.ts';
import { refuseArmy } from '../rules/armies.ts';
import { at, close, hits, move, only, setUp, shoot } from './table.ts';

const OPTIONS = Object.fromEntries(sorcery.options.map((option) => [option.name, option.default])) as SorceryOptions;

test('X1 [S4] [S69] [R72] [S67] [R19] filling a book', () => {
  const refused = (figures: string[], stack: string[]) =>
    refuseArmy(sorcery.content, OPTIONS, {
      figures,
      books: [{ book: 'apprentices_primer', wielder: 0, stack }],
      domain: null,
    })?.rule ?? null;
  const three = ['painted_heaven', 'ember_lance', 'wingsong'];
  expect(refused(['ley_novice'], three)).toBeNull();
  expect(refused(['circle_broker'], three)).toBe('S4');
  expect(refused(['circle_broker', 'argent_lancer'], three)).toBe('S4');
  expect(refused(['circle_broker', 'argent_lancer'], ['wingsong', 'ember_lance'])).toBeNull();
  expect(refused(['scaled_novitiate'], ['blood_tithe'])).toBeNull();
  expect(refused(['scaled_novitiate'], ['beacon_of_ruin'])).toBe('S7');
});

test('X2 [B17] [B18] out of the copse', () => {
  const s = setUp({ figures: { chewer: { is: 'shardchewer', at: [10_000, 10_000] } } });
  const out = [at(12_000, 11_500), at(13_000, 12_500)];
  expect(s.why(move('chewer', [...out, at(13_100, 12_600)]))).toBe('B54.length');
  s.does(move('chewer', out));
  expect(s.figure('chewer').at).toEqual(at(13_000, 12_500));

  const back = setUp({ figures: { chewer: { is: 'shardchewer', at: [13_000, 12_500] } } });
  // Through the copse and out again it may not go: it would have to end inside.
  expect(back.refuses(move('chewer', [at(12_000, 11_500), at(10_000, 13_500)]))).toBe('B17');
  back.does(move('chewer', [at(12_000, 11_500), at(10_000, 10_000)]));
});

test('X3 [B9] [B10] [B11] line of fire', () => {
  const shot = (third: [number, number]) =>
    setUp({
      figures: {
        watcher: { is: 'thistle_watcher', at: [10_000, 10_000] },
        target: { is: 'leech_cantor', of: 1, at: [18_000, 13_000] },
        third: { is: 'shardchewer', of: 1, at: third },
      },
    });
  // A Storm Druid names the use first; who could not shoot at anybody is refused even that.
  const name = { do: 'fury', figure: 'watcher', use: 'ranged' };
  const blocked = shot([14_000, 12_200]);
  blocked.does(name, [6]);
  expect(blocked.refuses(shoot('watcher', 'target'))).toBe('B11');
  const clear = shot([14_000, 12_300]);
  clear.does(name, [6]);
  const [attacked] = only(clear.does(shoot('watcher', 'target'), [1, 2]), 'attacked');
  expect(attacked.blows).toMatchObject([{ figure: clear.no('target'), hit: false }]);
});

test('X4 [B72] [B73] [B79] [S70] rule of 3', () => {
  const behind = (fanatic: [number, number]) =>
    setUp({
      figures: {
        // The Scholar looks east; the Reaver stands behind it, two friends to its sides look at it.
        scholar: { is: 'lattice_scholar', of: 1, at: [15_000, 15_000], facing: 0 },
        reaver: { is: 'dust_reaver', at: [13_500, 15_000], facing: 0 },
        north: { is: 'shardchewer', at: [15_000, 16_500], facing: 27_000 },
        south: { is: 'shardchewer', at: [15_000, 13_500], facing: 9_000 },
        singer: { is: 'mother_sanguel', at: [2_000, 28_000] },
        fanatic: { is: 'ash_fanatic', of: 1, at: fanatic },
      },
      books: [{ of: 'singer', book: 'pocket_chapbook', stack: [] }],
      inPlay: [{ card: 'bladesong', caster: 'singer', target: 'reaver' }],
    });
  expect(hits(behind([28_000, 28_000]), close('reaver', 'scholar'), 'scholar')).toBe(35);
  expect(hits(behind([13_500, 24_000]), close('reaver', 'scholar'), 'scholar')).toBe(33);
});

test('X9 [S63] [B19] Nature’s Fury behind a hedge', () => {
  const hedge = () =>
    setUp({
      figures: {
        speaker: { is: 'squall_speaker', at: [6_000, 10_000], facing: 0 },
        // Inside the copse: the line passes hindering terrain that does not hold the shooter.
        target: { is: 'lattice_scholar', of: 1, at: [10_000, 10_000], facing: 18_000, click: 1 },
      },
    });
  const name = { do: 'fury', figure: 'speaker', use: 'ranged' };
  const lucky = hedge();
  lucky.does(name, [3]);
  expect(hits(lucky, shoot('speaker', 'target'), 'target')).toBe(30);
  const unlucky = hedge();
  unlucky.does(name, [4]);
  expect(hits(unlucky, shoot('speaker', 'target'), 'target')).toBe(21);
});
