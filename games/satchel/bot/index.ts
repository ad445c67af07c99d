import type { OwnBot, Seat } from '@conjure/engine';
import type { SatchelData } from '../data.ts';
import type { Command, Stamped } from '../rules/commands.ts';
import type { SatchelView } from '../view.ts';
import { finishing, idles, laying, opening, rolling } from './action.ts';
import { interrupting } from './interrupt.ts';
import { inLive } from './live.ts';
import { overlooking } from './overlooking.ts';
import { type Interrupts, NOTHING, PEOPLE, PERSONS, type Person } from './people.ts';
import { sightOf } from './sight.ts';
import { LEVELS, type LevelName, type Mentality, weightsOf } from './weights.ts';

/** What each level answers, from what its seat sees and from nothing else: five for people, and the reference bots. [B65] [B72] */
export function botWith({ setup }: SatchelData): OwnBot<SatchelView> {
  const learningCost = setup.lore.cost;
  const reference = (level: LevelName): Mentality => ({
    ...weightsOf(setup.bots, level),
    overlooks: NOTHING,
    interrupts: level === 'hard' ? AT_ONCE : null,
    isCareful: false,
    handMs: 0,
    paceMs: setup.clocks.live.botPaceMs[level],
    learningCost,
  });
  const person = ({ like, hero, sorcerer, ...habits }: Person): Mentality => {
    const weights = weightsOf(setup.bots, like);
    return {
      hero: { ...weights.hero, ...hero },
      sorcerer: { ...weights.sorcerer, ...sorcerer },
      ...habits,
      learningCost,
    };
  };
  const known: Record<string, Mentality> = Object.fromEntries([
    ...PEOPLE.map((level) => [level, person(PERSONS[level])]),
    ...LEVELS.map((level) => [level, reference(level)]),
  ]);
  return { levels: [...PEOPLE, ...LEVELS], answer: (view, seat, level) => answer(view, seat, known[level]) };
}

/** The reference bots see everything; in real time they look up only when it is their time. [B65] */
const AT_ONCE: Interrupts = { reactionMs: null, misses: 0 };

const PASS: Command = { do: 'pass' };

/** The next command of the action that the window shows to be under way, or of a new one. */
function answer(view: SatchelView, seat: Seat, m: Mentality): Stamped | undefined {
  const s = overlooking(sightOf(view, seat), m.overlooks);
  if (view.phase === 'over') return { do: 'nextRound' };
  if (view.live) return inLive(s, view.live, m);
  if (view.beat?.window !== seat) return (m.interrupts && interrupting(s, m, m.interrupts)) ?? undefined;
  if (view.phase === 'waiting') return rolling(s) ?? undefined; // [B67]
  const last = m.isCareful ? finishing(s, m) : null;
  if (last) return last;
  if (view.beat.rolled) return laying(s, m, true) ?? PASS;
  if (idles(s, m)) return PASS;
  return opening(s, m) ?? laying(s, m, false) ?? PASS;
}
