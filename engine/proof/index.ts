export * from './checks.ts';
export * from './random-play.ts';
