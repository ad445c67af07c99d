import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { icons } from './icons.ts';

export default defineConfig({
  root: import.meta.dirname,
  // The page may lie in any folder of a server.
  base: './',
  plugins: [svelte(), icons()],
  worker: { format: 'es', plugins: () => [icons()] },
  build: { outDir: 'dist', emptyOutDir: true, target: 'es2022', sourcemap: false, assetsInlineLimit: 0 },
});
