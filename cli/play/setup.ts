import { randomInt } from 'node:crypto';
import { levelFrom, levels } from '@conjure/bots';
import { SETS } from '@conjure/demons';
import { create, type Game, type Options, type Play, play, readOptions } from '@conjure/engine';
import { nearest } from '../args/nearest.ts';
import { oneOfWords, type UsageTrouble } from '../args/read.ts';
import type { Voice } from './face.ts';
import { loadPlay, readJson } from './files.ts';
import type { Player } from './session.ts';

/** What was wished for on the command line. */
export interface Wish {
  readonly seats?: string;
  readonly set?: string;
  readonly options?: string;
  readonly seed?: string;
  readonly scenario?: string;
  readonly load?: string;
  readonly practice?: boolean;
}

export interface Ready {
  readonly play: Play;
  readonly players: readonly Player[];
  readonly note: string | null;
}

/** What stands in the way: a mistyped word, or a file that will not do. */
export type Obstacle = { readonly trouble: UsageTrouble } | { readonly wrong: string };

/** A match as wished, ready to begin or to go on. */
export function makeReady(game: Game, wish: Wish, voice: Voice): Ready | Obstacle {
  const players = wish.seats === undefined ? null : readPlayers(wish.seats);
  if (players && 'trouble' in players) return players;
  const begun =
    wish.load === undefined ? begin(game, wish, players?.length ?? null, voice) : loadPlay(wish.load, game, voice);
  if ('trouble' in begun || 'wrong' in begun) return begun;
  const { seats } = begun.play.match.origin;
  if (players && players.length !== seats)
    return { trouble: { key: 'usage.seatCount', facts: { wanted: String(seats), got: String(players.length) } } };
  return { play: begun.play, players: players ?? savedPlayers(begun.players, seats) ?? usual(seats), note: begun.note };
}

/** You, and adepts in the other seats. */
export function usual(seats: number): Player[] {
  return Array.from({ length: seats }, (_, seat) => (seat === 0 ? { is: 'person', name: null } : adept()));
}

function adept(): Player {
  const read = levelFrom('adept');
  return 'level' in read ? { is: 'bot', level: read.level } : { is: 'bot', level: levels[0] };
}

/** Who sat there when the match was saved, where the file says so. */
export function savedPlayers(words: readonly string[] | null, seats: number): Player[] | null {
  const read = words === null ? null : readPlayers(words.join(','));
  return read && !('trouble' in read) && read.length === seats ? read : null;
}

/** How a player is named on the command line and in a saved match. */
export const playerWord = (player: Player): string => (player.is === 'bot' ? player.level.name : (player.name ?? 'me'));

/** `me, adept, Anna`: a bot by its level, anybody else by name. */
export function readPlayers(text: string): Player[] | { trouble: UsageTrouble } {
  const players: Player[] = [];
  for (const word of text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')) {
    const bot = levelFrom(word.toLowerCase());
    if ('level' in bot) players.push({ is: 'bot', level: bot.level });
    else {
      const known = levels.map(({ name }) => name);
      const close = nearest(word, known);
      // A level with a slip in it is not a person of that name.
      if (
        close &&
        Math.abs(close.length - word.length) <= 2 &&
        /^[a-z:0-9]+$/.test(word) &&
        word !== 'me' &&
        word.length > 3
      )
        return { trouble: { key: 'usage.level', facts: { word, nearest: close, known: known.join(', ') } } };
      players.push({ is: 'person', name: word === 'me' ? null : word });
    }
  }
  if (players.length === 0)
    return { trouble: { key: 'usage.value', facts: { option: '--seats', value: 'me,adept,…' } } };
  return players;
}

type Begun = { readonly play: Play; readonly players: null; readonly note: null } | Obstacle;

function begin(game: Game, wish: Wish, seats: number | null, voice: Voice): Begun {
  const options = optionsIn(game, wish);
  if ('trouble' in options) return options;
  const scene = wish.scenario === undefined ? { value: undefined } : readJson(wish.scenario, voice);
  if ('wrong' in scene) return scene;
  const made = create(game, {
    seats: seats ?? seatsIn(scene.value),
    seed: wish.seed ?? String(randomInt(1_000_000)),
    options: options.options,
    ...(scene.value === undefined ? {} : { scenario: scene.value }),
  });
  if ('match' in made) return { play: play(made.match, wish.practice === true), players: null, note: null };
  const { place, expected, got } = made.fault;
  if (wish.scenario !== undefined && place.startsWith('scenario'))
    return { wrong: voice.tell('file.fault', { file: wish.scenario, place, expected, got }) };
  return { trouble: { key: 'usage.fault', facts: { place, expected, got } } };
}

/** A position says by itself how many sit at it. */
function seatsIn(scenario: unknown): number {
  const magicians = (scenario as { magicians?: unknown } | undefined)?.magicians;
  return Array.isArray(magicians) && magicians.length > 0 ? magicians.length : 1;
}

/** A ready set, and single options over it. */
export function optionsIn(
  game: Game,
  { set, options }: Pick<Wish, 'set' | 'options'>,
  sets: typeof SETS = SETS,
): { options: Options } | { trouble: UsageTrouble } {
  let chosen: Options = {};
  if (set !== undefined) {
    const named = oneOfWords(
      set,
      sets.map(({ name }) => name),
      'usage.set',
    );
    if ('trouble' in named) return named;
    chosen = sets.find(({ name }) => name === named.word)?.options ?? {};
  }
  for (const pair of (options ?? '').split(',').filter((part) => part.trim() !== '')) {
    const [name, value] = pair.split('=').map((part) => part.trim());
    if (value === undefined) return { trouble: { key: 'usage.pair', facts: { word: pair } } };
    const known = oneOfWords(
      name,
      game.options.map((option) => option.name),
      'usage.rule',
    );
    if ('trouble' in known) return known;
    const spec = game.options.find((option) => option.name === name);
    const meant = spec?.values.find((candidate) => String(candidate) === value) ?? value;
    chosen = { ...chosen, [name]: meant };
  }
  const read = readOptions(game.options, chosen);
  if ('options' in read) return read;
  const { place, expected, got } = read.fault;
  return { trouble: { key: 'usage.fault', facts: { place, expected, got } } };
}
