import type { Options } from '@conjure/engine';
import { describe, expect, test } from 'vitest';
import { modifiersOf } from '../effects/in-force.ts';
import { cast, nextTurnOf } from './stage.ts';
import { at, close, only, setUp, shoot, type TestMatch } from './table.ts';

const idle = { is: 'ossuary_guard', at: [3_000, 3_000] } as const;
const golem = { is: 'harbour_golem', of: 1, at: [14_000, 5_000] } as const;
const reading = (is: string, spell: string, more: object, options: Options = {}): TestMatch =>
  setUp(
    {
      figures: { reader: { is, at: [10_000, 5_000] }, idle, golem, ...more },
      books: [{ book: 'archmages_tome', of: 'reader', stack: [spell, 'marginalia'] }],
    },
    { options },
  );
const on = (target: string, more = {}) => cast('reader', { targets: [target], ...more });

describe('[R28] magic immunity', () => {
  const friendly = { golem: { ...golem, of: 0, at: [11_500, 5_000] } };

  test('shuts out the spells of foe and friend', () => {
    expect(reading('ley_novice', 'ember_lance', {}).refuses(on('golem'))).toBe('B91');
    expect(reading('ley_novice', 'stone_hide', friendly).refuses(on('golem'))).toBe('B91');
  });

  test('of foes alone where the switch says so', () => {
    const hostile = { immunityScope: 'hostile' };
    reading('ley_novice', 'stone_hide', friendly, hostile).does(on('golem'));
    expect(reading('ley_novice', 'ember_lance', {}, hostile).refuses(on('golem'))).toBe('B91');
  });

  test('plain attacks strike it', () => {
    const s = reading('ley_novice', 'ember_lance', {});
    expect(only(s.does(shoot('reader', 'golem'), [6, 5]), 'attacked')[0].blows[0].hit).toBe(true);
    const near = reading('ley_novice', 'ember_lance', { golem: { ...golem, at: [11_500, 5_000] } });
    expect(only(near.does(close('reader', 'golem'), [6, 5]), 'attacked')[0].blows[0].hit).toBe(true);
  });

  test('its own spells work on itself', () => {
    const s = reading('echo_oracle', 'stone_hide', {});
    s.does(on('reader'));
    expect(s.figure('reader').now?.abilities).toContain('toughness');
  });
});

describe('[R70] Spellbreach', () => {
  const breach = { breach: true };
  const speed = (s: TestMatch) => modifiersOf(s.match.table, s.no('golem'), 'speed', null, null);

  test('reaches the immune where it is chosen', () => {
    expect(reading('slag_hexer', 'ember_lance', {}).refuses(on('golem'))).toBe('B91');
    const s = reading('slag_hexer', 'ember_lance', {});
    s.does(on('golem', breach), [5, 5]);
    expect(s.figure('golem').click).toBe(2); // 3, less its Toughness
  });

  test('is for Forgemasters only', () => {
    expect(reading('ley_novice', 'ember_lance', {}).refuses(on('golem', breach))).toBe('S61');
  });

  test('an enchantment so cast works as long as it lasts', () => {
    const s = reading('slag_hexer', 'leaden_limbs', {});
    s.does(on('golem', breach));
    expect(speed(s)).toBe(-3);
    expect(speed(nextTurnOf(s, 0))).toBe(-3);
  });

  test('one cast without it sleeps on who turns immune', () => {
    const slowed = (more: object) =>
      speed(
        setUp({
          figures: {
            reader: { is: 'slag_hexer', at: [10_000, 5_000] },
            golem: { ...golem, is: 'cave_mauler', click: 2 },
          },
          books: [{ book: 'archmages_tome', of: 'reader', stack: [] }],
          inPlay: [{ card: 'leaden_limbs', caster: 'reader', target: 'golem', ...more }],
        }),
      );
    expect([slowed({}), slowed(breach)]).toEqual([0, -3]);
  });

  test('a glyph so cast affects them too', () => {
    const foot = { x: 10_000, y: 6_250 };
    const hurt = (more: object) => {
      const s = reading('slag_hexer', 'thorn_sigil', { golem: { ...golem, is: 'cave_mauler', click: 2 } });
      s.does(cast('reader', { to: foot, ...more }));
      nextTurnOf(s, 1).does({ do: 'move', figure: 'golem', path: [at(12_500, 5_000)], facing: 0 });
      return s.figure('golem').click;
    };
    expect([hurt({}), hurt(breach)]).toEqual([2, 3]);
  });
});
