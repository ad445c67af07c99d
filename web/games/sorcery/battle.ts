import type { Component } from 'svelte';
import type { WidgetProps } from '../face.ts';
import ActionWidget from './widget/ActionWidget.svelte';
import BookmarkWidget from './widget/BookmarkWidget.svelte';
import ChoicesWidget from './widget/ChoicesWidget.svelte';
import CounterWidget from './widget/CounterWidget.svelte';
import DeployWidget from './widget/DeployWidget.svelte';
import FirstWidget from './widget/FirstWidget.svelte';
import SpinWidget from './widget/SpinWidget.svelte';
import TriggerWidget from './widget/TriggerWidget.svelte';
import ZoneWidget from './widget/ZoneWidget.svelte';

export { default as Battle } from './Battle.svelte';
export { readingOf } from './model/reading.ts';
export { whyOf } from './model/why.ts';

const WIDGETS: { readonly [kind: string]: Component<WidgetProps> | undefined } = {
  first: FirstWidget,
  zone: ZoneWidget,
  deploy: DeployWidget,
  trigger: TriggerWidget,
  action: ActionWidget,
  furyUse: ActionWidget,
  spin: SpinWidget,
  counter: CounterWidget,
  bookmark: BookmarkWidget,
  browse: BookmarkWidget,
  browseFree: BookmarkWidget,
};

/** What the dock has for a question on the field. */
export const widgetFor = (kind: string): Component<WidgetProps> => WIDGETS[kind] ?? ChoicesWidget;
