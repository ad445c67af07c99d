import type { HexName } from '@conjure/demons/view';

export type { HexName };

/** A hex that may be chosen. `role` decides the shape as well as the colour; `cost` is in movement points. */
export interface Lit {
  hex: HexName;
  cost?: number;
  role: 'go' | 'target' | 'edge';
}

export interface Mark {
  /** A drawing from `icon:…`. */
  icon: string;
  count?: number;
  label: string;
}

export interface Token {
  /** Stable from one state to the next: `magician-0`, `mortal-emir-of-ani`, `treasure-43`, `ring`. */
  id: string;
  hex: HexName;
  is: 'magician' | 'mortal' | 'treasure' | 'ring';
  /** Whose it is. */
  seat?: number;
  /** A drawing from `icon:…`. */
  icon: string;
  strength?: number;
  /** Short, in the reader's language. */
  name: string;
  /** The whole token in words: tooltip and accessible name. */
  label: string;
  state?: 'normal' | 'fleeing' | 'captive' | 'found' | 'hidden' | 'invisible';
  /** Why it cannot move, in words. */
  pinned?: string;
  /** Wounds, curses, captives, hoard. */
  marks?: Mark[];
}

/** A token walks. It stands at the end of the path already, or will when the time is over. */
export interface Motion {
  token: string;
  path: HexName[];
  ms: number;
}

export interface Flash {
  hex: HexName;
  kind: 'fight' | 'find' | 'curse' | 'conjure' | 'quake' | 'look';
  ms: number;
}

export interface BoardProps {
  tokens: Token[];
  /** A choice is being made here: the rest steps back. */
  dims: boolean;
  lit: Lit[];
  ruins: HexName[];
  /** Names of the cities in the reader's language, by hex. */
  cities: Record<HexName, string>;
  /** Names of seas, lakes, ranges and rivers in the reader's language, by their name in the map's data; others stay unnamed. */
  features?: Record<string, string>;
  /** Every hex says its number. */
  numbers: boolean;
  /** A hex in words. */
  labelOf(hex: HexName): string;
  /** Of the whole board, for assistive tech. */
  label: string;
  help: string;
  zoomIn: string;
  zoomOut: string;
  fit: string;
  /** The hexes of a walk that is being considered, from where it begins. */
  way?: readonly HexName[] | null;
  /** Whether that is somebody's advice, and who would stand where. */
  ghost?: Token | null;
  /** What an adviser's answer is about. */
  advised?: HexName | null;
  /** What is pointed at in words. */
  marked?: HexName | null;
  /** An answer that is being considered. */
  chosen?: HexName | null;
  /** Where the board should look; it moves only if that is out of sight. */
  focus?: HexName | null;
  /** The hexes from which a token can be woken, while it is pointed at. */
  reachOf?(token: string): readonly HexName[];
  /** The token that may be dragged to a hex to go to. */
  walker?: string | null;
  motions?: readonly Motion[];
  flashes?: Flash[];
  /** Clicked or Enter, lit or not; by a finger, which cannot point first. */
  pick(hex: HexName, byTouch?: boolean): void;
  /** Hovered or under the keyboard cursor. */
  point?(hex: HexName | null): void;
  /** A token in a hex that is not lit was clicked; without this, its hex is picked. */
  pickToken?: ((id: string) => void) | undefined;
}
