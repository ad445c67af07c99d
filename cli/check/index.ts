import type { Phrase } from '@conjure/engine';
import { isDue, randomOptions, randomPlay } from '@conjure/engine/proof';
import { ALL_CHECKS, checkAt } from '@conjure/host/proof';
import type { Box } from '@conjure/shelf';
import type { CommandLine } from '../args/commands.ts';
import { gameNamed } from '../args/game.ts';
import { wholeIn, wholeTrouble } from '../args/read.ts';
import { DONE, FAILED } from '../exit.ts';
import { progressBar } from '../simulate/progress.ts';
import { failing, tellerIn } from '../text/complain.ts';
import { print } from '../text/print.ts';
import { listening } from '../words/sayings.ts';
import { faultsOfTexts } from './texts.ts';

const USUAL = { matches: '5', seed: '1' };
const MOST = 100_000;
/** At each of a match's first decisions every check is made, then at one in so many. */
const CLOSELY = 60;
const SELDOM = 25;

/** `conjure check <game>`: matches at random under every check there is for the rules of a game, and what is wrong with its texts. */
export async function runCheck({ words, options, language }: CommandLine): Promise<number> {
  const fail = failing(language);
  const wanted = await gameNamed('check', words);
  if ('trouble' in wanted) return fail(wanted.trouble);
  const { box } = wanted;
  const typed = options.matches ?? USUAL.matches;
  const matches = wholeIn(typed, 1, MOST);
  if (!(matches >= 1)) return fail(wholeTrouble('--matches', typed, 1, MOST));
  const seed = String(options.seed ?? USUAL.seed);
  const { tell } = tellerIn(language);
  const bar = progressBar(process.stderr, (played) => tell('check.playing', { played, matches }), matches);
  const heard: Phrase[] = [];
  const wrong: string[] = [];
  let decisions = 0;
  for (let i = 0; i < matches; i++) {
    const found = checkedMatch(box, `${seed}/${i}`, (phrase) => heard.push(phrase));
    decisions += found.decisions;
    if (found.why !== null) wrong.push(`${seed}/${i}: ${found.why}`);
    bar.show(i + 1);
  }
  bar.end();
  for (const { language: lang, what } of await faultsOfTexts(box, heard)) wrong.push(`${lang}: ${what}`);
  for (const line of wrong) print(line);
  const facts = { game: box.game.id, matches, decisions, checks: ALL_CHECKS.length, wrong: wrong.length };
  print(tell('check.done', facts));
  return wrong.length > 0 ? FAILED : DONE;
}

/** One match at random under every check, and why it failed, if it did. */
function checkedMatch(box: Box, seed: string, hear: (phrase: Phrase) => void) {
  const { game } = box;
  const { min, max } = game.seats;
  const listen = listening(box, hear);
  const seats = min + ([...seed].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % (max - min + 1));
  let decisions = 0;
  try {
    randomPlay(game, { seed, seats, options: randomOptions(game, seed) }, (match, decision) => {
      decisions = decision;
      listen(match, decision);
      if (decision >= CLOSELY && decision % SELDOM !== 0 && match.open) return;
      for (const listed of ALL_CHECKS) if (isDue(listed, decision)) checkAt(listed, match, `${seed} ${decision}`);
    });
    return { decisions, why: null };
  } catch (error) {
    return { decisions, why: error instanceof Error ? error.message : String(error) };
  }
}
