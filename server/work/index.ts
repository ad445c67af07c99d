export { openJobs } from './jobs.ts';
export { playersElsewhere } from './studies.ts';
export { startWork } from './worker.ts';
