import type { Component } from 'svelte';
import type { WidgetProps } from '../face.ts';
import BoardWidget from './widget/BoardWidget.svelte';
import CardWidget from './widget/CardWidget.svelte';
import ChoicesWidget from './widget/ChoicesWidget.svelte';
import CubesWidget from './widget/CubesWidget.svelte';
import DispelWidget from './widget/DispelWidget.svelte';
import DivideWidget from './widget/DivideWidget.svelte';
import QuestsWidget from './widget/QuestsWidget.svelte';
import ReactWidget from './widget/ReactWidget.svelte';
import SetWidget from './widget/SetWidget.svelte';
import SpecimenWidget from './widget/SpecimenWidget.svelte';
import SwapSetWidget from './widget/SwapSetWidget.svelte';
import TurnWidget from './widget/TurnWidget.svelte';
import UnusedWidget from './widget/UnusedWidget.svelte';

const WIDGETS: { readonly [kind: string]: Component<WidgetProps> | undefined } = {
  turn: TurnWidget,
  steps: BoardWidget,
  push: BoardWidget,
  part: BoardWidget,
  activation: BoardWidget,
  evocations: BoardWidget,
  target: BoardWidget,
  room: BoardWidget,
  placeModel: BoardWidget,
  makeRoom: BoardWidget,
  react: ReactWidget,
  divide: DivideWidget,
  forget: CardWidget,
  recall: CardWidget,
  set: SetWidget,
  swapSet: SwapSetWidget,
  dispel: DispelWidget,
  unused: UnusedWidget,
  heal: CubesWidget,
  convert: CubesWidget,
  convertRoom: CubesWidget,
  keepQuests: QuestsWidget,
  questLimit: QuestsWidget,
  questOfRound: QuestsWidget,
  specimen: SpecimenWidget,
};

/** What the dock has for a question that comes when spells have been drawn. */
export const widgetFor = (kind: string): Component<WidgetProps> => WIDGETS[kind] ?? ChoicesWidget;
