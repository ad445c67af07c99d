/** Long enough for a machine that is busy elsewhere: what a long test costs is bounded by what it plays. */
export const PATIENCE = 900_000;
