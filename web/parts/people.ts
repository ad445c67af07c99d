/** People, drawn by us, 512 × 512 like the icons: in the ink they are given, with faces of paper. */

/** What is drawn with a halo around it, where drawings have one; what is of paper; and what is drawn on that. */
export const line = (d: string): string => `<path fill="currentColor" d="${d}"/>`;
export const paper = (d: string): string => `<path fill="var(--drawn-paper, #fdf9ef)" stroke="none" d="${d}"/>`;
export const fine = (d: string): string => `<path fill="currentColor" stroke="none" d="${d}"/>`;

/** The outline of a head with its ears and its neck; the hair is what the face leaves of it. */
const HEAD = line(
  'M256 44c-92 0-142 58-138 148 1 20 4 36 8 50-18 4-16 66 16 78 8 44 26 80 48 104l-6 88h144l-6-88c22-24 40-60 48-104 32-12 34-74 16-78 4-14 7-30 8-50 4-90-46-148-138-148z',
);
const FACE = paper(
  'M160 226c34-8 70-28 88-66 22 38 70 60 104 66 4 30 2 62-4 92-14 66-54 112-92 112s-78-46-92-112c-6-30-8-62-4-92z',
);
const LOOK =
  'M178 250q32-22 60 0l-4 14q-26-14-52 2zM274 250q28-22 60 0l-4 16q-26-16-52-2zM190 282q20-16 40 0-20 14-40 0zM282 282q20-16 40 0-20 14-40 0zM250 268h12l14 70h-40z';
const MOUTH = 'M214 374q42-16 84 0-42 30-84 0z';
const BEARD =
  'M152 286c10 38 26 58 56 56 20-2 34-8 48-18 14 10 28 16 48 18 30 2 46-18 56-56 8 92-30 176-104 200-74-24-112-108-104-200z';

const MAN = HEAD + FACE + fine(LOOK + MOUTH);

const BEARDED = HEAD + FACE + fine(LOOK + BEARD) + paper('M222 368q34-14 68 0-34 24-68 0z');

const OLD_MAN =
  line(
    'M256 40c-84 0-124 52-124 130-44 60-26 126-2 160 6 96 62 170 126 178 64-8 120-82 126-178 24-34 42-100-2-160 0-78-40-130-124-130z',
  ) +
  paper(
    'M256 66c-70 0-98 54-98 122-2 40 0 70 6 104 24-26 58-28 92-8 34-20 68-18 92 8 6-34 8-64 6-104 0-68-28-122-98-122z',
  ) +
  fine(
    'M174 196l66 18-4 18-60-12zM338 196l-66 18 4 18 60-12zM192 244q22-16 42 0-20 14-42 0zM278 244q20-16 42 0-22 14-42 0zM250 230h12l14 56h-40zM196 130q60-18 120 0l-2 10q-58-16-116 0zM206 158q50-14 100 0l-2 8q-48-12-96 0z',
  ) +
  paper('M224 336q32-16 64 0-32 24-64 0zM204 400l2-40 18 86zM308 400l-2-40-18 86zM250 384h12l-6 98z');

const GAZE =
  'M184 244q28-22 54-2l-4 8q-24-12-46 2zM274 242q26-20 54 2l-4 8q-22-14-46-2zM190 272q22-20 44 0-22 16-44 0zM278 272q22-20 44 0-22 16-44 0zM252 274h8l10 52h-28zM226 366q30-20 60 0-30 32-60 0z';
const WOMAN =
  line('M256 44C140 44 108 140 112 240c2 92-10 172-44 234h376c-34-62-46-142-44-234 4-100-28-196-144-196z') +
  paper(
    'M258 126c-8 34-44 60-92 74-6 40-4 78 4 110 12 52 40 90 64 104v62h44v-62c24-14 52-52 64-104 8-32 10-70 4-110-40-10-78-32-88-74z',
  ) +
  fine(GAZE);

const CHILD =
  line(
    'M256 60c-20-22-56-20-66 4-44 10-84 66-82 156-24 2-26 76 14 84 16 90 76 140 134 140s118-50 134-140c40-8 38-82 14-84 2-90-38-146-82-156-10-24-46-26-66-4z',
  ) +
  paper(
    'M256 170c-34-20-78-10-100 22-14 40-8 98 8 132 18 56 56 92 92 92s74-36 92-92c16-34 22-92 8-132-22-32-66-42-100-22z',
  ) +
  fine(
    'M172 238q26-22 50 0l-4 8q-22-10-42 0zM290 238q24-22 50 0l-4 8q-20-10-42 0zM180 276a20 22 0 1 0 40 0a20 22 0 1 0-40 0zM292 276a20 22 0 1 0 40 0a20 22 0 1 0-40 0zM246 318q10-8 20 0-10 12-20 0zM216 350q40 20 80 0-40 42-80 0z',
  );

/** A face in the shadow of a hood: two eyes and a chin. */
const HOOD =
  line('M256 26C150 60 104 180 100 300c-4 74-34 128-62 176h436c-28-48-58-102-62-176C408 180 362 60 256 26z') +
  paper(
    'M256 176c-66 0-98 60-96 128 2 68 46 134 96 134s94-66 96-134c2-68-30-128-96-128zm0 14c56 0 82 46 84 92-52-18-116-18-168 0 2-46 28-92 84-92z',
  ) +
  fine('M200 306l44 12-6 16-40-8zM312 306l-44 12 6 16 40-8zM250 330h12l8 36h-28zM228 392q28-12 56 0-28 20-56 0z');

/** What a hood leaves of a head. */
const COWL =
  line('M256 14C150 50 104 150 104 270c0 84-36 150-62 204h428c-26-54-62-120-62-204C408 150 362 50 256 14z') +
  paper('M256 130c-78 10-104 70-100 136 4 84 48 164 100 164s96-80 100-164c4-66-22-126-100-136z');
const HOODED = COWL + fine(LOOK + MOUTH);
const HOODED_BEARDED = COWL + fine(LOOK + BEARD) + paper('M222 368q34-14 68 0-34 24-68 0z');
const HOODED_WOMAN = COWL + fine(GAZE);

export const people = {
  man: MAN,
  bearded: BEARDED,
  old: OLD_MAN,
  woman: WOMAN,
  child: CHILD,
  shaded: HOOD,
  hooded: HOODED,
  hoodedBearded: HOODED_BEARDED,
  hoodedWoman: HOODED_WOMAN,
} as const;
