import { fine, line, paper, people } from '../../../parts/people.ts';

/** What no icon shows, drawn by us, 512 × 512 like the icons. */
const BULL =
  line(
    'M150 190C70 190 26 130 40 44c26 58 62 78 128 70 30-20 146-20 176 0 66 8 102-12 128-70 14 86-30 146-110 146l46-4c22-2 40 8 52 26-24 26-56 34-88 26-4 60-20 110-38 152 10 60-20 92-78 92s-88-32-78-92c-18-42-34-92-38-152-32 8-64 0-88-26 12-18 30-28 52-26z',
  ) +
  paper(
    'M178 226l52 22-8 22c-22 0-38-16-44-44zM334 226l-52 22 8 22c22 0 38-16 44-44zM212 404c0-16 26-16 26 4 0 14-22 14-26-4zM300 404c0-16-26-16-26 4 0 14 22 14 26-4z',
  );

const CAT =
  line(
    'M96 60l92 70c44-14 92-14 136 0l92-70c20 84 22 146 8 210-14 86-86 150-168 150S102 356 88 270C74 206 76 144 96 60z',
  ) +
  paper(
    'M136 250c40-30 74-14 84 28-36 20-70 8-84-28zM376 250c-40-30-74-14-84 28 36 20 70 8 84-28zM234 322h44l-22 26z',
  ) +
  fine('M178 240l8 44 8-44zM334 240l-8 44-8-44z') +
  line('M20 300l96 12v10l-98-4zM492 300l-96 12v10l98-4zM30 368l92-26 4 10-90 30zM482 368l-92-26-4 10 90 30z');

/** Below a head that has no body of its own, cut by the plate. */
const CLOAK =
  line('M190 60h132l22 60c84 20 140 60 160 140l8 252H0l8-252c20-80 76-120 160-140z') +
  paper('M194 76l62 96 62-96 14 40-66 120v276h-20V236l-66-120z');
const ARMOUR =
  line('M176 60h160l14 54c90-10 154 60 158 170l4 228H0l4-228C8 174 72 104 162 114z') +
  paper(
    'M172 132c50 34 118 34 168 0l4 16c-52 38-124 38-176 0zM110 240c20 60 20 160 10 272h-16c8-100 8-200-12-264zM402 240c-20 60-20 160-10 272h16c-8-100-8-200 12-264zM248 190h16v322h-16z',
  );

const STARS = line(
  'M130 120l34 78 84 8-64 56 20 84-74-44-74 44 20-84-64-56 84-8zM382 120l34 78 84 8-64 56 20 84-74-44-74 44 20-84-64-56 84-8z',
);

/** On the coat of a leopard. */
const SPOTS = [
  [150, 238],
  [196, 222],
  [240, 244],
  [286, 226],
  [330, 232],
  [172, 280],
  [222, 284],
  [270, 276],
  [316, 276],
  [362, 250],
  [130, 316],
  [356, 312],
]
  .map(([x, y]) => paper(`M${x} ${y}q14-16 28 0-12 22-28 0z`))
  .join('');

/** The tail of a peacock: a feather with an eye every eighteen degrees. */
const FAN = [-81, -63, -45, -27, -9, 9, 27, 45, 63, 81]
  .map(
    (degrees) =>
      `<g transform="rotate(${degrees} 256 420)"><path fill="currentColor" d="M250 420l-34-310c-10-70 90-70 80 0l-34 310z"/><path fill="var(--drawn-paper, #fdf9ef)" stroke="none" d="M228 100a28 34 0 1 0 56 0a28 34 0 1 0-56 0z"/><path fill="currentColor" stroke="none" d="M240 106a16 20 0 1 0 32 0a16 20 0 1 0-32 0z"/></g>`,
  )
  .join('');

export const OWN = {
  man: people.man,
  'old-man': people.old,
  'bearded-man': people.bearded,
  woman: people.woman,
  child: people.child,
  hood: people.shaded,
  hunter: people.hooded,
  bull: BULL,
  cat: CAT,
  cloak: CLOAK,
  armour: ARMOUR,
  spots: SPOTS,
  stars: STARS,
  fan: FAN,
} as const;
