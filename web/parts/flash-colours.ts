/** In which colour something flashes on a board, by what it does to whom it happens to. */
export const HARM = '#e2452f';
export const HELP = '#3fb59c';
export const MAGIC = '#b45fc9';
