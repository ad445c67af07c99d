import { give } from '@conjure/engine';
import { describe, expect, test } from 'vitest';
import { nextTurnOf } from './stage.ts';
import { at, DECLINE, only, setUp, type TestMatch } from './table.ts';

const resolve = (source: string, of: string, more = {}) => ({ do: 'resolve', source, of, ...more });
const phase = 'command' as const;
const clicks = (s: TestMatch, ...names: string[]) => names.map((name) => s.figure(name).click);

describe('[B41] at the beginning of the command phase', () => {
  /** The Hound shows Venom and looks east. */
  const hound = (foe: [number, number], is = 'ossuary_guard') =>
    setUp({
      phase,
      figures: {
        hound: { is: 'pact_hound', at: [10_000, 5_000] },
        foe: { is, of: 1, at: foe },
        friend: { is: 'ossuary_guard', at: [10_000, 3_500] },
      },
    });

  test('Venom hurts opposing figures in contact inside the front arc, without an action', () => {
    const s = hound([11_500, 5_000]);
    expect(clicks(s, 'foe', 'friend')).toEqual([1, 0]);
    expect([s.asks(), s.view().actions, s.figure('hound').tokens]).toEqual(['action', 3, 0]);
  });

  test('not behind, not out of contact; Toughness takes it off', () => {
    expect(clicks(hound([8_500, 5_000]), 'foe')).toEqual([0]);
    expect(clicks(hound([11_511, 5_000]), 'foe')).toEqual([0]);
    expect(clicks(hound([11_500, 5_000], 'harbour_golem'), 'foe')).toEqual([0]);
  });

  test('domains and spells of the active player work then', () => {
    const s = setUp({
      phase,
      figures: {
        drum: { is: 'drum_seer', at: [10_000, 5_000], click: 1 },
        fighter: { is: 'shardchewer', at: [20_000, 5_000] },
        foe: { is: 'ossuary_guard', of: 1, at: [25_000, 5_000] },
      },
      books: [{ of: 'drum', book: 'adepts_codex', stack: [] }],
      inPlay: [{ card: 'borrowed_fury', caster: 'drum', target: 'fighter' }],
    });
    expect(clicks(s, 'fighter')).toEqual([1]);
    nextTurnOf(s, 1);
    expect(clicks(s, 'fighter')).toEqual([1]); // not in the turn of the other
    nextTurnOf(s, 0);
    expect(clicks(s, 'fighter')).toEqual([2]);
  });
});

describe('[B42] the order of triggers', () => {
  const three = () =>
    setUp({
      phase,
      figures: {
        orda: { is: 'orda_quenchhammer', at: [20_000, 5_000] },
        hound: { is: 'pact_hound', at: [10_000, 5_000] },
        witch: { is: 'spit_witch', at: [13_000, 5_000], facing: 18_000 },
        foe: { is: 'ossuary_guard', of: 1, at: [11_500, 5_000], click: 4 },
        far: { is: 'ossuary_guard', of: 1, at: [25_000, 25_000] },
      },
    });

  test('the active player chooses it, and must let all mandatory ones happen, each once', () => {
    const s = three();
    expect([s.asks(), s.asked()]).toEqual(['trigger', 0]);
    expect(s.why(DECLINE)).toBe('B42.must');
    s.does(resolve('command', 'orda'), [1]);
    expect(s.why(resolve('command', 'orda'))).toBe('B42.done');
    expect(s.why(resolve('venom', 'orda'))).toBe('B87.lacks'); // it has none
    expect(s.why({ ...resolve('venom', 'hound'), figure: 'foe' })).toBe('B42.surplus');
    expect(s.why({ do: 'resolve', source: 'domain', of: 0 })).toBe('B41.domain'); // none is in play
    for (const source of ['spell', 'chosen_spell']) expect(s.why({ do: 'resolve', source, of: 0 })).toBe('B41.spell');
    expect(s.asks()).toBe('trigger');
  });

  test('only an own figure on the field brings one', () => {
    const s = three();
    expect([s.why(resolve('venom', 'far')), s.why(resolve('command', 'foe'))]).toEqual(['B42.other', 'B42.other']);
    expect(s.why({ ...resolve('venom', 'hound'), of: 90 })).toBe('B42.gone');
    s.does(resolve('venom', 'hound'), [3]);
  });

  test('[R21] a spell is named with a figure where its player chooses one, and one of two of a name', () => {
    const s = setUp({
      phase,
      figures: {
        orda: { is: 'orda_quenchhammer', at: [20_000, 20_000] },
        reader: { is: 'drum_seer', at: [10_000, 5_000], tokens: 1 },
        other: { is: 'drum_seer', at: [11_500, 5_000], tokens: 1 },
        fighter: { is: 'shardchewer', at: [25_000, 5_000] },
        foe: { is: 'drum_seer', of: 1, at: [25_000, 25_000] },
      },
      books: ['reader', 'other', 'foe'].map((of) => ({ book: 'archmages_tome', of, stack: [] })),
      inPlay: [
        { card: 'rally_mark', caster: 'reader', at: at(10_000, 6_250) },
        { card: 'rally_mark', caster: 'other', at: at(11_500, 6_250) },
        ...['reader', 'other'].map((caster) => ({ card: 'borrowed_fury', caster, target: 'fighter' })),
        { card: 'bladesong', caster: 'reader', target: 'fighter' },
        { card: 'borrowed_fury', caster: 'foe', target: 'foe' },
      ],
    });
    const works = (of: number) => ({ do: 'resolve', source: 'spell', of });
    const chosen = (of: number, figure?: string) => ({
      ...works(of),
      source: 'chosen_spell',
      ...(figure && { figure }),
    });
    expect([s.why(works(1)), s.why(chosen(1))]).toEqual(['B42.unnamed', 'B42.unnamed']);
    expect(s.why(chosen(3, 'fighter'))).toBe('B42.surplus');
    expect([s.why(works(5)), s.why(works(6)), s.why(works(7))]).toEqual(['B41.idleSpell', 'B41.other', 'B41.spell']);
    expect(s.why(chosen(1, 'fighter'))).toBe('B42.figure'); // too far away
    expect([s.why({ ...chosen(1), figure: 90 }), s.why({ ...chosen(1), figure: 4, of: 7 })]).toEqual([
      'B42.gone',
      'B41.spell',
    ]);
    expect([s.why(works(4)), s.why(chosen(2, 'reader'))]).toEqual(['R21', 'R21']);
    s.does(works(3));
    s.does(chosen(1, 'other'));
    expect([clicks(s, 'fighter'), s.figure('other').tokens]).toEqual([[1], 0]);
  });

  test('no number stands for another source, so that it would have happened already', () => {
    const s = three();
    s.does(resolve('command', 'orda'), [1]);
    expect(give(s.match, 0, { do: 'resolve', source: 'venom', of: 1_000_000 + s.no('orda') })).toHaveProperty('fault');
  });

  test('one whose source has nobody left drops out', () => {
    const s = three();
    s.does(resolve('venom', 'hound'), [3]); // the foe falls; Command alone is left and rolls at once
    expect(s.figure('foe').where).toBe('fallen');
    expect(s.asks()).toBe('action');
  });

  test('optional ones may be declined', () => {
    const cultist = () =>
      setUp({
        phase,
        figures: {
          cantor: { is: 'leech_cantor', at: [10_000, 5_000], tokens: 1 },
          friend: { is: 'ossuary_guard', at: [11_500, 5_000] },
        },
      });
    const declined = cultist();
    expect(declined.asks()).toBe('trigger');
    declined.does(DECLINE);
    expect([declined.asks(), declined.figure('cantor').tokens, declined.figure('friend').click]).toEqual([
      'action',
      1,
      0,
    ]);
    const used = cultist();
    used.does(resolve('siphon_energy', 'cantor', { figure: 'friend' }));
    expect([used.asks(), used.figure('cantor').tokens, used.figure('friend').click]).toEqual(['action', 0, 1]);
  });

  test('one that is gained on the way joins the list', () => {
    const s = setUp({
      phase,
      figures: {
        oracle: { is: 'lantern_oracle', at: [10_000, 5_000] },
        foe: { is: 'ossuary_guard', of: 1, at: [11_500, 5_000] },
        hound: { is: 'pact_hound', of: 1, at: [10_000, 12_000] },
      },
    });
    s.does(resolve('mind_tap', 'oracle', { figure: 'hound', ability: 'venom' }));
    expect([clicks(s, 'foe'), s.asks()]).toEqual([[1], 'action']);
  });
});

describe('[B97] Command', () => {
  const commanding = (friend: [number, number]) =>
    setUp({
      active: 1,
      figures: {
        orda: { is: 'orda_quenchhammer', at: [10_000, 5_000] },
        friend: { is: 'shardchewer', at: friend, click: 5 },
        able: { is: 'shardchewer', at: [10_000, 6_500], click: 4 },
        foe: { is: 'ossuary_guard', of: 1, at: [25_000, 25_000] },
      },
    });

  test('a 6 adds an action, to this turn only', () => {
    const s = commanding([20_000, 5_000]);
    const told = s.does({ do: 'end' }, [6]);
    expect(only(told, 'commanded')).toMatchObject([{ die: 6, extra: true }]);
    expect(s.view().actions).toBe(4);
    s.does({ do: 'end' });
    s.does({ do: 'end' }, [5]);
    expect(s.view()).toMatchObject({ active: 0, actions: 3 });
  });

  test('demoralized friends in contact heal 1, others do not', () => {
    const s = commanding([11_500, 5_000]);
    s.does({ do: 'end' }, [1]);
    expect(clicks(s, 'friend', 'able')).toEqual([4, 4]);
    const apart = commanding([11_600, 5_000]);
    apart.does({ do: 'end' }, [1]);
    expect(clicks(apart, 'friend')).toEqual([5]);
  });
});
