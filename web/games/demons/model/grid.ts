import type { BoxView, DemonsView } from '@conjure/demons/view';
import { magicianName, mortalName, siteName, spiritName, type Words } from '../names.ts';

export interface GridCell {
  readonly box: string;
  readonly hex: string;
  readonly seize: number;
  /** In thousands of ducats. */
  readonly value: number;
  readonly is: BoxView['is'];
  readonly seat: number | null;
  /** The number of the spirit that found it, where that still matters. */
  readonly finder: number | null;
  readonly name: string;
  readonly label: string;
}

/** The Treasure Discovery Grid: a row for each first die, a column for each second. [18.0] */
export function gridOf(view: DemonsView, words: Words): GridCell[][] {
  const cells = view.boxes.map((box) => cellOf(view, box, words));
  const rows = Map.groupBy(cells, ({ box }) => box[0]);
  return [...rows.keys()].sort().map((row) => (rows.get(row) ?? []).toSorted((a, b) => a.box.localeCompare(b.box)));
}

function cellOf(view: DemonsView, box: BoxView, { say, t }: Words): GridCell {
  const { is, by, mortal, counter, hex, seize, value } = box;
  const site = siteName(box.site);
  const facts = {
    box: site,
    hex,
    needed: seize,
    value,
    by: by === null ? 'none' : magicianName(view, by),
    mortal: mortal === null ? 'none' : mortalName(mortal),
    spirit: counter === null ? 'none' : spiritName(counter),
    number: counter ?? 0,
  };
  return {
    box: box.box,
    hex,
    seize,
    value,
    is,
    seat: by,
    finder: is === 'found' ? counter : null,
    name: say(site),
    label: `${t('demons.box', facts)} ${t(`demons.box.${is}`, facts)}`,
  };
}
