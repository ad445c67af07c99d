import type { Fault } from '@conjure/engine';
import type { ArmyData, FigureData, SorceryData } from './data.ts';
import { ABILITIES } from './data-abilities.ts';
import { cardFault } from './data-effects.ts';
import { battlefieldFault } from './data-fields.ts';
import { fault, firstFault, repeated, together } from './faults.ts';
import { armyFaults } from './rules/army.ts';

/** What no single file can say: that ids are told apart, and that what is named is there. */
export function fitsTogether(data: SorceryData): Fault | null {
  return (
    idFault(data) ??
    subfactionFault(data) ??
    firstFault(data.figures.figures, (figure, i) => figureFault(data, figure, `figures.json.figures[${i}]`)) ??
    cardFault(data) ??
    firstFault(data.battlefields.battlefields, (field, i) =>
      battlefieldFault(field, `battlefields.json.battlefields[${i}]`),
    ) ??
    firstFault(data.armies.armies, (army, i) => armyFault(data, army, `armies.json.armies[${i}]`))
  );
}

function idFault({ abilities, figures, spellbooks, spells, domains, armies, battlefields }: SorceryData): Fault | null {
  for (const ability of ABILITIES)
    if (!abilities.abilities.some(({ id }) => id === ability))
      return fault('abilities.json.abilities', `the ability ${ability}`, undefined);
  return (
    repeated('figures.json.figures', figures.figures) ??
    repeated('spellbooks.json.spellbooks', spellbooks.spellbooks) ??
    repeated('spells.json.spells', spells.spells) ??
    // Cards cancel domains and illusions by one list of ids. [R60]
    repeated('spells.json.spells and domains.json.domains', [...spells.spells, ...domains.domains]) ??
    repeated('armies.json.armies', armies.armies) ??
    repeated('battlefields.json.battlefields', battlefields.battlefields)
  );
}

/** Factions and subfactions are one list of symbols; every ability of one subfaction has its own. [S6] */
function subfactionFault({ subfactions: { factions, subfactions } }: SorceryData): Fault | null {
  return (
    repeated('subfactions.json.factions and subfactions.json.subfactions', [...factions, ...subfactions]) ??
    firstFault(subfactions, ({ faction, abilities }, i) =>
      factions.some(({ id }) => id === faction)
        ? repeated(`subfactions.json.subfactions[${i}].abilities`, abilities)
        : fault(`subfactions.json.subfactions[${i}].faction`, 'one of the factions', faction),
    )
  );
}

function figureFault({ subfactions }: SorceryData, figure: FigureData, place: string): Fault | null {
  const { faction, subfaction, range, rangedDamage } = figure;
  if (!subfactions.factions.some(({ id }) => id === faction))
    return fault(`${place}.faction`, 'a faction of subfactions.json', faction);
  if (subfaction !== null && !subfactions.subfactions.some((one) => one.id === subfaction && one.faction === faction))
    return fault(`${place}.subfaction`, `a subfaction of ${faction}`, subfaction);
  if (range === 0 && rangedDamage > 0) return fault(`${place}.rangedDamage`, '0 without a range', rangedDamage);
  // Without one the army could be defeated before its first turn. [B106]
  if (figure.dial[0].abilities.includes('demoralized'))
    return fault(`${place}.dial[0].abilities`, 'an able figure at the start', 'demoralized');
  return null;
}

/** Options may be narrower: what they forbid is for set-up to say. [R39] */
const WIDEST_LIMITS = { domains: true, relicUniqueOnly: false, copyLimit: 9 };

/** Names what there is, and is legal within its total: else everything that is wrong with it. */
function armyFault(data: SorceryData, army: ArmyData, place: string): Fault | null {
  const { figures, spellbooks, spells, domains } = data;
  const names = (list: readonly { id: string }[], id: string, at: string, expected: string): Fault[] =>
    list.some((one) => one.id === id) ? [] : [fault(at, expected, id)];
  const unknown = [
    ...(army.domain === null ? [] : names(domains.domains, army.domain, `${place}.domain`, 'a domain of domains.json')),
    ...army.figures.flatMap((id, i) =>
      names(figures.figures, id, `${place}.figures[${i}]`, 'a figure of figures.json'),
    ),
    ...army.books.flatMap(({ book, stack }, i) => {
      const at = `${place}.books[${i}]`;
      return [
        ...names(spellbooks.spellbooks, book, `${at}.book`, 'a book of spellbooks.json'),
        ...stack.flatMap((id, j) => names(spells.spells, id, `${at}.stack[${j}]`, 'a spell of spells.json')),
      ];
    }),
  ];
  // Only what names something there is can be judged by the rules.
  return together(
    unknown.length > 0 ? unknown : armyFaults(data, army, { ...WIDEST_LIMITS, buildTotal: army.buildTotal }, place),
  );
}
