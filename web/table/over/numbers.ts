import { say, t } from '../../app/words.svelte.ts';

/** A number of an account, by the key that says it where the game has one. */
export const numberText = (n: number, key: string | undefined): string =>
  key === undefined ? t('over.number', { n }) : say({ key, facts: { n } });
