import type { Phrase } from '@conjure/engine';
import { type Chance, figureIn, type SorceryEvent, type SorceryView } from '@conjure/sorcery/view';
import { chancePhrase, grouped, phrase, type Reading } from '../../../parts/reading.ts';
import type { Odds, OddsOutcome } from '../../face.ts';
import { figureName } from '../names.ts';

type EventType = SorceryEvent['type'];
type Of<K extends EventType> = Extract<SorceryEvent, { type: K }>;

const eventsIn = ({ events }: OddsOutcome): SorceryEvent[] => events.map(({ event }) => event as SorceryEvent);
const all = <K extends EventType>(outcome: OddsOutcome, type: K): Of<K>[] =>
  eventsIn(outcome).filter((event): event is Of<K> => event.type === type);
const chance = (outcomes: readonly OddsOutcome[], test: (outcome: OddsOutcome) => boolean): number =>
  outcomes.reduce((sum, outcome) => sum + (test(outcome) ? outcome.p : 0), 0);

const falls = (outcome: OddsOutcome, figure: number): boolean =>
  all(outcome, 'eliminated').some((event) => event.figure === figure);
const harmOf = (outcome: OddsOutcome, figure: number): number =>
  all(outcome, 'damaged').reduce((sum, event) => sum + (event.figure === figure ? event.n : 0), 0);

/** Of those who may be struck: how likely a hit, what it does on average, and how likely the end. */
function strikeSentences(view: SorceryView, outcomes: readonly OddsOutcome[], figure: number): Phrase[] {
  const who = figureName(view, figure);
  const hits = chance(outcomes, (outcome) =>
    all(outcome, 'attacked').some(({ blows }) => blows.some((blow) => blow.figure === figure && blow.hit)),
  );
  const dies = chance(outcomes, (outcome) => falls(outcome, figure));
  const harms = new Set(outcomes.map((outcome) => harmOf(outcome, figure)).filter((n) => n > 0));
  return [
    phrase('sorcery.odds.hits', { chance: chancePhrase(hits), who, ...harmFacts(harms) }),
    ...(dies > 0 ? [phrase('sorcery.odds.falls', { chance: chancePhrase(dies), who })] : []),
  ];
}

/** How much it may be, and whether it is always as much. */
const harmFacts = (harms: ReadonlySet<number>) => ({ n: Math.max(0, ...harms), sure: String(harms.size < 2) });

/** The same before anything is asked of the host: what the values say of an attack. */
export function chancePhrases(view: SorceryView, chances: readonly Chance[]): Phrase[] {
  return chances.flatMap(({ target, p, damage, heals }) => {
    if (heals) return [];
    const who = figureName(view, target);
    const { click, figure } = view.figures[target];
    const clicks = figureIn(figure).dial.length;
    const harms = Array.from({ length: damage.most - damage.least + 1 }, (_, i) => damage.least + i);
    const fatal = harms.filter((n) => click + n >= clicks).length / harms.length;
    return [
      phrase('sorcery.odds.hits', { chance: chancePhrase(p), who, ...harmFacts(new Set(harms)) }),
      ...(fatal > 0 ? [phrase('sorcery.odds.falls', { chance: chancePhrase(p * fatal), who })] : []),
    ];
  });
}

/** What an attack comes to, for who makes it. */
function meaningOf(outcome: OddsOutcome, foes: ReadonlySet<number>): string {
  const felled = all(outcome, 'eliminated').some(({ figure }) => foes.has(figure));
  if (felled) return 'fell';
  if (all(outcome, 'damaged').some(({ figure }) => foes.has(figure))) return 'hurt';
  return all(outcome, 'damaged').some(({ how }) => how === 'criticalMiss') ? 'backfires' : 'misses';
}

function ofAttack(view: SorceryView, outcomes: readonly OddsOutcome[]): Reading {
  const struck = [
    ...new Set(
      outcomes.flatMap((one) => all(one, 'attacked').flatMap(({ blows }) => blows.map(({ figure }) => figure))),
    ),
  ];
  const foes = new Set(struck);
  const own = [...new Set(outcomes.flatMap((one) => all(one, 'damaged').map(({ figure }) => figure)))].filter(
    (figure) => !foes.has(figure) && view.figures[figure].owner === view.viewer,
  );
  return {
    sentences: [
      ...struck.flatMap((figure) => strikeSentences(view, outcomes, figure)),
      ...own.map((figure) =>
        phrase('sorcery.odds.own', {
          chance: chancePhrase(chance(outcomes, (outcome) => harmOf(outcome, figure) > 0)),
          who: figureName(view, figure),
        }),
      ),
    ],
    parts: grouped(outcomes, (outcome) => phrase(`sorcery.odds.${meaningOf(outcome, foes)}`)),
  };
}

/** A try that works or does not. */
function ofTrial(outcomes: readonly OddsOutcome[], name: string, works: (outcome: OddsOutcome) => boolean): Reading {
  return {
    sentences: [phrase(`sorcery.odds.${name}`, { chance: chancePhrase(chance(outcomes, works)) })],
    parts: grouped(outcomes, (outcome) => phrase(`sorcery.odds.${works(outcome) ? `${name}.yes` : 'nothing'}`)),
  };
}

/** The odds of an answer as a commander asks about them; `null` where dice have no say, or only in details. */
export function readingOf(view: SorceryView, { outcomes }: Odds): Reading | null {
  const some = (type: EventType): boolean =>
    outcomes.some((outcome) => eventsIn(outcome).some((one) => one.type === type));
  if (outcomes.length < 2) return null;
  if (some('counterTried'))
    return ofTrial(outcomes, 'counters', (outcome) => all(outcome, 'counterTried').some(({ worked }) => worked));
  if (some('attacked')) return ofAttack(view, outcomes);
  if (some('broke')) return ofTrial(outcomes, 'breaks', (outcome) => all(outcome, 'broke').every(({ away }) => away));
  if (some('healingTried') || some('regenerated'))
    return ofTrial(
      outcomes,
      'heals',
      (outcome) => all(outcome, 'healed').length + all(outcome, 'regenerated').filter(({ n }) => n > 0).length > 0,
    );
  if (some('raised')) return ofTrial(outcomes, 'raises', (outcome) => all(outcome, 'raised').length > 0);
  return null;
}
