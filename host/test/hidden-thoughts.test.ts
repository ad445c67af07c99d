import { demons } from '@conjure/demons';
import { asGame, type Game } from '@conjure/engine';
import { randomPlay } from '@conjure/engine/proof';
import { budget } from '@conjure/engine/testing/budget';
import { lodge } from '@conjure/lodge';
import { satchel } from '@conjure/satchel';
import { sorcery } from '@conjure/sorcery';
import { expect, test } from 'vitest';
import { hostKeepsSecrets } from '../proof/index.ts';

const DECISIONS = budget(10, 40);

test.each([
  ['Demons', asGame(demons), 5],
  ['the Lodge', asGame(lodge), 29],
  ['Sorcery', asGame(sorcery), 11],
  ['Satchel', asGame(satchel), 97],
] as [string, Game, number][])(
  'in %s a seat is told the same of odds, reasons, wishes and hints, whatever is hidden from it',
  (_name, game, every) => {
    let met = 0;
    for (let seed = 0; met < DECISIONS && seed < 10; seed++)
      randomPlay(game, { seats: 3, seed: `hidden thoughts ${seed}` }, (match, decision) => {
        if (decision % every !== 0 || met >= DECISIONS) return;
        hostKeepsSecrets(match, `${seed} ${decision}`);
        met++;
      });
    expect(met).toBe(DECISIONS);
  },
);
