import type { Settings } from './settings.svelte.ts';

const dark = matchMedia('(prefers-color-scheme: dark)');

/** Sets the theme and, while it is left to the system, follows it; what comes back ends that. */
export function applyTheme(theme: Settings['theme']): () => void {
  const apply = () => {
    document.documentElement.dataset.theme = theme === 'auto' ? (dark.matches ? 'dark' : 'light') : theme;
  };
  apply();
  dark.addEventListener('change', apply);
  return () => dark.removeEventListener('change', apply);
}
