import { expect, test } from 'vitest';
import {
  choicesFor,
  DIRECT_ACTIONS,
  plainAction,
  powersOf,
  rankTiles,
  seizable,
} from '../games/demons/model/actions.ts';
import { neverPicked, partnerOf, picking, shieldPrices, thingsFor } from '../games/demons/model/picks.ts';
import { talliesOf } from '../games/demons/model/tallies.ts';
import { targetOf } from '../games/demons/model/targets.ts';
import { seen } from './demons-table.ts';

const CROSSROADS = {
  turn: 5,
  phase: 'use',
  magicians: [
    { hex: '1307', spirits: [10, 15, 40], treasures: ['11', '12'], ring: true },
    { hex: '1308', spirits: [13, 26, 55], treasures: ['13'] },
  ],
  mortals: { 'wali-of-partav': { hex: '1206' }, abbot: { hex: '1406' } },
  boxes: { 43: { is: 'found', counter: 62, by: 0 } },
};

test('[9.1] [9.2] a rank that will not come here is dimmed, and the wish for it is there to be refused', async () => {
  const { view, asked } = await seen(1, { turn: 2, phase: 'first', magicians: [{ hex: '0706', shield: 'Silver' }] });
  const tiles = rankTiles(view, asked);
  expect(tiles.map(({ rank, number }) => `${rank} ${number}`)[0]).toBe('King -3');
  expect(tiles.filter(({ choices }) => choices.length === 0).map(({ rank }) => rank)).toEqual(['Earl']);
  expect(tiles.find(({ rank }) => rank === 'Earl')?.answer).toEqual({ do: 'conjure', rank: 'Earl' });
  expect(plainAction(asked, 'raise')).toMatchObject({ choices: [], answer: { do: 'raise' } });
  expect(plainAction(asked, 'wait').choices).toHaveLength(1);
});

test('[12.3] every letter of every spirit is an action, to be had or not', async () => {
  const { view, asked } = await seen(2, CROSSROADS);
  const powers = powersOf(view, asked);
  expect(powers.map(({ spirit, power }) => `${spirit}${power}`)).toEqual('10C 10F 15B 15D 15P 40G 40R 40X'.split(' '));
  const cure = powers[0];
  expect(cure.choices).toEqual([]);
  expect(cure.answer).toMatchObject({ do: 'power', spirit: 10, power: 'C' });
  expect(seizable(asked)).toEqual(['43']);
  expect(DIRECT_ACTIONS.flatMap((name) => choicesFor(asked, name)).length).toBe(5);
});

test('[12.3P] a target is called by its name alone: what all of them begin with is settled', async () => {
  const { view, asked } = await seen(2, CROSSROADS);
  const love = powersOf(view, asked).find(({ power }) => power === 'P');
  const named = love?.choices.map((choice) => targetOf(choice, { do: 'power', spirit: 15, power: 'P' })) ?? [];
  expect(named).toHaveLength(22);
  expect(named[0]).toEqual([{ key: 'city.baberd', or: 'Baberd' }]);
  const [release] = choicesFor(asked, 'release');
  expect(targetOf(release, { do: 'release' })).toEqual([]);
});

test('[4.0d] who has no shield yet owes nothing for one', async () => {
  const { view } = await seen(1, undefined);
  expect(view.magicians[0].shield).toBeNull();
  expect(talliesOf(view.magicians[0])[0].n).toBe(0);
});

test('[7.0] spirits picked in any order are the same commitment', async () => {
  const { view, asked } = await seen(2, CROSSROADS, { do: 'attack', hex: '1206' });
  expect(thingsFor(view, asked, 'with')).toEqual([10, 15, 40]);
  expect(picking(asked, { with: [40, 10] })?.about).toEqual({ strength: 8, against: 4 });
  expect(picking(asked, { with: [] })).toBeUndefined();
  expect(neverPicked(asked, 'with', [10, 15, 40, 13])).toEqual(new Set([13]));
});

test('[R67] an offer has two sides', async () => {
  const { view, asked } = await seen(2, CROSSROADS, { do: 'trade', magician: 1 });
  expect(partnerOf(view, asked)).toBe(1);
  expect(picking(asked, { give: ['ring', '11'], take: ['13'] })).toBeDefined();
});

test('[4.4a] [4.6a] shields cost what the table says, alone and with others', async () => {
  const prices = async (seats: number) => {
    const { view, asked } = await seen(seats, undefined);
    return shieldPrices(view, asked.seats[0]).map(({ price }) => price);
  };
  expect(await prices(1)).toEqual([20, 40, 60, 80]);
  expect(await prices(3)).toEqual([0, 15, 30, 45]);
});
