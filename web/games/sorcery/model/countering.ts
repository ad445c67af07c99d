import type { OpenQuestion } from '@conjure/host';
import { type CounterChance, counterChance, type SorceryView } from '@conjure/sorcery/view';
import { choicesOf, fieldsOf } from '../../answers.ts';
import type { Asks } from '../preferences.svelte.ts';

/** One way to counter, with its chance. */
export interface Counter {
  readonly figure: number;
  readonly book: number | null;
  readonly answer: unknown;
  readonly chance: CounterChance | null;
}

/** Who may try, the best chance first. */
export function countersOf(view: SorceryView, asked: OpenQuestion): Counter[] {
  const caster = view.casting?.figure ?? null;
  return choicesOf(asked)
    .flatMap((choice): Counter[] => {
      const { do: action, figure, book } = fieldsOf(choice);
      if (action !== 'counter' || typeof figure !== 'number') return [];
      const used = typeof book === 'number' ? book : null;
      const chance = caster === null ? null : counterChance(view, caster, figure, used);
      return [{ figure, book: used, answer: choice.answer, chance }];
    })
    .sort((a, b) => (b.chance?.p ?? 0) - (a.chance?.p ?? 0));
}

/** A chance of one in four is worth a thought. */
const FAIR = 0.25;

/** What is said for who does not want to be asked; `null` where he is to decide. */
export function autoAnswer(view: SorceryView, asked: OpenQuestion, asks: Asks): unknown {
  if (asked.kind !== 'counter' || asks === 'always') return null;
  const best = countersOf(view, asked)[0]?.chance?.p ?? 0;
  return asks === 'never' || best < FAIR ? { do: 'pass' } : null;
}
