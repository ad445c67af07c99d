import type { OpenQuestion } from '@conjure/host';
import type { SorceryView } from '@conjure/sorcery/view';
import { draftsHere } from '../../parts/drafts.ts';
import { inScope } from '../../parts/scope.ts';
import { newLooked } from '../looked.svelte.ts';
import { type Deployment, firstDeployment, savedDeployment } from './model/deploying.ts';
import { NO_PLAN, type Plan } from './model/plan.ts';
import { planToSave, savedPlan } from './model/plan-kept.ts';

/** What can be read about: a figure of the match by number, a spell, or a domain. */
export type Looked = { readonly figure: number } | { readonly spell: string } | { readonly domain: string };

/** At this table: what is pointed at, wherever it is told of, and the figure whose card lies in its drawer until another is wanted. */
export const lookHere = inScope(() => {
  const { lookedAt, lookAt } = newLooked<Looked>();
  let shown: number | null = $state.raw(null);
  return {
    lookedAt,
    lookAt,
    /** For an element that stands for something: it is pointed at by pointer, or by the focus of whoever goes by keys. */
    pointing: (at: Looked) => ({
      onpointerenter: () => lookAt(at),
      onpointerleave: () => lookAt(null),
      onfocus: ({ currentTarget }: FocusEvent) =>
        currentTarget instanceof Element && currentTarget.matches(':focus-visible') && lookAt(at),
      onblur: () => lookAt(null),
    }),
    shownFigure: (): number | null => shown,
    showFigure(figure: number | null): void {
      shown = figure;
    },
  };
});

/** At this table: what is being planned. The board and the widget work on the same plan; it outlasts the page being loaded anew. */
export const planHere = inScope(() => {
  const drafts = draftsHere();
  let planned: { asked: OpenQuestion; plan: Plan } | null = $state.raw(null);
  /** What was half-made when the page was left. */
  let found: { asked: OpenQuestion; plan: Plan } | null = null;
  return {
    /** Of another question than this one it means nothing, be it the same number of another match. */
    planOf(asked: OpenQuestion | null): Plan {
      if (!asked) return NO_PLAN;
      if (planned?.asked === asked) return planned.plan;
      if (found?.asked !== asked) found = { asked, plan: savedPlan(drafts.kept(asked, 'plan')) ?? NO_PLAN };
      return found.plan;
    },
    setPlan(asked: OpenQuestion, plan: Plan): void {
      planned = { asked, plan };
      drafts.keep(asked, 'plan', planToSave(plan));
    },
  };
});

/** At this table: how the army is to be laid out. The board and the widget work on the same. */
export const deployHere = inScope(() => {
  const drafts = draftsHere();
  let deployed: { asked: OpenQuestion; deployment: Deployment } | null = $state.raw(null);
  /** As it was left, or rows for who has changed nothing yet. */
  let first: { asked: OpenQuestion; deployment: Deployment } | null = null;
  return {
    deploymentOf(view: SorceryView, asked: OpenQuestion): Deployment {
      if (deployed?.asked === asked) return deployed.deployment;
      if (first?.asked !== asked)
        first = {
          asked,
          deployment: savedDeployment(view, drafts.kept(asked, 'deployment')) ?? firstDeployment(view),
        };
      return first.deployment;
    },
    setDeployment(asked: OpenQuestion, deployment: Deployment): void {
      deployed = { asked, deployment };
      drafts.keep(asked, 'deployment', { ...deployment, stands: [...deployment.stands] });
    },
  };
});
