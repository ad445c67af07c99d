import { askThen, next, refusal, type Step, toOne } from '@conjure/engine';
import { ROSE } from '../board.ts';
import type { LodgeMatterOf } from '../matters.ts';
import type { LodgeTable } from '../state.ts';
import { shapesOf } from './answers.ts';
import { waysToTake } from './cards.ts';
import { mageOf } from './models.ts';
import { mageName, magePhrase, questPhrase, seatPhrase } from './names.ts';
import { changePower } from './power.ts';
import { dropQuest, takeQuest } from './quests.ts';

/** Of the quests he has drawn he keeps so many; the others go under the deck and pay nothing. [B21] */
export function keepQuests(t: LodgeTable, { by, keep }: LodgeMatterOf<'keepQuests'>): Step {
  const { state, content } = t;
  const n = Math.min(keep, state.offered[by].length);
  const ways = waysToTake(state.offered[by], n);
  const take = (quests: readonly number[]) => {
    for (const quest of state.offered[by])
      if (!quests.includes(quest)) state.questDecks[content.quests[quest].moon - 1].unshift(quest);
    state.offered[by] = [];
    for (const quest of quests) takeQuest(t, by, quest);
    if (!t.silent) {
      const said = { type: 'questKept', by, n } as const;
      t.whisper([by], { ...said, quests: quests.map((quest) => content.quests[quest].id) }, said);
    }
    next(t, { do: 'questLimit', by });
  };
  if (ways.length === 1) {
    take(ways[0]);
    return 'rest';
  }
  const numberOf = (id: string) => content.quests.findIndex((quest) => quest.id === id);
  return askThen(
    toOne({
      kind: 'keepQuests',
      rule: 'B21',
      seat: by,
      secret: true,
      shape: shapesOf(content).quests,
      options: ways.map((quests) => ({ quests: quests.map((quest) => content.quests[quest].id) })),
      refuse({ quests }) {
        if (quests.length !== n) return refusal('B21', { n }, 'count');
        const missing = quests.find((id) => !state.offered[by].includes(numberOf(id)));
        return missing === undefined ? null : refusal('B21', { quest: questPhrase(content, missing) }, 'drawn');
      },
      facts: { n, mage: magePhrase(mageName(t, by)) },
      ownData: () => ({ quests: state.offered[by].map((quest) => content.quests[quest].id) }),
    }),
    ({ quests }) => take(quests.map(numberOf)),
  );
}

/** More active quests than he may have: he discards one, for the Black Rose, until they fit. [B21] */
export function questLimit(t: LodgeTable, { by }: LodgeMatterOf<'questLimit'>): Step {
  const { state, content } = t;
  if (state.quests[by].length <= mageOf(t, by).questLimit) return 'rest';
  return askThen(
    toOne({
      kind: 'questLimit',
      rule: 'B21',
      seat: by,
      secret: true,
      shape: shapesOf(content).quests,
      options: state.quests[by].map((quest) => ({ quests: [content.quests[quest].id] })),
      refuse({ quests }) {
        if (quests.length !== 1) return refusal('B21', { n: 1 }, 'count');
        const isActive = state.quests[by].some((quest) => content.quests[quest].id === quests[0]);
        return isActive ? null : refusal('B21', { quest: questPhrase(content, quests[0]) }, 'active');
      },
      facts: { mage: magePhrase(mageName(t, by)) },
      own: { quests: state.quests[by].map((quest) => questPhrase(content, content.quests[quest].id)) },
      ownData: () => ({ quests: state.quests[by].map((quest) => content.quests[quest].id) }),
    }),
    ({ quests: [id] }) => {
      discardQuest(
        t,
        by,
        content.quests.findIndex((quest) => quest.id === id),
      );
      next(t, { do: 'questLimit', by });
    },
  );
}

/** Out of the game, and the Black Rose gains by it. [B20] [B21] */
function discardQuest(t: LodgeTable, by: number, quest: number): void {
  dropQuest(t, by, quest);
  t.state.dropped[by].push(quest);
  if (!t.silent)
    t.whisper([by], { type: 'questDiscarded', by, quest: t.content.quests[quest].id }, { type: 'questDiscarded', by });
  changePower(t, ROSE, t.content.constants.questDiscardValue, 'quests');
}

/** Draws quests of the current moon, as many as there are. [B20] [B99] */
export function drawQuests(t: LodgeTable, by: number, n: number): number[] {
  const { state, content } = t;
  const deck = state.questDecks[state.moon - 1];
  const drawn: number[] = [];
  while (drawn.length < n && deck.length > 0) drawn.push(t.draw(deck, () => [by]));
  if (!t.silent && drawn.length > 0) {
    const said = { type: 'questDrawn', by, n: drawn.length } as const;
    t.whisper([by], { ...said, quests: drawn.map((quest) => content.quests[quest].id) }, said);
  }
  return drawn;
}

const KEEP = { do: 'keep' } as const;

/** He may discard one active quest; one who has none then draws one. [B20] */
export function questOfRound(t: LodgeTable, { seat }: LodgeMatterOf<'questOfRound'>): Step {
  const { state, content } = t;
  const active = state.quests[seat];
  const drawIfNone = () => {
    if (state.quests[seat].length > 0) return;
    for (const quest of drawQuests(t, seat, 1)) takeQuest(t, seat, quest);
  };
  if (active.length === 0) {
    drawIfNone();
    return 'rest';
  }
  const idOf = (quest: number) => content.quests[quest].id;
  return askThen(
    toOne<{ do: 'discard'; quest: string } | { do: 'keep' }>({
      kind: 'questOfRound',
      rule: 'B20',
      seat,
      secret: true,
      shape: shapesOf(content).questOfRound,
      options: [KEEP, ...active.map((quest) => ({ do: 'discard', quest: idOf(quest) }) as const)],
      refuse: (answer) =>
        answer.do === 'keep' || active.some((quest) => idOf(quest) === answer.quest)
          ? null
          : refusal('B20', { quest: questPhrase(content, answer.quest) }),
      facts: { mage: seatPhrase(t, seat) },
    }),
    (answer) => {
      if (answer.do === 'discard')
        discardQuest(
          t,
          seat,
          content.quests.findIndex(({ id }) => id === answer.quest),
        );
      drawIfNone();
    },
  );
}
