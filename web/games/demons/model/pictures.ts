import type { AnswerFields } from '../../answers.ts';
import type { DrawingName } from '../drawings.ts';

export type Picture = { spirit: number } | { seat: number } | { drawing: DrawingName };

/** What an answer is drawn as: whom or what it names, or what kind of action it is. */
export function pictureOf(kind: string, answer: AnswerFields): Picture {
  if (typeof answer.spirit === 'number') return { spirit: answer.spirit };
  if (typeof answer.magician === 'number') return { seat: answer.magician };
  if (typeof answer.give === 'string') return { drawing: answer.give === 'ring' ? 'ring' : 'chest' };
  switch (kind) {
    case 'pay':
      return { drawing: 'torture' };
    case 'fetch':
      return { drawing: 'hoard' };
    case 'auction':
      return { drawing: answer.call ? 'auction' : 'stay' };
    case 'consent':
      return { drawing: answer.accept ? 'trade' : 'stay' };
    case 'brawl':
      return { drawing: 'powerB' };
    case 'run':
      return { drawing: answer.drop ? 'free' : answer.attack ? 'attack' : 'stay' };
    default:
      return { drawing: 'stay' };
  }
}
