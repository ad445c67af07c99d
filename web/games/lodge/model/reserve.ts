import type { Seat } from '@conjure/engine';
import familiars from '@conjure/lodge/data/familiars.json' with { type: 'json' };
import type { LodgeView, RoomView } from '@conjure/lodge/view';
import { familiarOf } from './models.ts';

export interface Kennel {
  readonly family: string;
  readonly lair: string;
  readonly room: RoomView | null;
  readonly specimens: readonly { readonly creature: string; readonly owner: Seat | null }[];
}

/** The families in play, each with its lair and where its three specimens are. [F5] */
export const kennels = (view: LodgeView): Kennel[] =>
  familiars.families
    .filter(({ id }) => (view.families as readonly string[]).includes(id))
    .map(({ id, lair, specimens }) => ({
      family: id,
      lair,
      room: view.rooms.find(({ tile }) => tile === lair) ?? null,
      specimens: specimens.map((creature) => ({
        creature,
        owner: view.seats.find((seat) => familiarOf(seat)?.creature === creature)?.seat ?? null,
      })),
    }));
