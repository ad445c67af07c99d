import { MINUTE, SECOND } from '@conjure/engine';
import { gamesOf, type Library, MESSAGES } from '@conjure/host';
import type { Database } from '../log/database.ts';
import type { Journal } from '../net/journal.ts';
import { LASTS } from '../net/limits.ts';
import type { Presence } from '../people/presence.ts';
import type { ServerState } from '../server-state.ts';
import type { SharedClock } from './clock.ts';
import { newRounds } from './repeating.ts';
import { newSweeper } from './sweep-due.ts';

/** No process was there for so long: no clock counts it. */
const OUTAGE = 30 * SECOND;
const BEAT = 5 * SECOND;

export interface DutiesDeps {
  readonly database: Database;
  readonly process: string;
  readonly journal: Journal;
  readonly clock: SharedClock;
  complain(error: unknown): void;
}

export interface Duties {
  /** Says that this process is there, and whether nobody was before. */
  begin(games: Library): Promise<void>;
  outages(): readonly { since: number; until: number }[];
  /** The newest rules of a game that every process knows. */
  rulesFor(game: string): number | undefined;
  /** Whether another process knows these rules. */
  isKnownElsewhere(game: string, rules: number): boolean;
  go(state: ServerState, options: { presence: Presence; keep?: number | undefined; isWorking: boolean }): void;
  /** Nothing is begun any more. */
  end(): Promise<void>;
  /** This process is gone. */
  signOff(): Promise<void>;
}

type KnownRules = { readonly [game: string]: number };

/** What a process has said of itself; another release may say it otherwise. */
function rulesIn(can: string): KnownRules {
  const { rules = {} } = JSON.parse(can) as { rules?: KnownRules };
  return rules;
}

/** What a server does by itself: it says that it is there, wakes what is due, tells people of their turns, and tidies up. */
export function newDuties({ database, process, clock, complain, journal }: DutiesDeps): Duties {
  const { now } = clock;
  const { people, store } = database;
  const rounds = newRounds(complain);
  let outages: readonly { since: number; until: number }[] = [];
  let can = '{}';
  /** What the other processes that are there know, of each game its newest rules. */
  let others: readonly KnownRules[] = [];
  let own: KnownRules = {};

  /** Also where a laptop was asleep. Times of a database are whole. */
  const beat = async () => {
    const at = Math.round(now());
    const last = await people.lastSeen();
    if (last !== null && at - last > OUTAGE) {
      await people.addOutage(last, at);
      journal.warn('nobody was here', {
        since: new Date(last).toISOString(),
        seconds: Math.round((at - last) / SECOND),
      });
    }
    await people.markAlive(process, at, can);
    outages = await people.outages(at - LASTS.closed);
    const alive = await people.processesAlive(at - OUTAGE);
    others = alive.flatMap((one) => (one.process === process ? [] : [rulesIn(one.can)]));
  };

  return {
    async begin(games) {
      own = Object.fromEntries((await gamesOf(games)).map(({ id, version }) => [id, version]));
      can = JSON.stringify({ messages: MESSAGES, rules: own });
      await beat();
    },
    outages: () => outages,
    rulesFor(game) {
      const all = [own, ...others].flatMap((known) => known[game] ?? []);
      return all.length > 0 ? Math.min(...all) : undefined;
    },
    isKnownElsewhere: (game, rules) => others.some((known) => (known[game] ?? -1) >= rules),
    go(state, { presence, keep = LASTS.closed, isWorking }) {
      let cutSince = now();
      rounds.every(BEAT, beat);
      rounds.every(2 * BEAT, clock.measure);
      rounds.every(BEAT, async () => {
        const at = Math.round(now());
        await people.removeProcessesBefore(at - OUTAGE);
        for (const device of await people.devicesThrownOut(Math.round(cutSince - BEAT))) state.disconnect({ device });
        cutSince = at;
        // By whichever process it was that a link was taken back, or a match has begun.
        await state.dismissWatchers(state.connections.matches());
      });
      if (database.shared) {
        let heardSince = Math.round(now());
        rounds.every(2 * SECOND, () => state.host.look());
        rounds.every(2 * SECOND, () => presence.look());
        rounds.every(SECOND, async () => {
          const lines = await people.chatLinesSince(heardSince - BEAT);
          heardSince = Math.max(heardSince, ...lines.map(({ at }) => at));
          for (const { match, ...line } of lines) state.tellChat(match, [line]);
        });
      }
      if (!isWorking) return;
      rounds.every(SECOND, newSweeper(store, state.host, now));
      if (state.notices.canTell) rounds.every(SECOND, () => state.notices.sweep());
      rounds.every(10 * MINUTE, async () => {
        const at = Math.round(now());
        for (const match of await people.matchesUntouchedSince('closed', at - keep, 100))
          await state.deleteMatch(match);
        // What people play together is closed by then: this is somebody's practice.
        for (const match of await people.matchesUntouchedSince('playing', at - LASTS.untouched - LASTS.day, 100))
          if ((await state.factsOf(match))?.terms === null) await state.deleteMatch(match);
        await people.sweepLinks(at);
        await people.sweepThrownOut(at - LASTS.cookie);
        await people.sweepChat(at - LASTS.chat);
        await people.sweepNotices(at - 2 * LASTS.day);
      });
    },
    end: () => rounds.end(),
    async signOff() {
      await people.markAlive(process, Math.round(now()), can);
      await people.removeProcess(process);
    },
  };
}
