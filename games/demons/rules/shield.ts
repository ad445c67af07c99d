import { ask, type Dice, type Question, type Refusal, refusal, type Script, type Seat, toOne } from '@conjure/engine';
import { isFriendly, shieldLadder } from '../content.ts';
import type { Item } from '../events.ts';
import type { DemonsTable, Position } from '../state.ts';
import { spiritPhrase } from './phrases.ts';
import { answers } from './shapes.ts';
import { friendlySpirits } from './spirits.ts';
import { listable, sampleSubset, subsets } from './subsets.ts';
import { close, itemName, itemOf, itemPhrase, RING, treasuresOf } from './treasures.ts';

/** Below the top of the ladder only, and with something to count. [R44] [R110] */
export function refuseRaise(at: Position, seat: Seat): Refusal | null {
  const ladder = shieldLadder(at.content, at.state.options);
  if (at.state.magicians[seat].shield >= ladder.length - 1)
    return refusal('R44', { shield: { key: `shield.${ladder[ladder.length - 1].name}` } });
  if (friendlySpirits(at, seat).length + treasuresOf(at, seat).length > 0) return null;
  // A friendly spirit had by F does not count. [R107]
  const foreign = at.state.magicians[seat].borrowed.find(({ spirit }) => isFriendly(at.content, spirit));
  return foreign
    ? refusal('R107', { spirit: spiritPhrase(at, foreign.spirit) }, 'borrowed')
    : refusal('R110', {}, 'nothing');
}

/** Friendly spirits count and are kept; treasures named are consumed either way; one die. [10.0c] [14.0a] [14.0b] [14.0c] [14.1] [14.2] */
export function* stake(t: DemonsTable, seat: Seat): Script {
  const m = t.state.magicians[seat];
  const owned = treasuresOf(t, seat);
  const { treasures } = owned.length > 0 ? yield* ask(stakeQuestion(t, seat, owned)) : { treasures: [] };
  const items = treasures.map(itemOf);
  const sum = friendlySpirits(t, seat).length + items.length;
  for (const item of items) close(t, item);
  const die = t.dice.d6('shield');
  const success = die <= sum;
  if (success) m.shield++;
  t.tell({
    type: 'raised',
    by: seat,
    sum,
    die,
    success,
    shield: shieldLadder(t.content, t.state.options)[m.shield].name,
    items: treasures,
  });
}

function stakeQuestion(t: DemonsTable, seat: Seat, owned: readonly number[]): Question<{ treasures: Item[] }> {
  const friends = friendlySpirits(t, seat).length;
  const names = owned.map(itemName);
  return toOne({
    kind: 'stake',
    rule: '14.0b',
    seat,
    own: { friends },
    hiddenChoice: true, // whether he may name none depends on his friendly spirits, which nobody else sees
    shape: answers(t.content).stake,
    ...(listable(names.length) ? { candidates: () => subsets(names, 0).map((treasures) => ({ treasures })) } : {}),
    refuse({ treasures }) {
      const wrong = treasures.find((name) => !names.includes(name));
      if (wrong !== undefined)
        return refusal(itemOf(wrong) === RING ? 'R108' : '14.0b', { item: itemPhrase(t, itemOf(wrong)) });
      return friends + treasures.length === 0 ? refusal('R110', {}, 'unnamed') : null;
    },
    sample: (dice: Dice) => ({ treasures: sampleSubset(dice, names, friends > 0 ? 0 : 1) }),
  });
}
