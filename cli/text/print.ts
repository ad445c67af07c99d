import { painted } from './printable.ts';

/** Lines on the standard output. Whatever a name or a file has put into them, the terminal obeys only our colours. */
export const print = (text: string): void => console.log(onScreen(text));

/** One sentence on the error output. */
export const warn = (text: string): void => console.error(onScreen(text));

const onScreen = (text: string): string => text.split('\n').map(painted).join('\n');
