import type { DemonsView } from '@conjure/demons/view';
import type { KnownFields } from '../meaning.ts';
import { one } from '../reader.ts';
import type { Thing } from './lexicon.ts';
import type { DemonsReader, DemonsRule } from './reader.ts';
import { use } from './use-grammar.ts';
import type { Verb } from './verbs.ts';

/** A field that is one thing. */
const only =
  (field: string, thing: Thing): DemonsRule =>
  (r) => {
    const value = r.take(thing);
    return value === null ? null : [{ [field]: value }];
  };

/** A field that is one thing, or nothing by one of these words. */
const oneOrNone =
  (field: string, thing: Thing, ...none: Verb[]): DemonsRule =>
  (r, view) =>
    r.verb(...none) ? [{ [field]: null }] : only(field, thing)(r, view);

/** A field that lists things: all of them, none of them, or those named. */
const several =
  (field: string, thing: Thing, pool: (view: DemonsView) => readonly (string | number)[]): DemonsRule =>
  (r, view) => {
    r.verb('release', 'give', 'attack');
    if (r.verb('none')) return [{ [field]: [] }];
    if (r.verb('all')) return [{ [field]: [...pool(view)] }];
    return one(listed(r, field, thing));
  };

function listed(r: DemonsReader, field: string, thing: Thing): KnownFields | null {
  const values: (string | number)[] = [];
  for (;;) {
    const value = r.take(thing);
    if (value === null) break;
    if (!values.includes(value)) values.push(value);
  }
  return values.length === 0 ? null : { [field]: values };
}

const yesOrNo =
  (field: string): DemonsRule =>
  (r) => {
    const verb = r.verb('yes', 'no');
    return verb === null ? null : [{ [field]: verb === 'yes' }];
  };

/** What the other phase allows is understood, too, so that the rule which forbids it now can be named. */
function orElse(rule: DemonsRule, other: DemonsRule): DemonsRule {
  return (r, view) => {
    const start = r.mark();
    const meant = rule(r, view);
    if (meant !== null && r.done()) return meant;
    const stuck = r.mark();
    r.back(start);
    const foreign = other(r, view);
    if (foreign !== null && r.done()) return foreign;
    r.back(stuck);
    return meant;
  };
}

/** How an answer to each kind of question is read. */
export const GRAMMAR: Readonly<Record<string, DemonsRule>> = {
  shield: only('shield', 'shield'),
  place: only('hex', 'hex'),
  first: orElse(first, use),
  use: orElse(use, first),
  evade: oneOrNone('to', 'hex', 'stay', 'none'),
  emerge: only('to', 'hex'),
  commit: several('with', 'spirit', (view) => ownSpirits(view)),
  defend: several('with', 'spirit', (view) => [...ownSpirits(view), ...borrowedSpirits(view)]),
  fit: several('release', 'spirit', (view) => ownSpirits(view)),
  avert: several('release', 'spirit', (view) => ownSpirits(view)),
  stake: several('treasures', 'item', (view) => me(view)?.treasures ?? []),
  bid: several('treasures', 'item', (view) => me(view)?.treasures ?? []),
  fetch: oneOrNone('spirit', 'spirit', 'none'),
  pay: oneOrNone('give', 'item', 'none', 'no'),
  run,
  victim: only('magician', 'magician'),
  brawl: only('mortal', 'mortal'),
  offer,
  consent: yesOrNo('accept'),
  auction: yesOrNo('call'),
};

export const me = (view: DemonsView) => (view.viewer === null ? undefined : view.magicians[view.viewer]);

/** The spirits that serve the magician: not those that another has by F just now. */
export function ownSpirits(view: DemonsView): number[] {
  const own = me(view);
  return own ? own.spirits.filter((spirit) => !own.lent.includes(spirit)) : [];
}

export const borrowedSpirits = (view: DemonsView): number[] => (me(view)?.borrowed ?? []).map(({ spirit }) => spirit);

/** `0705`, `conjure Duke` or only `Duke`, `raise`, `wait`, `leave`, `leave 2413`. */
function first(r: DemonsReader): readonly KnownFields[] | null {
  const verb = r.verb('wait', 'stay', 'raise', 'leave', 'move', 'conjure');
  if (verb === 'wait' || verb === 'stay') return [{ do: 'wait' }];
  if (verb === 'raise') return [{ do: verb }];
  if (verb === 'leave') return leaving(r);
  if (verb && r.done()) return [{ do: verb }];
  const rank = verb === 'move' ? null : r.take('rank');
  if (rank !== null) return [{ do: 'conjure', rank }];
  const to = verb === 'conjure' ? null : r.take('hex');
  return to === null ? null : [{ do: 'move', to }];
}

/** From the nearest edge hex, or from one that is named. */
function leaving(r: DemonsReader): readonly KnownFields[] | null {
  if (r.done()) return [{ do: 'leave' }];
  const from = r.take('hex');
  return from === null ? null : [{ do: 'leave', from }];
}

/** `stay` and `stand` differ: one who stands still attacks. One who goes attacks, too, unless he goes in peace. */
function run(r: DemonsReader): readonly KnownFields[] | null {
  let to: unknown;
  let attack: boolean | undefined;
  let drop = false;
  let peace = false;
  while (!r.done()) {
    const verb = r.verb('stay', 'stand', 'drop', 'peace', 'attack', 'move');
    if (verb === 'drop') drop = true;
    else if (verb === 'peace') peace = true;
    else if (verb === 'stay' || verb === 'stand') {
      to = null;
      attack = verb === 'stand';
    } else if (verb === null) {
      to = r.take('hex');
      if (to === null) return null;
      attack = true;
    }
  }
  return [{ ...(to === undefined ? {} : { to, attack: attack && !peace }), drop }];
}

/** `give 43 ring take 12`, either half alone, or `none`. */
function offer(r: DemonsReader): readonly KnownFields[] | null {
  if (r.verb('none', 'no')) return [{ give: [], take: [] }];
  let give: unknown = [];
  let take: unknown = [];
  while (!r.done()) {
    const verb = r.verb('give', 'take');
    const items = verb === null ? null : listed(r, 'items', 'item');
    if (items === null) return null;
    if (verb === 'give') give = items.items;
    else take = items.items;
  }
  return [{ give, take }];
}
