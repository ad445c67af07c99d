// node worker-process.ts <postgres://…>: a process that only works, until it is told to end. It says when it is ready.
import { startWork } from '../work/worker.ts';

const [url = ''] = process.argv.slice(2);
const work = await startWork(url, { threads: 1, complain: (error) => console.error(error) });
process.on('SIGTERM', async () => {
  await work.end();
  process.exit();
});
console.log('ready');
