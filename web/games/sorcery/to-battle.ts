import { coming } from '../../parts/coming.svelte.ts';

/** All that is only needed on the field. */
export const battle = coming(() => import('./battle.ts'));
