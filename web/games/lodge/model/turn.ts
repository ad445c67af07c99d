import type { Choice, OpenQuestion } from '@conjure/host';
import type { LodgeView, SlotName } from '@conjure/lodge/view';
import { type Answer, choiceOf, choicesOfDeed, enoughOf } from './answers.ts';
import { familiarOf } from './models.ts';

/** A deed that may or may not be had: pressed without a choice, it is refused with its rule. */
export interface Deed {
  readonly choice: Choice | null;
  readonly wish: Answer;
}

interface SpellDeeds extends Deed {
  readonly slot: SlotName;
  readonly spell: string | null;
  /** Rooms to which it could be discarded for a step. */
  readonly steps: number;
}

/** Everything a turn has to offer, in the order of the table of Actions. [B32] */
export interface TurnDeeds {
  /** Rooms to walk to. */
  readonly explore: readonly Choice[];
  readonly useThenWalk: Deed;
  readonly useThenFight: Deed;
  readonly fights: readonly Choice[];
  readonly commands: readonly Choice[];
  readonly spells: readonly SpellDeeds[];
  readonly familiar: { readonly action: Deed; readonly sortie: Deed } | null;
  readonly end: Choice | null;
}

const deed = (asked: OpenQuestion, wish: Answer): Deed => ({ choice: choiceOf(asked, wish), wish });
const naming = (choices: readonly Choice[], field: string) =>
  choices.filter(({ answer }) => field in (answer as object));

export function turnDeeds(view: LodgeView, asked: OpenQuestion): TurnDeeds {
  const own = view.viewer === null ? null : view.seats[view.viewer];
  const slots = own?.slots.filter(({ filled, revealed }) => filled && !revealed) ?? [];
  return {
    explore: naming(choicesOfDeed(asked, { do: 'explore' }), 'to'),
    useThenWalk: deed(asked, { do: 'explore', activate: true }),
    useThenFight: deed(asked, { do: 'fight', activate: true }),
    fights: naming(choicesOfDeed(asked, { do: 'fight' }), 'model'),
    commands: choicesOfDeed(asked, { do: 'command' }),
    spells: slots.map(({ slot, spell }) => ({
      slot,
      spell,
      steps: choicesOfDeed(asked, { do: 'momentum', slot }).length,
      ...deed(asked, { do: 'cast', slot }),
    })),
    familiar:
      own && familiarOf(own)
        ? {
            action: deed(asked, { do: 'familiar', use: 'action' }),
            sortie: deed(asked, { do: 'familiar', use: 'sortie' }),
          }
        : null,
    end: enoughOf(asked),
  };
}
