import { fields, next, refusal, type Seat, type Shape, type Step, toOne, whole } from '@conjure/engine';
import { type Content, domainNamed } from '../content.ts';
import { oppositeZone } from '../geometry/zone.ts';
import type { SorceryMatterOf } from '../matters.ts';
import type { SorceryOptions } from '../options.ts';
import { COUNTS, NONE, type SorceryTable, type State } from '../state.ts';
import { type ConcedeAnswer, isConcession, orConcede } from './answers.ts';
import { askOrConcede } from './ask.ts';
import { enterDomain } from './domains.ts';
import { concede, seatsIn } from './ending.ts';
import { isOut, turnOrder } from './turn-order.ts';

/** The layout of the options; with more players than it has zones, the first that seats them all. [B36] */
function fieldFor(content: Content, { battlefield }: SorceryOptions, seats: number): number {
  const chosen = content.fields.findIndex(({ id }) => id === battlefield);
  if (chosen >= 0 && content.fields[chosen].players >= seats) return chosen;
  const fitting = content.fields.findIndex(({ players }) => players >= seats);
  if (fitting < 0) throw new Error(`no battlefield seats ${seats}`);
  return fitting;
}

/** Nothing has happened; armies come first. [B34] */
export function start(content: Content, seats: number, options: SorceryOptions): State {
  const field = fieldFor(content, options, seats);
  const each = (value: number) => new Array<number>(seats).fill(value);
  return {
    options,
    seats,
    field,
    phase: 'setup',
    round: 1,
    first: NONE,
    active: NONE,
    armies: new Array(seats).fill(null),
    zone: each(NONE),
    lost: each(0),
    sweeps: each(0),
    out: 0,
    ending: null,
    kind: [],
    owner: [],
    where: [],
    base: [],
    facing: [],
    click: [],
    tokens: [],
    acted: [],
    barred: [],
    turned: [],
    tapped: [],
    actions: 0,
    used: [],
    halted: false,
    fury: 0,
    lent: NONE,
    holder: content.fields[field].objectives.map(() => NONE),
    book: [],
    wielder: [],
    marker: [],
    shut: [],
    browsed: [],
    stack: [],
    card: [],
    from: [],
    place: [],
    down: [],
    known: [],
    pages: [],
    dead: [],
    inPlay: [],
    domains: [],
    casts: 0,
    counts: new Array<number>(seats * COUNTS.length).fill(0),
    agenda: [{ do: 'firstPlayer' }, { do: 'armies' }],
  };
}

/** Two dice each, those tied for the highest again. [B35] */
export function firstPlayer(t: SorceryTable): Step {
  let tied = seatsIn(t.state);
  while (tied.length > 1) {
    const totals = tied.map((by) => {
      const dice = [t.dice.d6('first'), t.dice.d6('first')];
      const total = dice[0] + dice[1];
      t.tell({ type: 'rolledForFirst', by, dice, total });
      return total;
    });
    const best = Math.max(...totals);
    tied = tied.filter((_, i) => totals[i] === best);
  }
  next(t, { do: 'chooseFirst', seat: tied[0] });
  return 'rest';
}

type FirstAnswer = { first: Seat } | ConcedeAnswer;
export const firstShape: Shape<FirstAnswer> = orConcede(fields({ first: whole(0, 3) }));

export function chooseFirst(t: SorceryTable, { seat }: SorceryMatterOf<'chooseFirst'>): Step {
  const { state } = t;
  const question = toOne<FirstAnswer>({
    kind: 'first',
    rule: 'B35',
    seat,
    shape: firstShape,
    candidates: () => seatsIn(state).map((first) => ({ first })),
    refuse: (answer) =>
      isConcession(answer) || seatsIn(state).includes(answer.first)
        ? null
        : refusal('B35', {}, answer.first < state.seats ? 'out' : 'none'),
  });
  return askOrConcede(question, (answer) => {
    if (isConcession(answer)) {
      // The others roll again.
      next(t, { do: 'firstPlayer' });
      concede(t, seat);
      return;
    }
    const { first } = answer;
    state.first = first;
    t.tell({ type: 'firstChosen', by: seat, first });
    const order = turnOrder(state);
    const choosers = state.seats === 2 ? [order[1]] : order.toReversed().filter((chooser) => !isOut(state, chooser));
    next(
      t,
      ...choosers.map((chooser) => ({ do: 'zone' as const, seat: chooser })),
      ...order.map((_, at) => ({ do: 'domain' as const, at })),
      { do: 'muster' },
      ...order.map((_, at) => ({ do: 'deploy' as const, at })),
      { do: 'turn' },
    );
  });
}

type ZoneAnswer = { zone: number } | ConcedeAnswer;
export const zoneShape: Shape<ZoneAnswer> = orConcede(fields({ zone: whole(0, 3) }));

/** With two players the other zone, or the one across, is the first player's; with more each picks a free one. [B36] */
export function zone(t: SorceryTable, { seat }: SorceryMatterOf<'zone'>): Step {
  const { state, content } = t;
  const { zones } = content.fields[state.field];
  const question = toOne<ZoneAnswer>({
    kind: 'zone',
    rule: 'B36',
    seat,
    data: () => ({ zones: zones.length, taken: state.zone.filter((taken) => taken !== NONE) }),
    shape: zoneShape,
    candidates: () => zones.map((_, zone) => ({ zone })),
    refuse: (answer) =>
      isConcession(answer) || (answer.zone < zones.length && !state.zone.includes(answer.zone))
        ? null
        : refusal('B36', {}, answer.zone < zones.length ? 'taken' : 'none'),
  });
  return askOrConcede(question, (answer) => {
    if (isConcession(answer)) {
      concede(t, seat);
      return;
    }
    const { zone } = answer;
    state.zone[seat] = zone;
    t.tell({ type: 'zoneChosen', by: seat, zone });
    if (state.seats !== 2) return;
    state.zone[1 - seat] = oppositeZone(zones.length, zone);
    t.tell({ type: 'zoneChosen', by: 1 - seat, zone: state.zone[1 - seat] });
  });
}

/** Domains enter play one by one in turn order. [B37] */
export function domain(t: SorceryTable, { at }: SorceryMatterOf<'domain'>): Step {
  const { state, content } = t;
  const seat = turnOrder(state)[at];
  const id = state.armies[seat]?.domain ?? null;
  if (id === null || isOut(state, seat)) return 'rest';
  t.markShown();
  enterDomain(t, seat, domainNamed(content, id));
  return 'rest';
}
