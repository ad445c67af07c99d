import type { Seat } from '@conjure/engine';
import { type Context, figuresAmong } from '../effects/who.ts';
import { type InPlay, NONE, type Position, type SorceryTable } from '../state.ts';
import { runBasicOps } from './cast/basic-ops.ts';
import { endSpell } from './cast/ends.ts';

/** A domain or an illusion, as far as cancelling asks. */
interface Weather {
  readonly id: string;
  readonly class?: string;
  readonly cancels?: readonly string[];
}

/** Whether one card names another, or its class. [R60] */
const names = ({ id, cancels = [] }: Weather, other: Weather): boolean =>
  id !== other.id && (cancels.includes(other.id) || cancels.includes(`class:${other.class}`));

const illusionsIn = ({ state, content }: Position): InPlay[] =>
  state.inPlay.filter(({ spell }) => content.spells[spell].type === 'illusion');

/** First the newcomer cancels what it names; what is left may cancel the newcomer. True where it stays. [S50a] [R60] */
function clears(t: SorceryTable, newcomer: Weather): boolean {
  const { state, content } = t;
  const gone = state.domains.filter((domain) => names(newcomer, content.domains[domain]));
  state.domains = state.domains.filter((domain) => !gone.includes(domain));
  for (const domain of gone) t.tell({ type: 'domainCancelled', domain: content.domains[domain].id, by: newcomer.id });
  for (const one of illusionsIn(t)) if (names(newcomer, content.spells[one.spell])) endSpell(t, one);
  return !wouldBeCancelled(t, newcomer);
}

/** Whether something in play names this card, so that it would go as soon as it has come. [R60] */
function wouldBeCancelled(at: Position, newcomer: Weather): boolean {
  const { state, content } = at;
  return (
    state.domains.some((domain) => names(content.domains[domain], newcomer)) ||
    illusionsIn(at).some(({ spell }) => names(content.spells[spell], newcomer))
  );
}

/** Whether an illusion cast now would be wasted: what would be left after its own cancelling names it. [R60] */
export function isWasted(at: Position, spell: number): boolean {
  const { state, content } = at;
  const card = content.spells[spell];
  return (
    state.domains.some((domain) => !names(card, content.domains[domain]) && names(content.domains[domain], card)) ||
    illusionsIn(at).some((one) => !names(card, content.spells[one.spell]) && names(content.spells[one.spell], card))
  );
}

/** A domain is put in play and checked for cancelling. [B37] [R60] */
export function enterDomain(t: SorceryTable, seat: Seat, domain: number): void {
  const { id } = t.content.domains[domain];
  t.tell({ type: 'domainEntered', by: seat, domain: id });
  if (clears(t, t.content.domains[domain])) t.state.domains.push(domain);
  else t.tell({ type: 'domainCancelled', domain: id, by: id });
}

/** An illusion enters play at step 3 of its casting. [R60] [S50] */
export function enterIllusion(t: SorceryTable, one: InPlay): void {
  const stays = clears(t, t.content.spells[one.spell]);
  t.state.inPlay.push(one);
  if (!stays) endSpell(t, one);
}

/** What domains do at the beginning of the active player's end phase. [B51] */
export function domainsAtEnd(t: SorceryTable): void {
  const { state, content } = t;
  for (const domain of [...new Set(state.domains)])
    for (const op of content.domains[domain].effects) {
      if (op.op !== 'trigger' || op.on !== 'endStart') continue;
      if (!op.do.some((each) => each.op === 'roll' || figuresAmong(t, OF_DOMAIN, each.to).length > 0)) continue;
      t.tell({ type: 'domainWorks', domain: content.domains[domain].id });
      runBasicOps(t, OF_DOMAIN, op.do);
    }
}

/** A domain belongs to nobody, and nobody is immune to it. [R61] */
export const OF_DOMAIN: Context = {
  owner: NONE,
  seat: NONE,
  breach: false,
  caster: NONE,
  target: NONE,
  glyph: null,
  it: NONE,
};
