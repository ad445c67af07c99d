import type { DemonsView } from '@conjure/demons/view';
import type { KnownFields } from '../meaning.ts';
import { one } from '../reader.ts';
import type { DemonsReader } from './reader.ts';
import type { Verb } from './verbs.ts';

/** A verb and its object, or a spirit and the letter of its power with what it is aimed at. */
export function use(r: DemonsReader, view: DemonsView): readonly KnownFields[] | null {
  const verb = r.verb(
    'done',
    'none',
    'pickUp',
    'attack',
    'seize',
    'torture',
    'free',
    'trade',
    'lift',
    'release',
    'control',
    'power',
  );
  switch (verb) {
    case 'done':
    case 'none':
      return [{ do: 'done' }];
    case 'pickUp':
      return [{ do: 'pickUp' }];
    case 'attack':
      return r.done() ? [{ do: verb }] : one(attackOn(r, view));
    case 'seize':
      return seizing(r, view);
    case 'torture':
    case 'free':
    case 'trade':
      return named(r, verb, 'magician');
    case 'lift':
    case 'release':
    case 'control':
      return named(r, verb, 'spirit');
    default:
      return r.done() && verb === 'power' ? [{ do: 'power' }] : power(r);
  }
}

const named = (r: DemonsReader, verb: Verb, thing: 'magician' | 'spirit'): readonly KnownFields[] | null => {
  if (r.done()) return [{ do: verb }];
  const value = r.take(thing);
  return value === null ? null : [{ do: verb, [thing]: value }];
};

/** A hex, a city or a mortal that stands somewhere. */
function attackOn(r: DemonsReader, view: DemonsView): KnownFields | null {
  const hex = r.take('hex');
  if (hex !== null) return { do: 'attack', hex };
  const id = r.take('mortal');
  const mortal = view.mortals.find((unit) => unit.id === id);
  if (mortal) return { do: 'attack', hex: mortal.hex };
  const magician = r.take('magician');
  const where = magician === null ? null : view.magicians[Number(magician)]?.hex;
  return where ? { do: 'attack', hex: where } : null;
}

/** A number may be a box or a spirit: the box comes first where both are given. */
function seizing(r: DemonsReader, view: DemonsView): readonly KnownFields[] | null {
  if (r.done()) return [{ do: 'seize' }];
  const start = r.mark();
  const box = r.take('item');
  if (box !== null && !r.done()) {
    const spirit = r.take('spirit');
    return spirit === null ? null : [{ do: 'seize', box, spirit }];
  }
  r.back(start);
  const spirit = r.take('spirit');
  if (spirit !== null && !r.done()) {
    const item = r.take('item');
    return item === null ? null : [{ do: 'seize', box: item, spirit }];
  }
  if (spirit === null && box !== null) r.take('item');
  const isFound = view.boxes.some((b) => b.box === box && b.is === 'found');
  return [
    ...(box !== null && (isFound || spirit === null) ? [{ do: 'seize', box }] : []),
    ...(spirit !== null ? [{ do: 'seize', spirit }] : []),
  ];
}

/** `33 T 0705`, `Gaap T`, `T`, or only a spirit or a hex, which then is looked for in the options. */
function power(r: DemonsReader): readonly KnownFields[] | null {
  let letter = r.take('power');
  const spirit = r.take('spirit');
  if (spirit !== null) letter ??= r.take('power');
  if (letter === null && spirit === null) {
    const hex = r.take('hex');
    return hex === null ? null : [{ do: 'attack', hex }, { to: hex }, { city: hex }];
  }
  const action = { ...(letter === null ? {} : { do: 'power', power: letter }), ...(spirit === null ? {} : { spirit }) };
  if (r.done() || letter === null) return [action];
  const target = TARGETS[letter]?.(r) ?? null;
  return target && [{ ...action, ...target }];
}

const hexOr = (none: Verb) => (r: DemonsReader) => {
  if (r.verb(none)) return { to: null };
  const to = r.take('hex');
  return to === null ? null : { to };
};
const city = (r: DemonsReader): KnownFields | null => {
  const hex = r.take('hex');
  return hex === null ? null : { city: hex };
};

/** What each letter is aimed at. */
const TARGETS: Readonly<Record<string, (r: DemonsReader) => KnownFields | null>> = {
  C(r) {
    const target: Record<string, unknown> = {};
    while (!r.done()) {
      const ill = r.verb('wound', 'curse');
      const magician = ill ? null : r.take('magician');
      if (ill) target.ill = ill;
      else if (magician !== null) target.magician = magician;
      else return null;
    }
    return target;
  },
  F(r) {
    const mortal = r.take('mortal');
    if (mortal !== null) return { mortal };
    const magician = r.take('magician');
    if (magician === null) return null;
    const rank = r.take('rank');
    const lure = rank === null ? r.take('spirit') : null;
    return { magician, ...(rank === null ? {} : { rank }), ...(lure === null ? {} : { lure }) };
  },
  G(r) {
    const item = r.take('item');
    return item === null ? null : { item };
  },
  N(r) {
    const magician = r.take('magician');
    return magician === null ? null : { magician };
  },
  P: city,
  X: city,
  R: hexOr('stay'),
  T: hexOr('off'),
};
