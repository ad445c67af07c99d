import { readFileSync } from 'node:fs';
import { create } from '@conjure/engine';
import { describe, expect, test } from 'vitest';
import { satchel } from '../game.ts';
import { setUpExactly } from './table.ts';

/** Where a scenario for three heroes is refused, or how it goes on: the first question it asks. */
function read(scenario: unknown, options = {}): string {
  const made = create(satchel, { seats: 4, seed: 'x', scenario, options: { scenario: 'SC4', ...options } });
  return 'fault' in made ? made.fault.place : (made.match.open?.question.kind ?? 'over');
}

const heroes = ['green', 'blue', 'white'];

describe('a scenario that cannot be', () => {
  test.each<[object, string]>([
    [{ heroes: ['green', 'blue'] }, 'scenario.heroes'],
    [{ heroes: ['green', 'blue', 'green'] }, 'scenario.heroes[2]'],
    [{ row: { H1: 'P01' } }, 'scenario.row.H1'],
    [{ row: { S1: 'O01' } }, 'scenario.row.S1'],
    [{ row: { H1: 'O01', H2: 'O01' } }, 'scenario.row.H2'],
    [{ row: { H1: 'Z99' } }, 'scenario.row.H1'],
    [{ ordeals: [] }, 'scenario.ordeals'],
    [{ ordeals: ['O01', 'N01', 'O02'] }, 'scenario.ordeals'],
    [{ spells: ['P01', 'O01'] }, 'scenario.spells[1]'],
    [{ heroes, seats: { brown: {} } }, 'scenario.seats.brown'],
    [{ heroes, seats: { green: { dice: 'BB' } } }, 'scenario.seats.green.dice'],
    [{ heroes, seats: { green: { dice: 'xx-' } } }, 'scenario.seats.green.dice'],
    [{ seats: { sorcerer: { dice: 'x----' } } }, 'scenario.seats.sorcerer.dice'],
    [{ heroes, seats: { green: { learned: 'boot' } } }, 'scenario.seats.green.learned'],
    [{ seats: { sorcerer: { hexed: 'boot' } } }, 'scenario.seats.sorcerer.hexed'],
    [{ heroes, board: { 'satchel:brown': [] } }, 'scenario.board.satchel:brown'],
    [{ heroes, board: { 'remedy:green:hex': [] } }, 'scenario.board.remedy:green:hex'],
    [{ heroes, board: { H1: ['green 4'] } }, 'scenario.board.H1[0]'],
    [{ heroes, board: { H1: ['rex'] } }, 'scenario.board.H1[0]'],
    [{ heroes, board: { H1: ['green 1'], H2: ['green 2'] } }, 'scenario.board.H2[0]'],
    [{ heroes, board: { H1: ['green 1', 'green 1'] } }, 'scenario.board.H1[1]'],
    [{ heroes, board: { S1: ['green 1'] } }, 'scenario.board.S1[0]'],
    [{ heroes, board: { chest: ['soot'] } }, 'scenario.board.chest[0]'],
    [{ heroes, row: { H1: 'O01' }, board: { H1: ['green 1', 'green 2', 'green 3'] } }, 'scenario.board.H1'],
    [{ heroes, row: { H1: 'O20' }, board: { H1: ['green 1', 'blue 2', 'white 3'] } }, 'scenario.board.H1[2]'],
    [{ heroes, wyrm: 1, board: { H1: ['green 1'] } }, 'scenario.board.H1[0]'],
    [{ heroes, board: { wyrm: ['green 1'] } }, 'scenario.board.wyrm[0]'],
    [{ wyrm: 4 }, 'scenario.wyrm'],
    [{ phase: 'over' }, 'scenario.winner'],
    [{ phase: 'over', winner: 'heroes' }, 'scenario.won.heroes'],
    [{ winner: 'heroes' }, 'scenario.winner'],
    [{ won: { heroes: 2, sorcerer: 0 } }, 'scenario.won.heroes'],
    [{ phase: 'waiting', heroes, window: 'green' }, 'scenario.window'],
    [{ heroes, order: ['sorcerer', 'green', 'blue', 'brown'] }, 'scenario.order'],
    [{ live: { now: 3 } }, 'scenario.live'],
    [{ seats: 3 }, 'scenario.seats'],
  ])('%j is refused with its place', (scenario, place) => {
    expect(read(scenario)).toBe(place);
  });

  test('things that a scenario of the game does not have', () => {
    expect(read({ wyrm: 1 }, { scenario: 'SC1' })).toBe('scenario.wyrm');
    expect(read({ lore: 1 }, { scenario: 'SC3' })).toBe('scenario.lore');
    expect(read({ row: { S1: 'X01' } }, { scenario: 'SC3' })).toBe('scenario.row.S1');
    expect(read({ heroes, seats: { green: { familiars: ['awake'] } } }, { familiars: 'off' })).toBe(
      'scenario.seats.green.familiars',
    );
    expect(read({ heroes, live: { now: 3, pausedAt: 4 } }, { clock: 'live' })).toBe('scenario.live.pausedAt');
    expect(read({ heroes, beat: 3, phase: 'running' }, { clock: 'live' })).toBe('scenario.beat');
  });
});

test('what a scenario leaves out is as it was dealt, with no card in two places', () => {
  const dealt = setUpExactly(undefined, { seats: 4 }).state();
  const top = satchel.content.cards[dealt.ordeals[dealt.ordeals.length - 1]].id;
  const s = setUpExactly({ row: { H2: top } }, { seats: 4 }).state();
  expect(s.row.filter((card, i) => i !== 1 && card !== dealt.row[i])).toEqual([]);
  expect(s.ordeals).toHaveLength(dealt.ordeals.length);
  expect(new Set([...s.row, ...s.ordeals, ...s.spells]).size).toBe(6 + s.ordeals.length + s.spells.length);
});

test('an empty scenario is the start of the game', () => {
  expect(setUpExactly({}, { seats: 4 }).state()).toEqual(setUpExactly(undefined, { seats: 4 }).state());
});

test('a die on the board of which nothing is said shows what its slot asks for', () => {
  const s = setUpExactly({ heroes: ['green', 'blue', 'white'], row: { H1: 'O01' }, board: { H1: [null, 'green 2'] } });
  expect(s.there('H1')?.slots[1]).toMatchObject({ face: 'shield' });
});

test('the examples of the documentation are positions', () => {
  const docs = readFileSync(new URL('../../../docs/scenarios-satchel.md', import.meta.url), 'utf8');
  const examples = [...docs.matchAll(/```json\n([\s\S]*?)```/g)].map(([, json]) => JSON.parse(json));
  expect(examples).toHaveLength(2);
  const [green, thorns] = examples.map((example) => setUpExactly(example, { options: { scenario: 'SC3' } }));
  green.place('green', 3, 'H1', 3);
  expect(green.dice('green')).toBe('---');
  thorns.place('sorcerer', 4, 'S3', 4);
  expect(thorns.view()).toMatchObject({ phase: 'over', cause: 'wyrm' });
});
