import type { OpenQuestion } from '@conjure/host';
import type { SorceryView } from '@conjure/sorcery/view';
import { type Deployment, firstDeployment } from './model/deploying.ts';

/** How the army is to be laid out: the board and the widget work on the same. */
let deployed: { asked: OpenQuestion; deployment: Deployment } | null = $state.raw(null);
/** Rows for who has changed nothing yet. */
let first: { asked: OpenQuestion; deployment: Deployment } | null = null;

export function deploymentOf(view: SorceryView, asked: OpenQuestion): Deployment {
  if (deployed?.asked === asked) return deployed.deployment;
  if (first?.asked !== asked) first = { asked, deployment: firstDeployment(view) };
  return first.deployment;
}

export function setDeployment(asked: OpenQuestion, deployment: Deployment): void {
  deployed = { asked, deployment };
}
