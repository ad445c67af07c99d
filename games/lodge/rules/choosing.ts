import { askThen, refusal, type Step, toOne } from '@conjure/engine';
import type { LodgeMatterOf } from '../matters.ts';
import type { LodgeTable } from '../state.ts';
import { shapesOf } from './answers.ts';
import { magePhrase } from './names.ts';
import { dealAll } from './setup.ts';

/** In seat order: a mage that nobody has taken. [B11] [B97] */
export function chooseMage(t: LodgeTable, { seat }: LodgeMatterOf<'chooseMage'>): Step {
  const { state, content } = t;
  const free = content.mages.filter((_, mage) => !state.mage.includes(mage));
  return askThen(
    toOne({
      kind: 'chooseMage',
      rule: 'B11',
      seat,
      shape: shapesOf(content).mage,
      options: free.map(({ id }) => ({ mage: id })),
      wishes: () => content.mages.map(({ id }) => ({ mage: id })),
      refuse: ({ mage }) => (free.some(({ id }) => id === mage) ? null : refusal('B97', { mage: magePhrase(mage) })),
    }),
    ({ mage }) => {
      state.mage[seat] = content.mages.findIndex(({ id }) => id === mage);
      t.tell({ type: 'mageChosen', by: seat, mage });
    },
  );
}

/** And a starting grimoire that nobody has taken. [B11] */
export function chooseGrimoire(t: LodgeTable, { seat }: LodgeMatterOf<'chooseGrimoire'>): Step {
  const { state, content } = t;
  const free = content.grimoires.filter((_, grimoire) => !state.grimoireOf.includes(grimoire));
  return askThen(
    toOne({
      kind: 'chooseGrimoire',
      rule: 'B11',
      seat,
      shape: shapesOf(content).grimoire,
      options: free.map(({ id }) => ({ grimoire: id })),
      wishes: () => content.grimoires.map(({ id }) => ({ grimoire: id })),
      refuse: ({ grimoire }) => (free.some(({ id }) => id === grimoire) ? null : refusal('B11')),
    }),
    ({ grimoire }) => {
      state.grimoireOf[seat] = content.grimoires.findIndex(({ id }) => id === grimoire);
      t.tell({ type: 'grimoireChosen', by: seat, grimoire });
    },
  );
}

/** Everybody has chosen: the rest is dealt. */
export function dealChosen(t: LodgeTable): Step {
  dealAll(t.content, t.state, t.dice);
  return 'rest';
}
