import { must, once } from '@conjure/engine';
import {
  CHEST,
  HERO_ROW,
  hexRemedyOf,
  PLACES,
  type Place,
  ROW,
  SPELL_ROW,
  STAR,
  satchelOf,
  WYRM_TILE,
  woundRemedyOf,
} from './board.ts';
import { type Effect, FACES, type FaceName, type SatchelData, SYMBOLS } from './data.ts';
import { type Group, ORDEAL_GROUPS, SPELL_GROUPS } from './groups.ts';
import type { HeroId, ScenarioId } from './ids.ts';

export interface Card {
  readonly id: string;
  readonly name: string;
  readonly group: Group;
  readonly slots: readonly number[];
  /** A symbol, or −1. */
  readonly banner: number;
  readonly effect: Effect;
  readonly aim: 'place' | 'hero' | null;
  /** What a Hex forbids, or −1. [B44] */
  readonly hexes: number;
}

interface Hero {
  readonly id: HeroId;
  readonly emblem: number;
}

/** Heroes in seat order: who they are, and how the places and pieces of their match are called. */
export interface Team {
  readonly index: number;
  /** By seat; the sorcerer's is −1. */
  readonly emblems: readonly number[];
  readonly seats: number;
  /** `sorcerer`, then the heroes: `green`, `blue`. */
  readonly ids: readonly string[];
  readonly places: readonly string[];
  /** The places of the heroes' side in the order of B31. */
  readonly heroPlaces: readonly Place[];
  /** By piece: the familiar's id, nothing for dice. */
  readonly familiars: readonly string[];
}

/** What a scenario is for a number of heroes, with familiars or without. */
export interface Setting {
  readonly scenario: ScenarioId;
  readonly training: boolean;
  readonly heroes: number;
  readonly familiars: boolean;
  readonly wyrm: boolean;
  readonly lore: boolean;
  readonly wyrmSlots: readonly number[];
  /** How many cards of each group, the open ones included. [B8] */
  readonly ordeals: ReadonlyMap<Group, number>;
  readonly spells: ReadonlyMap<Group, number>;
}

/** What the data says, indexed for the rules. */
export interface Content {
  readonly data: SatchelData;
  /** Ordeals, then spells. */
  readonly cards: readonly Card[];
  readonly firstSpell: number;
  readonly cardIndex: ReadonlyMap<string, number>;
  /** By group, the cards of it. */
  readonly groups: ReadonlyMap<Group, readonly number[]>;
  /** By card: the place of its group among the groups. */
  readonly groupIndex: readonly number[];
  /** What a die shows for 1 to 6 pips. */
  readonly die: readonly number[];
  /** By seat: where its dice and familiars begin among the pieces, and where they end. */
  readonly firstDie: readonly number[];
  readonly firstFamiliar: readonly number[];
  readonly lastPiece: readonly number[];
  readonly ownerOf: readonly number[];
  readonly teams: readonly Team[];
  readonly teamOf: ReadonlyMap<string, number>;
  readonly settings: readonly Setting[];
  readonly satchelSlots: readonly number[];
  readonly chestSlots: readonly number[];
  /** By the hexed symbol. [B45] */
  readonly hexRemedySlots: readonly (readonly number[])[];
  readonly woundRemedySlots: readonly number[];
}

/** In the order of the catalogue. */
export const GROUPS: readonly Group[] = [...ORDEAL_GROUPS, ...SPELL_GROUPS];

const symbolOf = (name: FaceName | null | undefined): number => (name ? FACES.indexOf(name) : -1);

export function contentFrom(data: SatchelData): Content {
  const { dice, heroes, ordeals, spells, setup } = data;
  const cards: Card[] = [...ordeals.cards, ...spells.cards].map((card) => ({
    id: card.id,
    name: card.name,
    group: card.group,
    slots: card.slots.map(symbolOf),
    banner: symbolOf(card.banner),
    effect: card.effect,
    aim: 'aim' in card ? card.aim : null,
    hexes: 'hexes' in card ? symbolOf(card.hexes) : -1,
  }));
  const pieces = pieceTables(data);
  const teams = allTeams(
    data,
    heroes.heroes.map(({ id, emblem }) => ({ id, emblem: symbolOf(emblem) })),
    pieces,
  );
  return {
    data,
    cards,
    firstSpell: ordeals.cards.length,
    cardIndex: new Map(cards.map(({ id }, i) => [id, i])),
    groupIndex: cards.map(({ group }) => GROUPS.indexOf(group)),
    groups: new Map(GROUPS.map((group) => [group, cards.flatMap((card, i) => (card.group === group ? [i] : []))])),
    die: dice.die.faces.map((face) => symbolOf(face) + 1),
    ...pieces,
    teams,
    teamOf: new Map(teams.map(({ ids }, i) => [ids.slice(1).join(' '), i])),
    settings: allSettings(data),
    satchelSlots: setup.tiles.satchel.slots.map(symbolOf),
    chestSlots: setup.tiles.chest.slots.map(symbolOf),
    hexRemedySlots: SYMBOLS.map((_, symbol) => [STAR, symbol]),
    woundRemedySlots: setup.tiles.remedyWound.slots.map(symbolOf),
  };
}

/** Seat by seat, dice before familiars. */
function pieceTables({
  dice,
  setup,
}: SatchelData): Pick<Content, 'firstDie' | 'firstFamiliar' | 'lastPiece' | 'ownerOf'> {
  const count = (owner: 'hero' | 'sorcerer') =>
    must(dice.sets.find((set) => set.owner === owner)?.count, 'the dice of the', owner);
  const [firstDie, firstFamiliar, lastPiece, ownerOf]: number[][] = [[], [], [], []];
  for (let seat = 0; seat < 5; seat++) {
    firstDie.push(ownerOf.length);
    const own = seat === 0 ? count('sorcerer') : count('hero');
    firstFamiliar.push(ownerOf.length + own);
    // Every hero has a Satchel of his colour, the sorcerer the Chest. [F1]
    const all = own + (seat === 0 ? setup.tiles.chest.familiars : setup.tiles.satchel.familiars);
    for (let i = 0; i < all; i++) ownerOf.push(seat);
    lastPiece.push(ownerOf.length);
  }
  return { firstDie, firstFamiliar, lastPiece, ownerOf };
}

/** Every way to seat two to four of the heroes. */
function allTeams(data: SatchelData, heroes: readonly Hero[], pieces: ReturnType<typeof pieceTables>): Team[] {
  const seatings = (left: readonly Hero[], n: number): Hero[][] =>
    n === 0 ? [[]] : left.flatMap((one) => seatings(without(left, one), n - 1).map((rest) => [one, ...rest]));
  return [2, 3, 4]
    .flatMap((n) => seatings(heroes, n))
    .map((team, index) => {
      const people = [
        data.heroes.sorcerer,
        ...team.map(({ id }) =>
          must(
            data.heroes.heroes.find((hero) => hero.id === id),
            'the hero',
            id,
          ),
        ),
      ];
      // By piece; a die has no name.
      const familiars = pieces.ownerOf.map(() => '');
      for (const [seat, person] of people.entries())
        person.familiars.forEach(({ id }, i) => {
          familiars[pieces.firstFamiliar[seat] + i] = id;
        });
      return {
        index,
        seats: team.length + 1,
        emblems: [-1, ...team.map(({ emblem }) => emblem)],
        ids: people.map(({ id }) => id),
        places: placeNames(team),
        heroPlaces: heroPlaces(team.length),
        familiars,
      };
    });
}

const without = <T>(list: readonly T[], one: T): T[] => list.filter((other) => other !== one);

function placeNames(team: readonly Hero[]): string[] {
  const names = new Array<string>(PLACES).fill('');
  for (let i = 0; i < ROW; i++) {
    names[HERO_ROW + i] = `H${i + 1}`;
    names[SPELL_ROW + i] = `S${i + 1}`;
  }
  names[WYRM_TILE] = 'wyrm';
  names[CHEST] = 'chest';
  for (const [i, { id }] of team.entries()) {
    names[satchelOf(i + 1)] = `satchel:${id}`;
    names[hexRemedyOf(i + 1)] = `remedy:${id}:hex`;
    names[woundRemedyOf(i + 1)] = `remedy:${id}:wound`;
  }
  return names;
}

function heroPlaces(heroes: number): Place[] {
  const seats = Array.from({ length: heroes }, (_, i) => i + 1);
  const row = Array.from({ length: ROW }, (_, i) => HERO_ROW + i);
  return [
    ...row,
    WYRM_TILE,
    ...seats.map(satchelOf),
    ...seats.flatMap((seat) => [hexRemedyOf(seat), woundRemedyOf(seat)]),
  ];
}

function allSettings({ setup, scenarios }: SatchelData): Setting[] {
  const { starSlots } = setup.tiles.wyrm;
  return setup.decks.flatMap(({ scenario, heroes, familiars, ordeals, spells }) => {
    const found = scenarios.scenarios.find(({ id }) => id === scenario);
    if (!found) return [];
    const stars = (familiars ? starSlots.familiarsOn : starSlots.familiarsOff)[heroes as 2 | 3 | 4];
    return [
      {
        scenario,
        training: found.kind === 'training',
        heroes,
        familiars,
        wyrm: found.modules.wyrm,
        lore: setup.lore.scenarios.includes(scenario),
        wyrmSlots: new Array<number>(stars).fill(STAR),
        ordeals: countsOf(ORDEAL_GROUPS, ordeals),
        spells: countsOf(SPELL_GROUPS, spells),
      },
    ];
  });
}

const countsOf = <G extends Group>(groups: readonly G[], counts: Partial<Record<G, number>>): Map<Group, number> =>
  new Map(groups.map((group) => [group, counts[group] ?? 0]));

/** Which setting a match has. Trainings are always without familiars. [B80] */
export function settingFor(content: Content, scenario: ScenarioId, heroes: number, wanted: boolean): number {
  const row = (familiars: boolean) =>
    content.settings.findIndex((s) => s.scenario === scenario && s.heroes === heroes && s.familiars === familiars);
  const found = row(wanted);
  return found < 0 ? row(false) : found;
}

/** Every name that a place can have, whoever plays. */
export const placeNamesOf = once((content: Content) => {
  const names = content.teams.flatMap(({ places }) => places).filter((name) => name !== '');
  return new Set(names);
});

/** The number of a team by the names of its heroes, and of a card by its own. */
export const teamNamed = ({ teamOf }: Content, heroes: string): number => must(teamOf.get(heroes), 'team', heroes);
export const cardNamed = ({ cardIndex }: Content, id: string): number => must(cardIndex.get(id), 'card', id);
