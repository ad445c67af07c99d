import { LANGUAGES } from '@conjure/words';
import { expect, test } from 'vitest';
import { chartsOf } from '../games/demons/model/charts.ts';
import { borrowedBy, displayOf, pilesOf } from '../games/demons/model/display.ts';
import { gridOf } from '../games/demons/model/grid.ts';
import { magicianCard } from '../games/demons/model/magicians.ts';
import { talliesOf } from '../games/demons/model/tallies.ts';
import { printed, SPIRITS, spiritOf } from '../games/demons/printed.ts';
import { seen, wordsOf } from './demons-table.ts';

const SCENARIO = {
  turn: 9,
  phase: 'first',
  magicians: [
    {
      hex: '0708',
      shield: 'Silver',
      spirits: [15, 35, 2],
      treasures: ['51', '66'],
      borrowed: [{ spirit: 9, owner: 1 }],
    },
    { hex: '1010', shield: 'Gold', spirits: [9, 24, 21], known: [24], ring: true, invisible: true },
    { captor: { mortal: 'emir-of-akhlat' }, shield: 'Brass', spirits: [33], wounds: 2, losesTurn: true },
  ],
  boxes: { 43: { is: 'found', counter: 62, by: 1 }, 65: { is: 'closed' } },
  out: [1, 3, 18],
};

test('[17.0] one’s own spirits lie open in the boxes of their ranks, the controlling one marked', async () => {
  const { view } = await seen(3, SCENARIO);
  const rows = displayOf(view, view.magicians[0]);
  expect(rows.map(({ rank }) => rank)).toEqual(printed.spirits.rankOrder);
  const dukes = rows.find(({ rank }) => rank === 'Duke');
  expect(dukes?.boxes).toBe(2);
  expect(dukes?.counters.map(({ number }) => number)).toEqual([2, 15]);
  expect(rows.flatMap(({ counters }) => counters).filter(({ controlling }) => controlling)).toHaveLength(1);
  expect(borrowedBy(view, view.magicians[0])).toMatchObject([{ number: 9, owner: 1 }]);
});

test('[R48] [R106] of others one sees the ranks, and the spirits that have been shown', async () => {
  const { view } = await seen(3, SCENARIO);
  const counters = displayOf(view, view.magicians[1]).flatMap((row) => row.counters);
  expect(counters.map(({ rank, number }) => `${rank} ${number}`).sort()).toEqual(['Earl null', 'King 9', 'Marquis 24']);
  expect(counters.find(({ number }) => number === 9)?.lent).toBe(true);
});

test('the piles are what is left of all spirits and the Ring', async () => {
  const { view } = await seen(3, SCENARIO);
  const piles = pilesOf(view, SPIRITS, printed.spirits.ring.pile);
  expect(piles.reduce((sum, { whole }) => sum + whole, 0)).toBe(73);
  expect(piles.find(({ rank }) => rank === 'King')).toMatchObject({ whole: 8, left: 6 });
});

test('[T11] a counter is printed as the options have it', async () => {
  const { view } = await seen(1, undefined);
  expect(spiritOf(view.options, 32)).toMatchObject({ rank: 'Duke', strength: 8 });
  expect(spiritOf({ ...view.options, asmodayRank: 'King' }, 32)).toMatchObject({ rank: 'King', strength: 9 });
  expect(spiritOf({ ...view.options, powerLetters: 'strict' }, 4).powers).toEqual([]);
});

test('[18.0] the grid has a row for each first die and a column for each second', async () => {
  const { view } = await seen(3, SCENARIO);
  const rows = gridOf(view, await wordsOf('en'));
  expect(rows.map((row) => row.map(({ box }) => box).join(' '))[3]).toBe('41 42 43 44 45 46');
  expect(rows[3][2]).toMatchObject({ is: 'found', seat: 1, finder: 62, value: 15, hex: '1307' });
  expect(rows[3][2].label).toBe(
    'Vagharshapat, 1307: worth 15,000 ducats, seized with 4 or less. Discovered for Berengar by Volac (62).',
  );
  expect(rows[4][0]).toMatchObject({ is: 'owned', seat: 0 });
  expect(rows[5][4].is).toBe('closed');
});

test('a magician’s card says how he is', async () => {
  const { view } = await seen(3, SCENARIO);
  const words = await wordsOf('en');
  const [alaric, berengar, clothilde] = view.magicians.map((m) => magicianCard(view, m, words));
  expect(alaric).toMatchObject({ acts: true, spirits: 3, net: -12, status: { word: 'Hidden, in 0708' } });
  expect(alaric.belongings.map(({ name, value }) => `${name} ${value}`)).toEqual(['Basean fort 7', 'Ishkhan 11']);
  expect(berengar.effects.map(({ word }) => word)).toContain('Invisible');
  expect(berengar.belongings).toMatchObject([{ item: 'ring', value: null }]);
  expect(clothilde.status.word).toBe('Captive of the Emir of Akhlat, in 0811');
  expect(clothilde.effects.map(({ word }) => word)).toContain('Loses the next turn');
});

test('[T3] [T4] the charts are those of the data, and the shield one has is marked', async () => {
  const { view } = await seen(3, SCENARIO);
  const charts = chartsOf(view, view.magicians[0], await wordsOf('en'));
  const chart = (id: string) => charts.find((each) => each.id === id);
  expect(chart('combat')?.rows.map(({ cells }) => cells)).toEqual(printed.tables.combat.rows);
  expect(chart('combat')?.columns.at(-1)).toBe('≥+8');
  expect(chart('conjuration')).toMatchObject({ now: 2, columns: ['Copper', 'Brass', 'Silver', 'Gold'] });
  expect(chart('conjuration')?.rows[0]).toMatchObject({ head: 'King', cells: ['−5', '−4', '−3', '−2'] });
  expect(chart('torture')?.reconstructed).toBe(false);
});

test.each(LANGUAGES)('%s has words for every display', async (lang) => {
  const { view } = await seen(3, SCENARIO);
  const words = await wordsOf(lang);
  const said = [
    view.magicians.map((m) => magicianCard(view, m, words)),
    gridOf(view, words),
    chartsOf(view, view.magicians[0], words),
  ];
  expect(JSON.stringify(said)).not.toContain('⟨');
});

test('a seat’s chip tells ducats and spirits, as its plate does', async () => {
  const { view } = await seen(3, SCENARIO);
  const words = await wordsOf('en');
  for (const magician of view.magicians) {
    const { net, spirits } = magicianCard(view, magician, words);
    expect(talliesOf(magician).map(({ n }) => n)).toEqual([net, spirits]);
  }
});
