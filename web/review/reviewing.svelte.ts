import type { Review } from '@conjure/lab/review';
import { startWorker } from '../wire/worker-transport.ts';
import type { ReviewJob, ReviewReply, ReviewRequest } from '../worker/reviewer.ts';

/** A review: not begun, on its way, or found. */
type Reviewing =
  | { readonly is: 'idle' }
  | { readonly is: 'going'; readonly done: number; readonly of: number }
  | { readonly is: 'found'; readonly review: Review; readonly whole: boolean }
  | { readonly is: 'failed'; readonly why: 'rules' | 'broken' };

/** Has a match reviewed by a worker of its own, which ends with it. */
export function newReviewing() {
  let now: Reviewing = $state.raw({ is: 'idle' });
  let worker: Worker | null = null;
  const end = () => {
    worker?.terminate();
    worker = null;
  };
  const ask = (asked: ReviewRequest) => worker?.postMessage(asked);
  const hear = (said: ReviewReply) => {
    if (said.is === 'progress') {
      now = { is: 'going', done: said.done, of: said.of };
      return;
    }
    now = said.is === 'review' ? { is: 'found', review: said.review, whole: said.whole } : said;
    end();
  };
  return {
    get now() {
      return now;
    },
    begin(job: ReviewJob): void {
      end();
      now = { is: 'going', done: 0, of: Math.max(1, job.record.log.length) };
      worker = startWorker('reviewer');
      worker.addEventListener('message', ({ data }: MessageEvent<ReviewReply>) => hear(data));
      worker.addEventListener('error', (event) => {
        event.preventDefault();
        hear({ is: 'failed', why: 'broken' });
      });
      ask(job);
    },
    /** What is known by now will do. */
    enough: () => ask('enough'),
    end,
  };
}
