import type { Component } from 'svelte';
import type { WidgetProps } from '../face.ts';
import BoardWidget from './widget/BoardWidget.svelte';
import CardWidget from './widget/CardWidget.svelte';
import ChoicesWidget from './widget/ChoicesWidget.svelte';
import CubesWidget from './widget/CubesWidget.svelte';
import DispelWidget from './widget/DispelWidget.svelte';
import DivideWidget from './widget/DivideWidget.svelte';
import GrimoireWidget from './widget/GrimoireWidget.svelte';
import MageWidget from './widget/MageWidget.svelte';
import QuestsWidget from './widget/QuestsWidget.svelte';
import ReactWidget from './widget/ReactWidget.svelte';
import SetWidget from './widget/SetWidget.svelte';
import SpecimenWidget from './widget/SpecimenWidget.svelte';
import SwapSetWidget from './widget/SwapSetWidget.svelte';
import TurnWidget from './widget/TurnWidget.svelte';
import UnusedWidget from './widget/UnusedWidget.svelte';

export { readingOf } from './model/reading.ts';
export { whyOf } from './model/why.ts';

const WIDGETS: { readonly [kind: string]: Component<WidgetProps> | undefined } = {
  chooseMage: MageWidget,
  chooseGrimoire: GrimoireWidget,
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

/** What the dock has for a question that comes when spells have been drawn, or that only some matches ask. */
export const widgetFor = (kind: string): Component<WidgetProps> => WIDGETS[kind] ?? ChoicesWidget;
