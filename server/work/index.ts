export { openJobs } from './jobs.ts';
export { type Sharing, shareWork } from './sharing.ts';
export { playersElsewhere } from './studies.ts';
