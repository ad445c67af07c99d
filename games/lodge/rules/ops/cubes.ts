import {
  askThen,
  type Data,
  type Facts,
  next,
  type Phrase,
  type Refusal,
  refusal,
  type Seat,
  type Step,
  toOne,
} from '@conjure/engine';
import { evocationOf, isMage, type Model, NONE, OWNERS, ownerOf, ROSE } from '../../board.ts';
import type { LodgeMatterOf } from '../../matters.ts';
import type { LodgeTable, Position } from '../../state.ts';
import { type CubeAnswer, STOP, shapesOf } from '../answers.ts';
import { cardOf, countsOn, roomTrack, sheetOf, type Track, takeOff, turnCube } from '../cubes.ts';
import { inForce } from '../events-in-force.ts';
import { creatureOf, familiarOf, hunterOf, isGuarding } from '../models.ts';
import { creaturePhrase, mageName, modelName, modelPhrase, ownerName, roomName, roomPhrase } from '../names.ts';

type From = 'sheet' | 'card' | 'room';

interface CubePlace {
  from: From;
  track: Track;
}

/** Where the cubes of a model lie: its card, or the sheet, and with it the card of a Guarding familiar. [R14] [R36] */
function placesOf(at: Position, model: Model): CubePlace[] {
  if (!isMage(model)) return [{ from: 'card', track: cardOf(at, evocationOf(model)) }];
  const places: CubePlace[] = [{ from: 'sheet', track: sheetOf(at, model) }];
  const familiar = familiarOf(at, model);
  if (familiar !== NONE && isGuarding(at.state, familiar)) places.push({ from: 'card', track: cardOf(at, familiar) });
  return places;
}

/** Cubes of others lie on the model. */
export const convertible = (at: Position, by: Seat, model: Model): boolean =>
  placesOf(at, model).some(({ track }) => countsOn(track).some((n, owner) => n > 0 && owner !== by));

export const hasWounds = (at: Position, model: Model): boolean =>
  placesOf(at, model).some(({ track }) => track.counts[track.which] > 0);

/** Nobody can heal while an event says so. */
export const canHeal = (at: Position): boolean => inForce(at, 'noHealing').length === 0;

const whoseName = (at: Position, owner: number): string => (owner === ROSE ? 'rose' : mageName(at, owner));

interface CubeTaking {
  kind: 'heal' | 'convert' | 'convertRoom';
  rule: string;
  seat: Seat;
  left: number;
  places: CubePlace[];
  /** Why no cube is to be taken as the answer says. */
  why(answer: CubeAnswer): Refusal;
  /** Whose cubes are not to be chosen. */
  except: number;
  about: Facts;
  /** The model or room, by its name. */
  of: Data;
}

/** One cube after another, or no more: "up to". */
function takeCubes(
  t: LodgeTable,
  { kind, rule, seat, left, places, why, except, about, of }: CubeTaking,
  take: (track: Track, owner: number, from: From) => void,
): Step {
  const options: CubeAnswer[] = [];
  for (const { from, track } of places)
    for (const [owner, n] of countsOn(track).entries())
      if (n > 0 && owner !== except) options.push({ do: 'take', from, whose: whoseName(t, owner) });
  if (options.length === 0) return 'rest';
  options.push(STOP);
  const has = (answer: CubeAnswer) =>
    options.some(
      (one) =>
        one.do === answer.do &&
        (one.do === 'stop' || (answer.do === 'take' && one.from === answer.from && one.whose === answer.whose)),
    );
  return askThen(
    toOne({
      kind,
      rule,
      seat,
      shape: shapesOf(t.content).cube,
      options,
      refuse: (answer) => (has(answer) ? null : why(answer)),
      facts: { ...about, left },
      data: () => of,
    }),
    (answer) => {
      if (answer.do === 'stop') return;
      const place = places.find(({ from }) => from === answer.from);
      for (let owner = 0; place && owner < OWNERS; owner++)
        if ((owner === ROSE || owner < t.state.seats) && whoseName(t, owner) === answer.whose)
          take(place.track, owner, answer.from);
    },
  );
}

const liesIn = (places: readonly CubePlace[], answer: CubeAnswer): boolean =>
  places.some(({ from }) => answer.do === 'take' && from === answer.from);

/** His own cubes need no converting, and others lie elsewhere or not at all. [B78] */
function refuseConverting(at: Position, by: Seat, places: CubePlace[], what: Phrase, answer: CubeAnswer): Refusal {
  if (!liesIn(places, answer)) return refusal('B78', { what }, 'elsewhere');
  return refusal('B78', {}, answer.do === 'take' && answer.whose === mageName(at, by) ? 'own' : 'none');
}

/** Cubes of the choice of the healed player go back to their owners. [B77] */
export function heal(t: LodgeTable, { by, model, left }: LodgeMatterOf<'heal'>): Step {
  const { state } = t;
  if (left === 0 || !canHeal(t) || (!isMage(model) && state.creature[evocationOf(model)] === NONE)) return 'rest';
  const of = { model: modelName(t, model) };
  const about = { model: modelPhrase(t.content, of.model) };
  const seat = isMage(model) ? model : ownerOf(model);
  const places = placesOf(t, model);
  const why = (answer: CubeAnswer): Refusal => {
    if (liesIn(places, answer)) return refusal('B77', {}, 'none');
    // What lies on the card of a hunter is not his mage's to heal. [R36]
    const hunter = isMage(model) ? hunterOf(t, model) : NONE;
    return answer.do === 'take' && answer.from === 'card' && hunter !== NONE
      ? refusal('R36', { familiar: creaturePhrase(t.content, creatureOf(t, hunter).id) })
      : refusal('B77', about, 'elsewhere');
  };
  return takeCubes(
    t,
    { kind: 'heal', rule: 'B77', seat, left, places, why, except: NONE, about, of },
    (track, owner, from) => {
      takeOff(state, track, owner);
      if (!t.silent) {
        const place = from === 'card' ? 'card' : 'sheet';
        t.tell({ type: 'healed', model: modelName(t, model), place, whose: ownerName(owner) });
      }
      next(t, { do: 'heal', by, model, left: left - 1 });
    },
  );
}

/** Cubes of others become his where they lie. It is not damage. [B78] [R14] */
export function convert(t: LodgeTable, { by, model, left }: LodgeMatterOf<'convert'>): Step {
  const { state } = t;
  const gone = isMage(model) ? state.at[model] === NONE : state.room[evocationOf(model)] === NONE;
  if (left === 0 || state.supply[by] === 0 || gone) return 'rest';
  const of = { model: modelName(t, model) };
  const about = { model: modelPhrase(t.content, of.model) };
  const places = placesOf(t, model);
  const why = (answer: CubeAnswer) => refuseConverting(t, by, places, about.model, answer);
  return takeCubes(
    t,
    { kind: 'convert', rule: 'B78', seat: by, left, places, why, except: by, about, of },
    (track, owner) => {
      turnCube(state, track, owner, by);
      if (!t.silent) t.tell({ type: 'converted', by, model: modelName(t, model), whose: ownerName(owner) });
      next(t, { do: 'convert', by, model, left: left - 1 });
    },
  );
}

export function convertRoom(t: LodgeTable, { by, room, left }: LodgeMatterOf<'convertRoom'>): Step {
  const { state } = t;
  if (left === 0 || state.supply[by] === 0) return 'rest';
  const about = { room: roomPhrase(t, room) };
  const places: CubePlace[] = [{ from: 'room', track: roomTrack(t, room) }];
  const why = (answer: CubeAnswer) => refuseConverting(t, by, places, about.room, answer);
  return takeCubes(
    t,
    {
      kind: 'convertRoom',
      rule: 'B78',
      seat: by,
      left,
      places,
      why,
      except: by,
      about,
      of: { room: roomName(t, room) },
    },
    (track, owner) => {
      turnCube(state, track, owner, by);
      if (!t.silent) t.tell({ type: 'roomConverted', by, room: roomName(t, room), whose: ownerName(owner) });
      next(t, { do: 'convertRoom', by, room, left: left - 1 });
    },
  );
}
