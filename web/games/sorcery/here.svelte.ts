import type { OpenQuestion } from '@conjure/host';
import type { SorceryView } from '@conjure/sorcery/view';
import { inScope } from '../../parts/scope.ts';
import { newLooked } from '../looked.svelte.ts';
import { type Deployment, firstDeployment } from './model/deploying.ts';
import { NO_PLAN, type Plan } from './model/plan.ts';

/** What somebody wants to read about: a figure of the match by number, a spell, or a domain. */
export type Looked = { readonly figure: number } | { readonly spell: string } | { readonly domain: string };

/** At this table: what is being looked at, and the figure whose card lies in the rail until another is looked at. */
export const lookHere = inScope(() => {
  const { lookedAt, lookAt } = newLooked<Looked>();
  let shown: number | null = $state.raw(null);
  return {
    lookedAt,
    shownFigure: (): number | null => shown,
    lookAt(wanted: Looked | null): void {
      lookAt(wanted);
      if (wanted && 'figure' in wanted) shown = wanted.figure;
    },
    /** Shows a figure's card in the rail without opening it over the board. */
    showFigure(figure: number | null): void {
      shown = figure;
    },
  };
});

/** At this table: what is being planned. The board and the widget work on the same plan. */
export const planHere = inScope(() => {
  let planned: { asked: OpenQuestion; plan: Plan } | null = $state.raw(null);
  return {
    /** Of another question than this one it means nothing, be it the same number of another match. */
    planOf: (asked: OpenQuestion | null): Plan => (planned && planned.asked === asked ? planned.plan : NO_PLAN),
    setPlan(asked: OpenQuestion, plan: Plan): void {
      planned = { asked, plan };
    },
  };
});

/** At this table: how the army is to be laid out. The board and the widget work on the same. */
export const deployHere = inScope(() => {
  let deployed: { asked: OpenQuestion; deployment: Deployment } | null = $state.raw(null);
  /** Rows for who has changed nothing yet. */
  let first: { asked: OpenQuestion; deployment: Deployment } | null = null;
  return {
    deploymentOf(view: SorceryView, asked: OpenQuestion): Deployment {
      if (deployed?.asked === asked) return deployed.deployment;
      if (first?.asked !== asked) first = { asked, deployment: firstDeployment(view) };
      return first.deployment;
    },
    setDeployment(asked: OpenQuestion, deployment: Deployment): void {
      deployed = { asked, deployment };
    },
  };
});
