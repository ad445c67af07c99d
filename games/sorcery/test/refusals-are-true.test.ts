import { type Dice, diceFrom, pick, type Refusal, seeded, waitingFor } from '@conjure/engine';
import { why } from '@conjure/words';
import { expect, test } from 'vitest';
import { sorcery } from '../game.ts';
import type { FigureView, SorceryView } from '../view.ts';
import { playEagerly } from './eager.ts';
import { crossed } from './words/sayings.ts';

type Answer = Record<string, unknown> & {
  do: string;
  figure: number;
  target?: number;
  targets?: number[];
  book?: number;
};

/** What a sentence claims is looked up in the view, by plain arithmetic and without the rules. */
interface Refused {
  readonly seen: SorceryView;
  readonly answer: Answer;
  readonly refused: Refusal;
  readonly one: FigureView;
  /** The target that it speaks of, or all there are. */
  readonly targets: readonly FigureView[];
}
type Claim = (asked: Refused) => boolean;

const printed = new Map(sorcery.content.data.figures.figures.map((figure) => [figure.id, figure]));
const distance = (a: FigureView, b: FigureView): number => Math.hypot(a.at.x - b.at.x, a.at.y - b.at.y);
const touches = (a: FigureView, b: FigureView): boolean =>
  a !== b && Math.abs(distance(a, b) - a.radius - b.radius) <= 10.001;
const onField = ({ figures }: SorceryView): FigureView[] => figures.filter(({ where }) => where === 'field');
const touchesFoe = (seen: SorceryView, one: FigureView): boolean =>
  onField(seen).some((other) => other.owner !== one.owner && touches(one, other));
/** A little beside the border either is right. */
function faces(one: FigureView, other: FigureView, slack: number): boolean {
  const way = (Math.atan2(other.at.y - one.at.y, other.at.x - one.at.x) * 180) / Math.PI - one.facing / 100;
  const off = Math.abs(((way + 540) % 360) - 180);
  return off <= (printed.get(one.figure)?.frontArc ?? 90) / 2 + slack;
}
const someTarget =
  (is: (asked: Refused, target: FigureView) => boolean): Claim =>
  (asked) =>
    asked.targets.some((target) => is(asked, target));
const abilityOf = ({ refused }: Refused): string =>
  (refused.facts.ability as { key: string }).key.replace('ability.', '');
const has = ({ now }: FigureView, ability: string): boolean => now?.abilities.includes(ability) ?? false;
const bookOf = ({ seen, answer }: Refused) => seen.books[answer.book ?? -1];

const CLAIMS: Readonly<Record<string, Claim>> = {
  B29: ({ seen }) => seen.actions === 0,
  'B43.other': ({ seen, one }) => one.owner !== seen.active,
  'B43.gone': ({ one }) => one.where !== 'field',
  B45: ({ one }) => one.acted > 0,
  B46: ({ one }) => one.tokens === 2,
  B50: ({ one }) => !has(one, 'quickness'),
  'B54.length': ({ refused: { facts } }) => (facts.n as number) > (facts.most as number),
  'B65.type': ({ one }) => one.now?.speedType !== 'boot',
  'B65.token': ({ one }) => one.tokens > 0,
  'B65.engaged': ({ seen, one }) => touchesFoe(seen, one),
  'B65.ability': (asked) => has(asked.one, abilityOf(asked)),
  'B71.contact': someTarget(({ one }, target) => !touches(one, target)),
  'B71.arc': someTarget(({ one }, target) => touches(one, target) && !faces(one, target, -0.01)),
  'B74.type': ({ one }) => one.now?.attackType !== 'sword',
  'B74.engaged': ({ seen, one }) => touchesFoe(seen, one),
  'B74.charge': ({ one }) => has(one, 'charge'),
  B75: ({ one }) => one.now?.range === 0,
  'B76.engaged': ({ seen, one }) => touchesFoe(seen, one),
  'B76.range': someTarget(
    ({ one, refused }, target) => 'there' in refused.facts || distance(one, target) > 1000 * (one.now?.range ?? 0),
  ),
  'B76.arc': someTarget(({ one, refused }, target) => 'there' in refused.facts || !faces(one, target, -0.01)),
  'B76.friend': someTarget(({ seen, one }, target) =>
    onField(seen).some((friend) => friend.owner === one.owner && touches(friend, target)),
  ),
  'B76.invisible': someTarget((_, target) => has(target, 'limited_invisibility')),
  'B76.patient': someTarget(({ seen }, target) => touchesFoe(seen, target)),
  'B76.stealth': someTarget((_, target) => has(target, 'stealth')),
  'B87.lacks': (asked) => !has(asked.one, abilityOf(asked)),
  'B87.engaged': ({ seen, one }) => touchesFoe(seen, one),
  B89: ({ one }) => one.now?.able === false,
  B91: someTarget((_, target) => target.now?.immune === true),
  'B93.friendly': someTarget(({ one }, target) => target.owner !== one.owner),
  'B93.opposing': someTarget(({ one }, target) => target.owner === one.owner),
  'B93.self': ({ answer }) => answer.target === answer.figure,
  B94: someTarget(({ one }, target) => target.owner === one.owner),
  B102: someTarget((_, target) => target.now?.immune === true),
  'B12.blind': ({ one }) => one.now?.range === 0,
  'B12.range': someTarget(({ one }, target) => distance(one, target) > 1000 * (one.now?.range ?? 0)),
  'B12.stealth': someTarget((_, target) => has(target, 'stealth')),
  'B99.barred': ({ one }) => one.barred === 'raised',
  'B101.barred': ({ one }) => one.barred === 'levitated',
  'B101.contact': someTarget(({ one }, target) => !touches(one, target)),
  'R22.self': someTarget(({ one }, target) => one !== target),
  'R22.touch': someTarget(({ one }, target) => !touches(one, target)),
  'R75.gone': ({ targets, answer }) =>
    (answer.targets ?? []).length > targets.length || targets.some(({ where }) => where !== 'field'),
  'R86.first': ({ one }) => printed.get(one.figure)?.subfaction === 'storm_druids',
  'S1.none': ({ seen, answer }) => (answer.book ?? 0) >= seen.books.length,
  'S1.wields': (asked) => bookOf(asked).wielder !== asked.answer.figure,
  'S1.sorcerer': someTarget(({ seen }, target) => !seen.books.some(({ wielder }) => wielder === target.number)),
  'S10.shut': (asked) => bookOf(asked).own?.shut === true,
  S15: (asked) => bookOf(asked).cards === 0,
  S26: (asked) => bookOf(asked).down,
  'S31.empty': (asked) => bookOf(asked).cards === 0,
  S37: ({ one }) => one.tokens === 2,
  S43: ({ seen, one }) => touchesFoe(seen, one),
  S61: ({ one }) => printed.get(one.figure)?.subfaction !== 'forgemasters',
  S63: ({ one }) => printed.get(one.figure)?.subfaction !== 'storm_druids',
};

/** So many answers are tried at a decision. */
const TRIES = 12;

const oneOf = (pool: readonly unknown[], dice: Dice): unknown => pool[dice.index('one', pool.length)];

test('what a refusal says of the position is so, as anybody can see', () => {
  const pool: unknown[] = [];
  const checked = new Map<string, number>();
  for (let i = 0; i < 12; i++) {
    const dice = diceFrom(seeded(`true ${i}`));
    playEagerly({ seats: 2 + (i % 2), seed: `true ${i}`, options: { roundLimit: 8 } }, (match, given) => {
      const [seat] = waitingFor(match);
      if (match.open?.question.kind !== 'action' || seat === undefined) return;
      const { question } = match.open;
      if (pool.length < 2000) pool.push(given);
      const seen = sorcery.view(match.table, seat);
      for (let tries = 0; tries < TRIES; tries++) {
        const base = tries % 2 === 0 ? pick(question, seat, dice) : oneOf(pool, dice);
        const answer = crossed(base, oneOf(pool, dice), dice) as Answer;
        const refused = question.refuse(answer, seat);
        const key = refused ? why(refused).key.replace('refusal.', '') : '';
        const claim = CLAIMS[key];
        const one = seen.figures[answer.figure];
        if (!refused || !claim || !one || answer.do === 'formation') continue;
        const named = answer.target === undefined ? (answer.targets ?? []) : [answer.target];
        const targets = named.flatMap((target) => seen.figures[target] ?? []);
        if (!claim({ seen, answer, refused, one, targets })) expect([key, answer, refused]).toBe('true');
        checked.set(key, (checked.get(key) ?? 0) + 1);
      }
    });
  }
  expect(checked.size).toBeGreaterThan(25);
});
