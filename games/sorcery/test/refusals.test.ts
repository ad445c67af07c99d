import { reasonOf } from '@conjure/engine/testing/reason-of';
import { speaker, why } from '@conjure/words';
import { describe, expect, test } from 'vitest';
import names from '../text/en/names.json' with { type: 'json' };
import words from '../text/en/words.json' with { type: 'json' };
import { cast, nextTurnOf } from './stage.ts';
import { at, shoot, type TestMatch } from './table.ts';
import { BEFOREHAND, beforehand, REASONS } from './words/reasons.ts';
import { staged } from './words/staged.ts';

const say = speaker('en', { ...names, ...words });

test.each(REASONS.map(([key, tried], i) => ({ key, i, tried })))(
  'refused by $key where that is the reason (scenario $i)',
  ({ key, tried }) => {
    const [s, answer] = tried();
    expect(s.why(answer)).toBe(key);
  },
);

test.each(BEFOREHAND.map(([key, use, setUp], i) => ({ key, i, use, setUp: setUp })))(
  '$key is told of $use before anything is aimed at (scenario $i)',
  ({ key, use, setUp }) => {
    const refused = beforehand(setUp(), use);
    expect(refused && reasonOf(refused)).toBe(key);
  },
);

describe('what can be done is not refused beforehand', () => {
  test('[S47] a glyph whose only spot is none of the usual ones', () => {
    const wells = [at(11_450, 4_324), at(10_547, 6_504), at(9_000, 5_000), at(10_000, 3_400)];
    const s = staged(
      { is: 'ley_novice' },
      { is: 'censer_acolyte' },
      {
        rest: {
          books: ['one', 'foe'].map((of) => ({
            book: 'archmages_tome',
            of,
            stack: of === 'one' ? ['ward_circle'] : [],
          })),
          inPlay: wells.map((spot) => ({ card: 'mana_well', caster: 'foe', at: spot })),
        },
      },
    );
    expect(s.refuses(cast('one', { to: at(11_250, 5_000) }))).toBe('S47');
    expect(beforehand(s, 'cast')).toBeNull();
    s.does(cast('one', { to: at(11_154, 5_478) }));
  });

  test('[B99] a spell that raises, whose only spot is none of the usual ones', () => {
    const around: [number, number][] = [
      [10_584, 6_382],
      [9_095, 6_196],
      [8_512, 4_815],
      [9_416, 3_618],
      [10_921, 3_816],
    ];
    const whisper = (is: string) =>
      staged(
        { is: 'mother_sanguel' },
        {},
        {
          stack: ['grave_whisper'],
          figures: {
            dead: { is, where: 'fallen' },
            ...Object.fromEntries(around.map((spot, i) => [`friend${i}`, { is: 'ossuary_guard', at: spot }])),
          },
        },
      );
    const s = whisper('ossuary_guard');
    const back = (x: number, y: number) => cast('one', { fallen: 'dead', to: at(x, y), facing: 0 });
    expect(s.refuses(back(11_500, 5_000))).toBe('B6');
    expect(beforehand(s, 'cast')).toBeNull();
    s.does(back(11_487, 5_196));
    const refused = beforehand(whisper('ilvane'), 'cast'); // nobody whom it could raise
    expect(refused && reasonOf(refused)).toBe('R75.none');
  });

  test('[B5] [B74] a surge that ends at the very edge of contact', () => {
    const away = (x: number) => staged({ is: 'ossuary_guard' }, { at: [x, 5_000] });
    const surge = { do: 'surge', figure: 'one', target: 'foe', path: [at(13_000, 5_000)], facing: 0 };
    expect(beforehand(away(14_510), 'surge')).toBeNull();
    away(14_510).does(surge);
    const refused = beforehand(away(14_511), 'surge');
    expect(refused && reasonOf(refused)).toBe('B74.nobody');
    expect(away(14_511).why(surge)).toBe('B74.target');
  });
});

const sentence = (s: TestMatch, answer: object): string => say(why(s.refusal(answer)));

test('[S13] [R82] [B76] [B96] the sentences name what stands in the way', () => {
  const said = (key: string, nth = 0): string => {
    const [, tried] = REASONS.filter(([one]) => one === key)[nth];
    return sentence(...tried());
  };
  expect(said('S13.forbids')).toBe('Sump of Sloth forbids this to the Dust Reaver.');
  expect(said('R82')).toBe('Leaden Limbs may have only one target.');
  expect(said('R33.self')).toBe('Ash Fanatic 1 cannot borrow its own attack value.');
  expect(said('B96.slot')).toBe('Ossuary Guard 1 has no free slot for a book.');
  expect(said('B76.range')).toBe(
    'The Scourge-Bearer is out of the Bellows Apprentice’s range from the end of its move.',
  );
  expect(said('R86.namedAbility')).toBe('Flame/Lightning was named before the die.');
  expect(said('R21')).toBe('Another Borrowed Fury already counts for Orda Quenchhammer: two of a name do not add up.');
});

test('[S19a] they deny of a spell only what it asks for in no other way', () => {
  const reading = (spell: string) => staged({ is: 'ley_novice' }, {}, { stack: [spell] });
  const here = { to: at(8_000, 5_000), facing: 0 };
  expect(sentence(reading('step_between'), cast('one', { ...here, held: 0 }))).toBe(
    'Step Between, cast like this, asks for no facing after a failed break away.',
  );
  expect(sentence(reading('step_between'), cast('one', { to: here.to }))).toBe('Step Between asks for a facing.');
  expect(sentence(reading('stoke_the_hearth'), cast('one', { mode: 'circle', targets: ['idle'] }))).toBe(
    'Stoke the Hearth, cast like this, asks for no target.',
  );
});

test('[B76] [B87] they deny no more than is so: what cannot be done thus may be done otherwise', () => {
  const friend = { is: 'ossuary_guard', at: [10_000, 6_500], click: 2 } as const;
  const reader = staged({ is: 'ley_novice' }, { at: [11_500, 5_000] }, { stack: ['mend_flesh'], figures: { friend } });
  expect(sentence(reader, shoot('one', 'foe'))).toBe(
    'The Novice of the Ley touches an opposing figure and cannot shoot.',
  );
  reader.does(cast('one', { targets: ['friend'] }));
  const healer = staged(
    { is: 'lattice_scholar' },
    { at: [11_500, 6_500] },
    { stack: ['mend_flesh'], figures: { friend } },
  );
  expect(sentence(healer, { do: 'healing', figure: 'one', target: 'friend' })).toBe(
    'Ossuary Guard 3 touches an opposing figure, which rules out Magic Healing.',
  );
  healer.does(cast('one', { targets: ['friend'] }));
  const eyed = staged(
    { is: 'bellows_apprentice' },
    { is: 'lattice_scholar' },
    {
      stack: [],
      figures: { other: { is: 'bellows_apprentice', at: [10_000, 6_500] } },
      rest: { inPlay: [{ card: 'true_eye', caster: 'one', target: 'other' }] },
    },
  );
  expect(sentence(eyed, shoot('one', 'foe'))).toBe(
    'The Lattice Scholar has Limited Invisibility and cannot be the target of this ranged attack.',
  );
  eyed.does(shoot('other', 'foe'), [1, 2]);
});

test('[S10] [R18] what was counted when a book was taken up is told of that moment', () => {
  const [, took] = REASONS.filter(([key]) => key === 'S10.dead')[0];
  expect(sentence(...took())).toBe(
    'The Novice of the Ley did not have the symbol that Beacon of Ruin requires when it took the book up.',
  );
  const books = [{ book: 'pocket_chapbook', marker: at(10_000, 6_000), stack: ['false_night', 'true_eye'] }];
  const s = staged({ is: 'ley_novice' }, {}, { rest: { books } });
  s.does({ do: 'takeUp', figure: 'one', book: 0 });
  expect(sentence(nextTurnOf(s, 0), cast('one'))).toBe(
    'The Pocket Chapbook is shut for the Novice of the Ley: it had too many pages when it was taken up.',
  );
});
