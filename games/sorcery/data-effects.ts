import type { Fault } from '@conjure/engine';
import type { SorceryData, SpellData } from './data.ts';
import { ABILITIES } from './data-abilities.ts';
import { aimFault, saysFault } from './data-aims.ts';
import type { Selector } from './effects/selectors.ts';
import type { Op } from './effects/vocabulary.ts';
import { fault, firstFault, repeated } from './faults.ts';

/** Cards name symbols, abilities and other cards that exist, and their effects speak of somebody there is. */
export function cardFault(data: SorceryData): Fault | null {
  return (
    firstFault(data.spells.spells, (spell, i) => spellFault(data, spell, `spells.json.spells[${i}]`)) ??
    firstFault(data.domains.domains, ({ id, cancels, effects }, i) => {
      const place = `domains.json.domains[${i}]`;
      return (
        cancelFault(data, id, cancels, `${place}.cancels`) ??
        opsFault(effects, new Set(['all']), `${place}.effects`) ??
        saysFault('domain', effects, `${place}.effects`)
      );
    }) ??
    firstFault(data.abilities.abilities, (ability, i) =>
      ability.id === 'pierce'
        ? abilityFault(ability.params.ignore, `abilities.json.abilities[${i}].params.ignore`)
        : null,
    )
  );
}

function spellFault(data: SorceryData, spell: SpellData, place: string): Fault | null {
  const { factions, subfactions } = data.subfactions;
  const { affinity, requirement, modes } = spell;
  if (affinity && ![...factions, ...subfactions].some(({ id }) => id === affinity.symbol))
    return fault(`${place}.affinity.symbol`, 'a faction or subfaction', affinity.symbol);
  if (affinity && affinity.pages >= spell.pages)
    return fault(`${place}.affinity.pages`, `fewer than ${spell.pages}`, affinity.pages);
  if (requirement !== null && !factions.some(({ id }) => id === requirement))
    return fault(`${place}.requirement`, 'a faction', requirement);
  return (
    kindFault(spell, place) ??
    cancelFault(data, spell.id, spell.cancels ?? [], `${place}.cancels`) ??
    opsFault(spell.effects, peopleOf(spell, spell.target !== null), `${place}.effects`) ??
    (modes && repeated(`${place}.modes`, modes)) ??
    firstFault(modes ?? [], ({ target, effects }, i) =>
      opsFault(effects, peopleOf(spell, target !== null), `${place}.modes[${i}].effects`),
    ) ??
    aimFault(spell, place)
  );
}

/** What the type of a spell says about its element, its action and where its card goes. [S17] [S26] [S41] */
function kindFault(spell: SpellData, place: string): Fault | null {
  const { type, cast } = spell;
  const stays = type === 'enchantment' || type === 'glyph' || type === 'illusion';
  const element = type === 'enchantment' ? 'hang' : type === 'glyph' ? 'glyph' : null;
  if (!cast && type !== 'sorcery') return fault(`${place}.type`, 'a sorcery, as it is not cast', type);
  if (spell.element !== element) return fault(`${place}.element`, `${element} for ${type}`, spell.element);
  if ((spell.action === null) !== (!cast || type === 'counterspell'))
    return fault(`${place}.action`, spell.action === null ? 'an action' : 'no action', spell.action);
  if (stays !== (spell.after === 'inPlay') || cast === (spell.after === null))
    return fault(`${place}.after`, stays ? 'inPlay' : cast ? 'bottom or faceDownTop' : 'null', spell.after);
  const isIllusion = type === 'illusion';
  if (isIllusion !== (spell.class !== undefined))
    return fault(`${place}.class`, isIllusion ? 'a class for an illusion' : 'no class', spell.class);
  if (isIllusion !== (spell.cancels !== undefined))
    return fault(`${place}.cancels`, isIllusion ? 'a list for an illusion' : 'nothing', spell.cancels);
  if (!stays && spell.ends.length > 0) return fault(`${place}.ends`, 'none, as it does not stay in play', spell.ends);
  if (spell.target && spell.modes) return fault(`${place}.target`, 'null, as the modes have targets', spell.target);
  return null;
}

/** Cards are cancelled by id or by class, and no card cancels itself. [R60] */
function cancelFault({ spells, domains }: SorceryData, own: string, cancels: string[], place: string): Fault | null {
  const cards = [...domains.domains, ...spells.spells.filter(({ type }) => type === 'illusion')];
  return firstFault(cancels, (name, i) =>
    cards.some((card) => card.id !== own && (card.id === name || `class:${card.class}` === name))
      ? null
      : fault(`${place}[${i}]`, 'another domain or illusion, or class: and a class of them', name),
  );
}

/** Who there is for a spell's effects to speak of. */
function peopleOf({ type, cast }: SpellData, aimed: boolean): Set<string> {
  const people = new Set<string>(['all']);
  if (aimed) people.add('target');
  if (type === 'enchantment') people.add('enchanted');
  if (type === 'glyph') people.add('glyph');
  if (type === 'counterspell') people.add('counterer');
  return people.add(cast ? 'caster' : 'wielder');
}

function opsFault(ops: readonly Op[], people: ReadonlySet<string>, place: string): Fault | null {
  return firstFault(ops, (op, i) => opFault(op, people, `${place}[${i}]`));
}

function opFault(op: Op, people: ReadonlySet<string>, place: string): Fault | null {
  if (op.op === 'counter' && !people.has('counterer')) return fault(`${place}.op`, 'a counterspell around it', op.op);
  if (op.op === 'gain') return abilityFault([op.ability], `${place}.ability`) ?? whoFault(op.to, people, `${place}.to`);
  if (op.op === 'ignore') return abilityFault(op.abilities, `${place}.abilities`);
  if (op.op === 'attack') {
    const wrong = whoFault('target', people, place) ?? abilityFault(op.ignore ?? [], `${place}.ignore`);
    return wrong ?? opsFault(op.onHit ?? [], people, `${place}.onHit`);
  }
  if (op.op === 'counter')
    return (
      opsFault(op.onSuccess ?? [], people, `${place}.onSuccess`) ?? opsFault(op.after ?? [], people, `${place}.after`)
    );
  if (op.op === 'roll') {
    const wrong = op.each ? whoFault(op.each, people, `${place}.each`) : null;
    return wrong ?? opsFault(op.do, op.each ? new Set([...people, 'each']) : people, `${place}.do`);
  }
  if (op.op === 'trigger') {
    const inside = new Set(people);
    if (op.on === 'endMove') inside.add('mover');
    if (op.choose) inside.add('chosen');
    const area = op.who ?? op.choose;
    const wrong = area ? whoFault(area, people, `${place}.${op.who ? 'who' : 'choose'}`) : null;
    return wrong ?? opsFault(op.do, inside, `${place}.do`);
  }
  if (op.op === 'browseCost') return null;
  return 'to' in op ? whoFault(op.to, people, `${place}.to`) : null;
}

function whoFault(who: Selector, people: ReadonlySet<string>, place: string): Fault | null {
  const named = typeof who === 'string' ? who : 'of' in who ? who.of : 'all';
  return people.has(named) ? null : fault(place, `one of ${[...people].join(', ')}`, named);
}

function abilityFault(names: readonly string[], place: string): Fault | null {
  return firstFault(names, (name) =>
    (ABILITIES as readonly string[]).includes(name) ? null : fault(place, 'abilities of abilities.json', name),
  );
}
