import { distance, type Phrase, phrase } from '@conjure/engine';
import { type Content, hexNamed } from './content.ts';
import type { HexName } from './events.ts';
import { wakingAt } from './odds.ts';
import type { DemonsView } from './view.ts';
import { type Names, namesIn } from './words.ts';

interface AnswerFields {
  do?: string;
  to?: HexName | null;
  spirit?: number;
  power?: string;
  with?: number[];
}

/** What is allowed and may be regretted, and who may wake after a walk. */
export function prospects(content: Content, seen: DemonsView, kind: string, answer: unknown): Phrase[] {
  const fields = answer as AnswerFields;
  const names = namesIn(content, seen);
  if (kind === 'commit' || kind === 'defend') return spent(content, seen, names, fields.with ?? []);
  if (fields.do === 'leave') return leaving(seen);
  if (fields.do === 'power' && fields.power === 'D' && fields.spirit !== undefined && fields.spirit < LOW)
    return [phrase('warn.lowFinder', { spirit: names.spirit(fields.spirit), number: fields.spirit })];
  if (fields.do !== 'move' || !fields.to) return [];
  return [...besideMortals(content, seen, names, fields.to), ...wakers(content, seen, names, fields.to)];
}

/** Finders below this number leave few spirits that could seize what they find. */
const LOW = 25;

/** [R33] */
function spent(content: Content, seen: DemonsView, names: Names, force: readonly number[]): Phrase[] {
  const neutral = force.filter((spirit) => content.spirits[spirit]?.disposition !== 'friendly');
  const kept = neutral.length === 0 || seen.options.neutralsAfterCombat === 'kept';
  return kept ? [] : [phrase('warn.neutral', { spirits: neutral.map(names.spirit) })];
}

/** [4.6] [R119] */
function leaving(seen: DemonsView): Phrase[] {
  const own = seen.magicians.find(({ seat }) => seat === seen.viewer);
  if (!own) return [];
  if (seen.magicians.length === 1) return own.net > 0 ? [] : [phrase('warn.negativeNet', { net: own.net })];
  return own.treasures.length > 0 ? [] : [phrase('warn.noTreasure')];
}

function besideMortals(content: Content, seen: DemonsView, names: Names, to: HexName): Phrase[] {
  const at = (hex: HexName) => hexNamed(content, hex);
  const beside = seen.mortals.filter(
    ({ status, hex }) => status === 'normal' && distance(content.grid, at(hex), at(to)) === 1,
  );
  return beside.length > 0
    ? [phrase('warn.besideMortals', { hex: to, mortals: beside.map(({ id }) => names.mortal(id)) })]
    : [];
}

/** Who may wake when the walk has ended, and how likely. [3.0a] */
function wakers(content: Content, seen: DemonsView, names: Names, to: HexName): Phrase[] {
  if (seen.viewer === null) return [];
  return wakingAt(content, seen, seen.viewer, to).map(({ mortal, ...odds }) =>
    phrase('warn.wakes', { mortal: names.mortal(mortal), ...odds }),
  );
}
