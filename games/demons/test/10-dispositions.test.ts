import { describe, expect, test } from 'vitest';
import { HERE, NORTH } from './field.ts';
import { NOBODY, only, type Setting, setUp } from './table.ts';

/** Every counter as specified: number, name, rank, strength, disposition, letters; small letters only in the extended set. */
const COUNTERS = `
  1 Bael King 9 N I
  2 Agares Duke 4 F E
  3 Vassago Prince 4 F D
  4 Samigina Marquis 3 N d
  5 Marbas President 4 N C
  6 Valefor Duke 2 U F
  7 Amon Marquis 4 U bR
  8 Barbatos Duke 4 F DR
  9 Paimon King 10 N F
  10 Buer President 5 F CF
  11 Gusion Duke 5 F R
  12 Sitri Prince 7 N NP
  13 Beleth King 10 U P
  14 Leraje Marquis 4 N B
  15 Eligos Duke 8 N BDP
  16 Zepar Duke 4 N P
  17 Botis Earl 6 N R
  18 Bathin Duke 4 N T
  19 Sallos Duke 4 F P
  20 Purson King 4 F DF
  21 Marax Earl 3 F F
  22 Ipos Prince 5 N b
  23 Aim Duke 4 U X
  24 Naberius Marquis 2 N r
  25 Glasya-Labolas Earl 5 U BIr
  26 Bune Duke 4 F G
  27 Ronove Marquis 2 F FR
  28 Berith Duke 4 U g
  29 Astaroth Duke 5 U d
  30 Forneus Marquis 3 F R
  31 Foras President 3 N DI
  32 Asmoday Duke 8 N Di
  33 Gaap Prince 8 N FPT
  34 Furfur Earl 3 U PS
  35 Marchosias Marquis 5 F b
  36 Stolas Prince 4 N c
  37 Phenex Marquis 2 F r
  38 Halphas Earl 4 N Bx
  39 Malphas President 4 U F
  40 Raum Earl 3 N GRX
  41 Focalor Duke 5 N S
  42 Vepar Duke 4 U S
  43 Sabnock Marquis 6 U F
  44 Shax Marquis 3 U DFGt
  45 Vine King 6 N DSX
  46 Bifrons Earl 1 N c
  47 Uvall Duke 5 F PR
  48 Haagenti President 3 N g
  49 Crocell Duke 6 N s
  50 Furcas Knight 2 N -
  51 Balam King 6 U I
  52 Alloces Duke 5 N F
  53 Caim President 3 N d
  54 Murmur Duke 4 N d
  55 Orobas Prince 3 F R
  56 Gremory Duke 4 N DP
  57 Ose President 3 N i
  58 Amy President 4 F DF
  59 Orias Marquis 3 N R
  60 Vapula Duke 5 N -
  61 Zagan King 5 N g
  62 Volac President 4 F D
  63 Andras Marquis 5 U B
  64 Haures Duke 6 U x
  65 Andrealphus Marquis 3 N t
  66 Cimejes Marquis 3 N D
  67 Amdusias Duke 4 F F
  68 Belial King 10 U FR
  69 Decarabia Marquis 3 N -
  70 Seere Prince 4 F DT
  71 Dantalion Duke 5 N P
  72 Andromalius Earl 4 N DG`;

interface Counter {
  number: number;
  name: string;
  rank: string;
  strength: number;
  disposition: string;
  letters: string;
}

const counters: Counter[] = COUNTERS.trim()
  .split('\n')
  .map((line) => {
    const [number, name, rank, strength, disposition, letters] = line.trim().split(' ');
    return {
      number: Number(number),
      name,
      rank,
      strength: Number(strength),
      disposition,
      letters: letters.replace('-', ''),
    };
  });

/** A magician with one spirit, where every power has a target: a curse, two mortals side by side, a city, loose treasure. */
const holding = (spirit: number, setting: Setting = {}) =>
  setUp(
    {
      phase: 'use',
      magicians: [{ hex: HERE, spirits: [spirit], curses: 1 }, { hex: '1914' }],
      mortals: { ...NOBODY, abbot: { hex: NORTH }, bishop: { hex: NORTH } },
      boxes: { 43: { is: 'loose', hex: '1307' } },
    },
    setting,
  );

const lettersOf = (spirit: number, setting: Setting = {}) => {
  const deeds = holding(spirit, setting).options(0) as { do: string; power: string }[];
  return [...new Set(deeds.filter((deed) => deed.do === 'power').map(({ power }) => power))].sort().join('');
};

/** What becomes of a spirit drawn by a magician without the Ring: exactly one counter is turned. */
function drawn(spirit: number, rank: string) {
  const [shield, die] = { King: ['Gold', 3], Prince: ['Gold', 2], Duke: ['Gold', 1], Marquis: ['Gold', 1] }[rank] ?? [
    rank === 'Knight' ? 'Brass' : 'Silver',
    1,
  ];
  const s = setUp({
    magicians: [{ hex: rank === 'Earl' ? '1504' : HERE, shield }],
    mortals: NOBODY,
    piles: { [rank]: [spirit] },
  });
  s.answer(0, { do: 'conjure', rank }, die as number);
  return s.magician(0).held.includes(spirit) ? 'kept' : s.state().out.includes(spirit) ? 'lost' : 'not drawn';
}

describe('the counters', () => {
  test('[T10] [10.0a] rank, strength and disposition of all seventy-two', () => {
    expect(counters).toHaveLength(72);
    const tally = { F: 0, N: 0, U: 0 };
    for (const { number, name, rank, strength, disposition } of counters) {
      const s = holding(number);
      expect(s.view(0).magicians[0].ranks, name).toEqual({ [rank]: 1 });
      const lift = { do: 'lift', spirit: number };
      const friendly = s.allows(0, lift);
      if (!friendly) expect(s.why(0, lift), name).toBe('10.0b.unfriendly');
      const mark = friendly ? 'F' : drawn(number, rank) === 'kept' ? 'N' : 'U';
      expect(mark, name).toBe(disposition);
      tally[mark]++;
      s.answer(0, { do: 'attack', hex: NORTH });
      expect(only(s.odds(0, { with: [number] }).outcomes[0].events, 'fought'), name).toMatchObject([
        { attack: strength },
      ]);
    }
    expect(tally).toEqual({ F: 19, U: 16, N: 37 });
  });

  test('[T10] the letters on all seventy-two, by the extended reading', () => {
    for (const { number, name, letters } of counters)
      expect(lettersOf(number), name).toBe([...letters.toUpperCase()].sort().join(''));
  });

  test('[T10] option powerLetters strict: the letters of the extended reading are gone', () => {
    const strict = { options: { powerLetters: 'strict' } };
    for (const { number, name, letters } of counters)
      expect(lettersOf(number, strict), name).toBe([...letters.replace(/[a-z]/g, '')].sort().join(''));
  });

  test('[T10] a letter that is not on the counter is refused as such', () => {
    // Samigina finds treasure only by the extended reading.
    expect(holding(4).allows(0, { do: 'power', spirit: 4, power: 'D' })).toBe(true);
    expect(holding(4, { options: { powerLetters: 'strict' } }).why(0, { do: 'power', spirit: 4, power: 'D' })).toBe(
      '12.3',
    );
    expect(holding(4).why(0, { do: 'power', spirit: 4, power: 'E' })).toBe('12.3');
  });

  test('[T11] Asmoday is a Duke of strength 8, or by option asmodayRank a King of strength 9', () => {
    for (const [rank, strength, kings, dukes] of [
      ['Duke', 8, 8, 25],
      ['King', 9, 9, 24],
    ] as const) {
      const setting = { options: { asmodayRank: rank } };
      const start = setUp(
        { magicians: [{ hex: HERE, shield: 'Gold' }], mortals: NOBODY, piles: { [rank]: [32] } },
        setting,
      );
      expect(start.view(0).piles).toMatchObject({ King: kings, Duke: dukes });
      start.answer(0, { do: 'conjure', rank }, rank === 'King' ? 3 : 1);
      expect(start.view(0).magicians[0]).toMatchObject({ spirits: [32], ranks: { [rank]: 1 } });
      const s = holding(32, setting);
      s.answer(0, { do: 'attack', hex: NORTH });
      expect(only(s.odds(0, { with: [32] }).outcomes[0].events, 'fought')).toMatchObject([{ attack: strength }]);
    }
  });

  test('[T11] as a King he holds twelve others, as a Duke one other Duke', () => {
    const spirits = [32, 2, 8, 11];
    const fit = (rank: string) => {
      const s = setUp(
        { phase: 'use', magicians: [{ hex: HERE, spirits }], mortals: NOBODY },
        { options: { asmodayRank: rank } },
      );
      s.answer(0, { do: 'done' });
      return s.asks();
    };
    expect(fit('King')).toBe('first');
    expect(fit('Duke')).toBe('fit');
  });
});

describe('dispositions', () => {
  test('[10.0a] friendly, neutral and unfriendly spirits fare differently in the same draw', () => {
    // Agares is friendly, Bathin neutral, Valefor unfriendly.
    expect(drawn(2, 'Duke')).toBe('kept');
    expect(drawn(18, 'Duke')).toBe('kept');
    expect(drawn(6, 'Duke')).toBe('lost');
    expect(holding(2).allows(0, { do: 'lift', spirit: 2 })).toBe(true);
    expect(holding(18).why(0, { do: 'lift', spirit: 18 })).toBe('10.0b.unfriendly');
  });

  test('[10.0b] a friendly spirit released takes one curse off its own magician', () => {
    const s = setUp({
      phase: 'use',
      magicians: [
        { hex: HERE, spirits: [2, 8, 18], curses: 2 },
        { hex: NORTH, curses: 1 },
      ],
      mortals: NOBODY,
    });
    const events = s.answer(0, { do: 'lift', spirit: 8 });
    expect(only(events, 'released')).toMatchObject([{ spirit: 8, why: 'curse' }]);
    expect(s.magician(0)).toMatchObject({ curses: 1, held: [2, 18] });
    expect(s.magician(1).curses).toBe(1);
    s.answer(0, { do: 'lift', spirit: 2 });
    expect(s.magician(0).curses).toBe(0);
  });

  test('[10.0c] friendly spirits count towards a stronger shield, others do not', () => {
    const s = setUp({ magicians: [{ hex: HERE, spirits: [2, 8, 18, 15] }], mortals: NOBODY });
    const events = s.answer(0, { do: 'raise' }, 2);
    expect(only(events, 'raised')).toMatchObject([{ sum: 2, die: 2, success: true }]);
    const neutral = setUp({ magicians: [{ hex: HERE, spirits: [18, 15] }], mortals: NOBODY });
    expect(neutral.why(0, { do: 'raise' })).toBe('R110.nothing');
  });

  test('[10.0d] a friendly spirit outlives the combats its side wins, and is lost with a result against it', () => {
    const s = setUp({
      phase: 'use',
      magicians: [{ hex: HERE, spirits: [11, 10] }],
      mortals: { ...NOBODY, eristav: { hex: NORTH } },
    });
    s.answer(0, { do: 'attack', hex: NORTH });
    s.answer(0, { with: [11] }, 4); // 5 - 5 = 0: Df
    expect(s.magician(0).held).toEqual([11, 10]);
    const beaten = setUp({
      phase: 'use',
      magicians: [{ hex: HERE, spirits: [11, 10] }],
      mortals: { ...NOBODY, eristav: { hex: NORTH } },
    });
    beaten.answer(0, { do: 'attack', hex: NORTH });
    beaten.answer(0, { with: [11] }, 3); // Af
    expect(beaten.magician(0).held).toEqual([10]);
  });

  test('[10.0e] only the owner of the Ring conjures unfriendly spirits to effect', () => {
    const calling = (ring: boolean) => {
      const s = setUp({
        magicians: [
          { hex: HERE, shield: 'Gold', ring },
          { hex: '0110', ring: !ring },
        ],
        mortals: NOBODY,
        piles: { King: [13, 51] },
      });
      s.answer(0, { do: 'conjure', rank: 'King' }, 4);
      return s;
    };
    expect(calling(true).magician(0).held).toEqual([13, 51]);
    expect(calling(false).magician(0).held).toEqual([]);
  });

  test('[10.0f] without it they leave the game at once, and count among the number drawn', () => {
    const s = setUp({ magicians: [{ hex: HERE, shield: 'Gold' }], mortals: NOBODY, piles: { King: [13, 1, 9] } });
    const events = s.answer(0, { do: 'conjure', rank: 'King' }, 4); // two counters
    expect(only(events, 'dud')).toEqual([{ type: 'dud', by: 0, spirit: 13 }]);
    expect(s.view(0).out).toEqual([13]);
    expect(s.magician(0).held).toEqual([1]);
    expect(s.view(0).piles.King).toBe(6);
  });
});
