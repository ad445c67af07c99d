import '@fontsource-variable/alegreya/wght.css';
import '@fontsource/alegreya-sans/400.css';
import '@fontsource/alegreya-sans/500.css';
import '@fontsource/alegreya-sans/700.css';
import './base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { reloadWherePartsAreGone } from './gone-parts.ts';

reloadWherePartsAreGone();

const target = document.getElementById('app');
if (target) {
  target.replaceChildren();
  mount(App, { target });
}
