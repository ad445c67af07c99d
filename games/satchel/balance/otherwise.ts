import type { Study } from '@conjure/lab';
import { ownData } from '../data.ts';
import { type Cell, type DeckRow, LEVELS, type Level, reference, study } from './cells.ts';

/** How many rounds stand behind a cell of the live table, as its note says. */
const REFERENCE_LIVE = 2000;

type Setup = typeof ownData.setup;

/** A study where one side plays otherwise: the bots of a level that it does not need are made so. */
function otherwise({ seats, seed, ...more }: Study, name: string, side: 'heroes' | 'sorcerer', setup: Setup): Study {
  const changed = seats.map((level, seat) => ((seat === 0) === (side === 'sorcerer') ? SPARE : level));
  return { ...more, seats: changed, seed: `${seed} ${name}`, data: { setup } };
}
const SPARE: Level = 'easy';

/** Equal bots in real time, and normal ones against a sorcerer who is slower or quicker. */
export const liveRows = (games: number): { row: DeckRow; same: Cell[]; paces: (Cell & { pace: string })[] }[] =>
  reference.liveClock.rows.map(({ samePace, normalBotsSorcererPace, ...row }) => ({
    row,
    same: LEVELS.map((level) => ({
      study: study(row, games, level, level, { clock: 'live' }),
      reference: { games: REFERENCE_LIVE, ...samePace[level] },
    })),
    paces: PACES.map(([pace, times]) => ({
      pace,
      study: paced(study(row, games, 'normal', 'normal', { clock: 'live' }), pace, times),
      reference: { games: REFERENCE_LIVE, heroesWinPct: normalBotsSorcererPace[pace] },
    })),
  }));

/** Times each interval: who is 25 % slower takes 25 % longer, who is 25 % faster does 25 % more in the same time. */
export const PACES: readonly (readonly [string, number])[] = [
  ['25% slower', 1.25],
  ['10% slower', 1.1],
  ['10% faster', 1 / 1.1],
  ['25% faster', 1 / 1.25],
];

function paced(same: Study, name: string, times: number): Study {
  const { setup } = ownData;
  const { live } = setup.clocks;
  const botPaceMs = { ...live.botPaceMs, [SPARE]: Math.round(live.botPaceMs.normal * times) };
  const bots = { ...setup.bots, [SPARE]: setup.bots.normal };
  return otherwise(same, name, 'sorcerer', {
    ...setup,
    bots,
    clocks: { ...setup.clocks, live: { ...live, botPaceMs } },
  });
}

/** What a side loses that never pushes the Wyrm, never wakes a familiar, or does not care for Wyrm spells; hard bots. */
export const variantRows = (games: number): { row: DeckRow; cells: Partial<Record<VariantName, Cell>> }[] =>
  reference.decks.flatMap(({ measured, ...row }) => {
    const expected = { ...measured.wyrm, ...measured.familiars };
    const plain = study(row, games, 'hard', 'hard');
    const cells = VARIANTS.flatMap(({ name, side, weights }) => {
      const found = expected[name];
      return found ? [[name, { study: otherwise(plain, name, side, setupWith(side, weights)), reference: found }]] : [];
    });
    return cells.length > 0 ? [{ row, cells: Object.fromEntries(cells) }] : [];
  });

const VARIANTS = [
  { name: 'ifHeroesNeverPush', side: 'heroes', weights: { wyrmTile: [0, 0, 0], wyrmTileWhenNoThreat: 0 } },
  { name: 'ifSorcererValuesWyrmAsPlain', side: 'sorcerer', weights: { wyrm: [1, 1, 1, 1] } },
  { name: 'ifHeroesNeverUseThem', side: 'heroes', weights: { satchel: 0 } },
  { name: 'ifSorcererNeverUsesThem', side: 'sorcerer', weights: { chest: 0 } },
] as const;
type VariantName = (typeof VARIANTS)[number]['name'];
export const VARIANT_NAMES: readonly VariantName[] = VARIANTS.map(({ name }) => name);

function setupWith(side: 'heroes' | 'sorcerer', weights: object): Setup {
  const { setup } = ownData;
  const changed = side === 'heroes' ? { hero: weights, sorcerer: {} } : { hero: {}, sorcerer: weights };
  return { ...setup, bots: { ...setup.bots, [SPARE]: changed } } as Setup;
}
