import type { SatchelView } from '@conjure/satchel/view';
import type { KnownFields } from '../meaning.ts';
import type * as reader from '../reader.ts';
import type { Thing } from './lexicon.ts';
import type { Verb } from './verbs.ts';

type SatchelReader = reader.LineReader<Verb, Thing>;

/** A command, whatever is being asked: what cannot be done now is understood, too, so that its rule can be named. */
export const command: reader.GrammarRule<Verb, Thing, SatchelView> = (r, view) => {
  switch (r.verb('pass', 'none', 'next', 'roll', 'learn', 'recover', 'send', 'lay')) {
    case 'pass':
    case 'none':
      return [{ do: 'pass' }];
    case 'next':
      return [{ do: 'nextRound' }];
    case 'roll':
      return [{ do: 'roll', dice: dice(r, view) }];
    case 'learn': {
      const symbol = r.take('symbol');
      return [{ do: 'learn', ...(symbol === null ? {} : { symbol }) }];
    }
    case 'recover':
      return [r.verb('all') ? { do: 'recoverAll' } : { do: 'recover', ...pieceLaid(r, view) }];
    case 'send':
      return [{ do: 'familiar', ...destination(r) }];
    default: {
      const die = r.take('number');
      return die === null ? null : [{ do: 'place', die, ...destination(r) }];
    }
  }
};

/** The dice that can be rolled. */
export const looseDice = ({ seats, viewer }: SatchelView): number[] =>
  viewer === null
    ? []
    : seats[viewer].dice.filter(({ is }) => is === 'unrolled' || is === 'showing').map(({ number }) => number);

/** Those that are named, or all that can be rolled. */
function dice(r: SatchelReader, view: SatchelView): number[] {
  if (r.verb('all') || r.done()) return looseDice(view);
  const numbers = new Set<number>();
  for (let number = r.take('number'); number !== null; number = r.take('number')) numbers.add(Number(number));
  return [...numbers].sort((a, b) => a - b);
}

/** `H1 2`, and what the spell is aimed at: `S1 3 H2`. */
function destination(r: SatchelReader): KnownFields {
  const loc = r.take('place');
  if (loc === null) return {};
  const slot = r.take('number');
  if (slot === null) return { loc };
  const aim = r.take('aim');
  return { loc, slot, ...(aim === null ? {} : { aim }) };
}

/** `H1 2`, or only the slot: all of one's pieces lie in one place. */
function pieceLaid(r: SatchelReader, { seats, viewer }: SatchelView): KnownFields {
  const loc = r.take('place') ?? (viewer === null ? null : seats[viewer].place);
  const slot = r.take('number');
  return { ...(loc === null ? {} : { loc }), ...(slot === null ? {} : { slot }) };
}
