import { type Account, countedLines, must, noughts, phrase, type Sum } from '@conjure/engine';
import { ROSE } from '../board.ts';
import type { FinalPrize, LodgeEvent, Owner } from '../events.ts';
import { ownerNumber } from '../rules/names.ts';
import { COUNTS, type Count, type Position, SOURCES, type Source } from '../state.ts';

type Final = Exclude<keyof FinalPrize, 'who' | 'power'>;
const FINAL = ['quests', 'trophies', 'tokens', 'crown'] as const satisfies readonly Final[];

/** Where Power came from, by owner in the order of the count. */
export interface Tally {
  /** Before the match began, where a scenario says so. */
  readonly before: readonly number[];
  readonly gained: { readonly [source in Source]: readonly number[] };
  readonly final: { readonly [what in Final]: readonly number[] };
}

/** `begin`: what everybody has when all that is told before the first question has been heard. */
export function newTally(
  owners: readonly number[],
): Tally & { hear(event: LodgeEvent): void; begin(power: number[]): void } {
  const none = () => noughts(owners.length);
  const before = none();
  const gained = Object.fromEntries(SOURCES.map((source) => [source, none()])) as Record<Source, number[]>;
  const final = Object.fromEntries(FINAL.map((what) => [what, none()])) as Record<Final, number[]>;
  const placeOf = (owner: Owner) => owners.indexOf(ownerNumber(owner));
  return {
    before,
    gained,
    final,
    begin(power) {
      for (const [i, owner] of owners.entries())
        before[i] = power[owner] - SOURCES.reduce((sum, source) => sum + gained[source][i], 0);
    },
    hear(event) {
      if (event.type === 'powerChanged') gained[event.why][placeOf(event.who)] += event.change;
      if (event.type !== 'finalScored') return;
      for (const prize of event.prizes) for (const what of FINAL) final[what][placeOf(prize.who)] += prize[what];
    },
  };
}

/** Source by source; the final scoring part by part. [B83] [B87] */
export function sumOf({ state }: Position, owners: readonly number[], { before, gained, final }: Tally): Sum {
  return {
    lines: countedLines([
      { said: phrase('count.before'), of: before },
      { said: phrase('count.defeats'), of: gained.defeats },
      { said: phrase('count.rooms'), of: gained.rooms },
      { said: phrase('count.quests'), of: gained.quests },
      { said: phrase('count.effects'), of: gained.effects },
      { said: phrase('count.events'), of: gained.events },
      { said: phrase('count.finalQuests'), of: final.quests },
      { said: phrase('count.trophies'), of: final.trophies },
      { said: phrase('count.tokens'), of: final.tokens },
      { said: phrase('count.crown'), of: final.crown },
    ]),
    total: { said: phrase('count.power'), of: owners.map((owner) => state.power[owner]) },
  };
}

/** What the mages did and what was done to them; nothing is counted of the Rose. */
export function besideOf({ state }: Position, owners: readonly number[]): Account['beside'] {
  const of = (what: Count) =>
    owners.map((owner) =>
      owner === ROSE
        ? null
        : must(state.counts[owner * COUNTS.length + COUNTS.indexOf(what)], 'a count of seat', owner),
    );
  return countedLines([
    { said: phrase('count.falls'), of: of('defeats') },
    { said: phrase('count.casts'), of: of('casts') },
    { said: phrase('count.activations'), of: of('activations') },
    { said: phrase('count.familiars'), of: of('familiars') },
  ]);
}
