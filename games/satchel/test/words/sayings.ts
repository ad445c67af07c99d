import {
  create,
  type Dice,
  diceFrom,
  eventsFor,
  give,
  type MatchSetup,
  type Phrase,
  pick,
  seeded,
  waitingFor,
} from '@conjure/engine';
import { answersTo } from '@conjure/engine/proof';
import { prompt, waiting, why } from '@conjure/words';
import { type Hear, hearAccount } from '@conjure/words/proof';
import { listener } from '@conjure/words/testing/listening';
import { satchel } from '../../game.ts';
import type { Stamped } from '../../rules/commands.ts';
import { playAmongThem } from '../play.ts';
import type { SatchelMatch } from '../table.ts';
import { BEGINNINGS } from './beginnings.ts';
import { ENDS } from './ends.ts';

const LABELS = 25;
const STRANGE = 96;

const NAMES = /^(symbol|person|familiar|ordeal|spell|groupCount|group|place|piece)\./;

/** All that is to be said in matches played at random: a few phrases of each sort, so that every language can say them. */
export function sayings(matches: number): Phrase[] {
  const { hear, kept } = listener(NAMES);
  const scenarios = ['TR2', 'SC2', 'SC3', 'SC4', 'SC4'];
  for (let i = 0; i < matches; i++) {
    const options = {
      scenario: scenarios[i % 5],
      clock: i % 3 === 0 ? 'live' : 'beat',
      roundsToWin: i % 4 === 0 ? 2 : 1,
    };
    listenTo({ seats: (i % 3) + 3, seed: `words ${i}`, options }, hear);
  }
  for (const [name, { wanted, commands }] of Object.entries(BEGINNINGS)) enact(name, wanted, commands, hear);
  for (const said of ENDS.values()) hear(said);
  return kept();
}

function listenTo(
  wanted: Required<Pick<MatchSetup, 'seats' | 'seed'>> & { options: Record<string, string | number> },
  hear: Hear,
): void {
  const dice = diceFrom(seeded(`strange ${wanted.seed}`));
  let told = 0;
  const match = playAmongThem(wanted, (here) => {
    told = tellStory(here, told, hear);
    if (here.answers.length % 5 === 0) askAround(here, dice, hear);
  });
  const result = satchel.result(match.table);
  for (const key of [`reason.${result?.reason}`, ...(result?.fates ?? []).map((fate) => `fate.${fate}`)]) hear({ key });
  hearAccount(match, hear);
}

/** A scenario that random play seldom comes to; each command in turn is given if it is legal, and its refusal heard if not. */
function enact(
  name: string,
  wanted: Omit<MatchSetup, 'seed'>,
  commands: readonly [number, object][],
  hear: Hear,
): void {
  const made = create(satchel, { seed: name, ...wanted });
  if ('fault' in made) throw new Error(`${name}: ${JSON.stringify(made.fault)}`);
  const { match } = made;
  const dice = diceFrom(seeded(name));
  let told = 0;
  for (const [seat, command] of commands) {
    askAround(match, dice, hear);
    hear(satchel.label(satchel.view(match.table, seat), 'window', command));
    const verdict = give(match, seat, command);
    if ('fault' in verdict) throw new Error(`${name}: ${JSON.stringify(verdict)}`);
    if ('refused' in verdict) hear(why(verdict.refused));
    told = tellStory(match, told, hear);
  }
  askAround(match, dice, hear);
}

function tellStory(match: SatchelMatch, from: number, hear: Hear): number {
  const fresh = match.story.slice(from);
  if (fresh.length === 0) return from;
  const view = satchel.view(match.table, null);
  for (const event of eventsFor(fresh, null)) hear(satchel.narrate(view, event));
  return match.story.length;
}

/** The question, the position, some of the options as they are listed, and some answers that are refused. */
function askAround(match: SatchelMatch, dice: Dice, hear: Hear): void {
  for (const phrase of satchel.describe(satchel.view(match.table, null))) hear(phrase);
  if (!match.open) return;
  const { question } = match.open;
  const asked = waitingFor(match);
  const { ids } = match.table.content.teams[match.table.state.team];
  hear(prompt(question));
  hear(
    waiting(
      question,
      asked.map((seat) => ({ key: `person.${ids[seat]}` })),
    ),
  );
  for (const seat of asked) {
    const view = satchel.view(match.table, seat);
    const candidates = (question.candidates?.(seat) ?? []) as Stamped[];
    const step = Math.max(1, Math.ceil(candidates.length / LABELS));
    for (let i = dice.index('label', step); i < candidates.length; i += step)
      hear(satchel.label(view, question.kind, candidates[i]));
    hear(satchel.label(view, question.kind, pick(question, seat, dice)));
    // To put strange answers together takes longer than to judge them.
    if (dice.index('strange', 8) > 0) continue;
    const strange = [...answersTo(match, seat, dice)];
    for (let i = 0; i < STRANGE; i++) {
      const refused = question.refuse(pickOne(strange, dice), seat);
      if (refused) hear(why(refused));
    }
  }
}

const pickOne = <T>(list: readonly T[], dice: Dice): T => list[dice.index('one', list.length)];
