import {
  either,
  fields,
  LONGEST_WAIT,
  listOf,
  must,
  nameOf,
  once,
  oneOf,
  type Shape,
  tagged,
  whole,
} from '@conjure/engine';
import { type Content, placeNamesOf } from '../content.ts';
import { SYMBOLS, type SymbolName } from '../data.ts';
import { HERO_IDS } from '../ids.ts';

/** What a seat can say. None of it moves a piece from one slot to another. [B22] [F21] */
export type Command =
  | { do: 'roll'; dice: readonly number[] }
  | { do: 'place'; die: number; loc: string; slot: number; aim?: string }
  | { do: 'familiar'; loc: string; slot: number; aim?: string }
  | { do: 'recover'; loc: string; slot: number }
  | { do: 'recoverAll' }
  | { do: 'learn'; symbol: SymbolName }
  | { do: 'pass' }
  | { do: 'pause' }
  | { do: 'resume' }
  | { do: 'nextRound' };

/** In the live clock the host writes on every command when it arrived, in milliseconds since the round opened. [B59] */
export type Stamped = Command & { at?: number };

/** When a command of the live clock arrived. */
export const stampOf = ({ at, do: what }: Stamped): number => must(at, 'the time of the command', what);

type Cases = Record<string, Record<string, Shape<unknown>>>;

/** What can be said in both clocks; what the spell is aimed at is never a reason to refuse. [B28] */
const cases = once((content: Content) => {
  const names = placeNamesOf(content);
  const loc = nameOf(names, 'a place such as "H1", "satchel:green" or "chest"');
  const aim = nameOf(new Set([...names, ...HERO_IDS]), 'a place such as "H1" or a hero such as "green"');
  const slot = whole(1, 99);
  const required: Cases = {
    roll: { dice: listOf(whole(1, 99), { max: 99, distinct: true, anyOrder: true }) },
    place: { die: whole(1, 99), loc, slot },
    familiar: { loc, slot },
    recover: { loc, slot },
    recoverAll: {},
    learn: { symbol: oneOf(...SYMBOLS) },
    pass: {},
    nextRound: {},
  };
  const maybe: Cases = { place: { aim }, familiar: { aim } };
  return { required, maybe };
});

const shapeOf = (required: Cases, maybe: Cases): Shape<Stamped> =>
  tagged(
    'do',
    Object.fromEntries(
      Object.entries(required).map(([name, own]) => [name, fields({ do: oneOf(name), ...own }, maybe[name] ?? {})]),
    ),
  );

export const beatShape = once((content: Content): Shape<Stamped> => {
  const { required, maybe } = cases(content);
  return shapeOf(required, maybe);
});

/** With the next round the clock begins anew, so that command needs no stamp. */
const stampedShape = once((content: Content): Shape<Stamped> => {
  const { required, maybe } = cases(content);
  const at = whole(0);
  const stamped = Object.entries({ ...required, pause: {}, resume: {} }).map(([name, own]) =>
    name === 'nextRound' ? [name, own] : [name, { ...own, at }],
  );
  return shapeOf(Object.fromEntries(stamped), { ...maybe, nextRound: { at } });
});

/**
 * Stamps never run backwards, nor so far ahead that nobody could come after. A question is put after every command, so the
 * shape is made once and only the time is looked at anew.
 */
export function liveShape(content: Content, now: number): Shape<Stamped> {
  const stamped = stampedShape(content);
  return {
    expects: stamped.expects,
    schema: stampedSchema(content),
    check(value, place) {
      const fault = stamped.check(value, place);
      const command = value as Stamped;
      if (fault || command.at === undefined) return fault;
      const earliest = command.do === 'nextRound' ? 0 : now;
      return whole(earliest, now + LONGEST_WAIT).check(command.at, place === '' ? 'at' : `${place}.at`);
    },
  };
}

const stampedSchema = once((content: Content) => stampedShape(content).schema);

/** What an answer to each kind of question looks like; by the live clock with its time, whatever it is. */
export const answersOf = once((content: Content) => {
  const live = stampedShape(content);
  return { window: beatShape(content), live, paused: live, round: either(beatShape(content), live) };
});
