import { games, rules, shapes } from './about.ts';
import { answer, dice, explain, odds, open } from './answers.ts';
import { bot } from './bot.ts';
import { begin, close, fork, replay } from './matches.ts';
import { record, result, scenario, view } from './position.ts';
import type { ProtocolRequest } from './request.ts';
import { redo, undo } from './undo.ts';

/** Everything that can be asked, by its `do`. */
export const requests: Readonly<Record<string, ProtocolRequest>> = {
  games,
  rules,
  shapes,
  new: begin,
  open,
  answer,
  explain,
  odds,
  view,
  dice,
  fork,
  undo,
  redo,
  record,
  replay,
  scenario,
  result,
  bot,
  close,
};
