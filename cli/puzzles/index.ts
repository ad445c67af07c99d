import { levelFrom } from '@conjure/bots';
import { findPuzzles, MOST_PUZZLES, OBVIOUS } from '@conjure/lab/puzzles';
import { reviewersOf } from '@conjure/lab/review';
import { listenForBreak } from '../args/breaking.ts';
import type { CommandLine } from '../args/commands.ts';
import { gameNamed } from '../args/game.ts';
import { wholeIn, wholeTrouble } from '../args/read.ts';
import { DONE } from '../exit.ts';
import { wrap } from '../play/layout.ts';
import { progressBar } from '../simulate/progress.ts';
import { failing } from '../text/complain.ts';
import { print } from '../text/print.ts';
import { printableJson } from '../text/printable.ts';
import { voiceFor } from '../text/voice.ts';

const MOST_MATCHES = 100_000;
const WIDTH = 100;

/** `conjure puzzles <game>`: positions of strong play where one answer is clearly best, and not the obvious one. */
export async function runPuzzles({ words, options, language }: CommandLine): Promise<number> {
  const fail = failing(language);
  const wanted = await gameNamed('puzzles', words);
  if ('trouble' in wanted) return fail(wanted.trouble);
  const { box } = wanted;
  const { game } = box;
  const matches = options.matches === undefined ? MOST_PUZZLES : wholeIn(options.matches, 1, MOST_MATCHES);
  if (!(matches >= 1)) return fail(wholeTrouble('--matches', options.matches, 1, MOST_MATCHES));
  const levels = [
    levelFrom(String(options.by ?? 'adept'), '--by', game.bot?.levels),
    levelFrom(OBVIOUS),
    levelFrom(String(options.judge ?? reviewersOf(game).judge), '--judge'),
  ];
  for (const read of levels)
    if ('fault' in read) return fail({ key: 'usage.fault', facts: { ...read.fault } });
    else if (read.level.kind === 'random') return fail({ key: 'review.weighs', facts: { level: read.level.name } });
  const [by, novice, judge] = levels.flatMap((read) => ('level' in read ? [read.level] : []));
  const voice = await voiceFor(language, box, []);
  const bar = progressBar(process.stderr, (n) => voice.tell('puzzles.progress', { n, all: matches, found }), matches);
  let found = 0;
  const breaking = listenForBreak();
  const puzzles = await findPuzzles(game, {
    by,
    novice,
    judge,
    matches,
    most: MOST_PUZZLES,
    seed: typeof options.seed === 'string' ? options.seed : '1',
    goesOn(match, so) {
      found = so;
      bar.show(match);
      return breaking.code === DONE;
    },
  });
  breaking.end();
  const { code } = breaking;
  bar.end();
  if (options.json) print(printableJson(JSON.stringify(puzzles, null, 1)));
  else
    print(
      puzzles.length === 0
        ? voice.tell('puzzles.none', { n: matches })
        : puzzles
            .flatMap(({ id, label, obvious, would, does }) =>
              wrap(
                voice.tell('puzzles.one', {
                  id,
                  best: voice.say(label),
                  obvious: voice.say(obvious.label),
                  would: Math.round(100 * would.mean),
                  does: Math.round(100 * does.mean),
                }),
                WIDTH,
                '   ',
              ),
            )
            .join('\n'),
    );
  return code;
}
