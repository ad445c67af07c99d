import type { DemonsView } from '@conjure/demons/view';
import type { Fields, Phrase } from '@conjure/engine';
import type { Vocabulary } from '../vocabulary.ts';
import { letterOf } from './board.ts';
import type { Verb } from './verbs.ts';

export interface Speech {
  readonly view: DemonsView;
  readonly vocabulary: Vocabulary;
  say(phrase: Phrase): string;
}

/** What to type for an answer: the shortest line that `readAnswer` reads as it. */
export function spell(kind: string, answer: unknown, { view, vocabulary, say }: Speech): string {
  const v = (verb: Verb) => vocabulary.shown(verb);
  const fields = answer as Fields;
  const thing = (name: 'rank' | 'shield') => say({ key: `${name}.${fields[name]}`, or: String(fields[name]) });
  const list = (field: string) => {
    const things = fields[field] as readonly unknown[];
    return things.length === 0 ? v('none') : things.join(' ');
  };
  const magician = () => {
    const { name } = view.magicians[Number(fields.magician)];
    return say({ key: `magician.${name}`, or: name });
  };
  const mortal = () => letterOf(view.mortals.findIndex(({ id }) => id === fields.mortal));
  switch (kind) {
    case 'shield':
      return thing('shield');
    case 'place':
      return String(fields.hex);
    case 'first':
      if (fields.do === 'move') return String(fields.to);
      if (fields.do === 'leave' && fields.from !== undefined) return `${v('leave')} ${fields.from}`;
      return fields.do === 'conjure' ? `${v('conjure')} ${thing('rank')}` : v(fields.do as Verb);
    case 'use':
      return spellUse(fields, { v, magician, mortal, rank: () => thing('rank') });
    case 'evade':
    case 'emerge':
      return fields.to === null ? v('stay') : String(fields.to);
    case 'commit':
    case 'defend':
      return list('with');
    case 'fit':
    case 'avert':
      return list('release');
    case 'stake':
    case 'bid':
      return list('treasures');
    case 'fetch':
      return fields.spirit === null ? v('none') : String(fields.spirit);
    case 'pay':
      return fields.give === null ? v('none') : String(fields.give);
    case 'run':
      return [
        fields.to === null ? v(fields.attack ? 'stand' : 'stay') : String(fields.to),
        ...(fields.to !== null && !fields.attack ? [v('peace')] : []),
        ...(fields.drop ? [v('drop')] : []),
      ].join(' ');
    case 'victim':
      return magician();
    case 'brawl':
      return mortal();
    case 'offer':
      return spellOffer(fields, v);
    case 'consent':
      return v(fields.accept ? 'yes' : 'no');
    case 'auction':
      return v(fields.call ? 'yes' : 'no');
    default:
      return JSON.stringify(answer);
  }
}

function spellOffer(fields: Fields, v: (verb: Verb) => string): string {
  const half = (verb: 'give' | 'take') => {
    const items = fields[verb] as readonly string[];
    return items.length > 0 ? [v(verb), ...items] : [];
  };
  const words = [...half('give'), ...half('take')];
  return words.length > 0 ? words.join(' ') : v('none');
}

/** How to spell the things that an answer names. */
interface ThingSpeller {
  v(verb: Verb): string;
  magician(): string;
  mortal(): string;
  rank(): string;
}

function spellUse(fields: Fields, names: ThingSpeller): string {
  const { v } = names;
  switch (fields.do) {
    case 'attack':
      return `${v('attack')} ${fields.hex}`;
    case 'seize':
      return `${v('seize')} ${fields.box} ${fields.spirit}`;
    case 'torture':
    case 'free':
    case 'trade':
      return `${v(fields.do)} ${names.magician()}`;
    case 'lift':
    case 'release':
    case 'control':
      return `${v(fields.do)} ${fields.spirit}`;
    case 'power':
      return [fields.spirit, fields.power, ...aim(fields, names)].join(' ');
    default:
      return v(fields.do as Verb);
  }
}

function aim(fields: Fields, { v, magician, mortal, rank }: ThingSpeller): unknown[] {
  switch (fields.power) {
    case 'C':
      return [v(fields.ill as 'wound' | 'curse'), magician()];
    case 'F':
      return fields.mortal === undefined ? [magician(), fields.lure ?? rank()] : [mortal()];
    case 'G':
      return [fields.item];
    case 'N':
      return [magician()];
    case 'P':
    case 'X':
      return [fields.city];
    case 'R':
      return [fields.to ?? v('stay')];
    case 'T':
      return [fields.to ?? v('off')];
    default:
      return [];
  }
}
