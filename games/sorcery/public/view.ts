// What a screen or a program may know: the types of views, events and answers, and the functions that read a view.
export type { SorceryEvent } from '../events.ts';
export type { ArcWidth } from '../geometry/arc.ts';
export { touch } from '../geometry/base.ts';
export { type Facing, facingTowards } from '../geometry/direction.ts';
export { pieceAt, TERRAIN, type Terrain } from '../geometry/ground.ts';
export type { Point } from '../geometry/point.ts';
export { facingPhrase, spotPhrase, wayOf, wayTo } from '../places.ts';
export {
  type ArmyBook,
  type ArmyFault,
  armyCost,
  faultsIn,
  memberName,
  type PageCount,
  pageCount,
  pagesIn,
  readyFor,
  symbolName,
  symbolsOf,
} from '../reading/army.ts';
export { armyFile, asArmy, type FileFault, readArmy } from '../reading/army-file.ts';
export {
  attackOf,
  browseBars,
  type CastingChoice,
  castingOf,
  goodCastings,
  isHostile,
  lenders,
  mayBreach,
  strainOf,
  warningsOf,
} from '../reading/casting.ts';
export { type Chance, type Counted, type CounterChance, chancesOf, counterChance } from '../reading/chances.ts';
export { refusedDeployment, reserveOf, rowsFor, type Stand, snapStand, standFault } from '../reading/deploying.ts';
export { lineBetween, type Sighted, worksOf } from '../reading/field.ts';
export { armyIn, nameIn } from '../reading/names.ts';
export {
  abilitiesOf,
  abilityFacts,
  abilityIn,
  BOOKS,
  bookIn,
  DOMAINS,
  domainIn,
  domainText,
  FACTIONS,
  FIGURES,
  fieldOf,
  figureIn,
  modeText,
  type PrintedFigure,
  type PrintedSpell,
  powersOf,
  runs,
  type Slot,
  SPELLS,
  spellIn,
  spellText,
} from '../reading/printed.ts';
export { type Reply, replyTo } from '../reading/reply.ts';
export { reachOf, routeNear, routeTo } from '../reading/routes.ts';
export type { Walker } from '../reading/stride.ts';
export { snapTo, terrainAt, walkOf, wouldFace } from '../reading/walks.ts';
export {
  actors,
  contactsAround,
  formationFrom,
  refusedIn,
  struckFrom,
  type UseName,
  type Way,
  waysOf,
} from '../reading/ways.ts';
export type { ActionAnswer, MoveAnswer } from '../rules/answers.ts';
export type { Army } from '../rules/army.ts';
export type { DeployAnswer } from '../rules/deployment.ts';
export { seatIn } from '../seat-name.ts';
export type { BookView, FigureView, SorceryView } from '../view-types.ts';
