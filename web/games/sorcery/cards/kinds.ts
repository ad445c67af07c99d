import mask from 'icon:domino-mask';
import flame from 'icon:flame';
import hand from 'icon:halt';
import hexes from 'icon:hexes';
import knot from 'icon:triquetra';
import type { spellIn } from '@conjure/sorcery/view';

type SpellKind = ReturnType<typeof spellIn>['type'];

/** Each kind of spell has a sign, so that its colour is never alone. */
const KINDS: Readonly<Record<SpellKind, string>> = {
  sorcery: flame,
  enchantment: knot,
  glyph: hexes,
  illusion: mask,
  counterspell: hand,
};

export const kindDrawing = (kind: SpellKind): string => KINDS[kind];
