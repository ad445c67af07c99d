export { openJobs } from './jobs.ts';
export { shareWork } from './sharing.ts';
export { playersElsewhere } from './studies.ts';
