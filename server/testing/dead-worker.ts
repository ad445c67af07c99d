// node dead-worker.ts <postgres://…>: takes a thought, says so, and never thinks it.
import { openJobs } from '../work/jobs.ts';

const [url = ''] = process.argv.slice(2);
const jobs = await openJobs(url);
await jobs.take('think', 1, () => {
  console.log('taken');
  return new Promise(() => {});
});
