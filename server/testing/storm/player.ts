import { randomBytes } from 'node:crypto';
import { canonical, diceFrom, type Seat, seeded } from '@conjure/engine';
import { applyPatch, type Patch, pledgeOf, type ServerMessageOf, type Terms } from '@conjure/host';
import { type Line, type LineOptions, type Message, openLine } from './line.ts';

type State = ServerMessageOf<'state'>;

/** A deed of a player's that was acknowledged: under which number it must stand in the log. */
export interface Acknowledged {
  readonly nonce: string;
  readonly n: number;
}

/** What a player had before him after a deed. */
export interface Saw {
  readonly n: number;
  readonly seen: string;
}

export interface Player {
  readonly line: Line;
  readonly key: string;
  /** His text for the dice, which nobody may know before it is told. */
  readonly text: string;
  readonly acknowledged: readonly Acknowledged[];
  readonly saw: readonly Saw[];
  /** How often something was sent a second time under the same number. */
  readonly resent: () => number;
  readonly step: () => number;
  readonly isOver: () => boolean;
  /** What he waits for, for whoever wonders why nothing goes on. */
  readonly waitsFor: () => string;
  /** Who he is by his key, and how many lines of chat of his were acknowledged. */
  readonly id: () => string;
  readonly said: () => number;
  /** Answers no more. */
  rest(): void;
  /** What he was refused, and what else was said to be wrong. */
  readonly errors: readonly string[];
}

export interface PlayerOptions extends Pick<LineOptions, 'ports' | 'key' | 'address'> {
  readonly seat: Seat;
  /** The table he sits at; `null`: he opens one, and says which. */
  readonly match: string | null;
  readonly opens?: { readonly game: string; readonly seats: readonly object[] };
  /** Of the table he opens; no clock where it is absent. */
  readonly clock?: Terms['clock'];
  /** What his choices follow from. */
  readonly luck: string;
  /** How long he thinks, in milliseconds. */
  readonly pace: number;
  opened?(match: string): void;
  acknowledged?(): void;
  /** Says something now and then, also what nobody should say. */
  readonly talks?: boolean;
  /** Remembers nothing of what he sees: for whoever only measures. */
  readonly forgets?: boolean;
  /** For whoever measures: what came, and which deed something sent at that time became, and what it was. */
  onState?(state: State): void;
  onCounted?(n: number, sentAt: number, what: unknown): void;
}

/** One in so many answers comes with a word. */
const OFTEN = 4;

/** What is compared with the log: all that the rules decide, and nothing of who is there. */
export const seenOf = ({ n, step, view, asked, over, result }: State): string =>
  canonical(JSON.parse(JSON.stringify({ n, step, view, asked, over, result })));

/** Of a patch only what whoever answers at random needs to know. */
function needed(patch: Patch | null): Patch | null {
  if (patch === null || Array.isArray(patch)) return patch;
  const parts = Object.entries(patch).filter(([part]) => ['asked', 'over', 'step'].includes(part));
  return Object.fromEntries(parts) as Patch;
}

/** Said of what has not been done, and may be done yet. */
const PASSING = ['busy', 'notStored', 'failed', 'noMatch', 'full', 'notAtTable'];

/** Plays one seat over a line: sits down, promises, tells, answers at random, and sends again what was not acknowledged. */
export function newPlayer(options: PlayerOptions): Player {
  const { seat, luck } = options;
  const text = randomBytes(16).toString('hex');
  const acknowledged: Acknowledged[] = [];
  const saw = new Map<number, string>();
  const errors: string[] = [];
  let match = options.match;
  let state: State | null = null;
  let table: ServerMessageOf<'table'> | null = null;
  /** What he has sent, under which numbers so far. */
  let pending: { message: Message & { nonce?: string }; ids: number[]; at: number } | null = null;
  /** How often he has decided: what was refused is not sent again. */
  let decided = 0;
  let ids = 0;
  let coming = 0;
  let resent = 0;
  /** Lines of chat that are not acknowledged yet, and how many are. */
  const saying = new Set<number>();
  let said = 0;
  let id = '';
  let isResting = false;
  let thinking: NodeJS.Timeout | null = null;

  /** Under a number of its own, until it is settled. */
  const put = (message: object) => {
    const nonce = randomBytes(12).toString('hex');
    pending = {
      message: { is: '', ...message, nonce } as Message & { nonce: string },
      ids: [],
      at: performance.now(),
    };
    send();
  };
  const send = () => {
    if (!pending) return;
    if (pending.ids.length > 0) resent++;
    const { is: _, ...message } = pending.message;
    pending.ids.push(++ids);
    line.say({ ...message, id: ids });
  };

  const answer = () => {
    thinking = null;
    const asked = state?.asked;
    if (!state || isResting || pending || !asked?.seats.includes(seat)) return;
    const choices = asked.options ?? asked.sampled ?? [];
    if (choices.length === 0) return;
    const dice = diceFrom(seeded(`${luck} ${state.n} ${decided++}`));
    const choice = choices[dice.index('storm', choices.length)];
    put({ do: 'answer', match, seat, question: asked.question, answer: choice?.answer });
    if (options.talks && dice.index('talk', OFTEN) === 0) talk();
  };
  /** What is said is not said again where it is lost. */
  const talk = () => {
    saying.add(++ids);
    line.say({ do: 'say', id: ids, match, phrase: 'hello' });
    for (const odd of ['a\u0000b', 'x'.repeat(1_000), ''])
      line.say({ do: 'say', id: ++ids, match: odd, phrase: 'hello' });
  };
  const think = () => {
    thinking ??= setTimeout(answer, options.pace * (0.5 + Math.random()));
  };

  const heardTable = (message: Message) => {
    table = message as unknown as ServerMessageOf<'table'>;
    if (match === null) {
      match = table.match;
      options.opened?.(match);
    }
    sitDown();
  };
  const sitDown = () => {
    if (table?.phase !== 'waiting' || state || pending) return;
    const place = table.places.find((each) => each.seat === seat);
    if (place?.pledged == null) put({ do: 'pledge', match, seats: [seat], pledge: pledgeOf(table.match, seat, text) });
    else if (table.mark !== null && !place.told) put({ do: 'text', match, text });
  };
  const remember = (next: State) => {
    const before = saw.get(next.n);
    const seen = seenOf(next);
    if (before !== undefined && before !== seen) errors.push(`deed ${next.n} looked otherwise before`);
    saw.set(next.n, seen);
  };
  const heardState = (next: State) => {
    // The match has begun, so what was promised and told has counted, also where a word of it was said twice.
    if (!state && pending?.message.do !== 'answer') pending = null;
    state = next;
    if (!options.forgets) remember(next);
    options.onState?.(next);
    think();
  };
  const heardPatch = (message: ServerMessageOf<'patch'>) => {
    if (!state || state.n !== message.base) return line.say({ do: 'whole', id: ++ids, match, viewer: seat });
    const { patch, n } = message;
    const next = applyPatch(state, options.forgets ? needed(patch) : patch) as State;
    heardState({ ...next, n });
  };
  /** It is settled, one way or the other. */
  const settled = () => {
    pending = null;
    // The table may have gone on while it was under way.
    if (state) think();
    else sitDown();
  };

  const heard = (message: Message) => {
    if (message.is === 'said' && saying.delete(Number(message.re))) said++;
    if (match !== null && message.match !== undefined && message.match !== match) return;
    if (message.is === 'table') return heardTable(message);
    if (message.is === 'state' && message.viewer === seat) return heardState(message as unknown as State);
    if (message.is === 'patch' && message.viewer === seat)
      return heardPatch(message as unknown as ServerMessageOf<'patch'>);
    const isMine = message.re !== undefined && pending?.ids.includes(message.re);
    if (message.is === 'done' && isMine && pending?.message.nonce) {
      const n = Number(message.n);
      acknowledged.push({ nonce: pending.message.nonce, n });
      options.acknowledged?.();
      options.onCounted?.(n, pending.at, pending.message.do);
      return settled();
    }
    if (message.is === 'refused' && isMine) {
      errors.push('refused');
      return settled();
    }
    if (message.is === 'error' && (isMine || message.re === coming)) {
      errors.push(String(message.what));
      // What may still count is sent again, and so is whatever he came with.
      if (!isMine || PASSING.includes(String(message.what))) return comeSoon();
      if (message.what === 'stale') line.say({ do: 'whole', id: ++ids, match, viewer: seat });
      settled();
    }
  };

  const open = () =>
    line.say({
      ...{ do: 'open', id: coming, ...options.opens },
      terms: { clock: options.clock ?? null, help: 'none', watchers: true, substitute: 'random', listed: false },
    });
  let again: NodeJS.Timeout | null = null;
  const comeSoon = () => {
    again ??= setTimeout(come, 200);
  };
  const come = () => {
    if (again) clearTimeout(again);
    again = null;
    coming = ++ids;
    if (match === null) return open();
    line.say({ do: 'continue', id: coming, match });
    if (pending) send();
    else think();
  };
  const welcomed = (welcome: Message) => {
    id = String(welcome.player);
    come();
  };
  const line = openLine({ ...options, heard, welcomed });
  return {
    ...{ line, key: options.key, text, acknowledged, errors },
    get saw() {
      return [...saw].map(([n, seen]) => ({ n, seen }));
    },
    id: () => id,
    said: () => said,
    resent: () => resent,
    step: () => state?.step ?? 0,
    isOver: () => state?.over ?? false,
    waitsFor() {
      const [is, last] = [state ? `deed ${state.n}` : (table?.phase ?? 'no table'), errors.slice(-3).join(' ')];
      const asked = state?.asked ? `, ${state.asked.kind} of ${state.asked.seats}` : '';
      return `seat ${seat}: ${is}${asked}${pending ? `, ${pending.message.do} sent ${pending.ids.length} times` : ''}; ${last}`;
    },
    rest() {
      isResting = true;
      if (again) clearTimeout(again);
      if (thinking) clearTimeout(thinking);
    },
  };
}
