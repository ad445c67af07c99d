import type { Component } from 'svelte';
import { loadedOnce } from '../../parts/loaded-once.svelte.ts';
import type { WidgetProps } from '../face.ts';
import CardsWidget from './widget/CardsWidget.svelte';
import SchoolsWidget from './widget/SchoolsWidget.svelte';

type Widget = Component<WidgetProps>;

/** For what every match asks first; all else comes meanwhile. */
const FIRST: { readonly [kind: string]: Widget | undefined } = {
  schools: SchoolsWidget,
  school: SchoolsWidget,
  keepStudied: CardsWidget,
  keepDrawn: CardsWidget,
  handLimit: CardsWidget,
  payment: CardsWidget,
};

export const playing = loadedOnce(() => import('./playing.ts'));

/** What the dock has for a question; `null` as long as it has not come. */
export const widgetFor = (kind: string): Widget | null => FIRST[kind] ?? playing()?.widgetFor(kind) ?? null;
