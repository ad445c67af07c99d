import { describe, expect, test } from 'vitest';
import { cast } from './stage.ts';
import { at, close, hits, only, setUp, shoot, type TestMatch } from './table.ts';

/** Somebody who keeps the action phase open. */
const idle = { is: 'ossuary_guard', at: [1_000, 28_000] } as const;
type Kind = { is: string; of?: number; click?: number; at?: readonly [number, number] };
/** By defense type, by ability, and not at all. */
const GOLEM: Kind = { is: 'harbour_golem' };
const MAULER: Kind = { is: 'cave_mauler', click: 2 };
const GUARD: Kind = { is: 'ossuary_guard' };

describe('[B91] magic immunity', () => {
  const casting = (spell: string, foe: Kind, options = {}, one = 'ilvane'): TestMatch =>
    setUp(
      {
        figures: {
          one: { is: one, at: [10_000, 5_000] },
          foe: { of: 1, at: [14_000, 5_000], ...foe },
          idle,
        },
        books: [{ of: 'one', book: 'adepts_codex', stack: [spell, 'true_eye'] }],
      },
      { options },
    );
  const lance = cast('one', { targets: ['foe'] });

  test('no spell of another figure can be aimed at it', () => {
    for (const spell of ['ember_lance', 'leaden_limbs', 'shove_of_the_deep']) {
      expect(casting(spell, GOLEM).refuses(lance)).toBe('B91');
      expect(casting(spell, MAULER).refuses(lance)).toBe('B91');
    }
    casting('ember_lance', { ...MAULER, click: 1 }).does(lance, [1, 2]);
  });

  test('friend or foe, unless the switch lets friends through', () => {
    const touch = { of: 0, at: [11_500, 5_000] } as const;
    expect(casting('mend_flesh', { ...GOLEM, ...touch }).refuses(lance)).toBe('B91');
    casting('mend_flesh', { ...GUARD, ...touch }).does(lance);
    const hostile = { immunityScope: 'hostile' };
    casting('mend_flesh', { ...GOLEM, ...touch }, hostile).does(lance);
    expect(casting('ember_lance', GOLEM, hostile).refuses(lance)).toBe('B91');
  });

  test('nor does one affect it that is not aimed', () => {
    const ring = (foe: Kind, dice: number[]) => {
      const s = casting('cinder_ring', { ...foe, at: [12_000, 5_000] });
      s.does(cast('one'), dice);
      return s.figure('foe').click;
    };
    expect(ring(GUARD, [6])).toBe(2);
    expect(ring(MAULER, [])).toBe(2); // no die at all
  });

  test('its own spells work, and so do plain attacks', () => {
    const s = setUp({
      figures: {
        echo: { is: 'echo_oracle', at: [10_000, 5_000] },
        foe: { of: 1, at: [14_000, 5_000], ...GOLEM },
        idle,
      },
      books: [{ of: 'echo', book: 'adepts_codex', stack: ['stone_hide', 'true_eye'] }],
    });
    expect(hits(s, shoot('echo', 'foe'), 'foe')).toBe(26);
    s.does(cast('echo', { targets: ['echo'] }));
    expect(s.figure('echo').now?.abilities).toContain('toughness');
    const near = setUp({
      figures: { one: { is: 'ley_novice', at: [10_000, 5_000] }, foe: { of: 1, at: [11_500, 5_000], ...GOLEM }, idle },
    });
    near.does(close('one', 'foe'), [6, 6]);
    expect(near.figure('foe').click).toBe(2);
  });

  test('a glyph does nothing to it, an illusion does [R61]', () => {
    const under = (card: string, foe: Kind) =>
      setUp({
        figures: {
          one: { is: 'magister_corisande', at: [10_000, 5_000] },
          foe: { of: 1, at: [13_000, 5_000], ...foe },
        },
        books: [{ of: 'one', book: 'adepts_codex', stack: [] }],
        inPlay: [{ card, caster: 'one', clock: 9, ...(card === 'thorn_sigil' && { at: at(11_250, 5_000) }) }],
      });
    const step = (s: TestMatch) => {
      s.does({ do: 'end' });
      s.does({ do: 'move', figure: 'foe', path: [at(13_100, 5_000)], facing: 0 });
      return s.figure('foe').click;
    };
    expect(step(under('thorn_sigil', GUARD))).toBe(1);
    expect(step(under('thorn_sigil', MAULER))).toBe(2);
    expect(under('mirage_mire', { ...MAULER }).figure('foe').now?.speed).toBe(6); // 7 without it
  });

  test('nor does a glyph of a friend, unless by the switch', () => {
    const warded = (options = {}) => {
      const s = setUp(
        {
          active: 1,
          figures: {
            ilvane: { is: 'ilvane', at: [10_000, 5_000] },
            golem: { at: [12_000, 5_000], ...GOLEM },
            foe: { is: 'ossuary_guard', of: 1, at: [13_500, 5_000], facing: 18_000 },
          },
          books: [{ of: 'ilvane', book: 'adepts_codex', stack: [] }],
          inPlay: [{ card: 'ward_circle', caster: 'ilvane', at: at(10_000, 6_250) }],
        },
        { options },
      );
      return only(s.does(close('foe', 'golem'), [1, 2]), 'attacked')[0].blows[0].defense;
    };
    expect([warded(), warded({ immunityScope: 'hostile' })]).toEqual([16, 17]);
  });

  test('an enchantment on a figure that turns immune sleeps [R81]', () => {
    const slowed = (click: number) =>
      setUp({
        figures: {
          one: { is: 'magister_corisande', at: [10_000, 5_000] },
          foe: { is: 'cave_mauler', of: 1, at: [15_000, 5_000], click },
        },
        books: [{ of: 'one', book: 'adepts_codex', stack: [] }],
        inPlay: [{ card: 'leaden_limbs', caster: 'one', target: 'foe' }],
      });
    expect([1, 2, 5].map((click) => slowed(click).figure('foe').now?.speed)).toEqual([4, 7, 3]);
  });

  test('Spellbreach passes it [S61]', () => {
    const s = casting('shatter_ward', GOLEM, {}, 'slag_hexer');
    expect(s.refuses(lance)).toBe('B91');
    s.does({ ...lance, breach: true }, [6, 5]);
    expect(s.figure('foe').click).toBe(2);
    expect(casting('ember_lance', GOLEM).refuses({ ...lance, breach: true })).toBe('S61');
  });
});

describe('[B102] abilities with Magic in their name', () => {
  const shot = (ability: string, foe: Kind, one = 'ley_novice', more = {}) => {
    const s = setUp({
      figures: {
        one: { is: one, at: [10_000, 5_000], tapped: ability },
        foe: { of: 1, at: [14_000, 5_000], ...foe },
        idle,
      },
    });
    return { s, answer: { ...shoot('one', 'foe'), ability, ...more } };
  };

  test('Magic Blast and Magic Freeze cannot choose the immune, other abilities can', () => {
    for (const ability of ['magic_blast', 'magic_freeze'])
      for (const immune of [GOLEM, MAULER]) {
        const { s, answer } = shot(ability, immune);
        expect(s.refuses(answer)).toBe('B102');
      }
    const { s, answer } = shot('flame_lightning', GOLEM);
    s.does(answer, [6, 5]);
    const blast = shot('magic_blast', GUARD);
    blast.s.does(blast.answer, [6, 5, 4]);
    expect(blast.s.figure('foe').click).toBe(4);
    const breach = shot('magic_freeze', GOLEM, 'slag_hexer', { breach: true });
    breach.s.does(breach.answer, [6, 5, 4]);
    expect(breach.s.figure('foe').tokens).toBe(1);
  });

  test('Magic Healing and Magic Levitation cannot, friend or foe', () => {
    const beside = (is: string, friend: Kind, place: [number, number]) =>
      setUp({
        figures: { one: { is, at: [10_000, 5_000] }, friend: { at: place, ...friend }, idle },
      });
    const healing = { do: 'healing', figure: 'one', target: 'friend' };
    expect(beside('lattice_scholar', GOLEM, [14_000, 5_000]).refuses(healing)).toBe('B102');
    beside('lattice_scholar', GUARD, [14_000, 5_000]).does(healing, [1, 2]);
    const lifting = { do: 'levitation', figure: 'one', target: 'friend', to: at(14_000, 5_000), facing: 0 };
    expect(beside('ilvane', MAULER, [11_500, 5_000]).refuses(lifting)).toBe('B102');
    beside('ilvane', GUARD, [11_500, 5_000]).does(lifting);
  });

  test('Magic Enhancement adds nothing against one, nor to one; to an immune friend it does by the switch', () => {
    const damage = (one: string, foe: Kind, options = {}) => {
      const s = setUp(
        {
          figures: {
            one: { is: one, at: [10_000, 5_000] },
            helper: { is: 'brine_mirror_adept', at: [8_500, 5_000], click: 1 },
            foe: { of: 1, at: [14_000, 5_000], ...foe },
          },
        },
        { options },
      );
      const before = s.figure('foe').click;
      s.does(shoot('one', 'foe'), [6, 5]);
      return s.figure('foe').click - before;
    };
    expect(damage('ley_novice', GUARD)).toBe(2);
    expect(damage('ley_novice', MAULER)).toBe(1);
    expect(damage('echo_oracle', GUARD)).toBe(2); // its own ranged damage
    const hostile = { immunityScope: 'hostile' };
    expect(damage('echo_oracle', GUARD, hostile)).toBe(3);
    expect(damage('ley_novice', MAULER, hostile)).toBe(1);
  });

  test('Magic Retaliation does not hurt one', () => {
    const struck = (one: Kind) => {
      const s = setUp({
        figures: {
          one: { at: [10_000, 5_000], ...one },
          foe: { is: 'radiant_servitor', of: 1, at: [11_500, 5_000], click: 1 },
          idle,
        },
      });
      const before = s.figure('one').click;
      s.does(close('one', 'foe'), [6, 5]);
      return s.figure('one').click - before;
    };
    expect(struck(GUARD)).toBe(1);
    expect([struck({ ...GOLEM, click: 4 }), struck(MAULER)]).toEqual([0, 0]);
  });
});
