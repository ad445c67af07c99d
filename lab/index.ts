export * from './output.ts';
export { runStudy } from './pool.ts';
export * from './report.ts';
export * from './statistics.ts';
export { type MatchReport, playOne, readStudy, type Study } from './study.ts';
