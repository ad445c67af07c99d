import type { Phrase } from '@conjure/engine';
import { type Content, cardPhrase, schoolPhrase } from '@conjure/lodge';
import { type LodgeView, type SetAnswer, SLOTS } from '@conjure/lodge/view';
import type { QuestionContext } from '../face.ts';
import type * as reader from '../reader.ts';
import type { Thing } from './lexicon.ts';

type LodgeRule = reader.GrammarRule<never, Thing, LodgeView>;

/** `ember dart a, salt skin b, q lodestar b`: from I on where no slot is named, the fourth into the Quick one. [B27] */
const setting: LodgeRule = (r) => {
  const answer: Record<string, string> = {};
  while (!r.done()) {
    const before = r.mark();
    const named = r.take('slot');
    const spell = r.take('spell');
    const half = spell === null ? null : r.take('half');
    const slot = named ?? SLOTS.find((each) => !(each in answer));
    if (half === null || slot === undefined) {
      r.back(before);
      return null;
    }
    answer[slot] = `${spell}/${half}`;
  }
  return [answer];
};

/** What to type for one of the many answers; `null` where they are few. */
export function spellMany(content: Content, { question, voice }: QuestionContext, answer: unknown): string | null {
  if (question.kind === 'set') return spellSet(content, voice.say, answer as SetAnswer);
  if (question.kind !== 'schools') return null;
  return (answer as { schools: string[] }).schools.map((school) => voice.say(schoolPhrase(content, school))).join(', ');
}

/** Slots are named where they are not the next. */
function spellSet(content: Content, say: (phrase: Phrase) => string, set: SetAnswer): string {
  return SLOTS.filter((slot) => set[slot] !== undefined)
    .map((slot, i) => {
      const [id, half] = String(set[slot]).split('/');
      return `${slot === SLOTS[i] ? '' : `${slot.toLowerCase()} `}${say(cardPhrase(content, id))} ${half}`;
    })
    .join(', ');
}

/** `destruction 2 illusion necromancy`: a number says how many of the school before it. [B23] */
const naming: LodgeRule = (r) => {
  const schools: (string | number)[] = [];
  while (!r.done()) {
    const school = r.take('school');
    if (school === null) return null;
    const n = Number(r.take('number') ?? 1);
    schools.push(...new Array<string | number>(n).fill(school));
  }
  return [{ schools }];
};

/** Questions with more answers than can be listed are answered by a line of their own. */
export const RULES: Readonly<Record<string, LodgeRule>> = { set: setting, schools: naming };
