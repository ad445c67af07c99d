/** What great moments are played with: it comes when the table stands. */
export { default as GreatMoment } from './GreatMoment.svelte';
export { default as Signs } from './Signs.svelte';
