import { askThen, next, type Step, toOne } from '@conjure/engine';
import type { LodgeMatterOf } from '../matters.ts';
import type { LodgeTable } from '../state.ts';
import { DECLINE, shapesOf, USE } from './answers.ts';
import { canRun } from './effects.ts';
import { questPhrase } from './names.ts';
import { changePower } from './power.ts';
import { dropQuest } from './quests.ts';
import { startRun } from './runs.ts';

/** The next quest whose condition is met, in play order: shown, paid, its reward offered. [B91] */
export function solve(t: LodgeTable): Step {
  const { state, content } = t;
  for (const seat of state.order)
    for (let i = 0; i < state.quests[seat].length; i++) {
      const index = state.quests[seat][i];
      const quest = content.quests[index];
      if (state.progress[seat][2 * i] < quest.need) continue;
      dropQuest(t, seat, index);
      state.solved[seat].push(index);
      t.markShown();
      t.tell({ type: 'questSolved', by: seat, quest: quest.id, power: quest.power });
      changePower(t, seat, quest.power, 'quests');
      next(t, { do: 'reward', by: seat, effect: quest.reward }, { do: 'regroup' }, { do: 'solve' });
      return 'rest';
    }
  return 'rest';
}

/** The reward may be used; one that counts from the room of a mage in his Cell is skipped. [B91] */
export function reward(t: LodgeTable, { by, effect }: LodgeMatterOf<'reward'>): Step {
  if (!canRun(t, by, effect)) return 'rest';
  const quest = t.content.effects[effect].of.split(':')[1];
  return askThen(
    toOne({
      kind: 'reward',
      rule: 'B91',
      seat: by,
      shape: shapesOf(t.content).use,
      options: [USE, DECLINE],
      refuse: () => null,
      facts: { quest: questPhrase(t.content, quest) },
      data: () => ({ quest }),
    }),
    (answer) => {
      if (answer.do === 'use') startRun(t, by, effect);
    },
  );
}
