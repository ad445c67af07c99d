// The exit codes of the command.
export const DONE = 0;
export const FAILED = 1;
/** What was typed cannot be done; nothing was begun. */
export const MISUSED = 2;
