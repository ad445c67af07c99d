export { csv, table } from './output.ts';
export { runStudies, runStudy } from './pool.ts';
export { type Report, report } from './report.ts';
export { type MatchReport, playOne, readStudy, type Study } from './study.ts';
