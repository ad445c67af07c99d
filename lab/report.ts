import { countEach } from '@conjure/engine';
import { type Estimate, mean, median, share } from './statistics.ts';
import type { MatchReport, Study } from './study.ts';

interface SeatReport {
  seat: number;
  player: string;
  wins: Estimate;
  /** Of those who have a score at the end. */
  score: Estimate;
  scored: number;
  fates: Record<string, Estimate>;
  statistics: Record<string, Estimate>;
}

/** Seats that win together: how often they did, and by what. */
interface SideReport {
  side: string;
  wins: Estimate;
  reasons: Record<string, Estimate>;
}

/** Those who were of one kind, whatever their seat: how many, and how often they won. */
interface TraitReport {
  kind: string;
  trait: string;
  seats: number;
  wins: Estimate;
}

/** What a study found. */
export interface StudyReport {
  study: Omit<Study, 'data'>;
  matches: number;
  decisions: Estimate;
  /** Won by nobody. */
  nobody: Estimate;
  reasons: Record<string, Estimate>;
  sides: SideReport[];
  statistics: Record<string, Estimate & { median: number }>;
  seats: SeatReport[];
  traits: TraitReport[];
}

/** `sides`: by seat, where seats win together. */
export function report(study: Study, matches: readonly MatchReport[], sides: readonly string[] = []): StudyReport {
  const { data: _data, ...plain } = study;
  const n = matches.length;
  const names = Object.keys(matches[0]?.statistics.match ?? {});
  return {
    study: plain,
    matches: n,
    decisions: mean(matches.map((m) => m.decisions)),
    nobody: share(matches.filter((m) => m.result.winners.length === 0).length, n),
    reasons: shares(matches.map((m) => m.result.reason)),
    sides: [...new Set(sides)].map((side) => sideReport(side, sides.indexOf(side), matches)),
    statistics: Object.fromEntries(
      names.map((name) => {
        const values = matches.map((m) => m.statistics.match[name]);
        return [name, { ...mean(values), median: median(values) }];
      }),
    ),
    seats: study.seats.map((player, seat) => seatReport(player, seat, matches)),
    traits: traitReports(matches),
  };
}

function seatReport(player: string, seat: number, matches: readonly MatchReport[]): SeatReport {
  const scores = matches.flatMap(({ result }) => result.scores[seat] ?? []);
  const names = Object.keys(matches[0]?.statistics.seats[seat] ?? {});
  return {
    seat,
    player,
    wins: share(matches.filter((m) => m.result.winners.includes(seat)).length, matches.length),
    score: mean(scores),
    scored: scores.length,
    fates: shares(matches.map((m) => m.result.fates[seat])),
    statistics: Object.fromEntries(
      names.map((name) => [name, mean(matches.map((m) => m.statistics.seats[seat][name]))]),
    ),
  };
}

function sideReport(side: string, seat: number, matches: readonly MatchReport[]): SideReport {
  const won = matches.filter((m) => m.result.winners.includes(seat));
  return {
    side,
    wins: share(won.length, matches.length),
    reasons: shares(
      won.map((m) => m.result.reason),
      matches.length,
    ),
  };
}

/** Kind by kind and trait by trait, those that won most often first. */
function traitReports(matches: readonly MatchReport[]): TraitReport[] {
  const found = new Map<string, { kind: string; trait: string; seats: number; won: number }>();
  for (const { statistics, result } of matches)
    for (const [seat, traits] of (statistics.traits ?? []).entries())
      for (const [kind, list] of Object.entries(traits))
        for (const trait of list) {
          const known = found.get(`${kind}.${trait}`) ?? { kind, trait, seats: 0, won: 0 };
          known.seats++;
          if (result.winners.includes(seat)) known.won++;
          found.set(`${kind}.${trait}`, known);
        }
  return [...found.values()]
    .map(({ kind, trait, seats, won }) => ({ kind, trait, seats, wins: share(won, seats) }))
    .sort((a, b) => b.kind.localeCompare(a.kind) || b.wins.value - a.wins.value || a.trait.localeCompare(b.trait));
}

/** How often each word came up, the most frequent first. */
function shares(words: readonly string[], n = words.length): Record<string, Estimate> {
  const sorted = [...countEach(words)].sort(([a, m], [b, k]) => k - m || a.localeCompare(b));
  return Object.fromEntries(sorted.map(([word, count]) => [word, share(count, n)]));
}
