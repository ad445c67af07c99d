import { begin, NOBODY, type Reply, type TestMatch } from './talk.ts';

/** Two magicians, the second of whom holds spirits and is to act. */
export const demonUse = (): TestMatch =>
  begin({
    seats: 2,
    scenario: {
      phase: 'use',
      acts: 1,
      magicians: [
        { hex: '0110', spirits: [5] },
        { hex: '0306', spirits: [62, 10] },
      ],
      mortals: NOBODY,
    },
  });

/** A Ring in a hoard and two magicians with treasure: both are asked to bid. */
export const bidding = (): TestMatch => {
  const s = begin({
    seats: 2,
    scenario: {
      phase: 'turn',
      magicians: [
        { hex: '0110', treasures: ['43'] },
        { hex: '0306', treasures: ['16', '53'] },
      ],
      mortals: { ...NOBODY, 'emir-of-ani': { hoard: ['ring'] } },
    },
  });
  s.answer(0, { call: true });
  return s;
};

/** Where a reply finds the request wrong. */
export const where = ({ error }: Reply): string | undefined => error?.where;
