import type { ArcWidth, Facing, Point, Terrain } from '@conjure/sorcery/view';
import type { LitRole } from '../../../parts/lit.ts';

export type { Facing, Point, Terrain };

// Everything lies in thousandths of an inch with north up, as in the rules; the board alone knows pixels.
// Names and other words come in as the reader shall read them; what is only about places the board says itself.

/** Anything on the board that can be pointed at, chosen or asked about. */
export interface Thing {
  readonly is: 'figure' | 'glyph' | 'book' | 'objective' | 'terrain' | 'sky' | 'spot' | 'ghost';
  readonly id: string;
}

export interface FieldShape {
  readonly width: number;
  readonly height: number;
  readonly terrain: readonly TerrainShape[];
  /** Where armies deploy; shown while there are any. */
  readonly zones: readonly ZoneShape[];
}

export interface TerrainShape {
  readonly id: string;
  readonly class: Terrain;
  /** As it is called in words: "the eastern wood"; its class where nobody gave it a name. */
  readonly name?: string;
  readonly polygon: readonly (readonly number[])[];
}

interface ZoneShape {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
  /** Whose it is, if anybody's; with the numeral. */
  readonly seat: number | null;
  readonly numeral?: string;
  /** The one that is being filled. */
  readonly open?: boolean;
}

export interface FigureShape {
  readonly id: string;
  /** Its id in figures.json: what is drawn on it. */
  readonly kind: string;
  /** As it is called at this table, a number included where two are alike. */
  readonly name: string;
  /** That number. */
  readonly mark?: string | undefined;
  readonly seat: number;
  readonly numeral: string;
  /** Its owner in words. */
  readonly owner: string;
  readonly at: Point;
  readonly facing: Facing;
  readonly arc: ArcWidth;
  readonly radius: number;
  /** What it stands in; `null` on clear ground. [B14] */
  readonly ground: Terrain | null;
  /** Clicks turned so far, and how many live ones the dial has. */
  readonly click: number;
  readonly clicks: number;
  /** What shows on the dial now, modifiers aside; written on the base from near. */
  readonly values?: {
    readonly speed: number;
    readonly attack: number;
    readonly defense: number;
    readonly damage: number;
  };
  readonly tokens: number;
  /** Its next action would push it. [B48] */
  readonly pushes?: boolean;
  /** It was given an action this turn: it is drawn as resting. */
  readonly acted?: boolean;
  readonly demoralized?: boolean;
  /** Spellbooks it wields; `shut`: none of them can be cast from. */
  readonly books: number;
  readonly shut?: boolean;
  readonly enchantments: readonly EnchantmentShape[];
  /** How it stands, in words, for tip and screen reader: dial, tokens, books, enchantments. */
  readonly state?: string;
}

export interface EnchantmentShape {
  /** Its id in spells.json. */
  readonly spell: string;
  readonly name: string;
  /** Who cast it. */
  readonly seat: number;
  /** A sleeping enchantment does nothing. [B102] */
  readonly asleep?: boolean;
}

export interface GlyphShape {
  readonly id: string;
  readonly spell: string;
  readonly name: string;
  readonly seat: number;
  readonly numeral: string;
  readonly owner: string;
  readonly at: Point;
  readonly radius: number;
  /** How far from its centre it works, where it does. */
  readonly works?: number;
  /** What it does, in words. */
  readonly state?: string;
}

export interface BookShape {
  readonly id: string;
  readonly name: string;
  readonly at: Point;
  readonly radius: number;
}

export interface ObjectiveShape {
  readonly id: string;
  readonly name: string;
  /** Its number, by which it is named. */
  readonly mark: string;
  readonly at: Point;
  readonly radius: number;
  /** Who holds it, with his numeral and in words. */
  readonly holder: number | null;
  readonly numeral?: string;
  readonly owner?: string;
}

/** What lies over the whole field. */
export interface SkyShape {
  readonly id: string;
  readonly is: 'domain' | 'illusion';
  /** Its id in domains.json or spells.json. */
  readonly card: string;
  readonly name: string;
  /** Whose it is; a domain may be nobody's. */
  readonly seat: number | null;
  readonly numeral?: string;
  readonly owner?: string;
  /** End phases of its player that it still lives to see; an illusion's. */
  readonly clock?: number;
  readonly state?: string;
}

export interface Lit {
  readonly thing: Thing;
  readonly role: LitRole;
  /** A few letters beside it: the chance to hit. */
  readonly badge?: string;
  /** What happens, in words: read out first. */
  readonly label?: string;
}

/** A part of the field that is told from the rest. */
type AreaShape =
  /** Rings of corners; a ring within a ring is a hole. */
  | { readonly shape: 'outline'; readonly rings: readonly (readonly Point[])[] }
  | { readonly shape: 'circle'; readonly at: Point; readonly radius: number }
  | {
      readonly shape: 'sector';
      readonly at: Point;
      readonly radius: number;
      readonly facing: Facing;
      readonly width: ArcWidth;
    };

export type BoardArea = AreaShape & {
  readonly id: string;
  readonly kind: /** Where a move may end; where only a double-time move may; where a surge or charge may. */
    | 'reach'
    | 'double'
    | 'charge'
    /** The range ring, and the front arc within it. */
    | 'range'
    | 'arc'
    /** What a spell or a glyph helps, or harms. */
    | 'aura'
    | 'blast'
    /** Where something may be put. */
    | 'place';
  /** Written at its rim: "8″", "Range 10". */
  readonly label?: string;
};

export interface BoardLine {
  readonly id: string;
  readonly from: Point;
  readonly to: Point;
  /** A line of fire that is clear, that hindering terrain makes harder, or that is blocked; or only a distance. */
  readonly kind: 'clear' | 'hindered' | 'blocked' | 'measure';
  /** What is in its way, outlined. */
  readonly by?: readonly Thing[];
  /** Where it is stopped first. */
  readonly stop?: Point;
  readonly label?: string;
}

/** A good place to choose, for who does not want to search one. */
export interface Spot {
  readonly id: string;
  readonly at: Point;
  /** All of it, which may be pressed. */
  readonly area: Pick<ZoneShape, 'x0' | 'y0' | 'x1' | 'y1'>;
  readonly facing?: Facing;
  readonly label?: string;
}

/** What is wanted of something that is being put or moved. */
export interface Placement {
  readonly at: Point;
  readonly facing: Facing;
  /** Where its path bends, from its start on; the start and `at` are not among them. */
  readonly corners: readonly Point[];
}

/** A figure that may come to stand there, or a glyph that may be put there. */
export interface Ghost extends Placement {
  readonly id: string;
  readonly is: 'figure' | 'glyph';
  /** Its id in figures.json or spells.json. */
  readonly kind: string;
  readonly name: string;
  readonly seat: number;
  readonly numeral: string;
  readonly radius: number;
  readonly arc: ArcWidth;
  /** Where its path begins; `null` for what is just put there. */
  readonly from: Point | null;
  /** The path's corners may be set by hand, and so many at the most. */
  readonly bends: number;
  /** Its facing may be chosen; and its place. */
  readonly turns: boolean;
  readonly moves: boolean;
  /** Whether it may stand there so; if not, why, in words, and what is in the way. */
  readonly fits: boolean;
  readonly fault?: string;
  readonly against?: readonly Thing[];
  /** Whom it touches there, and what it stands in. */
  readonly touches: readonly Thing[];
  readonly ground: Terrain | null;
  /** Written at its path: "6.2″ of 8″". */
  readonly label?: string;
}

/** Place mode: one of the ghosts has handles, the others can be picked. */
export interface Placing {
  readonly ghosts: readonly Ghost[];
  readonly active: string;
  /** The place of contact that a drop so near means, `reach` being how near; `null` where there is none. [B7] */
  snap(id: string, at: Point, reach: number): Point | null;
  /** Something was changed. Called all the while something is dragged (`put` false), and when it is let go or a key was pressed. */
  place(id: string, placement: Placement, put: boolean): void;
  /** Another ghost is wanted. */
  pick(id: string): void;
  /** All is as it should be: offer it for confirmation. */
  done(): void;
  cancel(): void;
}

/** A figure walks. It stands at the end of the path already, or will when the time is over. */
export interface Motion {
  readonly figure: string;
  readonly path: readonly Point[];
  readonly ms: number;
}

/** What happens somewhere, for a moment. */
export interface Flash {
  readonly at: Thing | Point;
  readonly kind:
    | ('hit' | 'miss' | 'wound' | 'heal' | 'push' | 'fall' | 'rise' | 'spin' | 'breakAway' | 'token')
    | ('cast' | 'counter' | 'countered' | 'enchant' | 'glyph' | 'illusion' | 'ends' | 'book' | 'objective' | 'ability');
  /** A number beside the sign: damage, healing. */
  readonly n?: number;
  readonly ms: number;
}

export interface BoardProps {
  readonly field: FieldShape;
  readonly figures: readonly FigureShape[];
  readonly glyphs?: readonly GlyphShape[] | undefined;
  readonly books?: readonly BookShape[] | undefined;
  readonly objectives?: readonly ObjectiveShape[] | undefined;
  readonly skies?: readonly SkyShape[];
  /** What may be chosen. */
  readonly lit?: readonly Lit[];
  readonly areas?: readonly BoardArea[];
  readonly lines?: readonly BoardLine[];
  readonly spots?: readonly Spot[] | undefined;
  /** What a line of fire to whoever is pointed at comes to, in words. */
  readonly tested?: string | undefined;
  readonly placing?: Placing | null;
  /** Who acts, or what is being considered. */
  readonly chosen?: readonly Thing[] | undefined;
  /** Where the board should look; it moves only if that is out of sight. */
  readonly focus?: Thing | Point | null;
  readonly motions?: readonly Motion[] | undefined;
  readonly flashes?: readonly Flash[] | undefined;
  /** The name of the field, for assistive tech. */
  readonly label: string;
  /** Something lit, or a spot, was clicked or entered. */
  pick(thing: Thing): void;
  /** Something that is not lit was clicked or entered: tell about it, and why it cannot be chosen. */
  inspect(thing: Thing): void;
  /** Hovered or under the keyboard's cursor. */
  point?(thing: Thing | null): void;
  /** Figures that are moved as soon as they are dragged; and that one was: it becomes what is placed. */
  readonly movable?: readonly string[];
  grab?(figure: string): void;
  /** Who goes where the ground is pressed, or something that lies on it. */
  readonly walker?: string | null;
  /** Whether what is pointed at is shown elsewhere, so that nothing need be said of it. */
  shows?(thing: Thing): boolean;
}
