import { chaptersBy, lengthIn, type Manifest } from '@conjure/engine/content';

/** What every room knows of the game before it is loaded. */
export const manifest: Manifest = {
  id: 'embers',
  titles: {
    en: { title: 'Embers', line: 'Summon spirits by the die, and gather the embers they leave.' },
    fr: { title: 'Braises', line: 'Invoquez des esprits au dé et recueillez les braises qu’ils laissent.' },
    it: { title: 'Braci', line: 'Evoca spiriti col dado e raccogli le braci che lasciano.' },
    es: { title: 'Ascuas', line: 'Invoca espíritus con el dado y recoge las ascuas que dejan.' },
    de: { title: 'Glut', line: 'Beschwöre Geister mit dem Würfel und sammle die Glut, die sie lassen.' },
    ru: { title: 'Угли', line: 'Призывайте духов броском кости и собирайте угли, что они оставляют.' },
  },
  seats: { min: 2, max: 4 },
  minutes: [5, 10],
  reconstructed: false,
  options: [{ name: 'goal', values: [12, 8, 16], default: 12, rule: 'E5' }],
  sets: [],
  files: [],
  byChapter: chaptersBy(['all'], () => 'all').byChapter,
  seatName: (_, seat) => ({ key: 'player.seat', facts: { n: seat + 1 } }),
  seatsIn: (scenario) => lengthIn(scenario, 'hands'),
  usual: { play: ['me', 'adept'], simulate: ['adept', 'adept'] },
};
