import type { ArtName } from './art.ts';

/**
 * What the seventy-two look like, from what the old book says of their shapes. A picture is 118 × 146; what has no place of its own
 * here stands where its layer stands in its form (`layers.ts`).
 */
export type Form = 'beast' | 'bust' | 'rider' | 'triple' | 'winged' | 'wheel' | 'whole';

/** Printed in these inks; a layer has one of its own where nothing is said. */
export type Ink = 'black' | 'shade' | 'gold' | 'red' | 'pale' | 'green' | 'blue' | 'fire';

/** Left and top edge, and size. */
export type ArtSpot = readonly [x: number, y: number, size: number];

export interface Part {
  readonly art: ArtName;
  readonly ink?: Ink;
  readonly at?: ArtSpot;
  /** Looks the other way. */
  readonly mirrored?: boolean;
  /** In degrees, clockwise. */
  readonly turned?: number;
}

export interface SpiritShape {
  readonly form: Form;
  /** Left, middle, right; one alone is the middle. */
  readonly heads: readonly Part[];
  readonly back?: readonly Part[];
  /** What it rides, or what it wears below its head. */
  readonly mount?: Part;
  readonly crown?: Part;
  readonly held?: readonly Part[];
}

const MIDDLE = 59;
const mirror = (part: Part): Part => {
  const [x, y, size] = part.at ?? [0, 0, 0];
  return { ...part, at: [2 * MIDDLE - x - size, y, size], mirrored: !part.mirrored, turned: -(part.turned ?? 0) };
};
/** The same on both sides. */
const pair = (part: Part): Part[] => [part, mirror(part)];

const wings = (ink?: Ink): Part[] => pair({ art: 'feathered-wing', at: [-8, 8, 72], ...(ink && { ink }) });
const angel = (ink?: Ink): Part => ({ art: 'angel-wings', at: [-6, 2, 130], ...(ink && { ink }) });
const trumpets: Part[] = pair({ art: 'trumpet-flag', at: [-6, 22, 46], mirrored: true, turned: 20 });
const rays: Part = { art: 'sunbeams', at: [-11, -8, 140] };
const crown = (x: number, y: number, size: number): Part => ({ art: 'crown', at: [x, y, size] });

const lion: Part = { art: 'lion' };
const bull: Part = { art: 'bull' };
const ram: Part = { art: 'ram-profile' };
const man: Part = { art: 'man' };
const woman: Part = { art: 'woman' };
const horse: Part = { art: 'horse-head' };
const pale: Part = { art: 'horse-head', ink: 'pale' };
const dark: Part = { art: 'horse-head', ink: 'black' };
const cloak: Part = { art: 'cloak', at: [-5, 90, 128] };
const armour: Part = { art: 'armour', at: [-5, 90, 128] };
const crocodile: Part = { art: 'croc-jaws', at: [-8, 62, 112] };
const bear: Part = { art: 'bear-head', at: [-6, 62, 108] };
const viper: Part = { art: 'snake-tongue' };
const sword: Part = { art: 'broadsword' };

export const SHAPES: { readonly [number: number]: SpiritShape } = {
  1: {
    form: 'triple',
    heads: [
      { art: 'frog', at: [-3, 80, 58], mirrored: true },
      { art: 'man', at: [16, 38, 86] },
      { art: 'cat', at: [64, 78, 60] },
    ],
    crown: crown(38, 12, 42),
  },
  2: { form: 'rider', heads: [{ art: 'old-man' }], mount: crocodile, held: [{ art: 'hawk-emblem' }] },
  3: { form: 'bust', mount: cloak, heads: [{ art: 'hood' }], back: [rays], held: [{ art: 'crystal-ball' }] },
  4: {
    form: 'beast',
    heads: [{ art: 'horse-head', at: [14, 52, 98] }],
    back: [
      { art: 'moon', at: [46, 6, 68] },
      { art: 'donkey', at: [-12, 40, 84], ink: 'shade', mirrored: true },
    ],
  },
  5: { form: 'beast', heads: [lion], back: [{ art: 'sun', at: [-6, 0, 130], ink: 'gold' }] },
  6: {
    form: 'beast',
    heads: [{ art: 'donkey', at: [20, 30, 92] }],
    back: [{ art: 'lion', at: [-14, 34, 110] }],
    held: [{ art: 'robber-hand' }],
  },
  7: {
    form: 'beast',
    heads: [{ art: 'wolf-head', at: [2, 36, 92] }],
    back: [{ art: 'reptile-tail', at: [-4, 74, 84] }],
    held: [{ art: 'flame', ink: 'fire', at: [78, 66, 42], turned: 90 }],
  },
  8: {
    form: 'bust',
    mount: cloak,
    heads: [{ art: 'hunter' }],
    back: [...trumpets, ...pair({ art: 'trumpet-flag', at: [-12, 66, 46], mirrored: true, turned: 10 })],
    held: [{ art: 'bow-arrow' }],
  },
  9: {
    form: 'rider',
    heads: [woman],
    back: trumpets,
    mount: { art: 'camel-head' },
    crown: crown(41, 0, 36),
  },
  10: {
    form: 'wheel',
    heads: [lion],
    back: [0, 72, 144, 216, 288].map((turned) => ({ art: 'hoof', at: [39, 4, 40], turned })),
  },
  11: { form: 'bust', mount: cloak, heads: [{ art: 'labrador-head' }], held: [{ art: 'open-book' }] },
  12: { form: 'winged', heads: [{ art: 'lynx-head' }], back: wings(), held: [{ art: 'hearts', at: [80, 104, 34] }] },
  13: { form: 'rider', heads: [{ art: 'old-man' }], back: trumpets, mount: pale, crown: crown(41, 1, 36) },
  14: {
    form: 'bust',
    mount: cloak,
    heads: [{ art: 'hunter', ink: 'green' }],
    back: [{ art: 'forest', at: [-8, 6, 134], ink: 'shade' }],
    held: [{ art: 'bow-arrow' }],
  },
  15: {
    form: 'bust',
    mount: armour,
    heads: [{ art: 'visored-helm' }],
    held: [
      { art: 'knight-banner', at: [74, 16, 46] },
      { art: 'snake-tongue', at: [66, 92, 50] },
    ],
  },
  16: {
    form: 'bust',
    mount: armour,
    heads: [{ art: 'crested-helmet', ink: 'red' }],
    held: [{ art: 'crowned-heart', ink: 'gold' }],
  },
  17: {
    form: 'bust',
    heads: [{ art: 'horned-reptile' }],
    back: [{ art: 'snake', at: [-10, 70, 80] }],
    held: [sword],
  },
  18: { form: 'rider', heads: [man], back: [{ art: 'snake', at: [66, 22, 50] }], mount: pale },
  19: {
    form: 'rider',
    heads: [{ art: 'barbute' }],
    mount: crocodile,
    crown: crown(42, 0, 34),
    held: [{ art: 'hearts', at: [86, 34, 32] }],
  },
  20: {
    form: 'rider',
    heads: [lion],
    back: trumpets,
    mount: bear,
    crown: crown(36, 0, 36),
    held: [viper],
  },
  21: {
    form: 'beast',
    heads: [
      { art: 'bull', at: [5, 28, 108] },
      { art: 'man', at: [23, 62, 72] },
    ],
    back: [{ art: 'ringed-planet', at: [34, 0, 50] }],
  },
  22: { form: 'winged', heads: [lion], back: [angel()], held: [{ art: 'bird-limb', at: [70, 98, 48] }] },
  23: {
    form: 'triple',
    heads: [viper, { art: 'man' }, bull],
    mount: { art: 'rattlesnake' },
    crown: { art: 'stars', at: [39, 30, 40] },
    held: [{ art: 'primitive-torch', at: [70, 12, 42], ink: 'fire' }],
  },
  24: { form: 'beast', heads: [{ art: 'heron', at: [4, 18, 116] }], back: wings() },
  25: { form: 'winged', heads: [{ art: 'hound', at: [6, 56, 94] }], back: wings() },
  26: {
    form: 'triple',
    heads: [{ art: 'labrador-head' }, man, { art: 'eagle-head' }],
    mount: { art: 'dragon-spiral', at: [10, 82, 98] },
  },
  27: { form: 'bust', heads: [{ art: 'gooey-daemon' }], held: [{ art: 'wizard-staff' }] },
  28: {
    form: 'rider',
    heads: [{ art: 'barbute', ink: 'red' }],
    mount: { art: 'horse-head', ink: 'red' },
    crown: crown(42, 0, 34),
  },
  29: {
    form: 'rider',
    heads: [man],
    back: [angel('black')],
    mount: { art: 'dragon-head', at: [-4, 62, 110] },
    held: [viper],
  },
  30: {
    form: 'beast',
    heads: [{ art: 'sea-serpent', at: [10, 42, 106] }],
    back: [{ art: 'big-wave', at: [-8, 70, 96], ink: 'blue' }],
  },
  31: { form: 'bust', mount: cloak, heads: [{ art: 'bearded-man' }], held: [{ art: 'gems' }] },
  32: {
    form: 'triple',
    heads: [bull, man, ram],
    mount: { art: 'dragon-head' },
    crown: crown(39, 12, 40),
    held: [{ art: 'knight-banner', at: [74, 10, 40] }],
  },
  33: {
    form: 'bust',
    mount: cloak,
    heads: [man],
    back: [
      ...pair({ art: 'crown', at: [14, 10, 34], ink: 'gold' }),
      ...pair({ art: 'crown', at: [-4, 50, 34], ink: 'gold' }),
    ],
    held: [{ art: 'winged-leg' }],
  },
  34: {
    form: 'beast',
    heads: [{ art: 'deer-head' }],
    back: [{ art: 'lightning-storm', at: [-4, 2, 60] }],
    held: [{ art: 'fire-tail', at: [46, 0, 74], ink: 'fire' }],
  },
  35: {
    form: 'winged',
    heads: [{ art: 'wolf-head' }],
    back: wings(),
    held: [{ art: 'flame', ink: 'fire', at: [82, 78, 38], turned: 90 }],
  },
  36: {
    form: 'beast',
    heads: [{ art: 'owl', at: [10, 38, 98] }],
    back: pair({ art: 'polar-star', at: [-6, 20, 44], ink: 'gold' }),
    crown: crown(41, 6, 36),
  },
  37: {
    form: 'beast',
    heads: [{ art: 'eagle-emblem', at: [6, 30, 106] }],
    back: [rays, { art: 'flame', at: [-4, 34, 126], ink: 'fire' }],
  },
  38: {
    form: 'beast',
    heads: [{ art: 'dove', at: [2, 10, 92] }],
    back: [{ art: 'stone-tower', at: [-4, 82, 66] }],
    held: [sword],
  },
  39: {
    form: 'beast',
    heads: [{ art: 'raven', at: [-2, 18, 112] }],
    held: [{ art: 'castle', at: [70, 96, 50] }],
  },
  40: {
    form: 'beast',
    heads: [{ art: 'crow-dive', at: [0, 22, 96] }],
    held: [{ art: 'crown', ink: 'gold', at: [62, 92, 54] }],
  },
  41: {
    form: 'winged',
    mount: cloak,
    heads: [man],
    back: wings(),
    held: [{ art: 'sinking-ship', at: [64, 92, 54], ink: 'blue' }],
  },
  42: { form: 'whole', heads: [{ art: 'mermaid' }], back: [{ art: 'big-wave', at: [-8, 40, 134], ink: 'blue' }] },
  43: {
    form: 'rider',
    heads: [lion],
    mount: pale,
    crown: { art: 'crested-helmet', at: [36, -2, 34], ink: 'gold' },
    held: [{ art: 'guarded-tower' }],
  },
  44: { form: 'beast', heads: [{ art: 'dove', mirrored: true }], held: [{ art: 'eyepatch' }] },
  45: { form: 'rider', heads: [lion], mount: dark, crown: crown(36, 0, 36), held: [viper] },
  46: {
    form: 'bust',
    heads: [{ art: 'duality-mask' }],
    back: [{ art: 'tombstone', at: [-4, 16, 126] }],
    held: [{ art: 'candle-flame', ink: 'fire' }],
  },
  47: {
    form: 'beast',
    heads: [{ art: 'camel' }],
    back: [{ art: 'moon', at: [4, 6, 54], mirrored: true, ink: 'gold' }],
  },
  48: { form: 'winged', heads: [bull], back: wings(), held: [{ art: 'wine-glass' }] },
  49: { form: 'winged', mount: cloak, heads: [woman], back: [angel()], held: [{ art: 'water-fountain', ink: 'blue' }] },
  50: { form: 'rider', heads: [{ art: 'old-man' }], mount: pale, held: [{ art: 'scythe', at: [56, 10, 66] }] },
  51: {
    form: 'triple',
    heads: [bull, { art: 'man' }, ram],
    mount: { art: 'bear-head' },
    crown: { art: 'burning-eye', at: [41, 6, 36], ink: 'fire' },
    held: [{ art: 'hawk-emblem', at: [86, 20, 36] }],
  },
  52: { form: 'rider', heads: [{ art: 'lion', ink: 'red' }], mount: horse, held: [{ art: 'sword-brandish' }] },
  53: {
    form: 'beast',
    heads: [{ art: 'sparrow', at: [8, 12, 90] }],
    back: [{ art: 'burning-embers', at: [4, 78, 76], ink: 'fire' }],
    held: [sword],
  },
  54: {
    form: 'rider',
    heads: [{ art: 'barbute' }],
    back: trumpets,
    mount: { art: 'griffin-symbol', at: [12, 62, 98] },
    crown: crown(42, 0, 34),
  },
  55: { form: 'beast', heads: [{ art: 'horse-head', at: [4, 32, 116] }], held: [{ art: 'all-seeing-eye' }] },
  56: { form: 'rider', heads: [woman], mount: { art: 'camel-head' }, held: [{ art: 'crenel-crown', ink: 'gold' }] },
  57: { form: 'beast', heads: [{ art: 'feline' }, { art: 'spots' }], held: [{ art: 'duality-mask' }] },
  58: { form: 'whole', heads: [{ art: 'fire-silhouette' }], back: [{ art: 'flame', at: [-16, 8, 150], ink: 'fire' }] },
  59: {
    form: 'rider',
    heads: [lion],
    mount: horse,
    held: pair({ art: 'snake-tongue', at: [-6, 26, 42], mirrored: true }),
  },
  60: { form: 'winged', heads: [lion], back: wings(), held: [{ art: 'compass' }] },
  61: {
    form: 'winged',
    heads: [{ art: 'buffalo-head', at: [-8, 52, 100] }],
    back: wings(),
    held: [{ art: 'two-coins', ink: 'gold' }],
  },
  62: {
    form: 'rider',
    heads: [{ art: 'child' }],
    back: [angel()],
    mount: { art: 'double-dragon', at: [-8, 56, 112], ink: 'green' },
  },
  63: {
    form: 'rider',
    heads: [{ art: 'barn-owl' }],
    back: [angel()],
    mount: { art: 'wolf-head', ink: 'black' },
    held: [sword],
  },
  64: {
    form: 'beast',
    heads: [{ art: 'lynx-head', ink: 'red' }],
    back: [{ art: 'flame', at: [-6, 16, 130], ink: 'fire' }],
    held: [{ art: 'burning-eye' }],
  },
  65: {
    form: 'whole',
    heads: [{ art: 'egyptian-bird', at: [18, 52, 84] }],
    back: [
      { art: 'triangle-target', at: [-2, 2, 122] },
      { art: 'fan', at: [-8, 6, 134], ink: 'blue' },
    ],
  },
  66: { form: 'rider', heads: [{ art: 'crested-helmet' }], mount: dark, held: [{ art: 'sword-brandish' }] },
  67: { form: 'beast', heads: [{ art: 'unicorn', at: [2, 34, 114] }], back: trumpets },
  68: {
    form: 'whole',
    heads: [
      { art: 'man', at: [4, 40, 56] },
      { art: 'woman', at: [58, 40, 56] },
      { art: 'chariot', at: [10, 82, 100], ink: 'red' },
    ],
    back: [{ art: 'flame', at: [-10, 44, 138], ink: 'fire' }, angel()],
  },
  69: {
    form: 'whole',
    heads: [{ art: 'pentacle' }],
    back: pair({ art: 'sparrow', at: [2, 8, 34] }),
    crown: { art: 'round-star', at: [39, 61, 40] },
  },
  70: {
    form: 'rider',
    heads: [man],
    back: pair({ art: 'feathered-wing', at: [-10, 46, 70] }),
    mount: { art: 'horse-head', ink: 'shade' },
  },
  71: {
    form: 'triple',
    heads: [{ art: 'old-man' }, man, woman],
    back: [
      ...pair({ art: 'child', at: [6, 22, 36] }),
      ...pair({ art: 'woman', at: [28, 2, 36] }),
      { art: 'bearded-man', at: [41, -6, 36] },
    ],
    held: [{ art: 'book-cover' }],
  },
  72: { form: 'bust', mount: cloak, heads: [man], held: [{ art: 'snake-spiral', at: [58, 80, 62] }] },
};
