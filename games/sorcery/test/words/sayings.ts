import {
  barredOf,
  type Dice,
  diceFrom,
  eventsFor,
  optionsOf,
  type Phrase,
  pick,
  seeded,
  waitingFor,
} from '@conjure/engine';
import { randomOptions } from '@conjure/engine/proof';
import { prompt, waiting, why } from '@conjure/words';
import { type Hear, hearAccount } from '@conjure/words/proof';
import { listener } from '@conjure/words/testing/listening';
import { describeDomain, describeSpell } from '../../effects/describe.ts';
import { sorcery } from '../../game.ts';
import { abilityFacts } from '../../reading/printed.ts';
import { playEagerly } from '../eager.ts';
import type { SorceryMatch } from '../table.ts';
import { ENDS } from './ends.ts';
import { POSITIONS, WAYS } from './positions.ts';
import { refusals } from './refused.ts';

const STRANGE = 20;

const { figures, subfactions } = sorcery.content.data;
/** In every match armies of another subfaction meet. */
const WANTED = subfactions.subfactions.map(
  ({ id }) => new Set(figures.figures.filter(({ subfaction }) => subfaction === id).map((figure) => figure.id)),
);

/** All that is to be said in matches among eager players and in scenarios. */
export function sayings(matches: number): Phrase[] {
  const { hear, kept } = listener();
  printed(hear);
  const pools = new Map<string, unknown[]>();
  for (let i = 0; i < matches; i++) {
    const seed = `words ${i}`;
    const dice = diceFrom(seeded(`strange ${i}`));
    let told = 0;
    const options = i % 2 === 0 ? {} : randomOptions(sorcery, seed);
    const look = (here: SorceryMatch, answer: unknown): void => {
      told = tellStory(here, told, hear);
      askAround(here, answer, dice, pools, hear);
    };
    const match = playEagerly({ seats: 2 + (i % 3), seed, options }, look, WANTED[i % WANTED.length]);
    hearResult(match, hear);
    for (const phrase of sorcery.describe(sorcery.view(match.table, null))) hear(phrase);
  }
  for (const enact of POSITIONS) {
    const { match } = enact();
    tellStory(match, 0, hear);
    askAround(match, null, diceFrom(seeded('scene')), pools, hear);
    hearResult(match, hear);
  }
  for (const [s, way] of WAYS) hearLegal(s.match, way(s), hear);
  for (const refused of refusals()) hear(why(refused));
  for (const said of ENDS.values()) hear(said);
  return kept();
}

/** Everything that stands on cards and dials. */
function printed(hear: Hear): void {
  const { data } = sorcery.content;
  for (const spell of data.spells.spells) describeSpell(data, spell).forEach(hear);
  for (const domain of data.domains.domains) describeDomain(data, domain).forEach(hear);
  for (const ability of data.abilities.abilities) hear({ key: `ability.${ability.id}`, facts: abilityFacts(ability) });
}

function tellStory(match: SorceryMatch, from: number, hear: Hear): number {
  const story = match.story.slice(from);
  if (story.length === 0) return from;
  for (const viewer of [0, 1, null]) {
    const view = sorcery.view(match.table, viewer);
    for (const event of eventsFor(story, viewer)) hear(sorcery.narrate(view, event));
  }
  return match.story.length;
}

function hearResult(match: SorceryMatch, hear: Hear): void {
  const result = sorcery.result(match.table);
  hearAccount(match, hear);
  if (result)
    for (const key of [`reason.${result.reason}`, ...result.fates.map((fate) => `fate.${fate}`)]) hear({ key });
}

function hearLegal({ table, open }: SorceryMatch, answer: object, hear: Hear): void {
  const refused = open?.question.refuse(answer, 0);
  if (refused !== null) throw new Error(`${JSON.stringify(answer)}: ${JSON.stringify(refused)}`);
  hear(sorcery.label(sorcery.view(table, 0), 'action', answer));
}

/** The prompt, what is answered, what others hear, answers that were given elsewhere, and now and then the position. */
function askAround(match: SorceryMatch, answer: unknown, dice: Dice, pools: Map<string, unknown[]>, hear: Hear): void {
  const [seat] = waitingFor(match);
  if (!match.open || seat === undefined) return;
  const { question } = match.open;
  const view = sorcery.view(match.table, seat);
  hear(prompt(question));
  hear(waiting(question, { key: `commander.seat-${seat + 1}` }));
  const pool = pools.get(question.kind) ?? [];
  pools.set(question.kind, pool);
  if (answer !== null) {
    hear(sorcery.label(view, question.kind, answer));
    if (pool.length < 2000) pool.push(answer);
  }
  for (const option of question.sample ? [] : (optionsOf(question, seat) ?? []).slice(0, 9))
    hear(sorcery.label(view, question.kind, option));
  if (question.shape.check(CONCEDE, '') === null) hear(sorcery.label(view, question.kind, CONCEDE));
  for (let i = 0; i < STRANGE && pool.length > 0; i++) {
    const base = i % 2 === 0 ? pick(question, seat, dice) : oneOf(pool, dice);
    const refused = question.refuse(crossed(base, oneOf(pool, dice), dice), seat);
    if (refused) hear(why(refused));
  }
  for (const [barred, refused] of barredOf(question, seat)) {
    hear(sorcery.label(view, question.kind, barred));
    hear(why(refused));
  }
  if (match.answers.length % 20 === 0) for (const phrase of sorcery.describe(view)) hear(phrase);
}

const CONCEDE = { do: 'concede' };

const oneOf = (pool: readonly unknown[], dice: Dice): unknown => pool[dice.index('one', pool.length)];

/** An answer, one part of it often that of another one. */
export function crossed(answer: unknown, other: unknown, dice: Dice): unknown {
  const [one, two] = [answer, other] as Record<string, unknown>[];
  const parts = Object.keys(one).filter((part) => part !== 'do' && part in two);
  const part = parts[dice.index('part', parts.length + 1)];
  return part === undefined ? one : { ...one, [part]: two[part] };
}
