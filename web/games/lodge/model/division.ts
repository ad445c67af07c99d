import type { Facts } from '@conjure/engine';
import type { OpenQuestion } from '@conjure/host';
import { choicesOf, fieldsOf } from '../../answers.ts';

/** Where the cubes of a packet would lie if the familiar took so many of them. */
export interface Division {
  readonly share: number;
  readonly onSheet: number;
  readonly lost: number;
  /** Nothing more would fit there. */
  readonly fillsCard: boolean;
  readonly fillsSheet: boolean;
}

export interface Dividing {
  readonly damage: number;
  readonly freeOnSheet: number;
  readonly freeOnCard: number;
  /** One for each share that may be chosen, from the smallest. */
  readonly ways: readonly Division[];
}

const numberIn = (facts: Facts | undefined, name: string): number => Number(facts?.[name] ?? 0);

/** Every way to divide the damage; which there are and where it would lie, the question says. [F31] [R6] */
export function dividing(asked: OpenQuestion): Dividing {
  const [damage, freeOnSheet, freeOnCard] = ['n', 'sheet', 'card'].map((name) => numberIn(asked.facts, name));
  const ways = choicesOf(asked).map((choice): Division => {
    const share = Number(fieldsOf(choice).share);
    const onSheet = numberIn(choice.about, 'sheet');
    return {
      share,
      onSheet,
      lost: numberIn(choice.about, 'lost'),
      fillsCard: share === freeOnCard,
      fillsSheet: onSheet === freeOnSheet,
    };
  });
  return { damage, freeOnSheet, freeOnCard, ways: ways.sort((a, b) => a.share - b.share) };
}
