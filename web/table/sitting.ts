// What a table is made of, all at once: it comes while one is told that it does.
export { comeTo } from './session/open-session.ts';
export { default as Table } from './Table.svelte';
