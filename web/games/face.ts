import type { Event, Options, Phrase, Seat, Viewer } from '@conjure/engine';
import type { Guide, Lesson, LevelStep, Manifest, Puzzle, Serves } from '@conjure/engine/content';
import type { NarratedEvent, OpenQuestion, ServerMessageOf } from '@conjure/host';
import type { Say } from '@conjure/words';
import type { Component } from 'svelte';
import type { LoadTexts } from '../app/words.svelte.ts';
import type { First } from '../first/picture.ts';
import type { Reading } from '../parts/reading.ts';
import type { Beat } from '../stage/beat.ts';
import type { RollChance } from '../stage/chance.ts';
import type { Cast, StageScript } from '../stage/script.ts';
import type { Shot } from '../stage/shot.ts';
import type { Staging } from '../stage/staging.ts';
import type { TermRules } from '../terms/finding.ts';
import type { Rejection } from '../wire/index.ts';
import type { EndingOf } from './ending.ts';
import type { GlanceAt } from './glance.ts';

/** What may come of an answer, as the host says it. */
export type Odds = Pick<ServerMessageOf<'odds'>, 'outcomes' | 'complete' | 'about' | 'prospects'>;
export type OddsOutcome = Odds['outcomes'][number];

/** A game as the shelf knows it: light, all the rest comes when it is wanted. */
export interface PageBox extends Manifest {
  /** Drawn cover, without words of its own. */
  cover(): Promise<Component>;
  /** Words and rules of the game. */
  readonly voice: LoadTexts;
  /** The catalogue, in its order. */
  rules(): Promise<readonly CatalogueRule[]>;
  lessons(): Promise<readonly Lesson[]>;
  /** Positions in which one answer is clearly best. */
  puzzles(): Promise<readonly Puzzle[]>;
  /** How much stronger its levels are than those below, as far as that was measured. */
  ladder(): Promise<readonly LevelStep[]>;
  /** What the aims of lessons mean, where there are any. */
  serves?(): Promise<Serves>;
  /** What is good to know, by option. */
  guides(): Promise<readonly Guide[]>;
  /** What lessons, guides and scenarios say, beside `voice`. */
  readonly lessonVoice: LoadTexts;
  scenarios(): Promise<readonly PlayableScenario[]>;
  face(): Promise<PageFace>;
  /** Where it comes from, in lines of the page's words: `credits.<id>.<line>`. */
  readonly credits: readonly string[];
}

export interface CatalogueRule {
  readonly id: string;
  /** Key of the game's words for the chapter's title. */
  readonly chapter: string;
  readonly source: string;
  readonly reconstructed: boolean;
}

export interface PlayableScenario {
  readonly id: string;
  readonly seats: number;
  readonly options?: Options;
  readonly scenario: unknown;
}

/** How a game shows itself at the table. The table knows no game; a face knows no table. */
export interface PageFace {
  /** Whether anything on the table is only for one seat's eyes. */
  readonly secrets: boolean;
  /** The board. It fills the plane, and fits itself into what `--aside` leaves of it. */
  readonly Scene: Component<SceneProps>;
  /** What the dock has for the question at hand: `Actions`, `DoButton`, `CloseButton`, and `OnTable` where cards have the table. */
  readonly Widget: Component<WidgetProps>;
  /** Whether what it has for a kind of question has been loaded; a game without a word on it has all of it from the start. */
  isReady?(kind: string): boolean;
  /** Begins what takes long and needs no match, while one is on the way to it. */
  prepare?(): void;
  /** Who sits there. */
  nameOf(view: unknown, seat: Seat): Phrase;
  /** Whose colours a seat has, where its pieces have colours of their own: `[data-owner]` in the game's styles. */
  ownerOf?(view: unknown, seat: Seat): string;
  /** The words of the game that the table explains where it says them; their lines are in `web/text/<lang>/terms-<game>.json`. */
  readonly terms?: TermRules;
  /** How its phrases are said, besides: places by their names. */
  saying?(say: Say): Say;
  /** What they look like. */
  portraitOf?(view: unknown, seat: Seat): Portrait;
  /** The numbers of a seat that decide the match, as its chip has them where room is short. */
  tallies?(view: unknown, seat: Seat): readonly SeatTally[];
  /** How much of what a seat can bear it bears, as dots on its chip. */
  pips?(view: unknown, seat: Seat): { readonly n: number; readonly of: number; readonly phrase: Phrase };
  /** A second rim for a seat's portrait, of what it is protected by. */
  rim?(view: unknown, seat: Seat): { readonly colour: string; readonly phrase: Phrase } | null;
  /** What the bar says of when it is; absent: the first of the position's words. */
  heading?(view: unknown): Phrase;
  /** The position as the shelf shows it when the match has been left. */
  readonly glance?: GlanceAt;
  /** What a match has come to for somebody; loaded when one is over. */
  ending?(): Promise<EndingOf>;
  /** What moves or shines when an event is shown. `view`: as it is when the event has happened. */
  beat(event: Event, view: unknown): Beat | null;
  /** What an event deserves in the eyes of a viewer. A game without a word on it rolls its dice and shows what has a beat. */
  staging?(event: Event, view: unknown, viewer: Viewer): Staging;
  /** Whether an event strikes the viewer, or is the viewer's own doing. */
  isMine?(event: Event, view: unknown, viewer: Viewer): boolean;
  /** A drawing for those who look back at an event, by its type. */
  pictures?(): Promise<{ readonly PICTURES: { readonly [type: string]: string | undefined } }>;
  /** How great moments are played, and what is drawn on the board with smaller ones. */
  scripts?(): Promise<{
    scriptOf(event: Event, cast: Cast): StageScript;
    signsOf?(event: Event, cast: Cast): StageScript;
  }>;
  /** What the dice of an event could bring, as far as it says it itself. */
  chance?(event: Event, view: unknown): RollChance | null;
  /** Whose deed an event is, where it is anybody's. */
  doer?(event: Event, view: unknown): Seat | null;
  /** Several like events in one sentence. */
  together?(events: readonly NarratedEvent[]): Phrase | null;
  /** What can be expected of their dice before they are thrown. */
  foretold?(events: readonly NarratedEvent[]): Phrase | null;
  /** What stands on the board for a place or a piece that a beat names, as a selector. */
  placeOf?(where: string): string;
  /** Whether an event opens a part of the story, as a turn does: the log makes a heading of it. */
  isHeading?(event: Event): boolean;
  /** Whether dice are thrown all the time: then answers count at once, unless somebody wants a second look at everything. */
  readonly isBrisk?: boolean;
  /** What is said for whoever is asked, by what he prefers; `null`: he is to decide. Absent: what he has no choice in. */
  autoAnswer?(asked: OpenQuestion): unknown;
  /** Whose decision it is above all, where others may only cut in. */
  lead?(view: unknown): Seat | null;
  /** Answers that throw dice or turn something hidden, by the key of their label; all others are sure. */
  readonly risks?: { readonly [label: string]: 'dice' | 'card' };
  /** What the odds of an answer come to. */
  reading?(odds: Odds, view: unknown): Reading | null;
  /** Whether everybody can see that an answer would do nothing. */
  isVain?(answer: unknown, asked: OpenQuestion | null): boolean;
  /** Why somebody would answer so, where odds do not say it. */
  why?(answer: unknown, asked: OpenQuestion, view: unknown, odds: Odds | null): readonly Phrase[];
  /** Where on the board an answer would go, as a selector: a lesson brings it into sight. */
  spotOf?(answer: unknown): string | null;
  /** What the dock has while one is not asked, in place of the speeds: pieces that are always at hand. */
  readonly Idle?: Component<SceneProps>;
  /** What somebody is shown who has never played it. */
  readonly first?: () => Promise<First>;
  /** What can be opened beside the board. */
  readonly drawers?: readonly Drawer[];
  /** The drawer with the sheet of a seat: its chip opens it. */
  readonly sheets?: string;
  /** The drawer that a kind of question opens by itself, the first time it is asked. */
  opens?(kind: string): string | null;
  /** The board wants the whole plane: what is opened lies over it. */
  readonly spreads?: boolean;
  /** Keys that mean something else at this table while one is asked, and the words of the page for what they do. */
  readonly keys?: readonly { readonly keys: readonly string[]; readonly words: string }[];
}

/** Something of the game that can be opened beside the board. */
export interface Drawer {
  readonly id: string;
  /** A drawing from `icon:…`. */
  readonly icon: string;
  /** Key of the page's words. */
  readonly label: string;
  /** Whether there is anything for it in this match; else always. */
  has?(view: unknown): boolean;
  /** What is in it, there from the start or loaded when it is first opened. */
  readonly Panel?: Component<SceneProps>;
  panel?(): Promise<{ readonly default: Component<SceneProps> }>;
}

/** A face before the sign of what one is; drawings from `icon:…` or our own, placed in 104 × 104 by left and top edge and size. */
export interface Portrait {
  readonly face: string;
  readonly behind: readonly Placed[];
  /** On the head. */
  readonly worn?: readonly Placed[];
}

export interface Placed {
  readonly body: string;
  readonly at?: readonly [x: number, y: number, size: number];
}

/** A number with its sign, and in words. */
export interface SeatTally {
  /** A drawing from `icon:…`. */
  readonly icon: string;
  /** A number, or a letter or two. */
  readonly n: number | string;
  readonly phrase: Phrase;
}

/** What is shown now: of one event, or of several at once. */
export type ShownShot = Pick<Shot, 'beats' | 'ms' | 'walk'> & { readonly key: number };

/** What is at the table right now, as somebody sees it. */
export interface SceneProps {
  readonly view: unknown;
  readonly viewer: Viewer;
  /** The question, when the viewer is asked and may answer now. */
  readonly asked: OpenQuestion | null;
  /** The answer under consideration. */
  readonly considered: unknown;
  /** What is being shown; what it moves is not yet where the view has it. */
  readonly shot: ShownShot | null;
  /** Where tokens stand while events are being shown, by token; absent ones are where the view has them. */
  readonly standing: { readonly [token: string]: string };
  /** What would come of what is considered, or of what an adviser would answer. */
  readonly odds: Odds | null;
  /** What is pointed at in the list of all choices. */
  readonly pointed: unknown;
  /** What an adviser would answer, where one was asked. */
  readonly hinted: unknown;
  /** Everybody at this screen who may speak now; where only one sits there, the viewer. */
  readonly together: readonly SeatQuestion[];
  choose(answer: unknown): void;
  /** Gives the answer of one of them at once; what is against it comes back. */
  speak(seat: Seat, answer: unknown): Promise<Rejection | null>;
  rule(id: string): void;
}

/** Somebody at this screen, and what they are asked. */
export interface SeatQuestion {
  readonly seat: Seat;
  readonly asked: OpenQuestion;
}

export interface WidgetProps {
  /** What a newcomer is proposed as an answer, as the game's `first` has it; `null` for everybody else. */
  readonly proposed: unknown;
  readonly view: unknown;
  readonly viewer: Viewer;
  readonly asked: OpenQuestion;
  /** Whether the dock has it: not while a hint, the odds or the past lie in its place. */
  readonly isShown: boolean;
  /** What an adviser would answer, as long as its hint lies there: cards on the table are marked by it. */
  readonly advised: unknown;
  readonly considered: unknown;
  /** Looks at what would come of an answer, without giving it. `null` looks at nothing. */
  consider(answer: unknown): void;
  /** Gives the answer, after a second look where dice are thrown or where it is to be a `careful` choice. */
  choose(answer: unknown, careful?: boolean): void;
}
