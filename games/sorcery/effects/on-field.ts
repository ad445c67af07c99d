import { once } from '@conjure/engine';
import type { Content } from '../content.ts';
import type { Position } from '../state.ts';
import type { Op, OpOf } from './vocabulary.ts';

type LayerKind = 'cap' | 'terrain' | 'veil' | 'browseCost';

/** By kind: what each domain, and each spell and mode, lays on the whole field. Only illusions do. */
const layers = once((content: Content) => {
  const only = (kind: LayerKind, ops: readonly Op[]) => ops.filter(({ op }) => op === kind);
  const of = (kind: LayerKind) => ({
    domains: content.domains.map(({ effects }) => only(kind, effects)),
    spells: content.spells.map(({ type, all }) =>
      all.map(({ effects }) => (type === 'illusion' ? only(kind, effects) : NOTHING)),
    ),
  });
  return { cap: of('cap'), terrain: of('terrain'), veil: of('veil'), browseCost: of('browseCost') };
});

/** The effects of a kind that lie on the whole field: those of domains and illusions. Two copies say the same. [S50] [R25] */
export function effectsOnField<N extends LayerKind>({ state, content }: Position, kind: N): readonly OpOf<N>[] {
  const { domains, inPlay } = state;
  if (domains.length === 0 && inPlay.length === 0) return NOTHING;
  const laid = layers(content)[kind];
  let found: readonly Op[] = NOTHING;
  for (let i = 0; i < domains.length; i++) found = joined(found, laid.domains[domains[i]]);
  for (let i = 0; i < inPlay.length; i++) found = joined(found, laid.spells[inPlay[i].spell][inPlay[i].mode]);
  return found as readonly OpOf<N>[];
}

const joined = (found: readonly Op[], more: readonly Op[]): readonly Op[] =>
  more.length === 0 ? found : found.length === 0 ? more : [...found, ...more];

const NOTHING: readonly never[] = [];

/** Values above this count as this. [B81] */
export function capOf(at: Position, stat: 'speed' | 'range'): number {
  let cap = Number.MAX_SAFE_INTEGER;
  for (const op of effectsOnField(at, 'cap'))
    if (op.stat === stat && (op.if === undefined || precipitates(at))) cap = Math.min(cap, op.max);
  return cap;
}

const precipitates = ({ state, content }: Position): boolean =>
  state.domains.some((domain) => content.domains[domain].subclass === 'precipitation');

/** All shallow and deep water is clear terrain. */
export const waterIsClear = (at: Position): boolean => effectsOnField(at, 'terrain').length > 0;

/** Lines of fire longer than this pass hindering terrain. [B19] */
export function veiledBeyond(at: Position): number {
  let least = Number.MAX_SAFE_INTEGER;
  for (const { beyond } of effectsOnField(at, 'veil')) least = Math.min(least, beyond);
  return least;
}
