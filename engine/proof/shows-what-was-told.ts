import type { Game } from '../kernel/game.ts';
import { canonical } from '../kernel/plain.ts';
import { isSecret, type Question } from '../kernel/question.ts';
import type { Viewer } from '../kernel/seat.ts';
import { eventsFor } from '../kernel/story.ts';
import type { Event } from '../kernel/table.ts';
import { must } from '../tools/must.ts';
import { type RandomPlay, randomPlay } from './random-play.ts';

/** The names that a view shows, each as often as it is there, by where they stand: `seats.0.spent`. */
type ShownNames = Map<string, string[]>;

function namesIn(view: unknown, place = '', names: ShownNames = new Map()): ShownNames {
  if (typeof view === 'string') names.set(place, [...(names.get(place) ?? []), view]);
  else if (view !== null && typeof view === 'object')
    for (const [field, one] of Object.entries(view)) {
      const inList = Array.isArray(view) && typeof one === 'string';
      namesIn(one, inList ? place : place === '' ? field : `${place}.${field}`, names);
    }
  return names;
}

/** What the second list has more than the first, copies counted. */
function more(before: readonly string[], after: readonly string[]): string[] {
  const left = [...before];
  return after.filter((name) => {
    const at = left.indexOf(name);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Where a view shows things by name: those that are told when they come, and those that are told when they go. */
export interface NamedPlaces {
  readonly come: RegExp;
  readonly go: RegExp;
}

/**
 * A name that comes into a view has been told to the viewer, and one that goes is told as it goes, by an event or by an answer that the
 * viewer may know: view, events and the record for a viewer say the same. A place that is emptied whole needs no names. /
 */
export function showsWhatWasTold<S, C, V, E extends Event>(
  game: Game<S, C, V, E>,
  wanted: RandomPlay,
  viewers: readonly Viewer[],
  { come, go }: NamedPlaces,
): void {
  const seen: ShownNames[] = [];
  const ever = viewers.map(() => '');
  let told = 0;
  let asked: Question | null = null;
  randomPlay(game, wanted, ({ table, story, answers, open }) => {
    const last = answers.at(-1);
    viewers.forEach((viewer, i) => {
      const isOpen = last && asked && (last.seat === viewer || (asked.how !== 'each' && !isSecret(asked, last.answer)));
      const said = canonical([eventsFor(story.slice(told), viewer), isOpen ? last.answer : null]);
      const all = must(ever[i], 'a viewer') + said;
      ever[i] = all;
      const now = namesIn(game.view(table, viewer));
      const before = seen[i];
      seen[i] = now;
      if (!before) return;
      const untold = (name: string, place: string, text: string, how: string) => {
        // A name may be put together from several: a card and its half.
        if (!name.split(/\W+/).every((part) => text.includes(part)))
          throw new Error(`viewer ${viewer} sees ${name} ${how} ${place}, and heard: ${said}`);
      };
      for (const [place, names] of now)
        if (come.test(place))
          for (const name of more(before.get(place) ?? [], names)) untold(name, place, all, 'come to');
      for (const [place, names] of before) {
        const gone = more(now.get(place) ?? [], names);
        if (go.test(place) && gone.length < names.length) for (const name of gone) untold(name, place, said, 'go from');
      }
    });
    told = story.length;
    asked = open?.question ?? null;
  });
}
