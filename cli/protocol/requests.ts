import { games, rules, shapes } from './about.ts';
import { begin, close, fork, replay } from './beginning.ts';
import { bot } from './bot.ts';
import { answer, dice, explain, odds, open } from './deciding.ts';
import { record, result, scenario, view } from './position.ts';
import type { Request } from './request.ts';
import { redo, undo } from './taking-back.ts';

/** Everything that can be asked, by its `do`. */
export const requests: Readonly<Record<string, Request>> = {
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
