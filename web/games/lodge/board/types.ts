import type { LodgeView, ModelName, Place, RoomName } from '@conjure/lodge/view';
import type { LitRole } from '../../../parts/lit.ts';
import type { Way } from '../model/ways.ts';

export type { ModelName, Place, RoomName };

/** A room that may be chosen. `role` decides the shape as well as the colour. */
export interface LitRoom {
  room: RoomName;
  /** A step leads there; its effect is used; it is struck or made unstable; something is put there. */
  role: 'go' | 'activate' | 'target' | 'place';
  /** What everybody knows to follow there: a familiar joins, or parts; somebody may spring a trap. */
  omens?: readonly Omen[];
  /** What happens there, in words, for `saidOf` to begin with. */
  label?: string;
  /** The way there, where it is more than one step. */
  way?: Way;
}

export type Omen = 'join' | 'part' | 'trap';

/** A model that may be chosen. */
export interface LitModel {
  model: ModelName;
  role: LitRole;
  label?: string;
}

/** A room, or a model in it. */
export type Spot = { readonly room: RoomName } | { readonly model: ModelName };

/** A model walks. It stands at the end of the path already, or will when the time is over. `cell` is the Cell of its mage. */
export interface Motion {
  model: ModelName;
  path: readonly Place[];
  ms: number;
}

/** What happens in a room, or with a model, for a moment. */
export interface Flash {
  at: Spot;
  kind:
    | 'attack'
    | 'wound'
    | 'heal'
    | 'shield'
    | 'cast'
    | 'trap'
    | 'activate'
    | 'instability'
    | 'destroy'
    | 'summon'
    | 'banish'
    | 'join'
    | 'part'
    | 'defeat'
    | 'rose'
    | 'power'
    | 'look';
  /** A number beside the sign: damage, cubes, Power. */
  n?: number;
  ms: number;
}

export interface BoardProps {
  view: LodgeView;
  /** Where models stand while events are being shown; absent ones are where the view has them. */
  standing?: { readonly [model: ModelName]: Place };
  lit: readonly LitRoom[];
  litModels: readonly LitModel[];
  /** A choice is being made here: what cannot be chosen steps back. */
  dims: boolean;
  /** The answer that is being considered. */
  chosen?: Spot | null | undefined;
  /** What an adviser's answer is about. */
  advised?: Spot | null | undefined;
  /** Who would go where by what an adviser says, or the list points to. */
  ghost?: { readonly model: ModelName; readonly to: RoomName } | null | undefined;
  /** Who would be struck by what is shown so, and by whom. */
  strikes?: { readonly by: ModelName; readonly at: readonly ModelName[] } | null | undefined;
  /** How far one would come on the way to a room that is not lit. */
  stopped?(room: RoomName): Way | null;
  /** Where the board should look; it moves only if that is out of sight. */
  focus?: RoomName | null;
  motions?: readonly Motion[] | undefined;
  flashes?: readonly Flash[] | undefined;
  /** The name of the room that lies there, in the reader's language. */
  nameOf(room: RoomName): string;
  /** One letter by which an owner of cubes is known without colour: the initial of the mage. The Rose has a sign of its own. */
  letterOf(seat: number): string;
  /** A room, or a model, in words. */
  labelOf(room: RoomName): string;
  labelOfModel(model: ModelName): string;
  /** Of the whole board, for assistive tech; and how the keys work. */
  label: string;
  help: string;
  zoomIn: string;
  zoomOut: string;
  fit: string;
  /** A lit room, or a lit model, was clicked or entered. */
  pick(room: RoomName): void;
  pickModel(model: ModelName): void;
  /** Something that is not lit was clicked or entered: tell why it cannot be chosen. */
  inspect(at: Spot): void;
  /** Hovered or under the keyboard cursor. */
  point(at: Spot | null): void;
}
