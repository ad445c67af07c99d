import type { DemonsView, HexName } from '@conjure/demons/view';
import type { Phrase } from '@conjure/engine';
import type { OpenQuestion } from '@conjure/host';
import type { AnswerFields } from '../../answers.ts';
import type { Odds } from '../../face.ts';
import { phrase } from '../names.ts';
import { isHex, printed, spiritOf } from '../printed.ts';
import { listed } from './picks.ts';
import { stepsBetween } from './places.ts';
import { wakersIn } from './reading.ts';

/** Why somebody would answer so, where odds do not say it. */
export function whyOf(view: DemonsView, { kind }: OpenQuestion, answer: unknown, odds: Odds | null): readonly Phrase[] {
  const { do: action, power, hex, item, release } = answer as AnswerFields;
  if (action === 'move') return wakersIn(odds?.prospects ?? []);
  if (action === 'attack' && isHex(hex)) return strengths(view, hex);
  if (power === 'G') return worthOf(view, item);
  if (kind === 'use' && action === 'done' && ownSpirits(view).length > 0) return [phrase('demons.why.done')];
  if (kind === 'fit') return [keptPhrase(view, listed(release))];
  return kind === 'place' && isHex(hex) ? [entry(view, hex)] : [];
}

const ownSpirits = ({ viewer, magicians }: DemonsView): readonly number[] =>
  viewer === null ? [] : magicians[viewer].spirits;

const strengthOf = ({ options }: DemonsView, spirits: readonly number[]): number =>
  spirits.reduce((sum, spirit) => sum + spiritOf(options, spirit).strength, 0);

/** What one could send against whoever stands there, if that is no other magician. */
function strengths(view: DemonsView, hex: HexName): readonly Phrase[] {
  const lords = view.mortals.filter((lord) => lord.hex === hex && lord.status !== 'gone');
  const theirs = lords.reduce((sum, { strength }) => sum + strength, 0);
  return lords.length > 0 ? [phrase('demons.why.attack', { own: strengthOf(view, ownSpirits(view)), theirs })] : [];
}

function worthOf({ boxes }: DemonsView, item: unknown): readonly Phrase[] {
  const value = boxes.find(({ box }) => box === item)?.value;
  return value === undefined ? [] : [phrase('demons.why.worth', { n: value * 1000 })];
}

function keptPhrase(view: DemonsView, gone: readonly unknown[]): Phrase {
  const left = ownSpirits(view).filter((spirit) => !gone.includes(spirit));
  return phrase('demons.why.keeps', { spirits: left.length, strength: strengthOf(view, left) });
}

function entry({ mortals }: DemonsView, hex: HexName): Phrase {
  const lords = mortals.filter(({ status }) => status !== 'gone');
  const n = Math.min(...lords.map((lord) => stepsBetween(lord.hex, hex)));
  return phrase('demons.why.place', { n, open: String(printed.map.hexes[hex].terrain.includes('open')) });
}
