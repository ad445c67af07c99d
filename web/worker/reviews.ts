import { library } from './library.ts';
import type { ReviewReply, ReviewRequest } from './reviewer.ts';

const REVIEWER = 'reviewer';

/** Whether this worker was started to review a match. */
export const isReviewer = (): boolean => self.name === REVIEWER;

/** How a match is reviewed is loaded when one is. */
export function listenForReviews(): void {
  let hasEnough = false;
  addEventListener('message', async ({ data }: MessageEvent<ReviewRequest>) => {
    if (data === 'enough') {
      hasEnough = true;
      return;
    }
    const { reviewMatch } = await import('./reviewer.ts');
    const say = (said: ReviewReply) => postMessage(said);
    try {
      await reviewMatch(library, data, say, () => hasEnough);
    } catch (error) {
      console.warn(error);
      say({ is: 'failed', why: 'broken' });
    }
  });
}
