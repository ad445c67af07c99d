import { either, fields, listOf, oneOf, text, whole } from '@conjure/engine';

/** The numbers that the rules use beside those on cards, and how small or large each may be. */
const NUMBERS = {
  endThreshold: [19, 99],
  numberedSlots: [3, 3],
  quickSlots: [1, 1],
  setMin: [0, 4],
  setMax: [1, 4],
  studyOwn: [0, 9],
  studyLibrary: [1, 6],
  studyKeep: [1, 6],
  physicalTokens: [1, 9],
  actionsPerTurn: [1, 9],
  evocationLimit: [3, 3],
  familiarLimit: [1, 1],
  cubesPerMage: [1, 99],
  cubesBlackRose: [1, 99],
  soleBonus: [0, 9],
  tiePenalty: [0, 9],
  finalCrown: [0, 9],
  finalActivationToken: [0, 9],
  questDiscardValue: [0, 9],
  eventSpaces: [3, 3],
} as const satisfies Record<string, readonly [number, number]>;

/** Those that are lists. */
const LISTS = { moonThresholds: 2, defeatPoints: 3, finalQuestPoints: 3, finalTrophyPoints: 3 } as const;

type NumberName = keyof typeof NUMBERS;
type ListName = keyof typeof LISTS;
export type Constants = Readonly<Record<NumberName, number> & Record<ListName, readonly number[]>>;

const keys = [...Object.keys(NUMBERS), ...Object.keys(LISTS)];

export const constantsShape = fields({
  provenance: text,
  constants: listOf(fields({ key: oneOf(...keys), value: either(whole(0, 99), listOf(whole(0, 99))), source: text }), {
    min: keys.length,
    max: keys.length,
  }),
});

type Listed = readonly { key: string; value: number | readonly number[] }[];

/** Which constant is missing or out of bounds, and what is expected. */
export function constantsFault(listed: Listed): { place: string; expected: string; got: string } | null {
  for (const key of keys) {
    const index = listed.findIndex((one) => one.key === key);
    if (index < 0) return { place: 'constants.json.constants', expected: `the constant ${key}`, got: 'nothing' };
    const { value } = listed[index];
    const shape =
      key in LISTS
        ? listOf(whole(0, 99), { min: LISTS[key as ListName], max: LISTS[key as ListName] })
        : whole(...NUMBERS[key as NumberName]);
    const fault = shape.check(value, `constants.json.constants[${index}].value`);
    if (fault) return fault;
  }
  return null;
}

export const constantsFrom = (listed: Listed): Constants =>
  Object.fromEntries(listed.map(({ key, value }) => [key, value])) as Constants;
