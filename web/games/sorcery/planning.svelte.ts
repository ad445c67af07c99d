import type { OpenQuestion } from '@conjure/host';
import { type SorceryView, snapStand } from '@conjure/sorcery/view';
import { why } from '@conjure/words';
import type { Ghost, Placement, Placing, Point } from './board/types.ts';
import { deployHere, lookHere, planHere } from './here.svelte.ts';
import { spinGhost } from './model/board-choices.ts';
import { asDeployment, deployGhosts } from './model/deploying.ts';
import { placed, snapIn } from './model/moving.ts';
import type { PlanKind } from './model/overlays.ts';
import { ghostsFor } from './model/placing.ts';
import { NO_PLAN } from './model/plan.ts';
import { planFrom } from './model/plan-from.ts';
import { withWay } from './model/planning.ts';
import type { Words } from './names.ts';

interface Planned {
  readonly view: () => SorceryView;
  readonly asked: () => OpenQuestion | null;
  /** Something is being shown, and nothing can be placed. */
  readonly isShowing: () => boolean;
  /** An answer that is only shown: an adviser's, one that the list points to, or one that a lesson looks at. */
  readonly shown: () => unknown;
  readonly words: Words;
  /** What is to be done when everything is where it shall be. */
  readonly done: () => void;
}

/** What is planned or laid out on the field of this table, and what hands and keys do about it. */
export function newPlanning({ view, asked, isShowing, shown, words, done }: Planned) {
  const { deploymentOf, setDeployment } = deployHere();
  const { planOf, setPlan } = planHere();
  const { showFigure } = lookHere();
  const { say } = words;

  const kind = $derived(asked()?.kind ?? '');
  const isPlanned = $derived(kind === 'action' || kind === 'furyUse');
  const planKind = $derived<PlanKind>(kind === 'furyUse' ? 'furyUse' : 'action');
  const plan = $derived(planOf(asked()));
  const deployment = $derived.by(() => {
    const now = asked();
    return now?.kind === 'deploy' ? deploymentOf(view(), now) : null;
  });
  const planGhosts = (of: typeof plan): Ghost[] =>
    ghostsFor(view(), planKind, of, words, (refused) => say(why(refused)));

  const shownPlan = $derived.by(() => {
    const answer = shown();
    return isPlanned && answer ? planFrom(view(), answer) : null;
  });
  const shownGhosts = $derived.by(() => {
    const laid = deployment && shown() ? asDeployment(view(), shown()) : null;
    const found = laid ? deployGhosts(view(), laid, words) : shownPlan ? planGhosts(shownPlan) : [];
    return found.map((ghost) => ({ ...ghost, moves: false, turns: false }));
  });

  const ghosts = $derived.by(() => {
    const now = asked();
    if (!now) return [];
    if (deployment) return deployGhosts(view(), deployment, words);
    if (kind === 'spin') return spinGhost(view(), now, plan, words);
    return isPlanned ? planGhosts(plan) : [];
  });
  const active = $derived.by(() => {
    const wanted = String(deployment ? deployment.active : plan.active);
    return (ghosts.find(({ id }) => id === wanted) ?? ghosts[0])?.id ?? '';
  });

  function snap(id: string, at: Point, reach: number): Point | null {
    if (deployment) return snapStand(view(), Number(id), at, reach, deployment.stands);
    const isGlyph = ghosts.find((one) => one.id === id)?.is === 'glyph';
    return isGlyph ? null : snapIn(view(), plan, Number(id), at, reach);
  }

  function place(id: string, wanted: Placement, put: boolean): void {
    const now = asked();
    if (!now) return;
    const figure = Number(id);
    if (deployment) {
      const stands = new Map(deployment.stands).set(figure, { at: wanted.at, facing: wanted.facing });
      setDeployment(now, { ...deployment, stands, active: figure });
    } else if (kind === 'spin')
      setPlan(now, { ...plan, figure, placements: new Map([[figure, wanted]]), active: figure });
    else setPlan(now, placed(view(), plan, figure, wanted, put));
  }

  function pick(id: string): void {
    const now = asked();
    if (!now) return;
    if (deployment) setDeployment(now, { ...deployment, active: Number(id) });
    else setPlan(now, { ...plan, active: Number(id) });
    showFigure(Number(id));
  }

  function cancel(): void {
    const now = asked();
    if (now && isPlanned) setPlan(now, kind === 'furyUse' ? plan : { ...NO_PLAN, figure: plan.figure });
  }

  const placing = $derived.by((): Placing | null => {
    if (isShowing()) return null;
    if (shownGhosts.length > 0)
      return { ghosts: shownGhosts, active: '', snap: () => null, place() {}, pick() {}, done, cancel };
    return ghosts.length === 0 || shownPlan ? null : { ghosts, active, snap, place, pick, done, cancel };
  });

  return {
    get isPlanned() {
      return isPlanned;
    },
    get planKind() {
      return planKind;
    },
    get plan() {
      return plan;
    },
    get deployment() {
      return deployment;
    },
    /** The plan that is only shown. */
    get shownPlan() {
      return shownPlan;
    },
    get placing() {
      return placing;
    },
    cancel,
    /** Who can walk, walks as soon as somebody drags it. */
    grab(id: string): void {
      const now = asked();
      if (!now) return;
      setPlan(now, withWay(view(), Number(id), { use: 'move', fury: false }));
      showFigure(Number(id));
    },
  };
}
