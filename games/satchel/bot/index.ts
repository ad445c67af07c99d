import type { OwnBot, Seat } from '@conjure/engine';
import type { SatchelData } from '../data.ts';
import type { Command, Stamped } from '../rules/commands.ts';
import type { SatchelView } from '../view.ts';
import { idles, laying, opening, rolling } from './action.ts';
import { interrupting } from './interrupt.ts';
import { inLive } from './live.ts';
import { sightOf } from './sight.ts';
import { LEVELS, type LevelName, type Mentality, weightsOf } from './weights.ts';

/** The reference bots: what each level answers, from what its seat sees and from nothing else. [B65] [B72] */
export function botWith({ setup }: SatchelData): OwnBot<SatchelView> {
  const mentality = (level: LevelName): Mentality => ({
    ...weightsOf(setup.bots, level),
    interrupts: level === 'hard',
    paceMs: setup.clocks.live.botPaceMs[level],
    learningCost: setup.lore.cost,
  });
  const known: Record<string, Mentality> = Object.fromEntries(LEVELS.map((level) => [level, mentality(level)]));
  return { levels: LEVELS, answer: (view, seat, level) => answer(view, seat, known[level]) };
}

const PASS: Command = { do: 'pass' };

/** The next command of the action that the window shows to be under way, or of a new one. */
function answer(view: SatchelView, seat: Seat, m: Mentality): Stamped | undefined {
  const s = sightOf(view, seat);
  if (view.phase === 'over') return { do: 'nextRound' };
  if (view.live) return inLive(s, view.live, m);
  if (view.beat?.window !== seat) return (m.interrupts ? interrupting(s, m) : null) ?? undefined;
  if (view.phase === 'waiting') return rolling(s) ?? undefined; // [B67]
  if (view.beat.rolled) return laying(s, m, true) ?? PASS;
  if (idles(s, m)) return PASS;
  return opening(s, m) ?? laying(s, m, false) ?? PASS;
}
