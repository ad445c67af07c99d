import { levels, think } from '@conjure/bots';
import { botsKeepSecrets } from '@conjure/bots/proof';
import {
  create,
  diceFrom,
  eventsFor,
  give,
  type MatchSetup,
  mindOf,
  optionsOf,
  type Phrase,
  seeded,
} from '@conjure/engine';
import { LANGUAGES } from '@conjure/engine/content';
import { randomPlay } from '@conjure/engine/proof';
import { testProperties } from '@conjure/engine/testing/properties';
import { prompt, waiting, why } from '@conjure/words';
import { testWordsOf } from '@conjure/words/testing/words-of';
import { describe, expect, test } from 'vitest';
import { embers } from '../index.ts';
import { scenarios } from '../lessons.ts';
import { SPIRITS, STRENGTHS } from '../state.ts';
import words from '../text/en/words.json' with { type: 'json' };
import { textsOf } from '../texts.ts';
import { seatPhrase } from '../words.ts';

function begun(wanted: MatchSetup) {
  const made = create(embers, wanted);
  if ('fault' in made) throw new Error(made.fault.expected);
  return made.match;
}

describe('[E1] [E2] [E3] [E5] what holds of every game', () =>
  testProperties(embers, {
    holds: ({ table: { state } }) =>
      expect([...state.hands.flat(), ...state.deck.pile, ...state.deck.discard].sort()).toEqual(SPIRITS),
    bound: 40,
    botsKeepSecrets,
    budgets: {
      ...{ invariants: 40, applies: [10, 1], offers: [10, 1], json: [10, 1], forks: [10, 2], replays: [5, 3] },
      ...{ secrets: [10, 2], odds: [4, 3], trueOdds: [4, 3], bots: [3, 5] },
    },
  }));

test('[E4] what was summoned last is refused by its rule; something else is not', async () => {
  const [{ scenario }] = await scenarios();
  const match = begun({ seats: 2, seed: 's', scenario });
  expect(give(match, 0, { do: 'summon', spirit: 4 })).toMatchObject({ refused: { rule: 'E4' } });
  expect(give(match, 0, { do: 'summon', spirit: 2 })).not.toHaveProperty('refused');
});

test('bots play it to its end, and who thinks beats chance', () => {
  const [random, novice] = levels;
  let wins = 0;
  for (let n = 0; n < 20; n++) {
    const match = begun({ seats: 2, seed: `${n}` });
    while (match.open) {
      const { turn } = match.table.state;
      const mind = mindOf(match, turn);
      if (!mind) throw new Error('there is nobody to think');
      give(match, turn, think(mind, turn === 0 ? novice : random, diceFrom(seeded(`${n}/${match.answers.length}`))));
    }
    if (embers.result(match.table)?.winners.includes(0)) wins++;
  }
  expect(wins).toBeGreaterThan(11);
});

/** All that is said in some matches. */
function sayings(): Phrase[] {
  const said: Phrase[] = [];
  for (let n = 0; n < 30; n++)
    randomPlay(embers, { seed: `${n}`, seats: 2 + (n % 3), options: { goal: 12 } }, (match) => {
      const { open, table } = match;
      const view = embers.view(table, 0);
      said.push(...embers.describe(view), ...eventsFor(match.story, 0).map((event) => embers.narrate(view, event)));
      if (!open) return;
      const { question } = open;
      said.push(prompt(question), waiting(question, seatPhrase(table.state.turn)));
      for (const answer of optionsOf(question, table.state.turn) ?? []) said.push(embers.label(view, 'turn', answer));
      const refused = STRENGTHS.map((spirit) => question.refuse({ do: 'summon', spirit }, table.state.turn));
      said.push(...refused.flatMap((each) => (each ? [why(each)] : [])));
    });
  return said;
}

testWordsOf({
  ...{ folder: `${import.meta.dirname}/..`, rules: embers.rules, languages: LANGUAGES, textsOf, sayings },
  ...{ kinds: ['turn'], askedKinds: ['turn'], words: Object.keys(words), names: STRENGTHS.map((n) => `spirit.${n}`) },
});
