import type { Component } from 'svelte';
import { loadedOnce } from '../../parts/loaded-once.svelte.ts';
import type { WidgetProps } from '../face.ts';
import ArmyWidget from './army/ArmyWidget.svelte';

/** All that is only needed on the field. */
export const battle = loadedOnce(() => import('./battle.ts'));

/** What the dock has for a question; `null` as long as it has not come. */
export const widgetFor = (kind: string): Component<WidgetProps> | null =>
  kind === 'army' ? ArmyWidget : (battle()?.widgetFor(kind) ?? null);
