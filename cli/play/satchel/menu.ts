import { samePlain } from '@conjure/engine';
import type { Command, SatchelView } from '@conjure/satchel/view';
import type { QuestionContext } from '../face.ts';
import type { Meaning } from '../meaning.ts';
import type { MenuStyle } from '../menu.ts';
import { looseDice } from './grammar.ts';
import type { Verb } from './verbs.ts';

const viewIn = ({ view }: QuestionContext): SatchelView => view as SatchelView;

/** How answers of *Satchel* are put before a person: placements by die, and of all the sets of dice the whole one first. */
export const STYLE: MenuStyle = {
  spell: spellIn,
  groupOf(asked, answer) {
    const command = answer as Command;
    switch (command.do) {
      case 'roll':
        return samePlain(command.dice, looseDice(viewIn(asked))) ? null : 'roll';
      case 'place':
        return `lay ${command.die}`;
      case 'familiar':
        return 'send';
      case 'recover':
      case 'learn':
        return command.do;
      default:
        return null;
    }
  },
  groupLabel(asked, group, answers) {
    const [name, die] = group.split(' ');
    const { seats } = viewIn(asked);
    const face = die === undefined ? null : seats[asked.seat].dice[Number(die) - 1].face;
    const facts = { n: answers.length, die: Number(die ?? 0), face: { key: `symbol.${face}`, or: '' } };
    return asked.voice.tell(`group.${name}`, facts);
  },
};

/** What to type for an answer: the shortest line that is read as it. */
function spellIn(asked: QuestionContext, answer: unknown): string {
  const v = (verb: Verb) => asked.voice.vocabulary.shown(verb);
  const command = answer as Command;
  switch (command.do) {
    case 'roll':
      return samePlain(command.dice, looseDice(viewIn(asked))) ? v('roll') : [v('roll'), ...command.dice].join(' ');
    case 'place':
      return [command.die, command.loc, command.slot, ...(command.aim ? [command.aim] : [])].join(' ');
    case 'familiar':
      return [v('send'), command.loc, command.slot, ...(command.aim ? [command.aim] : [])].join(' ');
    case 'recover':
      return [v('recover'), command.loc, command.slot].join(' ');
    case 'recoverAll':
      return `${v('recover')} ${v('all')}`;
    case 'learn':
      return `${v('learn')} ${asked.voice.say({ key: `symbol.${command.symbol}` })}`;
    case 'pass':
      return v('pass');
    case 'nextRound':
      return v('next');
    default:
      return JSON.stringify(answer);
  }
}

/** Slots of one symbol are as good as each other: whoever names none of them means the first. */
export function firstOfEqual<M extends Meaning | { readonly stuck: string }>(
  asked: QuestionContext,
  meaning: M,
): M | Meaning {
  if (!('several' in meaning)) return meaning;
  const { places } = viewIn(asked);
  const kind = (answer: unknown): string => {
    const { loc, slot } = answer as { loc?: string; slot?: number };
    const symbol = places.find(({ place }) => place === loc)?.slots[Number(slot) - 1]?.symbol;
    return JSON.stringify({ ...(answer as object), slot: symbol });
  };
  const [first, ...rest] = meaning.several;
  const isLaid = ['place', 'familiar'].includes((first as Command).do);
  return isLaid && rest.every((other) => kind(other) === kind(first)) ? { answer: first } : meaning;
}
