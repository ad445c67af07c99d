import type { DemonsEvent, DemonsView, RankName } from '@conjure/demons/view';
import { must, type Phrase, type Seat } from '@conjure/engine';
import { CERTAIN, chancePhrase, grouped, type Reading } from '../../../parts/reading.ts';
import type { Odds, OddsOutcome } from '../../face.ts';
import { magicianName, phrase } from '../names.ts';
import { SPIRITS, spiritOf } from '../printed.ts';

type EventType = DemonsEvent['type'];

const find = <K extends EventType>({ events }: OddsOutcome, type: K) =>
  events.map(({ event }) => event as DemonsEvent).find((event) => event.type === type) as
    | Extract<DemonsEvent, { type: K }>
    | undefined;
const has = (outcome: OddsOutcome, type: EventType) => find(outcome, type) !== undefined;
const sum = (outcomes: readonly OddsOutcome[], counts: (outcome: OddsOutcome) => number): number =>
  outcomes.reduce((total, outcome) => total + outcome.p * counts(outcome), 0);
const chance = (outcomes: readonly OddsOutcome[], test: (outcome: OddsOutcome) => boolean): number =>
  sum(outcomes, (outcome) => (test(outcome) ? 1 : 0));

/** That at least one of so many counters stays, drawn from those of the rank that nobody has seen. [10.0e] [10.0f] */
function stays(view: DemonsView, rank: RankName, drawn: number): number {
  const seen = new Set([...view.out, ...view.magicians.flatMap(({ spirits }) => spirits)]);
  const ring = view.viewer !== null && view.magicians[view.viewer].ring;
  const unseen = SPIRITS.map((number) => spiritOf(view.options, number)).filter(
    (spirit) => spirit.rank === rank && !seen.has(spirit.number),
  );
  const keep = unseen.filter(({ disposition }) => ring || disposition !== 'unfriendly').length;
  let none = 1;
  for (let i = 0; i < Math.min(drawn, unseen.length); i++)
    none *= Math.max(0, unseen.length - keep - i) / (unseen.length - i);
  return 1 - none;
}

function ofConjuring(view: DemonsView, outcomes: readonly OddsOutcome[], rank: RankName): Reading {
  const numberIn = (outcome: OddsOutcome) => find(outcome, 'conjured')?.number ?? 0;
  const comes = chance(outcomes, (outcome) => numberIn(outcome) > 0);
  const cursed = chance(outcomes, (outcome) => numberIn(outcome) < 0);
  const kept = sum(outcomes, (outcome) => stays(view, rank, Math.max(0, numberIn(outcome))));
  const facts = { sure: String(comes > CERTAIN), chance: chancePhrase(comes), stay: chancePhrase(kept) };
  const curse = cursed > 0 ? [phrase('demons.odds.curse', { chance: chancePhrase(cursed) })] : [];
  return {
    sentences: [phrase('demons.odds.conjure', facts), ...curse],
    parts: grouped(outcomes, (outcome) => {
      const n = numberIn(outcome);
      if (n <= 0) return phrase(`demons.odds.${n < 0 ? 'cursed' : 'nothing'}`);
      return n < MANY ? phrase('demons.odds.come', { n }) : phrase('demons.odds.comeMore', { n: MANY });
    }),
  };
}
/** So many counters, or more, are told together. */
const MANY = 4;

/** Where the great treasures begin, in thousands. */
const GREAT = 20;

function ofSearch(view: DemonsView, outcomes: readonly OddsOutcome[]): Reading {
  const valueIn = (outcome: OddsOutcome) => {
    const box = view.boxes.find(({ box }) => box === find(outcome, 'boxRolled')?.box);
    return box?.is === 'hidden' ? box.value : 0;
  };
  const found = chance(outcomes, (outcome) => valueIn(outcome) > 0);
  const mean = found > 0 ? sum(outcomes, valueIn) / found : 0;
  return {
    sentences: [
      phrase('demons.odds.search', {
        sure: String(found > CERTAIN),
        chance: chancePhrase(found),
        mean: Math.round(mean) * 1000,
      }),
    ],
    parts: grouped(outcomes, (outcome) => {
      const value = valueIn(outcome);
      return phrase(`demons.odds.${value >= GREAT ? 'great' : value > 0 ? 'small' : 'nothing'}`, { n: GREAT * 1000 });
    }),
  };
}

/** What a fight means for the viewer: of the letters, the first says whom the result strikes. [8.2] */
function meaningOf(view: DemonsView, outcome: OddsOutcome): string {
  const fight = find(outcome, 'fought');
  if (!fight) return 'nothing';
  const [whom, how] = fight.result;
  const isMine = (whom === 'A' ? fight.attacker : fight.defender) === view.viewer;
  return how === 'f' ? (isMine ? 'lost' : 'flees') : isMine ? 'captured' : 'destroyed';
}

/** Each part with its chance. */
const shared = (parts: Reading['parts']): Reading => ({
  sentences: parts.map(({ meaning, p }) => phrase('odds.part', { chance: chancePhrase(p), said: meaning })),
  parts,
});

function ofFight(view: DemonsView, outcomes: readonly OddsOutcome[]): Reading {
  const parts = grouped(outcomes, (outcome) => phrase(`demons.odds.${meaningOf(view, outcome)}`));
  return shared(parts);
}

function ofTrial(outcomes: readonly OddsOutcome[], type: 'seized' | 'raised'): Reading {
  const works = (outcome: OddsOutcome) => find(outcome, type)?.success === true;
  const facts = { chance: chancePhrase(chance(outcomes, works)) };
  return {
    sentences: [phrase(`demons.odds.${type}`, facts)],
    parts: grouped(outcomes, (outcome) => phrase(`demons.odds.${works(outcome) ? `${type}.yes` : 'nothing'}`)),
  };
}

/** What a torture does to whoever suffers it. [16.0b] [9.4a] */
function ofTorture(view: DemonsView, outcomes: readonly OddsOutcome[], victim: Seat): Reading {
  const parts = grouped(outcomes, (outcome) => {
    if (has(outcome, 'died')) {
      return victim === view.viewer
        ? phrase('demons.odds.dies')
        : phrase('demons.odds.otherDies', { who: magicianName(view, victim) });
    }
    const wounds = find(outcome, 'tortured')?.wounds ?? 0;
    return phrase(`demons.odds.${wounds === 0 ? 'unhurt' : wounds === 1 ? 'wound' : 'wounds'}`);
  });
  return shared(parts);
}

/** The odds of an answer as a magician asks about them. */
export function readingOf(view: DemonsView, { outcomes, prospects }: Odds): Reading | null {
  const [first] = outcomes;
  if (!first) return null;
  const warned = (reading: Reading): Reading => ({ ...reading, sentences: [...reading.sentences, ...prospects] });
  const conjured = find(first, 'conjured');
  if (conjured) return warned(ofConjuring(view, outcomes, conjured.rank));
  if (outcomes.some((outcome) => has(outcome, 'boxRolled'))) return warned(ofSearch(view, outcomes));
  if (outcomes.some((outcome) => has(outcome, 'fought'))) return warned(ofFight(view, outcomes));
  if (has(first, 'seized')) return warned(ofTrial(outcomes, 'seized'));
  if (has(first, 'raised')) return warned(ofTrial(outcomes, 'raised'));
  const tortured = find(first, 'tortured');
  if (tortured) return warned(ofTorture(view, outcomes, tortured.by));
  const walk = find(first, 'moved');
  if (walk && outcomes.length === 1)
    return {
      sentences: [
        phrase('demons.odds.walk', { to: must(walk.path.at(-1), 'the end of a walk'), cost: walk.cost }),
        ...wakersIn(prospects),
      ],
      parts: [],
    };
  return null;
}

/** Who may wake, or that nobody does. */
export const wakersIn = (prospects: readonly Phrase[]): readonly Phrase[] =>
  prospects.length > 0 ? prospects : [phrase('demons.odds.safe')];

/** The way that a walk would take. */
export const wayIn = ({ outcomes }: Odds): readonly string[] | null =>
  outcomes.length === 1 ? (find(outcomes[0], 'moved')?.path ?? null) : null;
