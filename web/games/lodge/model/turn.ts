import type { Phrase } from '@conjure/engine';
import type { Choice, OpenQuestion } from '@conjure/host';
import { halfIn, type LodgeView, type SlotName, spellOf } from '@conjure/lodge/view';
import type { AnswerFields } from '../../answers.ts';
import type { Words } from '../names.ts';
import { choiceOf, choicesFor, enoughOf, vainIn } from './answers.ts';
import { familiarOf } from './models.ts';

/** An action that may or may not be had: pressed without a choice, it is refused with its rule. */
export interface ActionChoice {
  readonly choice: Choice | null;
  readonly answer: AnswerFields;
}

export interface SpellActions extends ActionChoice {
  readonly slot: SlotName;
  readonly spell: string | null;
  /** Rooms to which it could be discarded for a step. */
  readonly steps: number;
  /** Why it would do nothing, where that is known. */
  readonly vain: Phrase | null;
}

/** Everything a turn has to offer, in the order of the table of Actions. [B32] */
export interface TurnActions {
  /** Rooms to walk to. */
  readonly explore: readonly Choice[];
  readonly useThenWalk: ActionChoice;
  readonly useThenFight: ActionChoice;
  readonly fights: readonly Choice[];
  readonly commands: readonly Choice[];
  readonly spells: readonly SpellActions[];
  readonly familiar: { readonly action: ActionChoice; readonly sortie: ActionChoice } | null;
  readonly end: Choice | null;
}

const action = (asked: OpenQuestion, answer: AnswerFields): ActionChoice => ({
  choice: choiceOf(asked, answer),
  answer,
});
const naming = (choices: readonly Choice[], field: string) =>
  choices.filter(({ answer }) => field in (answer as object));

export function turnActions(view: LodgeView, asked: OpenQuestion): TurnActions {
  const own = view.viewer === null ? null : view.seats[view.viewer];
  const slots = own?.slots.filter(({ filled, revealed }) => filled && !revealed) ?? [];
  return {
    explore: naming(choicesFor(asked, { do: 'explore' }), 'to'),
    useThenWalk: action(asked, { do: 'explore', activate: true }),
    useThenFight: action(asked, { do: 'fight', activate: true }),
    fights: naming(choicesFor(asked, { do: 'fight' }), 'model'),
    commands: choicesFor(asked, { do: 'command' }),
    spells: slots.map(({ slot, spell }) => {
      const cast = action(asked, { do: 'cast', slot });
      return {
        slot,
        spell,
        steps: choicesFor(asked, { do: 'momentum', slot }).length,
        vain: vainIn(cast.choice),
        ...cast,
      };
    }),
    familiar:
      own && familiarOf(own)
        ? {
            action: action(asked, { do: 'familiar', use: 'action' }),
            sortie: action(asked, { do: 'familiar', use: 'sortie' }),
          }
        : null,
    end: enoughOf(asked),
  };
}

/** Why a set spell is not the thing to do now, in a few words; nothing where it may be cast, or waits for its moment. [B34] [B36] */
export function noteOf(
  spells: readonly SpellActions[],
  spell: SpellActions,
  { t }: Pick<Words, 't'>,
): string | undefined {
  if (spell.vain) return t('lodge.turn.vain');
  const first = spells.find(({ choice, slot }) => choice !== null && slot !== 'Q');
  const waits = spell.spell !== null && ['trap', 'protection'].includes(kindOf(spell.spell));
  return first && !waits && spell.choice === null && spell.slot !== 'Q'
    ? t('lodge.turn.after', { slot: first.slot })
    : undefined;
}

const kindOf = (spell: string): string => {
  const { card, half } = spellOf(spell);
  return halfIn(card, half)?.kind ?? '';
};
