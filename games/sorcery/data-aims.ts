import type { Fault } from '@conjure/engine';
import type { SpellData } from './data.ts';
import type { Target } from './effects/targets.ts';
import type { Op } from './effects/vocabulary.ts';
import { fault, firstFault } from './faults.ts';

type Name = Op['op'];

const LASTING: readonly Name[] = ['modify', 'gain', 'ignore', 'forbid', 'breakAway', 'trigger'];
const ON_FIELD: readonly Name[] = [
  'modify',
  'gain',
  'ignore',
  'forbid',
  'breakAway',
  'cap',
  'terrain',
  'veil',
  'browseCost',
];

/** What each kind of card may say: what happens at once, what lasts, what lies on the whole field. */
const SAYS = {
  sorcery: ['attack', 'damage', 'heal', 'token', 'eliminate', 'roll', 'move', 'endSpell', 'flip', 'raise'],
  enchantment: LASTING,
  glyph: LASTING,
  illusion: ON_FIELD,
  domain: [...ON_FIELD, 'trigger'],
  counterspell: ['counter'],
  doNotCast: ['modify', 'browseCost', 'stackRule'],
} as const satisfies Record<string, readonly Name[]>;

/** What a spell is aimed at where its text says so. */
const AIMED_AT: { readonly [N in Name]?: Target['kind'] } = {
  attack: 'figure',
  endSpell: 'spell',
  flip: 'figure',
  raise: 'fallen',
};
const MOVED_AT: Readonly<Record<string, Target['kind']>> = { away: 'figure', place: 'place', walk: 'path' };

export const saysFault = (kind: keyof typeof SAYS, ops: readonly Op[], place: string): Fault | null =>
  firstFault(ops, ({ op }, i) =>
    (SAYS[kind] as readonly Name[]).includes(op)
      ? null
      : fault(`${place}[${i}].op`, `one of ${SAYS[kind].join(', ')}`, op),
  );

/** Cards say what their kind can say, and are aimed at what their text speaks of. [S41] [S42] [S44] [S50] */
export function aimFault(spell: SpellData, place: string): Fault | null {
  const kind = spell.cast ? spell.type : 'doNotCast';
  const ways = spell.modes ?? [{ target: spell.target, effects: spell.effects }];
  return firstFault(ways, ({ target, effects }, i) => {
    const at = spell.modes ? `${place}.modes[${i}]` : place;
    return saysFault(kind, effects, `${at}.effects`) ?? targetFault(spell, target, effects, at);
  });
}

function targetFault(
  { type, cast }: SpellData,
  target: Target | null,
  effects: readonly Op[],
  at: string,
): Fault | null {
  const got = target?.kind ?? null;
  if (type === 'enchantment' && (target?.kind !== 'figure' || target.max !== 1))
    return fault(`${at}.target`, 'one figure for an enchantment', got);
  if ((!cast || type !== 'sorcery') && type !== 'enchantment' && target !== null)
    return fault(`${at}.target`, `null for ${type}`, got);
  return firstFault(effects, (op) => {
    const kind = op.op === 'move' ? MOVED_AT[op.mode] : AIMED_AT[op.op];
    return kind === undefined || kind === got ? null : fault(`${at}.target.kind`, `${kind}, for ${op.op}`, got);
  });
}
