import { barredOf, type Dice, diceFrom, eventsFor, type Phrase, partOf, seeded } from '@conjure/engine';
import { randomOptions } from '@conjure/engine/proof';
import { prompt, waiting, why } from '@conjure/words';
import { type Hear, hearAccount } from '@conjure/words/proof';
import { listener } from '@conjure/words/testing/listening';
import {
  describeCondition,
  describeEffect,
  describeEvent,
  describeExtra,
  describeHalf,
} from '../../effects/describe.ts';
import { lodge } from '../../game.ts';
import { eagerly, playEagerly } from '../eager.ts';
import type { LodgeMatch } from '../table.ts';
import { ENDS } from './ends.ts';
import { POSITIONS } from './positions.ts';

/** All that is to be said in matches among eager players: a few phrases of each sort, so that every language can say them. */
export function sayings(matches: number): Phrase[] {
  const { hear, kept } = listener();
  printed(hear);
  const strange = new Map<string, unknown[]>();
  for (let i = 0; i < matches; i++) {
    const seed = `words ${i}`;
    const dice = diceFrom(seeded(`strange ${i}`));
    let told = 0;
    const options = i % 2 === 0 ? {} : randomOptions(lodge, seed);
    const match = playEagerly({ seats: 2 + (i % 3), seed, options }, (here) => {
      told = tellStory(here, told, hear);
      askAround(here, dice, strange, hear);
    });
    const result = lodge.result(match.table);
    hear({ key: `reason.${result?.reason}` });
    hearAccount(match, hear);
    for (const phrase of lodge.describe(lodge.view(match.table, null))) hear(phrase);
  }
  for (const enact of POSITIONS) {
    const { match } = enact();
    tellStory(match, 0, hear);
    askAround(match, diceFrom(seeded('scene')), strange, hear);
  }
  for (const said of ENDS.values()) hear(said);
  return kept();
}

/** Everything that stands on cards, rooms, familiars, quests and events. */
function printed(hear: Hear): void {
  const { content } = lodge;
  const said = [
    ...content.effects.map((effect) => describeEffect(content, effect)),
    ...content.cards.flatMap(({ halves }) => halves.map((half) => describeHalf(content, half))),
    ...content.creatures.map(({ extra }) => describeExtra(extra)),
    ...content.quests.map(({ condition }) => describeCondition(content, condition)),
    ...content.events.map(({ ops }) => describeEvent(content, ops)),
  ];
  for (const phrase of said) if (phrase) hear(phrase);
}

function tellStory(match: LodgeMatch, from: number, hear: Hear): number {
  const story = match.story.slice(from);
  if (story.length === 0) return from;
  for (const viewer of [0, 1, null]) {
    const view = lodge.view(match.table, viewer);
    for (const event of eventsFor(story, viewer)) hear(lodge.narrate(view, event));
  }
  return match.story.length;
}

/** The prompt, some options, what others hear, answers that fit no question like this one, and now and then the position. */
function askAround(match: LodgeMatch, dice: Dice, strange: Map<string, unknown[]>, hear: Hear): void {
  const { open } = match;
  if (!open) return;
  const [seat] = open.question.seats;
  const question = partOf(open.question, seat);
  const view = lodge.view(match.table, seat);
  hear(prompt(question));
  hear(waiting(open.question, { key: 'owner.nobody' }));
  const pool = strange.get(question.kind) ?? [];
  strange.set(question.kind, pool);
  for (let i = 0; i < 3; i++) {
    const answer = eagerly(question, seat, dice);
    hear(lodge.label(view, question.kind, answer));
    if (pool.length < 300) pool.push(answer);
    const other = pool[dice.index('strange', pool.length)];
    const refused = question.refuse(other, seat);
    if (refused) hear(why(refused));
    const certain = question.about?.(answer, seat);
    for (const fact of Object.values(certain ?? {}).flat()) if (typeof fact === 'object') hear(fact);
  }
  for (const [answer, refused] of barredOf(question, seat)) {
    hear(lodge.label(view, question.kind, answer));
    hear(why(refused));
  }
  if (match.answers.length % 40 === 0) for (const phrase of lodge.describe(view)) hear(phrase);
}
