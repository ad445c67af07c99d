import { randomInt } from 'node:crypto';
import { levelFrom, levels } from '@conjure/bots';
import { create, type Game, type Options, type Play, play, readOptions } from '@conjure/engine';
import type { Box } from '@conjure/shelf';
import { nearest } from '../args/nearest.ts';
import { oneOfWords, type UsageTrouble } from '../args/read.ts';
import type { TerminalVoice } from './face.ts';
import { isTimed, loadPlay, readJson } from './files.ts';
import type { SeatPlayer } from './session.ts';

/** What was wished for on the command line. */
export interface PlayOptions {
  readonly seats?: string;
  readonly set?: string;
  readonly options?: string;
  readonly seed?: string;
  readonly scenario?: string;
  readonly load?: string;
  readonly practice?: boolean;
}

export interface ReadyMatch {
  readonly play: Play;
  readonly players: readonly SeatPlayer[];
  readonly note: string | null;
}

/** What stands in the way: a mistyped word, or a file that will not do. */
export type Obstacle = { readonly trouble: UsageTrouble } | { readonly wrong: string };

/** A match as wished, ready to begin or to go on. `game`: as it is played, with data files replaced or not. */
export function makeReady(box: Box, game: Game, options: PlayOptions, voice: TerminalVoice): ReadyMatch | Obstacle {
  // A saved match has all of these already.
  const again = (['set', 'options', 'seed', 'scenario', 'practice'] as const).find(
    (name) => options[name] !== undefined,
  );
  if (options.load !== undefined && again)
    return { trouble: { key: 'usage.together', facts: { first: '--load', second: `--${again}` } } };
  const players = options.seats === undefined ? null : readPlayers(options.seats, game);
  if (players && 'trouble' in players) return players;
  const begun =
    options.load === undefined
      ? begin(box, game, options, players?.length ?? null, voice)
      : loadPlay(options.load, game, voice);
  if ('trouble' in begun || 'wrong' in begun) return begun;
  const { seats } = begun.play.match.origin;
  if (players && players.length !== seats)
    return { trouble: { key: 'usage.seatCount', facts: { wanted: String(seats), got: String(players.length) } } };
  return {
    play: begun.play,
    players: players ?? savedPlayers(begun.players, game, seats) ?? usual(box, seats),
    note: begun.note,
  };
}

/** You where one usually sits, and adepts in the other seats. */
export function usual({ usual: { play: words } }: Box, seats: number): SeatPlayer[] {
  const own = Math.min(words.indexOf('me'), seats - 1);
  return Array.from({ length: seats }, (_, seat) => (seat === own ? { is: 'person', name: null } : adept()));
}

function adept(): SeatPlayer {
  const read = levelFrom('adept');
  return 'level' in read ? { is: 'bot', level: read.level } : { is: 'bot', level: levels[0] };
}

/** Who sat there when the match was saved, where the file says so. */
export function savedPlayers(words: readonly string[] | null, game: Game, seats: number): SeatPlayer[] | null {
  const read = words === null ? null : readPlayers(words.join(','), game);
  return read && !('trouble' in read) && read.length === seats ? read : null;
}

/** How a player is named on the command line and in a saved match. */
export const playerWord = (player: SeatPlayer): string =>
  player.is === 'bot' ? player.level.name : (player.name ?? 'me');

/** `me, adept, Anna`: a bot by its level, one of the game's own levels too, anybody else by name. */
export function readPlayers(text: string, { bot }: Game): SeatPlayer[] | { trouble: UsageTrouble } {
  const own = bot?.levels ?? [];
  const players: SeatPlayer[] = [];
  const words = text.split(',').map((part) => part.trim());
  for (const word of words.filter((part) => part !== '')) {
    const bot = levelFrom(word.toLowerCase(), 'level', own);
    if ('level' in bot) players.push({ is: 'bot', level: bot.level });
    else {
      const known = [...own, ...levels.map(({ name }) => name)];
      const close = nearest(word, known);
      if (close && isMisspelt(word, close))
        return { trouble: { key: 'usage.level', facts: { word, nearest: close, known: known.join(', ') } } };
      players.push({ is: 'person', name: word === 'me' ? null : word });
    }
  }
  if (players.length === 0)
    return { trouble: { key: 'usage.value', facts: { option: '--seats', value: 'me,adept,…' } } };
  return players;
}

/** A word that is nearly a level was meant as one, and is no person's name. */
const isMisspelt = (word: string, level: string): boolean =>
  word.length > 3 && /^[a-z:0-9]+$/.test(word) && Math.abs(level.length - word.length) <= 2;

type BegunMatch = { readonly play: Play; readonly players: null; readonly note: null } | Obstacle;

function begin(box: Box, game: Game, wanted: PlayOptions, seats: number | null, voice: TerminalVoice): BegunMatch {
  const options = optionsIn(box, game, wanted);
  if ('trouble' in options) return options;
  const scenario = wanted.scenario === undefined ? { value: undefined } : readJson(wanted.scenario, voice);
  if ('wrong' in scenario) return scenario;
  const made = create(game, {
    seats: seats ?? box.seatsIn(scenario.value) ?? box.usual.play.length,
    seed: wanted.seed ?? String(randomInt(1_000_000)),
    options: options.options,
    ...(scenario.value === undefined ? {} : { scenario: scenario.value }),
  });
  if ('match' in made && isTimed(made.match)) return { trouble: { key: 'usage.timed', facts: {} } };
  if ('match' in made) return { play: play(made.match, wanted.practice === true), players: null, note: null };
  const { place, expected, got } = made.fault;
  if (wanted.scenario !== undefined && place.startsWith('scenario'))
    return { wrong: voice.tell('file.fault', { file: wanted.scenario, place, expected, got }) };
  return { trouble: { key: 'usage.fault', facts: { place, expected, got } } };
}

/** A ready set, and single options over it. */
export function optionsIn(
  { sets }: Pick<Box, 'sets'>,
  game: Game,
  { set, options }: Pick<PlayOptions, 'set' | 'options'>,
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
    if (value === undefined) return { trouble: { key: 'usage.pair', facts: { word: pair, example: exampleOf(game) } } };
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

/** An option of the game with another value than the usual one, as it is typed. */
function exampleOf({ options: [first] }: Game): string {
  return `${first.name}=${first.values.find((value) => value !== first.default) ?? first.default}`;
}
