import { describe, expect, test } from 'vitest';
import { browse, cast, counter, nextTurnOf } from './stage.ts';
import { at, close, DECLINE, END, hits, move, only, setUp, type TestMatch } from './table.ts';

const idle = { is: 'ossuary_guard', at: [3_000, 3_000] } as const;
const foe = { is: 'ossuary_guard', of: 1, at: [27_000, 27_000] } as const;

describe('[S65] [S66] Magestone Trance', () => {
  /** Attack 8. */
  const shaman = (seer = {}, options = {}, actions = 3): TestMatch =>
    setUp({ actions, figures: { seer: { is: 'drum_seer', at: [10_000, 5_000], ...seer }, idle, foe } }, { options });
  const walk = (y: number) => move('seer', [at(10_000, y)]);
  const twice = (dice: number[], seer = {}): TestMatch => {
    const s = shaman(seer);
    s.does(walk(6_000));
    s.does(walk(7_000), dice);
    return s;
  };
  const state = (s: TestMatch) => [s.figure('seer').tokens, s.figure('seer').click];

  test('a second action, then a roll; not below the attack value it costs nothing', () => {
    expect(state(twice([4, 4]))).toEqual([2, 0]);
  });

  test('below: one more roll, and 1 pushing damage for each roll below', () => {
    expect(state(twice([3, 4, 4, 4]))).toEqual([2, 1]);
    expect(state(twice([3, 4, 1, 1]))).toEqual([2, 2]); // Toughness does not help
    const s = shaman();
    s.does(walk(6_000));
    expect(only(s.does(walk(7_000), [3, 4, 1, 1]), 'tranceRolled')).toHaveLength(2); // and no third
  });

  test('the attack bonus is left out', () => {
    const [roll] = only(shaman().does(walk(6_000)), 'tranceRolled');
    expect(roll).toBeUndefined(); // nor is there a roll after the first action
    const s = shaman();
    s.does(walk(6_000));
    expect(only(s.does(walk(7_000), [4, 4]), 'tranceRolled')).toMatchObject([{ attack: 8, below: false }]);
  });

  test('if wanted, once, and for shamans only', () => {
    const s = shaman();
    s.does(walk(6_000));
    s.does(END);
    expect(state(s)).toEqual([1, 0]);
    const other = shaman({ is: 'leech_cantor' });
    other.does(walk(6_000));
    expect(other.refuses(walk(7_000))).toBe('B45');
    expect(twice([4, 4]).refuses(walk(8_000))).toBe('B45');
  });

  test('it may be of another kind, and rolls follow though it was countered', () => {
    const s = setUp({
      figures: {
        seer: { is: 'drum_seer', at: [10_000, 5_000] },
        idle,
        wand: { is: 'ilvane', of: 1, at: [25_000, 25_000] },
      },
      books: [{ book: 'adepts_codex', of: 'seer', stack: ['true_eye', 'stone_hide'] }],
    });
    s.does(walk(6_000));
    s.does(cast('seer', { targets: ['seer'] }));
    s.does(counter('wand'), [1, 1, 6, 3, 4, 4, 4]);
    expect([s.view().inPlay, state(s)]).toEqual([[], [2, 1]]);
  });

  test('none where the shaman has fallen in it', () => {
    const s = setUp({
      figures: {
        seer: { is: 'ghurza_twice_struck', at: [10_000, 5_000], click: 8 },
        prey: { is: 'ossuary_guard', of: 1, at: [11_500, 5_000] },
        idle,
      },
      books: [{ book: 'adepts_codex', of: 'seer', stack: ['wingsong', 'ember_lance'] }],
    });
    s.does(browse('seer'));
    s.does({ spell: 'ember_lance' });
    const told = s.does(close('seer', 'prey'), [1, 1]);
    expect([s.figure('seer').where, only(told, 'tranceRolled')]).toEqual(['fallen', []]);
  });

  test('[S66] it takes one of the player’s actions', () => {
    expect(twice([4, 4]).view().actions).toBe(1);
    const s = shaman({}, {}, 1);
    s.does(walk(6_000));
    expect([s.asks(), s.asked()]).toEqual(['action', 1]); // none is left
    const free = shaman({}, { tranceFree: true }, 1);
    free.does(walk(6_000));
    free.does(walk(7_000), [4, 4]);
    expect(state(free)).toEqual([2, 0]);
  });

  describe('[S66] [S0] [R65] [B50] a Quickness move', () => {
    const witch = (actions: number, options = {}): TestMatch => shaman({ is: 'spit_witch' }, options, actions);
    const dash = (y: number) => ({ ...walk(y), do: 'quickness' });

    test('is free as the first action, and takes one of the player’s as the second', () => {
      const s = witch(2);
      s.does(dash(6_000));
      expect(s.view().actions).toBe(2);
      s.does(dash(7_000), [6, 6]);
      expect([s.view().actions, state(s)]).toEqual([1, [2, 0]]);
    });

    test('is no second action where none is left', () => {
      const s = witch(1);
      s.does(dash(6_000));
      s.does(move('idle', [at(3_500, 3_000)]));
      // Nothing is left to be asked: the turn goes on.
      expect([s.asks(), s.asked()]).toEqual(['action', 1]);
    });

    test('stays one while something else is asked', () => {
      const s = setUp({
        actions: 1,
        figures: {
          seer: { is: 'spit_witch', at: [10_000, 5_000] },
          elk: { is: 'bramble_elk_rider', at: [20_000, 20_000] },
          quick: { is: 'dust_reaver', at: [3_000, 3_000] },
          foe,
        },
      });
      s.does(dash(6_000));
      s.does(move('elk', [at(20_000, 21_000)]));
      expect(s.refuses(dash(7_000))).toBe('B29');
      s.does({ do: 'quickness', figure: 'quick', path: [at(4_000, 3_000)], facing: 0 }); // a first action is free
    });

    test('is free with the switch', () => {
      const s = witch(1, { tranceFree: true });
      s.does(dash(6_000));
      s.does(dash(7_000), [6, 6]);
      expect(s.view().actions).toBe(1);
    });
  });

  test('[S66] it needs fewer than two tokens', () => {
    const s = shaman({ tokens: 1 });
    s.does(walk(6_000));
    expect(state(s)).toEqual([2, 1]); // the first action pushes as ever
    expect(s.refuses(walk(7_000))).toBe('B46');
  });

  test('[S66] whatever it is for', () => {
    const s = setUp({
      figures: { seer: { is: 'drum_seer', at: [10_000, 5_000], tokens: 1 }, idle, foe },
      books: [{ book: 'adepts_codex', of: 'seer', stack: ['wingsong', 'ember_lance'] }],
    });
    s.does(walk(6_000));
    expect(s.refuses(browse('seer'))).toBe('S66');
  });
});

describe('[S67] Ancient Mastery', () => {
  const reading = (is: string, stack = ['hush_of_the_court', 'ember_lance', 'bladesong']): TestMatch => {
    const s = setUp({
      figures: { reader: { is, at: [10_000, 5_000] }, idle, foe },
      books: [{ book: 'adepts_codex', marker: at(10_000, 6_000), stack }],
    });
    s.does({ do: 'takeUp', figure: 'reader', book: 0 });
    return s;
  };

  test('affinity page counts, and no requirement for spells that have one', () => {
    const s = reading('scaled_novitiate');
    expect(s.book('reader').own).toMatchObject({ pages: 3 + 1 + 1, shut: false });
    nextTurnOf(s, 0).does(cast('reader'));
    expect(s.view().inPlay).toMatchObject([{ spell: 'hush_of_the_court' }]);
  });

  test('not for those that have none', () => {
    const s = nextTurnOf(reading('scaled_novitiate', ['beacon_of_ruin']), 0);
    expect(s.book('reader').own).toMatchObject({ pages: 3, stack: [{ dead: true }] });
    expect(s.why(cast('reader', { to: at(10_000, 5_000) }))).toBe('S10.dead');
  });

  test('nobody else reads so', () => {
    const s = reading('ley_novice');
    expect(s.book('reader').own).toMatchObject({ pages: 4 + 2 + 2, shut: true });
    expect(s.book('reader').own?.stack[0].dead).toBe(true);
  });
});

describe('[S68] [S68a] Mind Tap', () => {
  const tap = (figure: string, ability: string) => ({
    do: 'resolve',
    source: 'mind_tap',
    of: 'oracle',
    figure,
    ability,
  });
  const begun = (more: object): TestMatch =>
    setUp({ phase: 'command', figures: { oracle: { is: 'lantern_oracle', at: [10_000, 5_000] }, foe, ...more } }); // range 8
  const rider = { is: 'bramble_elk_rider', of: 1, at: [18_000, 5_000] } as const;

  test('an ability of a figure within the range value, until the own end phase', () => {
    const s = begun({ rider });
    s.does(tap('rider', 'charge'));
    expect(s.figure('oracle').now?.abilities).toContain('charge');
    expect(s.figure('rider').now?.abilities).toContain('charge'); // it loses nothing
    s.does(END);
    expect(s.figure('oracle').now?.abilities).not.toContain('charge');
  });

  test('one, if wanted, and only when the command phase begins', () => {
    const s = begun({ rider, imp: { is: 'oathbound_imp', at: [10_000, 8_000] } });
    s.does(tap('rider', 'charge'));
    expect(s.asks()).toBe('action');
    const t = begun({ rider });
    t.does(DECLINE);
    expect([t.asks(), t.figure('oracle').tapped]).toEqual(['action', null]);
  });

  test('no farther off', () => {
    const s = begun({ rider: { ...rider, at: [18_001, 5_000] }, imp: { is: 'oathbound_imp', at: [10_000, 8_000] } });
    expect(s.why(tap('rider', 'charge'))).toBe('S68.range');
    const offered = { do: 'resolve', source: 'mind_tap', of: s.no('oracle'), figure: s.no('imp'), ability: 'nimble' };
    expect(s.options()).toEqual([offered, DECLINE]);
  });

  test('[R79] also one that it has itself, so that it keeps it when its own turns away; never from itself', () => {
    const s = begun({ servitor: { is: 'rune_anvil_gunner', of: 1, at: [18_000, 5_000] } }); // both wear Battle Armour
    const had = tap('servitor', 'battle_armor');
    expect(s.options()).toContainEqual({ ...had, of: s.no('oracle'), figure: s.no('servitor') });
    expect(s.why(tap('oracle', 'battle_armor'))).toBe('S68a.self');
    s.does(had);
    expect(s.figure('oracle').tapped).toBe('battle_armor');
  });

  test('both figure and ability are named, of a figure on the field', () => {
    const s = begun({ rider, dead: { is: 'bramble_elk_rider', of: 1, where: 'fallen' } });
    const { ability, ...figureOnly } = tap('rider', 'charge');
    const { figure, ...abilityOnly } = tap('rider', 'charge');
    expect([s.why(figureOnly), s.why(abilityOnly)]).toEqual(['S68.unnamed', 'S68.unnamed']);
    expect(s.why(tap('dead', 'charge'))).toBe('S68.gone');
    s.does({ ...figureOnly, ability });
    expect(s.figure('oracle').tapped).toBe('charge');
    expect(figure).toBe('rider');
  });

  test('friend or foe, through others and walls', () => {
    begun({ imp: { is: 'oathbound_imp', at: [10_000, 8_000] } }).does(tap('imp', 'nimble'));
    begun({ rider, wall: { is: 'cave_mauler', of: 1, at: [14_000, 5_000], click: 5 } }).does(tap('rider', 'charge'));
  });

  test('what shows on the current click: neither Demoralised nor abilities of subfactions', () => {
    const s = begun({ rider: { ...rider, click: 4 }, hound: { is: 'pact_hound', of: 1, at: [10_000, 8_000] } });
    expect(s.why(tap('rider', 'charge'))).toBe('S68a.hidden');
    expect(s.why(tap('hound', 'pact'))).toBe('S68a.hidden');
    s.does(tap('hound', 'venom'));
    const t = begun({ rider: { ...rider, click: 6 }, hound: { is: 'pact_hound', of: 1, at: [10_000, 8_000] } });
    expect(t.why(tap('rider', 'demoralized'))).toBe('S68a.demoralized');
  });

  test('of another figure, be it what the warrior has already', () => {
    const s = begun({ rider, elder: { is: 'lantern_oracle', of: 1, at: [10_000, 8_000] } });
    const [own] = s.figure('oracle').now?.abilities ?? [];
    expect(s.why(tap('oracle', own))).toBe('S68a.self');
    s.does(tap('elder', own));
  });

  test('nor what a spell has given', () => {
    const s = setUp({
      phase: 'command',
      figures: {
        oracle: { is: 'lantern_oracle', at: [10_000, 5_000] },
        friend: { is: 'oathbound_imp', at: [10_000, 8_000] },
        foe,
      },
      books: [{ book: 'adepts_codex', of: 'oracle', stack: [] }],
      inPlay: [{ card: 'stone_hide', caster: 'oracle', target: 'friend' }],
    });
    expect(s.figure('friend').now?.abilities).toEqual(['nimble', 'toughness']);
    expect(s.why(tap('friend', 'toughness'))).toBe('S68a.hidden');
    s.does(tap('friend', 'nimble'));
  });

  test('by Oracles of Rokos only, in their own turn', () => {
    const s = begun({
      rider,
      hound: { is: 'pact_hound', at: [10_000, 8_000] },
      other: { is: 'echo_oracle', of: 1, at: [10_000, 11_500] },
    });
    expect(s.why({ ...tap('rider', 'charge'), of: 'hound' })).toBe('S68.lacks');
    expect(s.why({ ...tap('hound', 'venom'), of: 'other' })).toBe('B42.other');
  });

  test('nobody is asked where there is nothing to tap', () => {
    expect(begun({ rider: { ...rider, click: 6 } }).asks()).toBe('action'); // Demoralised is all it shows
    expect(begun({ guard: { is: 'ossuary_guard', of: 1, at: [14_000, 5_000] } }).asks()).toBe('action');
  });
});

describe('[S70] Bedlam', () => {
  /** Attack 7 against 15 with one helper: seven are needed, 21 of 36; without it eight, 15. */
  const fight = (fanatic?: object): TestMatch =>
    setUp({
      figures: {
        one: { is: 'ossuary_guard', at: [10_000, 5_000], facing: 0 },
        helper: { is: 'ossuary_guard', at: [11_500, 6_500], facing: 27_000 },
        prey: { is: 'scourge_bearer', of: 1, at: [11_500, 5_000], facing: 18_000 },
        ...(fanatic && { fanatic: { is: 'ash_fanatic', at: [20_000, 5_000], ...fanatic } }),
      },
    });
  const chance = (fanatic?: object) => hits(fight(fanatic), close('one', 'prey'), 'prey');

  test('no gang up within 10 inches, of either side', () => {
    expect([chance(), chance({}), chance({ of: 1 })]).toEqual([21, 15, 15]);
  });

  test('beyond them, or by others, there is', () => {
    expect([chance({ at: [20_000, 5_001] }), chance({ is: 'cinder_steed' })]).toEqual([21, 21]);
  });
});
