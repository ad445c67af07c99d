import { capitalised } from '@conjure/words';
import { percent } from '../../app/numbers.svelte.ts';
import { say, t } from '../../app/words.svelte.ts';
import { chancesOf } from '../../parts/chances.ts';
import type { Reading } from '../../parts/reading.ts';
import type { OddsMessage } from '../session/deciding.svelte.ts';

const SHOWN = 2;
/** So many letters have room in two lines. */
const ROOM = 170;

/** The first of these sentences, as many as have room: one that is cut in the middle says nothing. */
function asManyAsFit([first, ...others]: readonly string[]): string {
  const cut = others.findIndex((_, i) => [first, ...others.slice(0, i + 1)].join(' ').length > ROOM);
  return [first, ...(cut < 0 ? others : others.slice(0, cut))].join(' ');
}

/** What may come of it, in a line: what is sure, or the likeliest with its chance. `shortly`: the rest stands elsewhere. */
export function describeOdds(odds: OddsMessage, reading: Reading | null, shortly = false): string {
  if (reading && reading.sentences.length > 0) {
    const sentences = reading.sentences.map((one) => capitalised(say(one)));
    return shortly ? asManyAsFit(sentences) : sentences.join(' ');
  }
  const chances = chancesOf(odds.outcomes, 8);
  if (odds.outcomes.length === 1) return chances.always.map(say).join(' ');
  return chances.rows
    .slice(0, SHOWN)
    .map(({ p, phrases, hidden }) => {
      const what = phrases.length > 0 ? say(phrases[0]) : t(hidden ? 'odds.hidden' : 'odds.nothing');
      return `${percent(p)}: ${what}`;
    })
    .join(' · ');
}
