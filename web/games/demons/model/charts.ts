import type { Bounds, DemonsView, MagicianView } from '@conjure/demons/view';
import type { Words } from '../names.ts';
import { ladderOf, printed, RANKS } from '../printed.ts';

interface Row {
  readonly head: string;
  readonly cells: readonly string[];
  /** The row that counts for the viewer now. */
  readonly now?: boolean;
}

export interface Chart {
  readonly id: string;
  readonly title: string;
  /** What the numbers are, and how the chart is read. */
  readonly text: string;
  readonly corner: string;
  readonly columns: readonly string[];
  /** The column that counts for the viewer now. */
  readonly now?: number;
  readonly rows: readonly Row[];
  /** What the letters in the cells mean. */
  readonly legend: readonly (readonly [letters: string, meaning: string])[];
  /** The rule that says where it comes from. */
  readonly rule: string;
  readonly reconstructed: boolean;
}

const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');
const plain = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);

/** `≤−7`, `1–4`, `≥20`; a narrow column breaks it after the dash. */
function range({ min, max }: Bounds, number = plain): string {
  if (min === null) return max === null ? '' : `≤${number(max)}`;
  if (max === null) return `≥${number(min)}`;
  return min === max ? number(min) : `${number(min)}${number === signed ? '…' : '–'}\u200b${number(max)}`;
}

/** The charts beside the map, as printed. [2.2] */
export function chartsOf(view: DemonsView, own: MagicianView | undefined, words: Words): Chart[] {
  return [
    combat(words),
    conjuration(own, words),
    discovery(words),
    terrain(words),
    shields(view, own, words),
    torture(words),
  ];
}

function combat({ t, say }: Words): Chart {
  const { columns, rows } = printed.tables.combat;
  return {
    id: 'combat',
    title: t('demons.chart.combat'),
    text: t('demons.chart.combat.text'),
    corner: t('demons.chart.die'),
    columns: columns.map((bounds) => range(bounds, signed)),
    rows: rows.map((cells, i) => ({ head: `${i + 1}`, cells })),
    legend: ['Af', 'Ax', 'Df', 'Dx'].map((result) => [result, say({ key: `result.${result}` })]),
    rule: 'T3',
    reconstructed: true,
  };
}

function conjuration(own: MagicianView | undefined, { t, say }: Words): Chart {
  const { shields, values } = printed.tables.conjuration;
  return {
    id: 'conjuration',
    title: t('demons.chart.conjuration'),
    text: t('demons.chart.conjuration.text'),
    corner: t('demons.spirit.rank'),
    columns: shields.map((shield) => say({ key: `shield.${shield}` })),
    ...(own?.shield ? { now: shields.indexOf(own.shield) } : {}),
    rows: RANKS.map((rank, i) => ({
      head: say({ key: `rank.${rank}` }),
      cells: values.map((row) => signed(row[i])),
    })),
    legend: [],
    rule: 'T4',
    reconstructed: true,
  };
}

function discovery({ t }: Words): Chart {
  const { columns, rows } = printed.tables.discovery;
  return {
    id: 'discovery',
    title: t('demons.chart.discovery'),
    text: t('demons.chart.discovery.text'),
    corner: t('demons.chart.die'),
    columns: columns.map((bounds) => range(bounds)),
    rows: rows.map(({ results, ...bounds }) => ({
      head: range(bounds),
      cells: results.map((one) => (one === '-' ? '–' : one)),
    })),
    legend: [
      ['D', t('demons.search.D')],
      ['E', t('demons.search.E')],
      ['–', t('demons.search.-')],
    ],
    rule: 'T2',
    reconstructed: true,
  };
}

function terrain({ t, say }: Words): Chart {
  const { types, baseCost, riverAdd } = printed.tables.terrain;
  return {
    id: 'terrain',
    title: t('demons.chart.terrain'),
    text: t('demons.chart.terrain.text'),
    corner: t('demons.chart.ground'),
    columns: [t('demons.chart.cost'), t('demons.chart.search')],
    rows: [
      ...types.map(({ type, add, discovery }) => ({
        head: say({ key: `terrain.${type}` }),
        cells: [add === null ? '✕' : `${baseCost + add}`, discovery === null ? '✕' : signed(discovery)],
      })),
      { head: say({ key: 'terrain.river' }), cells: [signed(riverAdd), signed(0)] },
    ],
    legend: [['✕', t('demons.chart.closed')]],
    rule: 'T1',
    reconstructed: true,
  };
}

function shields(view: DemonsView, own: MagicianView | undefined, { t, say }: Words): Chart {
  return {
    id: 'shields',
    title: t('demons.chart.shields'),
    text: t('demons.chart.shields.text'),
    corner: t('demons.chart.shield'),
    columns: [t('demons.chart.several'), t('demons.chart.alone')],
    rows: ladderOf(view.options).map(({ name, multiDeduction, soloDeduction }) => ({
      head: say({ key: `shield.${name}` }),
      cells: [multiDeduction, soloDeduction].map((n) => t('demons.ducats', { n: -n })),
      now: own?.shield === name,
    })),
    legend: [],
    rule: 'T6',
    reconstructed: true,
  };
}

function torture({ t }: Words): Chart {
  return {
    id: 'torture',
    title: t('demons.chart.torture'),
    text: t('demons.chart.torture.text'),
    corner: t('demons.chart.die'),
    columns: [t('demons.chart.wounds')],
    rows: printed.tables.torture.rows.map(({ wounds, ...bounds }) => ({ head: range(bounds), cells: [`${wounds}`] })),
    legend: [],
    rule: '16.0b',
    reconstructed: false,
  };
}
