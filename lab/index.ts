export type { Batch } from './batch.ts';
export { csv, table } from './output.ts';
export { type Players, playersHere, runStudies, runStudy, runStudyBy } from './pool.ts';
export { type Report, report } from './report.ts';
export { type MatchReport, playOne, readStudy, type Study } from './study.ts';
